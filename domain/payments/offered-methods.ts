import type { PaymentMethod, PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import type { Practice } from '#domain/content/practice-profile.ts'

type Payee = Pick<Practice, 'upi' | 'paymentMethods'>

/** Ways that are on and have the details a client needs, in the practice's order. */
export function offeredMethods({ upi, paymentMethods }: Payee): PaymentMethod[] {
  const isReady: Readonly<Record<PaymentMethod, boolean>> = {
    upi: upi.payeeId !== null && upi.payeeName !== null,
    bank: paymentMethods.bank !== null,
    swift: paymentMethods.swift !== null,
    link: paymentMethods.link !== null,
    session: true,
  }
  return paymentMethods.offered.filter((way) => isReady[way])
}

type Payment = {
  readonly timeZone: string
  /** Only sessions in person can be paid there, and only until the booking is confirmed. */
  readonly isPayableAtSession: boolean
}

/** The ways for one booking. Outside India those that work from abroad come first. */
export function methodsFor(payee: Payee, { timeZone, isPayableAtSession }: Payment): PaymentMethod[] {
  const ways = offeredMethods(payee).filter((way) => isPayableAtSession || way !== 'session')
  if (isIndia(timeZone)) return ways
  return [...ways.filter(isForAbroad), ...ways.filter((way) => !isForAbroad(way))]
}

function isIndia(timeZone: string): boolean {
  return timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta'
}

function isForAbroad(way: PaymentMethod): boolean {
  return way === 'swift' || way === 'link'
}

/** Where the money of this way goes: a payment page that shows another place is outdated. */
export function destinationOf(way: PaymentMethod, { upi, paymentMethods }: Payee): string {
  const destinations: Readonly<Record<PaymentMethod, string | undefined>> = {
    upi: upi.payeeId ?? undefined,
    bank: bankDestination(paymentMethods),
    swift: paymentMethods.swift?.account,
    link: paymentMethods.link?.url,
    session: 'session',
  }
  return destinations[way] ?? ''
}

function bankDestination({ bank }: PracticePaymentMethods): string | undefined {
  return bank ? `${bank.accountNumber} ${bank.ifsc}` : undefined
}
