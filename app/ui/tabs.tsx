import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Initial tab when uncontrolled; the first one by default. */
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
}

/** Tabs without URLs, for applications. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value ?? '', value, onValueChange }: TabsProps) {
  return (
    <Radix.Root {...(value === undefined ? { defaultValue } : { value })} {...(onValueChange && { onValueChange })}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
