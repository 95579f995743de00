import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { foldedReference, isAllEqual, LONGEST_REFERENCE_INPUT } from './reference-text.ts'

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
