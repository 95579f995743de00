import type { ReactNode, Ref } from 'react'
import { NakshatraMarks } from './motif/nakshatra-marks.tsx'

type EmptyStateProps = {
  title: string
  /** What to do, or what will appear here. */
  children?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
  /** For a list that has just lost its last item: focus needs a target. */
  headingRef?: Ref<HTMLHeadingElement>
}

export function EmptyState({ title, children, actions, level = 3, headingRef }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <NakshatraMarks className="w-16" />
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  )
}
