import { type Place, readPlace } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

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
  readonly isMonthly: boolean
}

export type Death = { readonly date: IsoDate; readonly time: string | null; readonly place: Place }

export const MAX_REMEMBERED = 12

/** Where the months of a family's calendar end. */
export type MonthEnd = 'new-moon' | 'full-moon'

const DARK_HALF = 15

/** A typed lunar day. In the north the dark half has the name of the next month. */
export function amantaDay(month: number, tithi: number, monthEnd: MonthEnd): { month: number; tithi: number } {
  const isNamedLater = monthEnd === 'full-moon' && tithi >= DARK_HALF
  return { month: isNamedLater ? (month + 11) % 12 : month, tithi }
}

/** Reads what was saved; undefined if it is no such person. */
export function readRemembered(value: unknown): RememberedPerson | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, profileId, death, month, tithi, isMonthly } = value as Partial<Record<keyof RememberedPerson, unknown>>
  if (typeof name !== 'string' || !isBelow(month, 12) || !isBelow(tithi, 30)) return undefined
  return {
    name,
    profileId: typeof profileId === 'string' ? profileId : null,
    death: readDeath(death),
    month,
    tithi,
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
