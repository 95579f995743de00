import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { foldedReference, isAllEqual, LONGEST_REFERENCE_INPUT } from './reference-text.ts'

export type PaymentReferenceRefusal =
  | UpiReferenceRefusal
  | 'reference-not-utr'
  | 'reference-not-swift'
  | 'reference-not-readable'
  | 'reference-is-email'

type Parsed = Outcome<string, PaymentReferenceRefusal>

/** The reference in the form that is stored and compared; null where the client pays at the session. */
export function parsePaymentReference(
  method: PaymentMethod,
  typed: string,
): Outcome<string | null, PaymentReferenceRefusal> {
  if (method === 'session') return accepted(null)
  if (method === 'upi') return parseUpiReference(typed)
  if (foldedReference(typed) === '') return refused('reference-missing')
  const parsed = PARSERS[method](typed)
  return parsed.ok && isAllEqual(parsed.value) ? refused('reference-all-equal') : parsed
}

const PARSERS: Readonly<Record<Exclude<PaymentMethod, 'upi' | 'session'>, (typed: string) => Parsed>> = {
  bank: parseUtr,
  swift: parseSwiftReference,
  link: parseLinkReference,
}

// A whole word: the codes of some banks begin like a label (IDIB, NOSC).
const LABELS = /^(?:(?:utr|ref|rrn|txn|transaction|reference|no|number|id|imps|neft|rtgs|swift|uetr) )+/i

const IMPS = /^\d{12}$/
/** NEFT has 16 characters, RTGS 22: the bank's code, then letters and digits. */
const NEFT_OR_RTGS = /^[A-Z]{4}(?:[A-Z0-9]{12}|[A-Z0-9]{18})$/

function parseUtr(typed: string): Parsed {
  const reference = joined(typed)
  const isUtr = IMPS.test(reference) || NEFT_OR_RTGS.test(reference)
  return isUtr && typed.length <= LONGEST_REFERENCE_INPUT ? accepted(reference) : refused('reference-not-utr')
}

const SWIFT_REFERENCE = /^[A-Z0-9]{6,35}$/
const UETR = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/

/** The reference of the sending bank, or the UETR that follows a transfer through all banks. */
function parseSwiftReference(typed: string): Parsed {
  const reference = joined(typed)
  if (!SWIFT_REFERENCE.test(reference) || typed.length > LONGEST_REFERENCE_INPUT) return refused('reference-not-swift')
  return accepted(reference.replace(UETR, '$1-$2-$3-$4-$5'))
}

function joined(typed: string): string {
  return foldedReference(typed).replace(LABELS, '').replaceAll(' ', '').toUpperCase()
}

const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S} ]{4,60}$/u

/** Every gateway has its own format, and some tell upper and lower case apart. */
function parseLinkReference(typed: string): Parsed {
  const reference = typed.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
  if (reference.includes('@')) return refused('reference-is-email')
  return VISIBLE.test(reference) ? accepted(reference) : refused('reference-not-readable')
}

/** Twelve digits: the number that both the client's app and the practice's bank show for one transfer. */
export type UpiReference = string & { readonly __upiReference: true }

export type UpiReferenceRefusal =
  | 'reference-missing'
  | 'reference-is-phonepe-id'
  | 'reference-is-google-id'
  | 'reference-not-12-digits'
  | 'reference-all-equal'

const LABEL = /^(utr|upi|ref|rrn|txn|transaction|reference|no|number|id)[.:#]*/i

/** Normalizes text copied from payment apps, then requires twelve digits that are not all the same. */
export function parseUpiReference(typed: string): Outcome<UpiReference, UpiReferenceRefusal> {
  const text = foldedReference(typed)
  if (text === '') return refused('reference-missing')

  const reference = withoutLabels(text).replaceAll(' ', '')
  if (/^t\d{15,}$/i.test(reference)) return refused('reference-is-phonepe-id')
  if (/^cicag/i.test(reference)) return refused('reference-is-google-id')
  if (!/^\d{12}$/.test(reference) || typed.length > LONGEST_REFERENCE_INPUT) return refused('reference-not-12-digits')
  if (isAllEqual(reference)) return refused('reference-all-equal')

  return accepted(reference as UpiReference)
}

/** "UPI Ref No 4123 …": every app has its own label before the number. */
function withoutLabels(text: string): string {
  let rest = text
  while (LABEL.test(rest)) rest = rest.replace(LABEL, '').trimStart()
  return rest
}
