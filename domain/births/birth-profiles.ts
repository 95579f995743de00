import {
  type Birth,
  type BirthContext,
  birthContextOf,
  readBirthContext,
  readTimeKnown,
  type TimeKnown,
} from './birth.ts'
import { type BirthDetails, readBirthDetails } from './birth-details.ts'
import { placeLabel } from './places.ts'

/** A birth that a client has saved, to draw it again or to book with it. */
export type BirthProfile = { readonly id: string; readonly birth: Birth } & AsTold

/** What a chart cannot use: how well the time is known, and a place that is not in the gazetteer. */
export type AsTold = { readonly timeKnown: TimeKnown; readonly birthPlace: string }

export const MAX_PROFILES = 12

/** What is encrypted: the birth details, and what only a chart needs: the coordinates and the clock in use there. */
type SavedBirth = BirthContext & {
  readonly details: BirthDetails
  readonly timeKnown: TimeKnown
}

export function savedBirthOf(birth: Birth, told: Partial<AsTold> = {}): SavedBirth {
  const details = detailsOfBirth(birth)
  return {
    details: { ...details, birthPlace: details.birthPlace ?? told.birthPlace ?? null },
    ...birthContextOf(birth),
    timeKnown: told.timeKnown ?? timeKnownOf(birth),
  }
}

function timeKnownOf({ time }: Birth): TimeKnown {
  return time === null ? 'unknown' : 'exact'
}

/** The same birth in the fields of a booking form. */
function detailsOfBirth({ fullName, date, time, place }: Birth): BirthDetails {
  return {
    fullName: fullName || null,
    phone: null,
    birthDate: date,
    birthTime: time?.slice(0, 5) ?? null,
    birthPlace: place ? placeLabel(place) : null,
    currentLocation: null,
    questions: null,
    intake: null,
    answers: [],
    lifeEvents: [],
  }
}

/** Returns undefined if there is no birth date. */
export function profileOfSaved(id: string, value: unknown): BirthProfile | undefined {
  const birth = birthOfSaved(value)
  if (!birth) return undefined
  const saved = value as Partial<SavedBirth>
  const timeKnown = readTimeKnown(saved.timeKnown) ?? timeKnownOf(birth)
  return { id, birth, timeKnown, birthPlace: readBirthDetails(saved.details)?.birthPlace ?? '' }
}

function birthOfSaved(value: unknown): Birth | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const saved = value as Partial<SavedBirth>
  const details = readBirthDetails(saved.details)
  if (!details?.birthDate) return undefined

  const { fullName, birthDate: date, birthTime: time } = details
  return { ...readBirthContext(saved), fullName: fullName ?? '', date, time }
}
