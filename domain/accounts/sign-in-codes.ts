import { MINUTE_MS } from '#domain/time/durations.ts'

const DIGITS = 6
const LIFETIME_MS = 10 * MINUTE_MS

/** Of a million codes; together with the limits on sending them, guessing is hopeless. */
export const MOST_WRONG_CODES = 5

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS)
}

export function makeSignInCode(randomBelow: (limit: number) => number): string {
  return String(randomBelow(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** The six digits of what was typed, which may contain spaces or hyphens; undefined for anything else. */
export function parseSignInCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
