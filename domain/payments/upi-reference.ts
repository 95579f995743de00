import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Twelve digits: the number that both the client's app and the practice's bank show for one transfer. */
export type UpiReference = string & { readonly __upiReference: true }

export type UpiReferenceRefusal =
  | 'reference-missing'
  | 'reference-is-phonepe-id'
  | 'reference-is-google-id'
  | 'reference-not-12-digits'
  | 'reference-all-equal'

const LONGEST_INPUT = 200
const LABEL = /^(utr|upi|ref|rrn|txn|transaction|reference|no|number|id)[.:#]*/i
const SEPARATORS = /[\s\p{Pd}\u00ad\u200b-\u200d\u2060\ufeff./:,#]+/gu

/** Normalizes text copied from payment apps, then requires twelve digits that are not all the same. */
export function parseUpiReference(typed: string): Outcome<UpiReference, UpiReferenceRefusal> {
  const text = foldDigits(typed.slice(0, LONGEST_INPUT).normalize('NFKC')).replaceAll(SEPARATORS, ' ').trim()
  if (text === '') return refused('reference-missing')

  const reference = withoutLabels(text).replaceAll(' ', '')
  if (/^t\d{15,}$/i.test(reference)) return refused('reference-is-phonepe-id')
  if (/^cicag/i.test(reference)) return refused('reference-is-google-id')
  if (!/^\d{12}$/.test(reference) || typed.length > LONGEST_INPUT) return refused('reference-not-12-digits')
  if (/^(\d)\1+$/.test(reference)) return refused('reference-all-equal')

  return accepted(reference as UpiReference)
}

/** "UPI Ref No 4123 …": every app has its own label before the number. */
function withoutLabels(text: string): string {
  let rest = text
  while (LABEL.test(rest)) rest = rest.replace(LABEL, '').trimStart()
  return rest
}

/** Digits of any script become the ASCII ones: a decimal digit's value is its distance from its script's zero. */
function foldDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  // The ten digits of a script are contiguous, so its zero is the first of the run.
  let zero = codePoint
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (codePoint - zero) % 10
}
