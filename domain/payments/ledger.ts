import type { DiscountLabel } from '#domain/bookings/pricing.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

export type LedgerKind = 'charge' | 'discount' | 'payment' | 'refund' | 'credit' | 'fee'

/** How money came or went back. */
export const LEDGER_METHODS = ['upi', 'bank', 'swift', 'link', 'cash', 'card'] as const
export type LedgerMethod = (typeof LEDGER_METHODS)[number]

/** Their references belong to one transfer each, so none may be recorded twice; an index of the database says the same. */
export const TRANSFER_METHODS = ['upi', 'bank', 'swift', 'link'] as const satisfies readonly LedgerMethod[]

/** What an entry is for, in codes and values. The words are in `content`. */
export type LedgerLabel =
  | DiscountLabel
  | `service:${string}`
  | `questions:${number}:${string}`
  | `booking:${string}`
  | 'payment'
  | 'payment-reversed'
  | 'gateway-fee'
  | 'refund'
  | 'credit-refunded'
  | 'gift-voucher'
  | 'retained'
  | 'not-paid'
  | 'cancelled'
  | 'goodwill'
  | 'credit'
  | 'credit-returned'
  | 'kept-as-credit'
  | ''

/** What an entry adds to a balance; a negative amount is a reversal. */
export type LedgerLine = { readonly kind: LedgerKind; readonly amount: Paise; readonly label: LedgerLabel }

type Sum = Pick<LedgerLine, 'kind' | 'amount'>

/** Whether an entry of this kind raises or lowers what the client owes. What a gateway keeps is the practice's affair. */
const SIGN = { charge: 1, discount: -1, payment: -1, refund: 1, credit: -1, fee: 0 } as const satisfies Record<
  LedgerKind,
  1 | 0 | -1
>

/**
 * Charges − discounts − payments + refunds − credit. Above zero it is due; below zero the practice owes it to the client.
 * Of an account, which has no charges, it is the client's credit with the sign changed (0126).
 */
export function balanceOf(entries: readonly Sum[]): Paise {
  return paiseFrom(entries.reduce((sum, { kind, amount }) => sum + SIGN[kind] * amount, 0))
}

function sumOfKind(entries: readonly Sum[], kind: LedgerKind): Paise {
  return paiseFrom(entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0))
}

/** What a charge is for: the service, and the number of questions if there are several. */
type BookedService = { readonly serviceName: string; readonly questionCount: number }

function serviceLabel({ serviceName, questionCount }: BookedService): LedgerLabel {
  return questionCount === 1 ? `service:${serviceName}` : `questions:${questionCount}:${serviceName}`
}

const SERVICE_LABEL = /^(service:|questions:\d+:)(.+)$/s

/** The name of the booked service in a label; empty in every other label. */
export function serviceNameIn(label: LedgerLabel): string {
  return SERVICE_LABEL.exec(label)?.[2] ?? ''
}

/** The label with the service's name in another language. */
export function withServiceName(label: LedgerLabel, serviceName: string): LedgerLabel {
  return label.replace(SERVICE_LABEL, (_, kind: string) => `${kind}${serviceName}`) as LedgerLabel
}

type Priced = BookedService & { readonly listedPrice: Paise; readonly amount: Paise }

/** The price of a new booking, with a line for each discount. */
export function linesOfPrice(
  { listedPrice, amount, ...service }: Priced,
  discounts: readonly Pick<LedgerLine, 'label' | 'amount'>[] = [
    { label: 'returning-client', amount: paiseFrom(listedPrice - amount) },
  ],
): LedgerLine[] {
  return withoutZero([
    { kind: 'charge', amount: listedPrice, label: serviceLabel(service) },
    ...discounts.map((discount) => ({ kind: 'discount', ...discount }) as const),
  ])
}

/** The discounts that still apply, one line for each label. */
export function discountLines(entries: readonly LedgerLine[]): Pick<LedgerLine, 'label' | 'amount'>[] {
  const sums = new Map<LedgerLabel, number>()
  for (const { kind, label, amount } of entries) {
    if (kind === 'discount') sums.set(label, (sums.get(label) ?? 0) + amount)
  }
  return [...sums].filter(([, sum]) => sum !== 0).map(([label, sum]) => ({ label, amount: paiseFrom(sum) }))
}

/** Takes back every charge and discount: the booking costs nothing any more. */
function linesOfReversal(entries: readonly LedgerLine[]): LedgerLine[] {
  const sums = new Map<string, LedgerLine>()
  for (const { kind, amount, label } of entries) {
    if (kind !== 'charge' && kind !== 'discount') continue
    const key = `${kind} ${label}`
    sums.set(key, { kind, label, amount: paiseFrom((sums.get(key)?.amount ?? 0) - amount) })
  }
  return withoutZero([...sums.values()])
}

/** Replaces the price of a booking that was revised. */
export function linesOfNewPrice(entries: readonly LedgerLine[], price: readonly LedgerLine[]): LedgerLine[] {
  return [...linesOfReversal(entries), ...price]
}

