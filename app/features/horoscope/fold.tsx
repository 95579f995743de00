import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FoldProps = { title: string; children: ReactNode; isOpen?: boolean }

/** A part of the report that opens on a click or Enter; it works without script and is printed open. */
export function Fold({ title, children, isOpen = false }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary>
        <h2 className="fold-title">{title}</h2>
        <Icon of={ChevronDown} />
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
