import { parseEmail } from '#domain/email-address.ts'
import { countGraphemes } from '#domain/text.ts'

const FEWEST_NAME_LETTERS = 2

/**
 * The address that names an account, or undefined for what cannot be one. Capital letters are how it was typed,
 * not whose it is: two accounts that differ only in them would be one person's mistake or a stranger's trap.
 */
export function accountEmail(text: string): string | undefined {
  return parseEmail(text)?.toLowerCase()
}

export function isFullName(normalized: string): boolean {
  return countGraphemes(normalized) >= FEWEST_NAME_LETTERS
}

const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 6
const MOST_DIGITS = 15

/** Undefined for what cannot be a telephone number; numbers from abroad are welcome. */
export function normalizePhone(text: string): string | undefined {
  const normalized = text.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const digits = normalized.replace(/\D/g, '').length
  return PHONE.test(normalized) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS ? normalized : undefined
}
