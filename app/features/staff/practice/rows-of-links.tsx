import { Badge } from '#app/ui/badge.tsx'
import { to } from '#content/language.ts'
import { EDITING } from '#content/staff/editing.ts'

export type LinkRow = {
  readonly href: string
  readonly title: string
  /** What is set now, or what it is for. */
  readonly line?: string | undefined
  readonly isSample?: boolean
}

type RowsOfLinksProps = { heading: string; rows: readonly LinkRow[] }

/** Pages of one topic as rows of two lines. */
export function RowsOfLinks({ heading, rows }: RowsOfLinksProps) {
  if (rows.length === 0) return null
  return (
    <section className="grid gap-1">
      <h2 className="text-xl">{heading}</h2>
      <ul className="desk-rows">
        {rows.map(({ href, title, line, isSample }) => (
          <li key={href} className="desk-row link-row">
            <div className="min-w-0 flex-1">
              <a className="row-link font-semibold" href={to(href)}>
                {title}
              </a>
              {line && <p className="hint">{line}</p>}
            </div>
            {isSample && <Badge>{EDITING.sample}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
