const RUN_OF_DIGITS = /\d+/g
const PADDED = /^0000(\d{12})$/

/**
 * Every run of exactly twelve digits, and what is left of sixteen that were padded with zeros. A number before an @
 * is a telephone inside somebody's payment address, not a transfer.
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
