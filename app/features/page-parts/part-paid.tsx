import { Badge } from '#app/ui/badge.tsx'
import { BOOKING_MONEY_TEXTS } from '#content/staff/money/ledger.ts'
import { formatRupees } from '#content/words/money.ts'
import { type BookingMoney, isPartPaid } from '#domain/payments/booking-money.ts'

/** "₹1,000.50 of ₹3,001 received", and what is being checked of the rest; null unless a part has come. */
export function partPaidText(money: Pick<BookingMoney, 'price' | 'received' | 'checking'>): string | null {
  if (!isPartPaid(money)) return null
  const { price, received, checking } = money
  const sums = BOOKING_MONEY_TEXTS.receivedOf(formatRupees(received), formatRupees(price))
  return checking > 0 ? `${sums}, ${BOOKING_MONEY_TEXTS.beingChecked(formatRupees(checking))}` : sums
}

/** The state of a booking or an invoice of which a part has come, with both sums. */
export function PartPaid({ sums }: { sums: string | null }) {
  if (sums === null) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge>{BOOKING_MONEY_TEXTS.partPaid}</Badge>
      <span>{sums}</span>
    </span>
  )
}
