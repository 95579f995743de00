import { NEXT_FREE } from '#app/content/booking.ts'
import { Notice } from '#app/ui/notice.tsx'
import { istInstant } from '#domain/india-time.ts'
import { clientTime, type TimeReader } from '#domain/time-text.ts'
import type { Availability } from './booking-page.ts'
import { sessionAt } from './starts.ts'

const SHOWN = 3

/** Shown when the chosen hour was just taken. */
export function NextFree({ availability, reader }: { availability: Availability; reader: TimeReader }) {
  const next = firstFree(availability).map((startsAt) => clientTime(sessionAt(startsAt, availability), reader))
  return (
    <Notice>
      <p>{NEXT_FREE}</p>
      <ul className="dotted-list">
        {next.map((slot) => (
          <li key={slot}>{slot}</li>
        ))}
      </ul>
    </Notice>
  )
}

function firstFree({ days }: Availability): Date[] {
  return Object.entries(days)
    .slice(0, SHOWN)
    .flatMap(([date, times]) => times.map((time) => istInstant(date, time)))
    .slice(0, SHOWN)
}
