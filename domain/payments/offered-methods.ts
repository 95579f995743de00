import type { PaymentMethod, PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { GATEWAYS, type GatewayName } from './gateways.ts'

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
  return paymentMethods.offered.filter((method) => isReady[method])
}

type Payment = {
  readonly timeZone: string
  /** Only sessions in person can be paid there, and only until the booking is confirmed. */
  readonly isPayableAtSession: boolean
}

/** The ways for one booking. Outside India those that work from abroad come first. */
export function methodsFor(payee: Payee, { timeZone, isPayableAtSession }: Payment): PaymentMethod[] {
  const methods = offeredMethods(payee).filter((method) => isPayableAtSession || method !== 'session')
  if (isIndia(timeZone)) return methods
  return [...methods.filter(isForAbroad), ...methods.filter((method) => !isForAbroad(method))]
}

/** The same for pages of gateways. */
export function gatewaysFor(offered: readonly GatewayName[], timeZone: string): GatewayName[] {
  const inOrder = GATEWAYS.filter((gateway) => offered.includes(gateway))
  return isIndia(timeZone) ? inOrder : inOrder.toReversed()
}

function isIndia(timeZone: string): boolean {
  return timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta'
}

function isForAbroad(method: PaymentMethod): boolean {
  return method === 'swift' || method === 'link'
}

/** Where the money of this way goes: a payment page that shows another place is outdated. */
export function destinationOf(method: PaymentMethod, { upi, paymentMethods }: Payee): string {
  const destinations: Readonly<Record<PaymentMethod, string | undefined>> = {
    upi: upi.payeeId ?? undefined,
    bank: bankDestination(paymentMethods),
    swift: paymentMethods.swift?.account,
    link: paymentMethods.link?.url,
    session: 'session',
  }
  return destinations[method] ?? ''
}

function bankDestination({ bank }: PracticePaymentMethods): string | undefined {
  return bank ? `${bank.accountNumber} ${bank.ifsc}` : undefined
}
