import { serviceText } from '#content/booking/service-text.ts'
import {
  COURSE_PAID,
  COVERED,
  PART_RECEIVED,
  PAY_AT_SESSION_AGREED,
  PAYMENT_VERIFIED,
  VOUCHER_PAID,
} from '#content/emails/payments.ts'
import { BOOKING_PARTS } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import type { EmailText } from '#domain/content/email-texts.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import type { Paise } from '#domain/money.ts'
import { isRemindedTwoDaysBefore } from '#domain/sessions/reminder-times.ts'
import { refreshPaymentVerified } from '#usecases/bookings/refresh-booking-email.ts'
import {
  awaitsLink,
  bookingFacts,
  calendarAttachment,
  changeLinks,
  forBooking,
  joinBlocks,
  orCall,
  sealBlocks,
  viewButton,
} from '../bookings/booking-parts.ts'
import {
  type Block,
  button,
  type Compose,
  type EmailContent,
  type EmailContext,
  type EmailDefinition,
  editableText,
  forWeeks,
  note,
  paragraph,
} from '../email.ts'
import { balanceBlocks } from './balance-due.ts'

type Verified = EmailOf<'payment-verified'>

/** Confirms a session, a course, a gift voucher, or a further payment. */
export const paymentVerified: EmailDefinition<'payment-verified'> = {
  expiry: forWeeks,
  refresh: refreshPaymentVerified,
  compose: (email, context, reader) => {
    if (email.received) return partReceived(email.received.amount, [email, context, reader])
    if (email.booking.course) return coursePaid(email, context, reader)
    return email.voucher ? voucherPaid(email, context, reader) : sessionConfirmed(email, context, reader)
  },
}

const sessionConfirmed: Compose<'payment-verified'> = (email, context, reader) => {
  const { booking, verifiedAt } = email
  const { subject, opening } = textOf(email, context)
  return {
    subject,
    preview: previewOf(email),
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...sealBlocks(booking, context),
      ...balanceBlocks(email, context),
      ...joinBlocks(booking, context),
      ...reminderBlocks(email, context),
      viewButton(context),
      ...changeLinks(booking, context, reader),
      ...(booking.session ? [note(BOOKING_PARTS.addToCalendar)] : []),
    ],
    attachments: calendarAttachment(booking, context, { changedAt: verifiedAt, isConfirmed: true, isCancelled: false }),
  }
}

function textOf({ booking, isAtSession, balanceDue }: Verified, context: EmailContext): EmailText {
  if (booking.amount === 0) return coveredText(booking)
  return isAtSession ? agreedText(booking, balanceDue) : editableText('payment-verified', context, forBooking(booking))
}

function coveredText(booking: BookingInEmail): EmailText {
  return { subject: COVERED.subject(serviceText(booking)), opening: COVERED.opening }
}

/** `due` is read when the email is sent. */
function agreedText({ code, heldAs, amount }: BookingInEmail, due: Paise = amount): EmailText {
  const opening = heldAs === 'in-person' ? PAY_AT_SESSION_AGREED.openingInPerson : PAY_AT_SESSION_AGREED.opening
  return { subject: PAY_AT_SESSION_AGREED.subject(code), opening: opening(formatRupees(due)) }
}

function previewOf({ booking, isAtSession, receivedSoFar }: Verified): string {
  if (booking.amount === 0) return COVERED.preview
  if (receivedSoFar !== undefined) return PAYMENT_VERIFIED.previewOfPart
  return isAtSession ? PAY_AT_SESSION_AGREED.preview : PAYMENT_VERIFIED.preview
}

function reminderBlocks({ booking, verifiedAt }: Verified, context: EmailContext): Block[] {
  if (!booking.session) return []
  const isTwoDays = isRemindedTwoDaysBefore(new Date(booking.session.startsAt), new Date(verifiedAt))
  const when = isTwoDays ? 'daysBefore' : 'hoursBefore'
  if (!awaitsLink(booking)) return [paragraph(PAYMENT_VERIFIED.reminder[when])]
  return [paragraph(orCall(PAYMENT_VERIFIED.linkAndReminder[when], context))]
}

/** The receipt; the email of the enrollment leads to the lessons. */
const coursePaid: Compose<'payment-verified'> = (email, context, reader) => {
  const { booking } = email
  const isCovered = booking.amount === 0
  const { subject, opening } = isCovered
    ? coveredText(booking)
    : editableText('course-paid', context, forBooking(booking))
  return {
    subject,
    preview: isCovered ? COVERED.preview : PAYMENT_VERIFIED.preview,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...balanceBlocks(email, context),
      isCovered ? viewButton(context) : button(COURSE_PAID.invoice, `${context.appUrl}/dashboard/invoices`),
      note(COURSE_PAID.note),
    ],
  }
}

/** A further payment for a booking that was confirmed before: what came, and what is still due. */
function partReceived(amount: Paise, [email, context, reader]: Parameters<Compose<'payment-verified'>>): EmailContent {
  const { booking } = email
  const isPart = email.receivedSoFar !== undefined || email.balanceDue !== undefined
  const received = formatRupees(amount)
  return {
    subject: PART_RECEIVED.subject(received, booking.code),
    preview: isPart ? PART_RECEIVED.previewOfPart : PART_RECEIVED.preview,
    blocks: [
      paragraph(PART_RECEIVED.opening(received)),
      bookingFacts(booking, reader),
      ...(isPart ? balanceBlocks(email, context) : [paragraph(PART_RECEIVED.paidInFull)]),
      viewButton(context),
      note(PART_RECEIVED.note),
    ],
  }
}

/** The receipt of the buyer, with the voucher attached. */
const voucherPaid: Compose<'payment-verified'> = ({ booking, voucher }, { appUrl }, reader) => {
  if (!voucher) throw new Error('Only the sale of a valid voucher has this email.')
  const { amount, recipientName, recipientEmail } = voucher
  return {
    subject: VOUCHER_PAID.subject(formatRupees(amount)),
    preview: PAYMENT_VERIFIED.preview,
    blocks: [
      paragraph(VOUCHER_PAID.opening),
      paragraph(
        recipientEmail === null
          ? VOUCHER_PAID.handOver(recipientName)
          : VOUCHER_PAID.emailedTo(recipientName, recipientEmail),
      ),
      bookingFacts(booking, reader),
      button(VOUCHER_PAID.button, `${appUrl}/dashboard`),
      note(VOUCHER_PAID.note),
    ],
  }
}
