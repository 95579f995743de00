const RUN_OF_DIGITS = /\d+/g
const PADDED = /^0000(\d{12})$/
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d{2}$/i

/**
 * Every run of exactly twelve digits, also from sixteen padded with zeros. A number before an @ is a phone number inside
 * a UPI id, not a reference.
 */
export function readReferences(text: string): string[] {
  const found: string[] = []
  for (const { 0: run, index } of text.matchAll(RUN_OF_DIGITS)) {
    if (text[index + run.length] === '@') continue
    const reference = run.length === 12 ? run : PADDED.exec(run)?.[1]
    if (reference !== undefined && !found.includes(reference)) found.push(reference)
  }
  return found
}

/** A spreadsheet writes a long number as "4.12346E+11", and its last digits are lost. */
export function isRoundedReference(cell: string): boolean {
  return ROUNDED.test(cell)
}
