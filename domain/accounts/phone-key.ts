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
