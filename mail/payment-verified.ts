import { isRemindedTwoDaysBefore } from '#domain/bookings/reminder-times.ts'
import type { SessionInEmail } from '#domain/emails/booking-emails.ts'
import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, calendarAttachment, coveredText, forBooking } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { coursePaid } from './course-paid.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { awaitsLink, joinBlocks } from './meeting-link.ts'

export const paymentVerified: Compose<'payment-verified'> = (email, context, reader) => {
  const { booking, verifiedAt } = email
  if (booking.course) return coursePaid(email, context, reader)
  const { timeZone } = reader
  const isCovered = booking.amount === 0
  const { subject, opening } = isCovered
    ? coveredText(booking)
    : editableText('payment-verified', context, forBooking(booking))
  return {
    subject,
    preview: isCovered ? 'There is nothing to pay.' : 'We have received your payment. Thank you.',
    blocks: [
      paragraph(opening),
      bookingFacts(booking, timeZone),
      ...balanceBlocks(email, context),
      ...joinBlocks(booking, context, ''),
      ...(booking.session
        ? [
            paragraph(
              `We will send you ${awaitsLink(booking) ? 'the meeting link by email or SMS before the appointment, and ' : ''}a reminder ${reminderTime(booking.session, verifiedAt)} before.`,
            ),
          ]
        : []),
      button('View my booking', `${context.appUrl}/dashboard`),
      ...changeLinks(booking, context, reader),
      ...(booking.session ? [note('Open the attached file to add the appointment to your calendar.')] : []),
    ],
    attachments: calendarAttachment(booking, context, { changedAt: verifiedAt, isConfirmed: true, isCancelled: false }),
  }
}

function reminderTime({ startsAt }: SessionInEmail, verifiedAt: string): string {
  return isRemindedTwoDaysBefore(new Date(startsAt), new Date(verifiedAt)) ? 'two days' : 'two hours'
}
