import type { ReactNode } from 'react'
import { tallScript } from '#app/ui/tall-script.ts'
import { shortDay } from '#content/words/dates.ts'

type InboxRowProps = {
  title: string
  /** The second line: from whom and when. */
  line: ReactNode
  /** What can be done with it, at the end of the row. */
  action?: ReactNode
  isOpen?: boolean
  level?: 2 | 3
  /** Unfolds below the two lines. */
  children?: ReactNode
}

/** One thing of the inbox in two lines, with its action beside them. */
export function InboxRow({ title, line, action, isOpen = false, level = 2, children }: InboxRowProps) {
  const Heading = `h${level}` as const
  const lines = (
    <div className="inbox-lines">
      <Heading className={tallScript(title)}>{title}</Heading>
      <span className="hint">{line}</span>
    </div>
  )
  return (
    <li className="inbox-row">
      {children ? (
        <details open={isOpen}>
          <summary>{lines}</summary>
          <div className="inbox-body">{children}</div>
        </details>
      ) : (
        lines
      )}
      {action}
    </li>
  )
}

/** When it arrived, short enough for a phone. */
export function RowDay({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()}>
      {shortDay(at)}
    </time>
  )
}
