import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

const CAUSES = {
  client: 'You cancelled this booking.',
  staff: 'We are sorry, we had to cancel this booking.',
  'account-deleted': 'Your account is being deleted at your request, so this booking has been cancelled.',
  expired: 'We did not receive a payment for this booking, so it has been cancelled.',
  included:
    'You already have this course as part of the complete course, so you do not need to pay for it. We have closed this booking.',
} as const

const UNPAID: readonly string[] = ['expired', 'included']

const OFFERS = { course: '/courses', consultation: '/consultation', pass: '/consultation', voucher: '/gift' } as const

export const bookingCancelled: Compose<'booking-cancelled'> = (email, context, reader) => {
  const { booking, cause, cancelledAt, isPaymentVerified = false, serviceType = 'consultation' } = email
  return {
    subject: `Your booking ${booking.code} is cancelled`,
    preview: CAUSES[cause],
    blocks: [
      paragraph(CAUSES[cause]),
      bookingFacts(booking, reader),
      ...(booking.course && isPaymentVerified
        ? [paragraph('Your enrollment has ended and the lessons are closed.')]
        : []),
      ...refundText(email),
      cause === 'included'
        ? button('Go to my lessons', `${context.appUrl}/learning`)
        : button('Book again', `${context.appUrl}${OFFERS[serviceType]}`),
      note(
        `${UNPAID.includes(cause) ? 'If you have already paid' : 'If you have any questions'}, please write to ${context.practice.email}.`,
      ),
    ],
    attachments: calendarAttachment(booking, context, {
      changedAt: cancelledAt,
      isConfirmed: false,
      isCancelled: true,
    }),
  }
}

function refundText({ cause, refundDue, refundBy, isPaymentVerified = false }: EmailOf<'booking-cancelled'>) {
  if (UNPAID.includes(cause)) return []
  if (refundDue === 0) return [paragraph('No refund is due under our refund policy.')]
  const when = refundBy ? ` (by ${longDay(refundBy)} at the latest)` : ''
  const refund = `We'll refund ${formatRupees(refundDue)} to the account you paid from within 7 to 15 business days${when}`
  return [paragraph(isPaymentVerified ? `${refund}.` : `${refund}, once your payment is confirmed.`)]
}
