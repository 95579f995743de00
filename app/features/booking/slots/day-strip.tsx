import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { shortMonth, weekdayIn } from '#content/words/dates.ts'
import { INDIA_TIME_ZONE, istInstant } from '#domain/time/india-time.ts'

const SHOWN = 14

type DayStripProps = { days: readonly string[]; date: string; onChoose: (date: string) => void }

/**
 * The next free days as a row of buttons; it begins with the chosen day if that is further ahead. The row is one stop of
 * the Tab key, and arrows move inside it: fourteen stops before the first time are too many.
 */
export function DayStrip({ days, date, onChoose }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const chosen = days.indexOf(date)
  const first = chosen < SHOWN ? 0 : chosen
  // Scrolling is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen day.
  useEffect(() => {
    if (strip.current) scrollToChosen(strip.current)
  }, [date])

  return (
    <div
      ref={strip}
      className="day-strip"
      role="toolbar"
      aria-label={BOOKING_FIELD_TEXTS.nextDays}
      onKeyDown={moveByArrows}
    >
      {days.slice(first, first + SHOWN).map((day, index) => (
        <button
          key={day}
          type="button"
          className="day"
          aria-pressed={day === date}
          tabIndex={index === Math.max(chosen - first, 0) ? 0 : -1}
          onClick={() => onChoose(day)}
        >
          <span>{weekdayIn(istInstant(day, '12:00'), INDIA_TIME_ZONE)}</span>{' '}
          <span className="day-number">{Number(day.slice(8))}</span> <span>{shortMonth(day)}</span>
        </button>
      ))}
    </div>
  )
}

/** Left and right move the focus along the row, and around its ends. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return

  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const index = days.indexOf(document.activeElement as HTMLElement)
  days.at((index + step) % days.length)?.focus()
  event.preventDefault()
}

/** A day chosen in the calendar may be beyond the edge of a phone. Scrolls only the row: the page stays where it is. */
function scrollToChosen(strip: HTMLElement): void {
  const day = strip.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  const shown = strip.getBoundingClientRect()
  if (day && (day.left < shown.left || day.right > shown.right)) strip.scrollLeft += day.left - shown.left
}
