import { parseEmail } from '#domain/email-address.ts'
import { countGraphemes } from '#domain/text.ts'

export const FEWEST_NAME_CHARACTERS = 2
export const SHORTEST_PASSWORD = 6
/** Long enough for any sentence; hashing more would only cost time. */
export const LONGEST_PASSWORD = 256

/**
 * The normalized address of an account, or undefined for what cannot be one. Case is ignored: two accounts that differ
 * only in case would be one user's mistake or an attacker's trap.
 */
export function accountEmail(text: string): string | undefined {
  return parseEmail(text)?.toLowerCase()
}

export function isFullName(normalized: string): boolean {
  return countGraphemes(normalized) >= FEWEST_NAME_CHARACTERS
}

const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 6
const MOST_DIGITS = 15

/** Undefined for what cannot be a phone number; any country is accepted. */
export function normalizePhone(text: string): string | undefined {
  const normalized = text.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const digits = normalized.replace(/\D/g, '').length
  return PHONE.test(normalized) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS ? normalized : undefined
}
