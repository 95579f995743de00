const RUN_OF_DIGITS = /\d+/g
const PADDED = /^0000(\d{12})$/
/** NEFT has 16 characters, RTGS 22: the bank's code, then mostly digits. */
const UTR = /(?<![A-Z0-9])[A-Z]{4}(?:[A-Z0-9]{12}|[A-Z0-9]{18})(?![A-Z0-9@])/gi
const SOME_DIGITS = /\d{6}/
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d{2}$/i

/**
 * Every run of exactly twelve digits, also from sixteen padded with zeros, and every UTR of NEFT and RTGS. A number
 * before an @ is a phone number inside a UPI id, not a reference.
 */
export function readReferences(text: string): string[] {
  const found: string[] = []
  for (const { 0: run, index } of text.matchAll(RUN_OF_DIGITS)) {
    if (text[index + run.length] === '@') continue
    const reference = run.length === 12 ? run : PADDED.exec(run)?.[1]
    if (reference !== undefined && !found.includes(reference)) found.push(reference)
  }
  for (const [utr] of text.matchAll(UTR)) {
    const reference = utr.toUpperCase()
    if (SOME_DIGITS.test(reference) && !found.includes(reference)) found.push(reference)
  }
  return found
}

/** A spreadsheet writes a long number as "4.12346E+11", and its last digits are lost. */
export function isRoundedReference(cell: string): boolean {
  return ROUNDED.test(cell)
}
