import { formatRupees, type Paise } from '#domain/money.ts'
import { type Block, type EmailContext, paragraph } from './email.ts'

type PartlyPaid = { readonly booking: { readonly bookingId: string }; readonly balanceDue?: Paise }

/** What is still due of a confirmed booking, with the page that pays it. */
export function balanceBlocks({ booking, balanceDue }: PartlyPaid, { appUrl }: EmailContext): Block[] {
  if (balanceDue === undefined) return []
  const page = `${appUrl}/book/payment/${booking.bookingId}`
  return [paragraph(`Balance due: ${formatRupees(balanceDue)}. You can pay it here: ${page}`)]
}
