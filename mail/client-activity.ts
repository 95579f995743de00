import { longDay } from '#content/words/dates.ts'
import { staffTime } from '#content/words/session-times.ts'
import type { ClientActivity } from '#domain/bookings/client-activity.ts'
import type { ActiveBooking } from '#domain/emails/desk-emails.ts'
import { button, type Compose, facts, note, paragraph, type Reader } from './email.ts'

const CHANGES: Record<ClientActivity, string> = {
  created: 'New booking, not paid yet',
  claimed: 'Payment to verify',
  rescheduled: 'Moved by the client',
}

/** Goes to the practice. It names no client, because it outlives the client's account. */
export const clientActivity: Compose<'client-activity'> = ({ bookings }, { appUrl }, reader) => ({
  subject: subjectOf(bookings),
  preview: bookings.map(({ booking }) => booking.code).join(', '),
  greeting: 'Namaste,',
  blocks: [
    paragraph('This happened on your website:'),
    facts(...bookings.map(({ change, booking }) => [CHANGES[change], lineOf(booking, reader)] as const)),
    button('Open Astrologer Dashboard', `${appUrl}/astrologer-dashboard`),
    note('You can choose how often you get these emails under “Hours and time off”.'),
  ],
})

function subjectOf(bookings: readonly ActiveBooking[]): string {
  const [first, ...others] = bookings
  return first && others.length === 0
    ? `${CHANGES[first.change]}: ${first.booking.code}`
    : `${bookings.length} bookings have changed`
}

function lineOf({ code, serviceName, session, course }: ActiveBooking['booking'], reader: Reader): string {
  const start = course?.startDate && `starts on ${longDay(course.startDate)}`
  return [code, serviceName, session ? staffTime(session, reader) : start].filter(Boolean).join(', ')
}
