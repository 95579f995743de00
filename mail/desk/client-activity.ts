import { serviceText } from '#content/booking/service-text.ts'
import { CLIENT_ACTIVITY_EMAIL } from '#content/emails/desk.ts'
import { EMAIL_FRAME, OPEN_DESK } from '#content/emails/shared.ts'
import { longDay } from '#content/words/dates.ts'
import { staffTime } from '#content/words/session-times.ts'
import type { ActiveBooking } from '#domain/emails/desk-emails.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, facts, note, paragraph, type Reader } from '../email.ts'

/** Goes to the practice. It names no client, because it outlives the client's account. */
export const clientActivity: EmailDefinition<'client-activity'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: ({ bookings }, { appUrl }, reader) => ({
    subject: subjectOf(bookings),
    preview: bookings.map(({ booking }) => booking.code).join(', '),
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(CLIENT_ACTIVITY_EMAIL.opening),
      facts(
        ...bookings.map(
          ({ change, booking }) => [CLIENT_ACTIVITY_EMAIL.changes[change], lineOf(booking, reader)] as const,
        ),
      ),
      button(OPEN_DESK, `${appUrl}/astrologer-dashboard`),
      note(CLIENT_ACTIVITY_EMAIL.note),
    ],
  }),
}

function subjectOf(bookings: readonly ActiveBooking[]): string {
  const [first, ...others] = bookings
  return first && others.length === 0
    ? CLIENT_ACTIVITY_EMAIL.subjectOfOne(first.change, first.booking.code)
    : CLIENT_ACTIVITY_EMAIL.subject(bookings.length)
}

function lineOf({ code, session, course, ...service }: ActiveBooking['booking'], reader: Reader): string {
  const start = course?.startDate && CLIENT_ACTIVITY_EMAIL.startsOn(longDay(course.startDate))
  return [code, serviceText(service), session ? staffTime(session, reader) : start].filter(Boolean).join(', ')
}
