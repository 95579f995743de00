import { classNames } from '#app/ui/class-names.ts'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { to } from '#content/language.ts'
import type { StripMark, StripPart, StripView } from './timeline-view.ts'

/** Of the strip's width: a character at its smallest width, see timeline.css. */
const PERCENT_PER_CHARACTER = 1.15
const ROW = 26
/** Below the parts of a row, so that marks cover no name. */
const LANE = 11

/** The rows to scale. Positions are percent of the width, and the text keeps its size; the table has the same in words. */
export function TimelineStrip({ rows, ticks, now }: Pick<StripView, 'rows' | 'ticks' | 'now'>) {
  return (
    <div className="timeline-strip" aria-hidden="true">
      {rows.map(({ title, parts, marks }) => (
        <div key={title} className="timeline-row">
          <span>{title}</span>
          <svg aria-hidden="true" width="100%" height={heightOf(parts, marks)}>
            <rect className="timeline-empty" width="100%" height={ROW} rx="4" />
            {parts.map((part) => (
              <Part key={part.key} part={part} />
            ))}
            {marks.map((mark, index) => (
              <Mark key={mark.key} mark={mark} next={marks[index + 1]} isBare={parts.length === 0} />
            ))}
            {now !== null && (
              <line className="timeline-now" x1={at(now)} x2={at(now)} y1="0" y2={heightOf(parts, marks)} />
            )}
          </svg>
        </div>
      ))}
      <div className="timeline-row">
        <span />
        <svg aria-hidden="true" width="100%" height="20" className="timeline-ticks">
          {ticks.map(({ at: position, label }) => (
            <text key={label} x={at(position)} y="14">
              {label}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

const heightOf = (parts: readonly unknown[], marks: readonly unknown[]) =>
  parts.length > 0 && marks.length > 0 ? ROW + LANE : ROW

const at = (percent: number) => `${percent.toFixed(2)}%`

function Part({ part: { start, width, look, label, short, href } }: { part: StripPart }) {
  const fitting = [label, short].find((text) => text !== '' && width >= (text.length + 1) * PERCENT_PER_CHARACTER)
  const drawn = (
    <svg x={at(start)} width={at(width)} height={ROW}>
      <title>{label}</title>
      <rect className={`timeline-${look}`} width="100%" height={ROW} />
      {fitting && (
        <text x="4" y="17">
          {fitting}
        </text>
      )}
    </svg>
  )
  if (href === undefined) return drawn
  // The keyboard moves by the arrow keys and by the links above the strip.
  return (
    <a href={to(href)} tabIndex={-1}>
      {drawn}
    </a>
  )
}

type MarkProps = { mark: StripMark; next: StripMark | undefined; isBare: boolean }

function Mark({ mark: { at: position, label, short, isReturn }, next, isBare }: MarkProps) {
  const room = (next?.at ?? 100) - position
  const hasRoom = isBare && short !== '' && room > (short.length + 2) * PERCENT_PER_CHARACTER
  return (
    <g>
      <title>{label}</title>
      <circle
        className={classNames('timeline-mark', isReturn && 'timeline-return')}
        cx={at(position)}
        cy={isBare ? ROW / 2 : ROW + LANE / 2}
        r="4"
      />
      {hasRoom && (
        <text x={at(position)} dx="7" y="17">
          {short}
        </text>
      )}
    </g>
  )
}

/** The strip in words, for screen readers, for print and for looking up a date. */
export function TimelineTable({ table }: Pick<StripView, 'table'>) {
  return (
    <details className="timeline-table">
      <summary>{LIFE_TIMELINE.asTable}</summary>
      {table.length === 0 && <p>{LIFE_TIMELINE.nothing}</p>}
      {table.map(({ title, lines }) => (
        <table key={title} className="data-table data-table-compact">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{LIFE_TIMELINE.columns.what}</th>
              <th scope="col">{LIFE_TIMELINE.columns.from}</th>
              <th scope="col">{LIFE_TIMELINE.columns.until}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, what, from, until }) => (
              <tr key={key}>
                <th scope="row">{what}</th>
                <td>{from}</td>
                <td>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  )
}
