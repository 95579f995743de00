import { MINUTE_MS } from '#domain/durations.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { type Compose, editableText, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionSoon: Compose<'session-soon'> = (email, context, reader) => {
  const { practice } = context
  const { booking } = email
  const values = { ...forBooking(booking), soon: soonText(booking, reader.now) }
  const { subject, opening } = editableText('session-soon', context, values)
  return {
    subject,
    preview: 'Your appointment is today.',
    blocks: [
      paragraph(opening),
      bookingFacts(email.booking, reader),
      ...balanceBlocks(email, context),
      ...joinBlocks(
        { ...email.booking, meetingLink: email.meetingLink },
        context,
        `We will call you at the time of your session. If you do not hear from us, please call ${practice.phone}.`,
      ),
      ...changeLinks(email.booking, context, reader),
      note(`If you cannot make it, please let us know now: ${practice.phone} or ${practice.email}.`),
    ],
  }
}

/** By the real difference: an email may be late, and a session may be moved to a nearer time. */
function soonText({ session }: BookingInEmail, now: Date): string {
  const minutes = session ? (Date.parse(session.startsAt) - now.getTime()) / MINUTE_MS : 0
  if (minutes >= 105) return 'in about two hours'
  if (minutes >= 75) return 'in about an hour and a half'
  if (minutes >= 55) return 'in about an hour'
  if (minutes >= 8) return `in about ${Math.round(minutes / 5) * 5} minutes`
  return 'in a few minutes'
}
