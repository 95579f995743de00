import type { PaymentWay, PracticePaymentWays } from '#domain/content/payment-ways.ts'
import type { Practice } from '#domain/content/practice-profile.ts'

type Payee = Pick<Practice, 'upi' | 'paymentWays'>

/** Ways that are on and have the details a client needs, in the practice's order. */
export function offeredWays({ upi, paymentWays }: Payee): PaymentWay[] {
  const isReady: Readonly<Record<PaymentWay, boolean>> = {
    upi: upi.payeeId !== null && upi.payeeName !== null,
    bank: paymentWays.bank !== null,
    swift: paymentWays.swift !== null,
    link: paymentWays.link !== null,
    session: true,
  }
  return paymentWays.offered.filter((way) => isReady[way])
}

type Payment = {
  readonly timeZone: string
  /** Only sessions in person can be paid there, and only until the booking is confirmed. */
  readonly isPayableAtSession: boolean
}

/** The ways for one booking. Outside India those that work from abroad come first. */
export function waysFor(payee: Payee, { timeZone, isPayableAtSession }: Payment): PaymentWay[] {
  const ways = offeredWays(payee).filter((way) => isPayableAtSession || way !== 'session')
  if (isIndia(timeZone)) return ways
  return [...ways.filter(isForAbroad), ...ways.filter((way) => !isForAbroad(way))]
}

function isIndia(timeZone: string): boolean {
  return timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta'
}

function isForAbroad(way: PaymentWay): boolean {
  return way === 'swift' || way === 'link'
}

/** Where the money of this way goes: a payment page that shows another place is outdated. */
export function destinationOf(way: PaymentWay, { upi, paymentWays }: Payee): string {
  const destinations: Readonly<Record<PaymentWay, string | undefined>> = {
    upi: upi.payeeId ?? undefined,
    bank: bankDestination(paymentWays),
    swift: paymentWays.swift?.account,
    link: paymentWays.link?.url,
    session: 'session',
  }
  return destinations[way] ?? ''
}

function bankDestination({ bank }: PracticePaymentWays): string | undefined {
  return bank ? `${bank.accountNumber} ${bank.ifsc}` : undefined
}
