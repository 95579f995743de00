import { MY_WAITING, PART_LABELS } from '#app/content/waitlist.ts'
import type { ShownWait } from '#app/features/dashboard/my-waiting.tsx'
import type { ShownEntry } from '#db/bookings/shown-waitlist.ts'
import { sessionText } from '#domain/bookings/slot-text.ts'
import { clockIn, longDay } from '#domain/date-text.ts'
import { INDIA_TIME_ZONE, isIndianZone } from '#domain/india-time.ts'

/** An entry as text, with the offered time in India's zone and the client's. */
export function shownWait(entry: ShownEntry, offerHref: string): ShownWait {
  const { id, serviceName, offer, timeZone } = entry
  return {
    id,
    serviceName,
    wanted: wantedText(entry),
    offer: offer && {
      when: sessionText(offer.startsAt, offer.label, timeZone),
      until: untilText(offer.expiresAt, timeZone),
      href: offerHref,
    },
  }
}

/** "November 20, 2026 to November 22, 2026 · Morning (until 12 noon) · with Meera Joshi". */
export function wantedText({ firstDate, lastDate, partOfDay, astrologerName }: ShownEntry): string {
  const days = MY_WAITING.days(longDay(firstDate), longDay(lastDate))
  const name = astrologerName === null ? [] : [MY_WAITING.with(astrologerName)]
  return [days, PART_LABELS[partOfDay], ...name].join(' · ')
}

/** "4:00 PM IST", with the client's own time where it differs. */
function untilText(expiresAt: Date, timeZone: string): string {
  const inIndia = `${clockIn(expiresAt, INDIA_TIME_ZONE)} IST`
  const own = clockIn(expiresAt, timeZone)
  return isIndianZone(timeZone) ? inIndia : `${inIndia} (your ${own})`
}
