/** Longer text is not a reference; the bound keeps the work for hostile input small. */
export const LONGEST_REFERENCE_INPUT = 200

const SEPARATORS = /[\s\p{Pd}\u00ad\u200b-\u200d\u2060\ufeff./:,#]+/gu

/** Text copied from an app or a receipt: ASCII digits, and every run of separators as one space. */
export function foldedReference(typed: string): string {
  const folded = foldDigits(typed.slice(0, LONGEST_REFERENCE_INPUT).normalize('NFKC'))
  return folded.replaceAll(SEPARATORS, ' ').trim()
}

/** Nobody's transfer has the number 000000000000. */
export function isAllEqual(reference: string): boolean {
  return /^(.)\1+$/u.test(reference)
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
