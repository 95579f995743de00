import type { OnlineMoneyView } from '#app/features/staff/money/online-money.tsx'
import type { Database } from '#db/client.ts'
import { listGatewayPayments, listGatewayRefunds } from '#db/payments/gateways.ts'
import { refundablePayments } from '#usecases/payments/gateways/refund-through-gateway.ts'

/** What came and went through gateways for a booking. */
export async function loadOnlineMoney(db: Database, bookingId: string): Promise<OnlineMoneyView> {
  const [payments, refunds, refundable] = await Promise.all([
    listGatewayPayments(db, bookingId),
    listGatewayRefunds(db, bookingId),
    refundablePayments(db, bookingId),
  ])
  const [largest] = refundable.toSorted((one, other) => other.left - one.left)
  return {
    refundable: largest ? { gateway: largest.gateway, left: largest.left } : null,
    refunds: refunds.map(({ id, amount, state }) => ({ id, amount, state })),
    doubts: payments.flatMap(({ id, gateway, problem }) => (problem === null ? [] : [{ id, gateway, problem }])),
  }
}
