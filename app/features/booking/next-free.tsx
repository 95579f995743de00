import { NEXT_FREE } from '#app/content/booking.ts'
import { Notice } from '#app/ui/notice.tsx'
import { sessionText } from '#domain/bookings/slot-text.ts'
import { istInstant } from '#domain/india-time.ts'
import type { Availability } from './booking-page.ts'

const SHOWN = 3

/** Shown when the chosen hour was just taken. */
export function NextFree({ availability, timeZone }: { availability: Availability; timeZone: string }) {
  const next = firstFree(availability).map(({ date, opensAt, label }) =>
    sessionText(istInstant(date, opensAt), label, timeZone),
  )
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

function firstFree({ days, hours }: Availability) {
  const slots = Object.entries(days)
    .slice(0, SHOWN)
    .flatMap(([date, keys]) => keys.map((key) => ({ date, hour: hours.find((hour) => hour.key === key) })))
  return slots.flatMap(({ date, hour }) => (hour ? [{ date, ...hour }] : [])).slice(0, SHOWN)
}
