import { formatRupees } from '#content/words/money.ts'
import { staffTime } from '#content/words/session-times.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, paragraph } from './email.ts'

const CAUSES = {
  client: 'The client has cancelled this booking.',
  'account-deleted': 'The client asked us to delete their account, so this booking has been cancelled.',
} as const

/** Goes to the practice. It names no client, because it outlives the client's account. */
export const clientCancelled: Compose<'client-cancelled'> = (email, { appUrl }, reader) => ({
  subject: `${email.booking.code} was cancelled by the client`,
  preview: refundText(email),
  greeting: 'Namaste,',
  blocks: [
    paragraph([CAUSES[email.cause], freedText(email)].filter(Boolean).join(' ')),
    bookingFacts(email.booking, reader, staffTime),
    paragraph(refundText(email)),
    button('Open this booking', `${appUrl}/astrologer-dashboard/bookings/${email.booking.bookingId}`),
  ],
})

function freedText({ booking, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  if (booking.session) return 'The time is free again.'
  return booking.course && isPaymentVerified ? 'Their enrollment has ended.' : ''
}

function refundText({ refundDue, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  const isDue = refundDue > 0
  const amount = formatRupees(refundDue)
  if (isPaymentVerified) {
    if (!isDue) return 'No refund is due under your refund policy.'
    return `${amount} is due back. You will find it in the Astrologer Dashboard under “Refunds to send”.`
  }
  const check =
    'The client says they have paid, but the payment has not been verified. Please look in your bank account and say in the Astrologer Dashboard under “Did these payments arrive?” whether it has arrived.'
  return isDue ? `${check} If it has, ${amount} is due back.` : `${check} No refund is due under your refund policy.`
}
