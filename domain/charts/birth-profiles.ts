import type { Birth } from './birth-chart.ts'
import { type BirthDetails, readBirthDetails } from './birth-details.ts'
import { CLOCKS_USED, type ClockUsed, type Occurrence } from './birth-time.ts'
import { type Place, placeLabel, readPlace } from './places.ts'

/** A birth that a person keeps here to draw it again or to book with. */
export type BirthProfile = { readonly id: string; readonly birth: Birth }

/** Nobody draws more charts than this often enough to keep them. */
export const MOST_PROFILES = 12

/**
 * What is sealed: the birth details in the one shape of the program, and beside them what only a chart needs, the
 * place as a point and the clock that was kept there.
 */
export type SavedBirth = {
  readonly details: BirthDetails
  readonly place: Place | null
  readonly clock: ClockUsed
  readonly ownOffsetSeconds: number | null
  readonly occurrence: Occurrence | null
}

export function savedBirthOf(birth: Birth): SavedBirth {
  const { place, clock, ownOffsetSeconds, occurrence } = birth
  return { details: detailsOfBirth(birth), place, clock, ownOffsetSeconds, occurrence }
}

/** The same birth as a booking form asks for it. */
function detailsOfBirth({ fullName, date, time, place }: Birth): BirthDetails {
  return {
    fullName: fullName || null,
    phone: null,
    birthDate: date,
    birthTime: time?.slice(0, 5) ?? null,
    birthPlace: place ? placeLabel(place) : null,
    currentLocation: null,
    questions: null,
  }
}

/** Undefined for what holds no birth date. */
export function birthOfSaved(value: unknown): Birth | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = value as Partial<SavedBirth>
  const details = readBirthDetails(kept.details)
  if (!details?.birthDate) return undefined

  return {
    fullName: details.fullName ?? '',
    date: details.birthDate,
    time: details.birthTime,
    place: readPlace(kept.place) ?? null,
    clock: CLOCKS_USED.find((clock) => clock === kept.clock) ?? 'standard',
    ownOffsetSeconds: typeof kept.ownOffsetSeconds === 'number' ? kept.ownOffsetSeconds : null,
    occurrence: kept.occurrence === 'first' || kept.occurrence === 'second' ? kept.occurrence : null,
  }
}
