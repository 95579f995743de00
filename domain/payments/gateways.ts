import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** Services through which clients pay on a page of theirs, and which our server asks whether the money has come. */
export const GATEWAYS = ['razorpay', 'stripe'] as const
export type GatewayName = (typeof GATEWAYS)[number]

export function isGateway(text: string | undefined): text is GatewayName {
  return GATEWAYS.some((known) => known === text)
}

/** `created` before the gateway has answered; `doubtful` when it has money that does not count. */
export type GatewayPaymentState = 'created' | 'open' | 'paid' | 'closed' | 'doubtful'
export type GatewayRefundState = 'requested' | 'sent' | 'done' | 'failed'

/** What a gateway says about one payment when our server asks for it. */
export type RemotePayment =
  | { readonly status: 'open' | 'closed' }
  | {
      readonly status: 'paid'
      readonly paymentId: string
      /** In the smallest unit of the currency. */
      readonly amount: number
      readonly currency: string
      /** What we called it when it was made. */
      readonly reference: string
      /** What the gateway keeps, in paise; 0 if it does not say so in rupees. */
      readonly fee: Paise
    }

export type PaymentDoubt = 'wrong-amount' | 'wrong-currency' | 'other-reference' | 'payment-used'

type PaidRemote = Extract<RemotePayment, { status: 'paid' }>

/** Whether money at the gateway is the money that we asked for, to the paisa. */
export function judgePayment(
  ours: { readonly id: string; readonly amount: Paise },
  { amount, currency, reference }: PaidRemote,
): Outcome<null, PaymentDoubt> {
  if (reference !== ours.id) return refused('other-reference')
  if (currency.toUpperCase() !== 'INR') return refused('wrong-currency')
  return amount === ours.amount ? accepted(null) : refused('wrong-amount')
}

/** The shortest time for which each gateway lets a page stand, with a minute for clocks that differ. */
const SHORTEST_MS: Readonly<Record<GatewayName, number>> = { razorpay: 16 * MINUTE_MS, stripe: 31 * MINUTE_MS }

/** The page stands as long as the slot is held; a client whose hold has lapsed can pay all the same. */
export function pageExpiry(gateway: GatewayName, heldUntil: Date | null, now: Date): Date {
  return new Date(Math.max(heldUntil?.getTime() ?? 0, now.getTime() + SHORTEST_MS[gateway]))
}

/** A page that is about to expire is not shown again. */
export const LEAST_PAGE_MS = 5 * MINUTE_MS

/** How long after its page has expired a payment is still asked for: the bank may be slow. */
export const READ_AFTER_EXPIRY_MS = 3 * DAY_MS
