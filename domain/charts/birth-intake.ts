import { normalizeName } from '#domain/text.ts'
import { CLOCKS_USED, type ClockUsed, type Occurrence } from './birth-time.ts'
import { type Place, readPlace } from './places.ts'
import { readTimeKnown, type TimeKnown } from './time-known.ts'

/** What a client answered about a birth besides date, time and place: whose it is, and what its chart needs. */
export type BirthIntake = {
  /** Whose birth it is; null for the client's own. */
  readonly name: string | null
  readonly timeKnown: TimeKnown
  /** Null if the typed place is not in the gazetteer. */
  readonly place: Place | null
  readonly clock: ClockUsed
  readonly ownOffsetSeconds: number | null
  readonly occurrence: Occurrence | null
}

/** Null for a booking from before these were asked. */
export function readBirthIntake(value: unknown): BirthIntake | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<keyof BirthIntake, unknown>>
  const timeKnown = readTimeKnown(given.timeKnown)
  if (timeKnown === undefined) return null
  return {
    name: typeof given.name === 'string' ? normalizeName(given.name) || null : null,
    timeKnown,
    place: readPlace(given.place) ?? null,
    clock: CLOCKS_USED.find((clock) => clock === given.clock) ?? 'standard',
    ownOffsetSeconds: typeof given.ownOffsetSeconds === 'number' ? given.ownOffsetSeconds : null,
    occurrence: given.occurrence === 'first' || given.occurrence === 'second' ? given.occurrence : null,
  }
}
