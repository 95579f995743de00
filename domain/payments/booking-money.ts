import type { BookingState } from '#domain/bookings/booking-states.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { asksToPayAtSession, isPaidAtSession } from './pay-at-session.ts'

/** What the ledger and the claims say about one booking. */
export type MoneyFacts = BookingState & {
  readonly paymentMethod: string
  /** Charges less discounts: what it costs now. */
  readonly price: Paise
  /** Of its ledger: above zero it is due, below zero it is owed to the client. */
  readonly balance: Paise
  /** Reported by the client and not yet verified. */
  readonly checking: Paise
  /** Sent back. */
  readonly refunded: Paise
}

/**
 * The money of a live booking: nothing to pay, unpaid, agreed or asked to be paid at the session, being checked, part
 * paid, paid. Of a cancelled one: being checked, to be refunded, refunded, retained, or none at all.
 */
export type MoneyState =
  | 'free'
  | 'unpaid'
  | 'at-session'
  | 'asked'
  | 'checking'
  | 'part-paid'
  | 'paid'
  | 'refund-due'
  | 'refunded'
  | 'retained'
  | 'none'

export type BookingMoney = Pick<MoneyFacts, 'price' | 'checking' | 'refunded'> & {
  readonly state: MoneyState
  /** Payments less refunds, and the credit that was used for it. */
  readonly received: Paise
  /** Can be paid now: what is being checked is not due. */
  readonly due: Paise
  /** Too much was paid, or a refund is due. */
  readonly owed: Paise
}

/** The one place that decides what is received, due and being checked of a booking, and how that is called. */
export function bookingMoney(facts: MoneyFacts): BookingMoney {
  const { price, balance, checking, refunded } = facts
  return {
    state: facts.status === 'cancelled' ? stateOfCancelled(facts) : stateOfLive(facts),
    price,
    received: paiseFrom(price - balance),
    due: paiseFrom(Math.max(0, balance - checking)),
    checking,
    owed: paiseFrom(Math.max(0, 0 - balance)),
    refunded,
  }
}

function stateOfLive(facts: MoneyFacts): MoneyState {
  const { price, balance, checking } = facts
  if (asksToPayAtSession(facts)) return 'asked'
  if (checking > 0) return 'checking'
  if (balance <= 0) return price === 0 ? 'free' : 'paid'
  if (balance < price) return 'part-paid'
  return isPaidAtSession(facts) ? 'at-session' : 'unpaid'
}

function stateOfCancelled({ price, balance, checking, refunded }: MoneyFacts): MoneyState {
  if (checking > 0) return 'checking'
  if (balance < 0) return 'refund-due'
  if (refunded > 0) return 'refunded'
  return price > balance ? 'retained' : 'none'
}

/** Something has come, but not all of it, whether or not the rest is being checked. */
export function isPartPaid({ price, received }: Pick<BookingMoney, 'price' | 'received'>): boolean {
  return received > 0 && received < price
}