export type Cancellation = {
  /** For the ledger of the booking. */
  readonly lines: readonly LedgerLine[]
  /** Goes back to the client's account, because it came from there. */
  readonly creditBack: Paise
  /** Has to be sent back to the client. */
  readonly refundDue: Paise
  /** What the invoice charged and nobody pays any more: waived, or returned as credit. */
  readonly uninvoiced: Paise
}

/** An unconfirmed booking ends: nothing is charged, and credit that was used for it goes back. */
export function cancelUnconfirmed(entries: readonly LedgerLine[]): Cancellation {
  const lines = linesOfReversal(entries)
  // There is no numbered invoice yet.
  return { ...withCreditBack(entries, lines, sumOfKind(entries, 'credit')), uninvoiced: paiseFrom(0) }
}

/**
 * A confirmed booking ends. What is still due is waived, and the refund that the policy gives lowers the charge. Credit
 * goes back to the account, money to the client.
 */
export function cancelConfirmed(entries: readonly LedgerLine[], refund: Paise): Cancellation {
  const due = Math.max(0, balanceOf(entries))
  const returned = Math.min(refund, priceOf(entries) - due)
  const lines = withoutZero([
    { kind: 'charge', amount: paiseFrom(-due), label: 'not-paid' },
    { kind: 'charge', amount: paiseFrom(-returned), label: 'cancelled' },
  ])
  const creditBack = paiseFrom(Math.min(Math.max(0, sumOfKind(entries, 'credit')), returned))
  return { ...withCreditBack(entries, lines, creditBack), uninvoiced: paiseFrom(due + creditBack) }
}

function withCreditBack(entries: readonly LedgerLine[], lines: readonly LedgerLine[], creditBack: Paise) {
  const all = [...lines, ...withoutZero([{ kind: 'credit', amount: negative(creditBack), label: 'credit-returned' }])]
  return { lines: all, creditBack, refundDue: negative(balanceOf([...entries, ...all])) }
}

/** Money goes back. If it is more than was due, the charge is lowered by the rest: the practice gives it up. */
export function linesOfRefund(entries: readonly LedgerLine[], amount: Paise): LedgerLine[] {
  const due = Math.max(0, -balanceOf(entries))
  return withoutZero([{ kind: 'charge', amount: paiseFrom(Math.min(0, due - amount)), label: 'goodwill' }])
}

/** Money arrives for a cancelled booking, whose charge was taken back: what is not refunded is charged again. */
export function linesOfRetained(
  service: BookedService,
  { paid, refundDue }: { readonly paid: Paise; readonly refundDue: Paise },
): LedgerLine[] {
  return withoutZero([{ kind: 'charge', amount: paiseFrom(paid - refundDue), label: serviceLabel(service) }])
}

/** Credit moves between the account and a booking: the same amount, once each way. */
export type CreditMove = { readonly ofBooking: LedgerLine; readonly ofAccount: LedgerLine }

/** Pays what is due with the client's credit, as far as it goes; undefined if there is none or nothing is due. */
export function moveToBooking(
  entries: readonly LedgerLine[],
  { credit, code }: { readonly credit: Paise; readonly code: string },
): CreditMove | undefined {
  const amount = paiseFrom(Math.min(balanceOf(entries), credit))
  if (amount <= 0) return undefined
  return {
    ofBooking: { kind: 'credit', amount, label: 'credit' },
    ofAccount: { kind: 'credit', amount: negative(amount), label: `booking:${code}` },
  }
}

/** What was overpaid, or is due back, becomes credit for the next booking; undefined if nothing is. */
export function moveToAccount(entries: readonly LedgerLine[], code: string): CreditMove | undefined {
  const amount = negative(balanceOf(entries))
  if (amount <= 0) return undefined
  return {
    ofBooking: { kind: 'credit', amount: negative(amount), label: 'kept-as-credit' },
    ofAccount: { kind: 'credit', amount, label: `booking:${code}` },
  }
}

/** What a booking costs, with everything that was taken back or given up. */
export function priceOf(entries: readonly Sum[]): Paise {
  return paiseFrom(sumOfKind(entries, 'charge') - sumOfKind(entries, 'discount'))
}

/** Whether a booking is confirmed: verified money has come for it, or nothing is left to pay. */
export function hasBeenPaid(entries: readonly Sum[]): boolean {
  return sumOfKind(entries, 'payment') > 0 || balanceOf(entries) <= 0
}

/** Of a cancelled booking nothing is due: what was not paid is waived. */
export function linesOfWaiver(entries: readonly Sum[]): LedgerLine[] {
  return withoutZero([
    { kind: 'charge', amount: negative(paiseFrom(Math.max(0, balanceOf(entries)))), label: 'not-paid' },
  ])
}

/** Payments that have neither gone back nor become credit: the most that can be refunded. */
export function moneyReceived(entries: readonly Sum[]): Paise {
  const kept = Math.min(0, sumOfKind(entries, 'credit'))
  return paiseFrom(sumOfKind(entries, 'payment') - sumOfRefunds(entries) + kept)
}

export function sumOfRefunds(entries: readonly Sum[]): Paise {
  return sumOfKind(entries, 'refund')
}

function withoutZero(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.filter(({ amount }) => amount !== 0)
}

/** Never -0, which would differ from 0 in comparisons. */
export function negative(amount: Paise): Paise {
  return paiseFrom(0 - amount)
}
