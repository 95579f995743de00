import { normalizeName } from '#domain/text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { CLOCKS_USED, type ClockUsed, type Occurrence } from './birth-time.ts'
import { type Place, readPlace } from './places.ts'

/** What a chart needs besides date and time, in every form and in everything that is stored: a new field goes here. */
export type BirthContext = {
  /** Null if it is unknown, or typed and not in the gazetteer. */
  readonly place: Place | null
  readonly clock: ClockUsed
  readonly ownOffsetSeconds: number | null
  readonly occurrence: Occurrence | null
}

/** A birth as its chart is drawn. What is unknown is null and never guessed. */
export type Birth = BirthContext & {
  readonly fullName: string
  readonly date: IsoDate
  /** `HH:mm` or `HH:mm:ss`. */
  readonly time: string | null
}

/** What a client answered about a birth besides date, time and place: whose it is, and what its chart needs. */
export type BirthIntake = BirthContext & {
  /** Whose birth it is; null for the client's own. */
  readonly name: string | null
  readonly timeKnown: TimeKnown
}

/** Of a birth with a date, a time and a place alone. */
export const USUAL_CONTEXT: Omit<BirthContext, 'place'> = {
  clock: 'standard',
  ownOffsetSeconds: null,
  occurrence: null,
}

/** How well a client knows the time of birth. */
export const TIMES_KNOWN = ['exact', 'about', 'morning', 'afternoon', 'evening', 'night', 'unknown'] as const

export type TimeKnown = (typeof TIMES_KNOWN)[number]

/** Whether there is a time on the clock; a part of the day is kept as such and no hour is made up for it. */
export function hasClockTime(known: TimeKnown): boolean {
  return known === 'exact' || known === 'about'
}

export function readTimeKnown(text: unknown): TimeKnown | undefined {
  return TIMES_KNOWN.find((known) => known === text)
}

type Unread<Shape> = { readonly [Name in keyof Shape]?: unknown }

/** Reads what was stored or sent; what is missing or wrong is as if it had not been given. */
export function readBirthContext(given: Unread<BirthContext>): BirthContext {
  return {
    place: readPlace(given.place) ?? null,
    clock: CLOCKS_USED.find((clock) => clock === given.clock) ?? 'standard',
    ownOffsetSeconds: typeof given.ownOffsetSeconds === 'number' ? given.ownOffsetSeconds : null,
    occurrence: given.occurrence === 'first' || given.occurrence === 'second' ? given.occurrence : null,
  }
}

/** Null for a booking from before these were asked. */
export function readBirthIntake(value: unknown): BirthIntake | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Unread<BirthIntake> = value
  const timeKnown = readTimeKnown(given.timeKnown)
  if (timeKnown === undefined) return null
  const name = typeof given.name === 'string' ? normalizeName(given.name) || null : null
  return { name, timeKnown, ...readBirthContext(given) }
}

/** The same without what surrounds it. */
export function birthContextOf({ place, clock, ownOffsetSeconds, occurrence }: BirthContext): BirthContext {
  return { place, clock, ownOffsetSeconds, occurrence }
}
