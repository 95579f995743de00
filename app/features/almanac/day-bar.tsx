import { ALMANAC } from '#content/almanac/almanac.ts'
import type { BarPart, BarRow } from './day-rows.ts'

type DayBarProps = {
  rows: readonly BarRow[]
  hours: readonly { readonly at: number; readonly label: string }[]
  /** From and until in milliseconds, for the script that moves the mark. */
  span: string
  /** Percent of the day that has passed; undefined on another day. */
  now: number | undefined
}

/**
 * The day drawn to scale. Positions are percent of the width, and the text keeps its size, so that it is readable on a
 * phone; the lists of the page have the same in words.
 */
export function DayBar({ rows, hours, span, now }: DayBarProps) {
  return (
    <div className="day-bar" role="img" aria-label={ALMANAC.bar.label} data-span={span}>
      {rows.map(({ title, parts }) => (
        <div key={title} className="day-bar-row">
          <span>{title}</span>
          <svg aria-hidden="true" width="100%" height="26">
            <rect className="day-bar-empty" width="100%" height="26" rx="4" />
            {parts.map((part) => (
              <Part key={`${part.label} ${part.start}`} part={part} />
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

/** A name stands inside its own part; where it does not fit, its short form or nothing does. */
function Part({ part: { start, width, look, label, short } }: { part: BarPart }) {
  const fits = (text: string, screen: keyof typeof PERCENT_PER_CHARACTER) =>
    width >= (text.length + 1) * PERCENT_PER_CHARACTER[screen]
  const onLaptop = [label, short].find((text) => text !== undefined && fits(text, 'laptop'))
  const onPhone = [label, short].find((text) => text !== undefined && fits(text, 'phone'))
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="26">
      <title>{label}</title>
      <rect className={`day-bar-${look}`} width="100%" height="26" />
      {onLaptop && (
        <text className={onPhone === onLaptop ? undefined : 'day-bar-wide'} x="5" y="17">
          {onLaptop}
        </text>
      )}
      {onPhone && onPhone !== onLaptop && (
        <text className="day-bar-narrow" x="5" y="17">
          {onPhone}
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
