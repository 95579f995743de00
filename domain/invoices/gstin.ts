import { INDIAN_STATE_CODES } from '#domain/indian-states.ts'

const PARTS = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = CHARACTERS.length

/** Checks the parts of a GSTIN, its state code, and the check character at its end. */
export function isGstin(text: string): boolean {
  return PARTS.test(text) && INDIAN_STATE_CODES.includes(text.slice(0, 2)) && checkCharacter(text) === text.at(-1)
}

/** Luhn's method in base 36: every second character counts twice, and each product adds the sum of its digits. */
function checkCharacter(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, -1)]
    .map((character, index) => CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + Math.floor(product / BASE) + (product % BASE), 0)
  return CHARACTERS[(BASE - (sum % BASE)) % BASE]
}
