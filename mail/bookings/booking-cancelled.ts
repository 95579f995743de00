import { REFUND_POLICY, refundText } from '#content/booking/refund-policy.ts'
import { BOOKING_CANCELLED_EMAIL } from '#content/emails/bookings.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { type Block, button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'
import { bookingFacts, calendarAttachment } from './booking-parts.ts'

const UNPAID: readonly string[] = ['expired', 'included']

const OFFERS = { course: '/courses', consultation: '/consultation', pass: '/consultation', voucher: '/gift' } as const

export const bookingCancelled: EmailDefinition<'booking-cancelled'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, context, reader) => {
    const { booking, cause, ended, cancelledAt, isPaymentVerified = false, serviceType = 'consultation' } = email
    const { appUrl, practice } = context
    const reason = ended ? BOOKING_CANCELLED_EMAIL.ended[ended] : BOOKING_CANCELLED_EMAIL.causes[cause]
    const isUnpaid = UNPAID.includes(cause) || (ended !== undefined && email.refundDue === 0 && booking.amount > 0)
    return {
      subject: BOOKING_CANCELLED_EMAIL.subject(booking.code),
      preview: reason,
      blocks: [
        paragraph(reason),
        bookingFacts(booking, reader),
        ...(booking.course && isPaymentVerified ? [paragraph(BOOKING_CANCELLED_EMAIL.enrollmentEnded)] : []),
        ...refundBlocks(email),
        cause === 'included'
          ? button(BOOKING_CANCELLED_EMAIL.lessons, `${appUrl}/learning`)
          : button(BOOKING_CANCELLED_EMAIL.again, `${appUrl}${OFFERS[serviceType]}`),
        note(
          isUnpaid ? BOOKING_CANCELLED_EMAIL.ifPaid(practice.email) : BOOKING_CANCELLED_EMAIL.questions(practice.email),
        ),
      ],
      attachments: calendarAttachment(booking, context, {
        changedAt: cancelledAt,
        isConfirmed: false,
        isCancelled: true,
      }),
    }
  },
}

function refundBlocks({
  booking,
  cause,
  ended,
  refundDue,
  refundBy,
  isPaymentVerified,
}: EmailOf<'booking-cancelled'>): Block[] {
  if (UNPAID.includes(cause)) return []
  if (refundDue === 0) return booking.amount === 0 || ended ? [] : [paragraph(REFUND_POLICY.none)]
  const by = refundBy ? longDay(refundBy) : null
  return [paragraph(refundText(formatRupees(refundDue), { by, isUnconfirmed: !isPaymentVerified }))]
}
