import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { moveByArrows } from './move-by-arrows.ts'

export type PageTab = { readonly to: string; readonly label: string; readonly isCurrent: boolean }

type PageTabsProps = {
  label: string
  tabs: readonly PageTab[]
  /** Five or four tabs share the width equally where there is room. */
  className?: string
  children: ReactNode
}

/** Tabs of an application whose panels have their own URLs: links without script, arrow keys with it. */
export function PageTabs({ label, tabs, className, children }: PageTabsProps) {
  const current = tabs.findIndex((tab) => tab.isCurrent)
  return (
    <>
      <div className={classNames('tabs', className)} role="tablist" aria-label={label} onKeyDown={moveByArrows}>
        {tabs.map(({ to, label: tabLabel, isCurrent }, index) => (
          <Link
            key={to}
            to={to}
            id={tabId(index)}
            className="tab"
            role="tab"
            aria-selected={isCurrent}
            {...(isCurrent && { 'aria-controls': 'tab-panel' })}
            preventScrollReset
          >
            {tabLabel}
          </Link>
        ))}
      </div>
      <div
        id="tab-panel"
        className="tab-panel"
        role="tabpanel"
        {...(current >= 0 && { 'aria-labelledby': tabId(current) })}
      >
        {children}
      </div>
    </>
  )
}

function tabId(index: number): string {
  return `tab-${index + 1}`
}
