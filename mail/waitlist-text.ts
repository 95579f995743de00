import { shortDay } from '#content/words/dates.ts'
import type { PartOfDay } from '#domain/bookings/waitlist.ts'
import type { WaitInEmail } from '#domain/emails/booking-emails.ts'
import { istInstant } from '#domain/india-time.ts'

const PARTS: Record<PartOfDay, string> = {
  any: 'at any time of day',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

/** "from Nov 20, 2026 to Nov 22, 2026, in the morning". */
export function waitText({ firstDate, lastDate, partOfDay }: WaitInEmail): string {
  const day = (date: string) => shortDay(istInstant(date, '12:00'))
  const days = firstDate === lastDate ? `on ${day(firstDate)}` : `from ${day(firstDate)} to ${day(lastDate)}`
  return `${days}, ${PARTS[partOfDay]}`
}
