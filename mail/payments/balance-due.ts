import { BALANCE } from '#content/emails/payments.ts'
import { formatRupees } from '#content/words/money.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { MoneyInEmail } from '#domain/emails/money-in-email.ts'
import { type Block, type EmailContext, paragraph } from '../email.ts'

type PartlyPaid = MoneyInEmail & { readonly booking: BookingInEmail }

/** What has come of a confirmed booking, and what is still due, with the page that pays it. */
export function balanceBlocks(email: PartlyPaid, { appUrl }: EmailContext): Block[] {
  const { booking, balanceDue, beingChecked, isAtSession } = email
  const dueText = isAtSession ? BALANCE.atSession : BALANCE.due
  const page = `${appUrl}/book/payment/${booking.bookingId}`
  return [
    ...partPaidBlocks(email),
    ...(beingChecked === undefined ? [] : [paragraph(BALANCE.beingChecked(formatRupees(beingChecked)))]),
    ...(balanceDue === undefined ? [] : [paragraph(dueText(formatRupees(balanceDue), page))]),
  ]
}

/** Both sums of a booking of which a part has come. */
export function partPaidBlocks({ booking, receivedSoFar }: PartlyPaid): Block[] {
  if (receivedSoFar === undefined) return []
  return [paragraph(BALANCE.partPaid(formatRupees(receivedSoFar), formatRupees(booking.amount)))]
}
