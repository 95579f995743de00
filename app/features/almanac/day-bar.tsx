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
              <Part key={`${part.label} ${part.start}`} part={part} room={roomFor(part, parts)} />
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

/** Of the bar's width. */
const PERCENT_PER_CHARACTER = { phone: 2, laptop: 0.85 }

/** Percent until the part ends or a later one covers it. */
function roomFor({ start, width }: BarPart, parts: readonly BarPart[]): number {
  const later = parts.filter((part) => part.start > start).map((part) => part.start - start)
  return Math.min(width, ...later)
}

/** A name that would be cut off is replaced by its short form, or left out. */
function Part({ part: { start, width, look, label, short }, room }: { part: BarPart; room: number }) {
  const fitsLaptop = room >= label.length * PERCENT_PER_CHARACTER.laptop
  const fitsPhone = short === undefined && room >= label.length * PERCENT_PER_CHARACTER.phone
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="26">
      <title>{label}</title>
      <rect className={`day-bar-${look}`} width="100%" height="26" />
      {fitsLaptop && (
        <text className={fitsPhone ? undefined : 'day-bar-wide'} x="5" y="17">
          {label}
        </text>
      )}
      {short && (
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
