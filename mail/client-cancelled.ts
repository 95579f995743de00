import type { EmailOf } from '#domain/emails/emails.ts'
import { formatRupees } from '#domain/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, paragraph } from './email.ts'

const CAUSES = {
  client: 'A client has cancelled this booking.',
  'account-deleted': 'A client is deleting their account, and this booking was cancelled with it.',
} as const

/** To the practice. It names nobody, because it outlives the client's account. */
export const clientCancelled: Compose<'client-cancelled'> = (email, { appUrl }, { timeZone }) => ({
  subject: `${email.booking.code} was cancelled by the client`,
  preview: refundText(email),
  greeting: 'Namaste,',
  blocks: [
    paragraph(email.booking.session ? `${CAUSES[email.cause]} Its hour is free again.` : CAUSES[email.cause]),
    bookingFacts(email.booking, timeZone),
    paragraph(refundText(email)),
    button('Open the booking', `${appUrl}/astrologer-dashboard/bookings/${email.booking.bookingId}`),
  ],
})

function refundText({ refundDue, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  if (refundDue === 0) return 'No refund is due under your refund policy.'
  const due = `${formatRupees(refundDue)} ${isPaymentVerified ? 'is' : 'may be'} due back`
  if (isPaymentVerified) return `${due}. The desk lists it under “Refunds to send”.`
  return `${due}: the payment was claimed and not verified yet. Look for it in your bank account before you send anything.`
}
