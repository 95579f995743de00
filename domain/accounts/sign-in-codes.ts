import { MINUTE_MS } from '#domain/time/durations.ts'

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10

/** Of a million codes; together with the limits on sending them, guessing is hopeless. */
export const MOST_WRONG_CODES = 5

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
}

export function makeSignInCode(randomBelow: (limit: number) => number): string {
  return String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** The six digits of what was typed, which may contain spaces or hyphens; undefined for anything else. */
export function parseSignInCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
