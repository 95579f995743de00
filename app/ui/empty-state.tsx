import type { ReactNode } from 'react'
import { NakshatraMarks } from './motif/nakshatra-marks.tsx'

type EmptyStateProps = {
  title: string
  /** What to do, or what will appear here. */
  children?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
}

export function EmptyState({ title, children, actions, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <NakshatraMarks className="w-16" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  )
}
