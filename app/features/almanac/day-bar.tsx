import { ALMANAC } from '#content/almanac/almanac.ts'
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
            {parts
              .toSorted((one, other) => one.start - other.start)
              .map((part, place, sorted) => (
                <Part
                  key={`${part.label} ${part.start}`}
                  part={part}
                  room={(sorted[place + 1]?.start ?? 100) - part.start}
                />
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

/** Of the bar's width; a name has one more for the space before it. */
const PERCENT_PER_CHARACTER = { phone: 2, laptop: 0.78 }

/**
 * A name has room until the next part begins, also beyond its own. Where it does not fit, it is replaced by its short form
 * or left out.
 */
function Part({ part: { start, width, look, label, short }, room }: { part: BarPart; room: number }) {
  const fitsLaptop = room >= (label.length + 1) * PERCENT_PER_CHARACTER.laptop
  const fitsPhone = room >= (label.length + 1) * PERCENT_PER_CHARACTER.phone
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="26" overflow="visible">
      <title>{label}</title>
      <rect className={`day-bar-${look}`} width="100%" height="26" />
      {fitsLaptop && (
        <text className={fitsPhone ? undefined : 'day-bar-wide'} x="5" y="17">
          {label}
        </text>
      )}
      {short && !fitsPhone && (
        <text className={fitsLaptop ? 'day-bar-narrow' : undefined} x="5" y="17">
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
