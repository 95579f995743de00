import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'

export const OF_AGE_YEARS = 18

/** Below this age a parent or guardian must consent (Digital Personal Data Protection Act, 2023, section 9). */
export function isUnderAge(birthDate: IsoDate, today: IsoDate): boolean {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + OF_AGE_YEARS}${birthDate.slice(4)}`
  return today < comesOfAge
}

/** For a date that is still being typed: false until it is complete. */
export function isChild(birthDate: string, today: IsoDate): boolean {
  return isCalendarDate(birthDate) && birthDate <= today && isUnderAge(birthDate, today)
}
