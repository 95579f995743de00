import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FoldProps = {
  title: string
  children: ReactNode
  isOpen?: boolean
  /** Of its heading. */
  level?: 2 | 3 | 4
  onOpen?: () => void
}

/** A part of the report that opens on a click or Enter; it works without script and is printed open. */
export function Fold({ title, children, isOpen = false, level = 2, onOpen }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <details open={isOpen} onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
      <summary>
        <Heading className="fold-title">{title}</Heading>
        <Icon of={ChevronDown} />
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
