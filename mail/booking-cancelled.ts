import type { EmailOf } from '#domain/emails/emails.ts'
import { formatRupees } from '#domain/money.ts'
import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

const CAUSES = {
  client: 'You have cancelled this booking.',
  staff: 'We had to cancel this booking.',
  'account-deleted': 'You are deleting your account, and this booking was cancelled with it.',
  expired: 'We received no payment for this booking, so it has ended by itself.',
  included:
    'You now have this course as part of the complete one, so there is nothing to pay for it: we have closed this booking.',
} as const

const OFFERS = { course: '/courses', consultation: '/consultation' } as const

export const bookingCancelled: Compose<'booking-cancelled'> = (email, context, { timeZone }) => {
  const { booking, cause, cancelledAt, serviceType = 'consultation' } = email
  return {
    subject: `Your booking ${booking.code} is cancelled`,
    preview: CAUSES[cause],
    blocks: [
      paragraph(CAUSES[cause]),
      bookingFacts(booking, timeZone),
      ...refundText(email),
      cause === 'included'
        ? button('Go to the lessons', `${context.appUrl}/learning`)
        : button('Book again', `${context.appUrl}${OFFERS[serviceType]}`),
      note(`If you have paid and this is a surprise, write to ${context.practice.email}: we will look for it.`),
    ],
    attachments: calendarAttachment(booking, context, {
      changedAt: cancelledAt,
      isConfirmed: false,
      isCancelled: true,
    }),
  }
}

function refundText({ cause, refundDue, isPaymentVerified = false }: EmailOf<'booking-cancelled'>) {
  if (cause === 'expired' || cause === 'included') return []
  if (refundDue === 0) return [paragraph('No refund is due under our refund policy.')]
  const refund = `${formatRupees(refundDue)} will be returned to you by the way it came, within 7 to 15 business days`
  return [paragraph(isPaymentVerified ? `${refund}.` : `${refund}, once your payment is confirmed.`)]
}
