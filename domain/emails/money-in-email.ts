import type { Paise } from '#domain/money.ts'
import { bookingMoney, isPartPaid, type MoneyFacts } from '#domain/payments/booking-money.ts'

/** What has come of a booking, and what is left. Set when an email is sent. */
export type MoneyInEmail = {
  /** Missing if nothing is due. */
  readonly balanceDue?: Paise
  /** Missing unless a part has come. */
  readonly receivedSoFar?: Paise
  /** Missing unless the client has reported a payment that nobody has verified yet. */
  readonly beingChecked?: Paise
  /** Nothing has been paid, because the client pays at the session. */
  readonly isAtSession?: boolean
}

export function moneyInEmail(facts: MoneyFacts): MoneyInEmail {
  const money = bookingMoney(facts)
  const { state, due, received, checking } = money
  return {
    isAtSession: state === 'at-session',
    ...(due > 0 && { balanceDue: due }),
    ...(isPartPaid(money) && { receivedSoFar: received }),
    ...(checking > 0 && { beingChecked: checking }),
  }
}
