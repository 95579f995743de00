import type { Payee, ShownWay } from '#app/features/booking/payment-facts.ts'
import { qrPath } from '#app/features/page-parts/qr-path.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { PaymentWay } from '#domain/content/payment-ways.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { destinationOf } from '#domain/payments/offered-ways.ts'
import { upiAmount, upiLink } from '#domain/payments/upi-link.ts'

type Priced = Pick<ClientBooking, 'amount' | 'code' | 'serviceName'>

/** What the payment page shows of one way; undefined if the practice has not set it up. */
export function shownWay(way: PaymentWay, booking: Priced, practice: Practice): ShownWay | undefined {
  const { bank, swift, link, instructions } = practice.paymentWays
  const common = { instructions: instructions[way] ?? '', destination: destinationOf(way, practice) }
  const amount = upiAmount(booking.amount)
  switch (way) {
    case 'upi': {
      const payee = payeeOf(booking, practice.upi)
      return payee && { ...common, way, payee }
    }
    case 'bank':
      return bank ? { ...common, way, account: bank, amount } : undefined
    case 'swift':
      return swift ? { ...common, way, account: swift, amount } : undefined
    case 'link':
      return link ? { ...common, way, link } : undefined
    case 'session':
      return { ...common, way }
  }
}

function payeeOf(booking: Priced, { payeeId, payeeName, kind }: Practice['upi']): Payee | undefined {
  if (payeeId === null || payeeName === null) return undefined
  const link = upiLink({
    payeeId,
    payeeName,
    amount: booking.amount,
    note: `${booking.code} ${booking.serviceName}`,
    reference: booking.code,
  })
  return { id: payeeId, name: payeeName, kind, amount: upiAmount(booking.amount), link, qr: qrPath(link) }
}
