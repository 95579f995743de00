import type { IsoDate } from '#domain/time/india-time.ts'

const OF_AGE_YEARS = 18

/** Below this age a parent or guardian must consent (Digital Personal Data Protection Act, 2023, section 9). */
export function isUnderAge(birthDate: IsoDate, today: IsoDate): boolean {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + OF_AGE_YEARS}${birthDate.slice(4)}`
  return today < comesOfAge
}
