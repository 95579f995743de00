import { formatRupees, type Paise } from '#domain/money.ts'
import { type Block, type EmailContext, paragraph } from './email.ts'

type PartlyPaid = {
  readonly booking: { readonly bookingId: string }
  readonly balanceDue?: Paise
  readonly isAtSession?: boolean
}

/** What is still due of a confirmed booking, with the page that pays it. */
export function balanceBlocks({ booking, balanceDue, isAtSession }: PartlyPaid, { appUrl }: EmailContext): Block[] {
  if (balanceDue === undefined) return []
  const page = `${appUrl}/book/payment/${booking.bookingId}`
  const amount = formatRupees(balanceDue)
  return [
    paragraph(
      isAtSession
        ? `To be paid at the session: ${amount}. If you would like to pay before: ${page}`
        : `Balance due: ${amount}. You can pay it here: ${page}`,
    ),
  ]
}
