import { type Degrees, normalizeDegrees } from '../angles.ts'
import { type Crossing, crossings } from '../chart/crossings.ts'
import { type Ingress, ingressOf, SIGN_BOUNDARIES } from '../chart/ingress.ts'
import type { Graha } from '../grahas.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, END_OF_SUPPORTED, type TimeRefusal } from '../time/supported-years.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'

export type SearchRefusal = TimeRefusal | 'not-found-before-2101'

/** The search ends a little before 2101, the first instant that is refused. */
const LAST = END_OF_SUPPORTED - 1 / 86400

/** A graha passing a longitude, with the zodiac or against it. */
export type Passage = { jdUt: JulianDay; isForward: boolean }

function firstOf<Value>(
  from: JulianDay,
  found: () => Iterable<Crossing>,
  read: (crossing: Crossing) => Value | undefined,
): Outcome<Value, SearchRefusal> {
  const start = checkSupported(from)
  if (!start.ok) return start
  for (const crossing of found()) {
    const value = read(crossing)
    if (value !== undefined) return accepted(value)
  }
  return refused('not-found-before-2101')
}

const passageOf = ({ jdUt, isForward }: Crossing): Passage => ({ jdUt, isForward })

/** The next sign change of a graha after an instant, or its next entry into a given sign. */
export function findNextIngress(
  graha: Graha,
  from: JulianDay,
  options: SkyOptions & { into?: RashiIndex } = {},
): Outcome<Ingress, SearchRefusal> {
  const { into } = options
  return firstOf(
    from,
    () => crossings(graha, SIGN_BOUNDARIES, from, LAST, options),
    (crossing) => {
      const ingress = ingressOf(graha, crossing)
      return into === undefined || ingress.to === into ? ingress : undefined
    },
  )
}

/** The next passage of a graha over a sidereal longitude: over its own place of birth it is its return. */
export function findNextPassage(
  graha: Graha,
  longitude: Degrees,
  from: JulianDay,
  options: SkyOptions = {},
): Outcome<Passage, SearchRefusal> {
  const marks = { offset: normalizeDegrees(longitude), spacing: 360 }
  return firstOf(from, () => crossings(graha, marks, from, LAST, options), passageOf)
}

/**
 * The next instant at which the aspect of a transiting graha on a house counted from it falls exactly on a natal point:
 * the 7th is the opposition, the 1st a conjunction.
 */
export function findNextAspect(
  graha: Graha,
  house: House,
  point: Degrees,
  from: JulianDay,
  options: SkyOptions = {},
): Outcome<Passage, SearchRefusal> {
  return findNextPassage(graha, point - 30 * (house - 1), from, options)
}

/** Every passage over a longitude between two instants, three where the graha turns back and forth over it. */
export function listPassages(
  graha: Graha,
  longitude: Degrees,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Outcome<Passage[], TimeRefusal> {
  const start = checkSupported(from)
  if (!start.ok) return start
  const end = checkSupported(until)
  if (!end.ok) return end
  const marks = { offset: normalizeDegrees(longitude), spacing: 360 }
  return accepted([...crossings(graha, marks, from, until, options)].map(passageOf))
}
