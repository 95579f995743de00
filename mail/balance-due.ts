import { formatRupees } from '#content/words/money.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { MoneyInEmail } from '#domain/emails/money-in-email.ts'
import { type Block, type EmailContext, paragraph } from './email.ts'

type PartlyPaid = MoneyInEmail & { readonly booking: BookingInEmail }

/** What has come of a confirmed booking, and what is still due, with the page that pays it. */
export function balanceBlocks(email: PartlyPaid, { appUrl }: EmailContext): Block[] {
  const { booking, balanceDue, beingChecked, isAtSession } = email
  const page = `${appUrl}/book/payment/${booking.bookingId}`
  const amount = balanceDue === undefined ? undefined : formatRupees(balanceDue)
  const due = isAtSession
    ? `To be paid at the session: ${amount}. If you would like to pay before: ${page}`
    : `Balance due: ${amount}. You can pay it here: ${page}`
  return [
    ...partPaidBlocks(email),
    ...(beingChecked === undefined
      ? []
      : [paragraph(`We are checking your payment of ${formatRupees(beingChecked)}. There is nothing to pay now.`)]),
    ...(amount === undefined ? [] : [paragraph(due)]),
  ]
}

/** Both sums of a booking of which a part has come. */
export function partPaidBlocks({ booking, receivedSoFar }: PartlyPaid): Block[] {
  if (receivedSoFar === undefined) return []
  return [paragraph(`Part paid: ${formatRupees(receivedSoFar)} of ${formatRupees(booking.amount)} received.`)]
}
