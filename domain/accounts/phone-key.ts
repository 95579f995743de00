import { normalizePhone } from './accounts.ts'

/**
 * The digits of a telephone number with its country code, by which two spellings of one number are equal. A number without
 * a country code is an Indian one. The database has the same rule (migration 0117).
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/[^0-9]/g, '')
  if (digits.startsWith('00')) return digits.slice(2)
  if (/^(0|910)\d{10}$/.test(digits)) return `91${digits.slice(-10)}`
  if (digits.length === 10 && !phone.includes('+')) return `91${digits}`
  return digits
}

/** A number as E.164 has it, "+919876543210"; undefined for one that cannot be reached from abroad as it is written. */
export function internationalNumber(phone: string): string | undefined {
  if (normalizePhone(phone) === undefined) return undefined
  const key = phoneKey(phone)
  // A short number without a plus sign may lack its country code.
  const fewest = /^\s*(\+|00)/.test(phone) ? 8 : 11
  const isWhole = key.length >= fewest && key.length <= 15 && !key.startsWith('0')
  return isWhole && (!key.startsWith('91') || key.length === 12) ? `+${key}` : undefined
}
