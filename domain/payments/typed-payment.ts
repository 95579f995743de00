import { type Paise, readRupees, rupees } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import { LEDGER_METHODS, type LedgerMethod } from './ledger.ts'
import { type PaymentReferenceRefusal, parsePaymentReference } from './payment-reference.ts'

/** The texts of the form with which staff record money. */
export type TypedPayment = {
  readonly paidOn: string
  readonly way: string
  readonly amount: string
  readonly reference: string
  readonly note: string
}

export type ReadPayment = {
  readonly paidOn: IsoDate
  readonly method: LedgerMethod
  readonly amount: Paise
  /** Null for cash or card without a receipt number. */
  readonly reference: string | null
  readonly note: string
}

export type TypedPaymentProblem =
  | 'date-invalid'
  | 'date-in-future'
  | 'date-too-old'
  | 'method-unknown'
  | 'amount-invalid'
  | 'amount-too-large'
  | PaymentReferenceRefusal

export const LARGEST_PAYMENT = rupees(1_00_00_000)
const OLDEST: IsoDate = '2000-01-01'
export const LONGEST_REFERENCE = 60
export const LONGEST_PAYMENT_NOTE = 300

/** Dates are those of India. */
export function readPayment(typed: TypedPayment, today: IsoDate): Outcome<ReadPayment, TypedPaymentProblem> {
  const { paidOn } = typed
  if (!isCalendarDate(paidOn)) return refused('date-invalid')
  if (paidOn > today) return refused('date-in-future')
  if (paidOn < OLDEST) return refused('date-too-old')
  const method = LEDGER_METHODS.find((known) => known === typed.way)
  if (method === undefined) return refused('method-unknown')
  const amount = readRupees(typed.amount)
  if (amount === undefined || amount === 0) return refused('amount-invalid')
  if (amount > LARGEST_PAYMENT) return refused('amount-too-large')
  const reference = readReference(method, typed.reference)
  if (!reference.ok) return reference
  const note = normalizeLine(typed.note).slice(0, LONGEST_PAYMENT_NOTE)
  return accepted({ paidOn, method, amount, reference: reference.value, note })
}

/** What arrived of a claimed payment; undefined for nothing, too much and invalid text. */
export function readReceived(typed: string): Paise | undefined {
  const amount = readRupees(typed)
  return amount === undefined || amount === 0 || amount > LARGEST_PAYMENT ? undefined : amount
}

/** A transfer has a reference, as in a claim; cash and card may have the number of a receipt. */
function readReference(method: LedgerMethod, typed: string): Outcome<string | null, TypedPaymentProblem> {
  if (method !== 'cash' && method !== 'card') return parsePaymentReference(method, typed)
  const reference = normalizeLine(typed).slice(0, LONGEST_REFERENCE)
  return accepted(reference === '' ? null : reference)
}
