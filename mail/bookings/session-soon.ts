import { SESSION_SOON, startsIn } from '#content/emails/bookings.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { refreshSessionSoon } from '#usecases/sessions/refresh-session-email.ts'
import { type EmailDefinition, editableText, note, paragraph, untilStart } from '../email.ts'
import { balanceBlocks } from '../payments/balance-due.ts'
import { bookingFacts, changeLinks, forBooking, joinBlocks } from './booking-parts.ts'

export const sessionSoon: EmailDefinition<'session-soon'> = {
  expiry: untilStart,
  refresh: refreshSessionSoon,
  compose: (email, context, reader) => {
    const { booking, meetingLink } = email
    const { phone, email: address } = context.practice
    const values = { ...forBooking(booking), soon: startsIn(minutesLeft(booking, reader.now)) }
    const { subject, opening } = editableText('session-soon', context, values)
    return {
      subject,
      preview: SESSION_SOON.preview,
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        ...balanceBlocks(email, context),
        ...joinBlocks({ ...booking, meetingLink }, context, SESSION_SOON.weCall(phone)),
        ...changeLinks(booking, context, reader),
        note(SESSION_SOON.cannotCome(phone, address)),
      ],
    }
  },
}

/** The real difference: an email may be late, and a session may be moved to a nearer time. */
function minutesLeft({ session }: BookingInEmail, now: Date): number {
  return session ? (Date.parse(session.startsAt) - now.getTime()) / MINUTE_MS : 0
}
