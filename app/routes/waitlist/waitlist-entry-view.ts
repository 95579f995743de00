import type { WaitlistEntryView } from '#app/features/dashboard/my-waiting.tsx'
import { MY_WAITING, PART_LABELS } from '#content/booking/waitlist.ts'
import { longDay } from '#content/words/dates.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { OwnWaitlistEntry } from '#db/bookings/waitlist-entries.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** An entry as text, with the offered time in the client's zone and India's; for staff, India's first. */
export function waitlistEntryView(
  entry: OwnWaitlistEntry,
  offerHref: string,
  now: Date,
  timeText = clientTime,
): WaitlistEntryView {
  const { id, serviceName, offer, durationMinutes, timeZone } = entry
  const reader = { timeZone, now }
  return {
    id,
    serviceName,
    wanted: wantedText(entry),
    offer: offer && {
      when: timeText(sessionOf(offer.startsAt, durationMinutes), reader),
      until: timeText(offer.expiresAt, reader),
      href: offerHref,
    },
  }
}

/** "November 20, 2026 to November 22, 2026 · Morning (until 12 noon) · with Meera Joshi". */
export function wantedText({ firstDate, lastDate, partOfDay, astrologerName }: OwnWaitlistEntry): string {
  const days = MY_WAITING.days(longDay(firstDate), longDay(lastDate))
  const name = astrologerName === null ? [] : [MY_WAITING.with(astrologerName)]
  return [days, PART_LABELS[partOfDay], ...name].join(' · ')
}

function sessionOf(startsAt: Date, minutes: number) {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) }
}
