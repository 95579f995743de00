import { isRemindedTwoDaysBefore } from '#domain/bookings/reminder-times.ts'
import type { EmailText } from '#domain/content/email-texts.ts'
import type { SessionInEmail } from '#domain/emails/booking-emails.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, calendarAttachment, coveredText, forBooking } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { coursePaid } from './course-paid.ts'
import { button, type Compose, type EmailContext, editableText, note, paragraph } from './email.ts'
import { awaitsLink, callIfNoLink, joinBlocks } from './meeting-link.ts'
import { partReceived } from './part-received.ts'
import { agreedText } from './pay-at-session.ts'
import { sealBlocks } from './seal.ts'
import { voucherPaid } from './voucher-paid.ts'

export const paymentVerified: Compose<'payment-verified'> = (email, context, reader) => {
  const { booking, verifiedAt } = email
  if (email.received) return partReceived(email.received.amount, [email, context, reader])
  if (booking.course) return coursePaid(email, context, reader)
  if (email.voucher) return voucherPaid(email, context, reader)
  const { subject, opening } = textOf(email, context)
  return {
    subject,
    preview: previewOf(email),
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...sealBlocks(booking, context),
      ...balanceBlocks(email, context),
      ...joinBlocks(booking, context, ''),
      ...(booking.session
        ? [
            paragraph(
              `We will send you ${awaitsLink(booking) ? 'the meeting link by email before the appointment, and ' : ''}a reminder ${reminderTime(booking.session, verifiedAt)} before. ${awaitsLink(booking) ? callIfNoLink(context) : ''}`.trim(),
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

function textOf({ booking, isAtSession, balanceDue }: EmailOf<'payment-verified'>, context: EmailContext): EmailText {
  if (booking.amount === 0) return coveredText(booking)
  return isAtSession ? agreedText(booking, balanceDue) : editableText('payment-verified', context, forBooking(booking))
}

function previewOf({ booking, isAtSession, receivedSoFar }: EmailOf<'payment-verified'>): string {
  if (booking.amount === 0) return 'There is nothing to pay.'
  if (receivedSoFar !== undefined) return 'We have received a part of your payment. Thank you.'
  return isAtSession ? 'You pay at the session.' : 'We have received your payment. Thank you.'
}

function reminderTime({ startsAt }: SessionInEmail, verifiedAt: string): string {
  return isRemindedTwoDaysBefore(new Date(startsAt), new Date(verifiedAt)) ? 'two days' : 'two hours'
}
