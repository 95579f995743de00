import { type Place, readPlace } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { isMonthReckoning, type MonthReckoning } from './month-reckoning.ts'

/** A relative who has died, with the lunar day on which the family remembers them. */
export type RememberedPerson = {
  readonly name: string
  /** The saved birth of the same person, whose birthdays are then no longer listed. */
  readonly profileId: string | null
  /** As it was typed; null if only the lunar day is known. */
  readonly death: Death | null
  /** The amanta month, 0 = Chaitra, and the tithi, 0 to 29. */
  readonly month: number
  readonly tithi: number
  /** As the family names the month; null if it gave a date, and in entries of 0.2. */
  readonly reckoning: MonthReckoning | null
  readonly isMonthly: boolean
}

export type Death = { readonly date: IsoDate; readonly time: string | null; readonly place: Place }

export const MAX_REMEMBERED = 12

/** Reads what was saved; undefined if it is no such person. */
export function readRemembered(value: unknown): RememberedPerson | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, profileId, death, month, tithi, reckoning, isMonthly } = value as Partial<
    Record<keyof RememberedPerson, unknown>
  >
  if (typeof name !== 'string' || !isBelow(month, 12) || !isBelow(tithi, 30)) return undefined
  return {
    name,
    profileId: typeof profileId === 'string' ? profileId : null,
    death: readDeath(death),
    month,
    tithi,
    reckoning: isMonthReckoning(reckoning) ? reckoning : null,
    isMonthly: isMonthly === true,
  }
}

function readDeath(value: unknown): Death | null {
  if (typeof value !== 'object' || value === null) return null
  const { date, time, place: saved } = value as Partial<Record<keyof Death, unknown>>
  const place = readPlace(saved)
  if (typeof date !== 'string' || !place) return null
  return { date, time: typeof time === 'string' ? time : null, place }
}

function isBelow(value: unknown, limit: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit
}
