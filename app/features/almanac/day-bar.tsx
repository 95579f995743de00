import { ALMANAC } from '#app/content/almanac.ts'
import type { BarPart, BarRow } from './day-rows.ts'

type DayBarProps = {
  rows: readonly BarRow[]
  hours: readonly { readonly at: number; readonly label: string }[]
  /** Percent of the day that has passed; undefined on another day. */
  now: number | undefined
}

/**
 * The day drawn to scale. Positions are percent of the width, and the text keeps its size, so that it is readable on a
 * phone; the lists of the page have the same in words.
 */
export function DayBar({ rows, hours, now }: DayBarProps) {
  return (
    <div className="day-bar" role="img" aria-label={ALMANAC.bar.label}>
      {rows.map(({ title, parts }) => (
        <div key={title} className="day-bar-row">
          <span>{title}</span>
          <svg aria-hidden="true" width="100%" height="26">
            <rect className="day-bar-empty" width="100%" height="26" rx="4" />
            {parts.map((part) => (
              <Part key={`${part.label} ${part.start}`} {...part} />
            ))}
            <NowLine at={now} />
          </svg>
        </div>
      ))}
      <div className="day-bar-row">
        <span />
        <svg aria-hidden="true" className="day-bar-hours" width="100%" height="20">
          {hours.map(({ at, label }) => (
            <text key={at} x={`${at.toFixed(2)}%`} y="14" textAnchor="middle">
              {label}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Of a phone's width. */
const PERCENT_PER_CHARACTER = 2

/** A name that a phone would cut off is shown on a laptop only. */
function Part({ start, width, look, label, short }: BarPart) {
  const isWideOnly = short !== undefined || width < label.length * PERCENT_PER_CHARACTER
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="26">
      <title>{label}</title>
      <rect className={`day-bar-${look}`} width="100%" height="26" />
      <text className={isWideOnly ? 'day-bar-wide' : undefined} x="5" y="17">
        {label}
      </text>
      {short && (
        <text className="day-bar-narrow" x="5" y="17">
          {short}
        </text>
      )}
    </svg>
  )
}

function NowLine({ at }: { at: number | undefined }) {
  if (at === undefined) return null
  const x = `${at.toFixed(2)}%`
  return <line className="day-bar-now" x1={x} x2={x} y1="0" y2="26" />
}
