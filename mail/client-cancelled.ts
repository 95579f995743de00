import type { EmailOf } from '#domain/emails/emails.ts'
import { formatRupees } from '#domain/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, paragraph } from './email.ts'

const CAUSES = {
  client: 'The client has cancelled this booking.',
  'account-deleted': 'The client asked us to delete their account, so this booking has been cancelled.',
} as const

/** Goes to the practice. It names no client, because it outlives the client's account. */
export const clientCancelled: Compose<'client-cancelled'> = (email, { appUrl }, { timeZone }) => ({
  subject: `${email.booking.code} was cancelled by the client`,
  preview: refundText(email),
  greeting: 'Namaste,',
  blocks: [
    paragraph(email.booking.session ? `${CAUSES[email.cause]} The time is free again.` : CAUSES[email.cause]),
    bookingFacts(email.booking, timeZone),
    paragraph(refundText(email)),
    button('Open this booking', `${appUrl}/astrologer-dashboard/bookings/${email.booking.bookingId}`),
  ],
})

function refundText({ refundDue, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  if (refundDue === 0) return 'No refund is due under your refund policy.'
  const due = `${formatRupees(refundDue)} ${isPaymentVerified ? 'is' : 'may be'} due back`
  if (isPaymentVerified) return `${due}. You will find it in the Astrologer Dashboard under “Refunds to send”.`
  return `${due}. The client says they have paid, but the payment has not been verified yet. Please check your bank account before you send any money.`
}
