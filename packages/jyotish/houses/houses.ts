import { type Degrees, forwardSeparation, normalizeDegrees, toMicroArcseconds } from '../angles.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { type House, RASHI_INDEXES, rashiAt } from '../zodiac/rashi.ts'
import { type HorizonAngles, hasPlacidusCusps, placidusCusps } from './placidus.ts'

/**
 * `wholeSign`: the sign of the lagna is the first house. `equalMiddle`: 30° each, the lagna in the middle of the first.
 * `sripati`: quadrants divided into thirds, cusps as house middles. `kp`: Placidus, cusps as house starts.
 */
export const HOUSE_SYSTEMS = ['wholeSign', 'equalMiddle', 'sripati', 'kp'] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/** A house in sidereal degrees, including its start and excluding its end, which is the start of the next. */
export type HouseSpan = { house: House; start: Degrees; middle: Degrees; end: Degrees }

export type HouseRefusal = 'kp-houses-inside-polar-circle'

export type HouseInput = {
  system: HouseSystem
  /** Sidereal longitudes in degrees. */
  ascendant: Degrees
  midheaven: Degrees
  /** True ayanamsa (with nutation) in degrees, subtracted from tropical cusps. */
  ayanamsaTrue: Degrees
  angles: HorizonAngles
}

function between(from: Degrees, to: Degrees): Degrees {
  return normalizeDegrees(from + forwardSeparation(from, to) / 2)
}

function fromStarts(starts: Degrees[]): HouseSpan[] {
  return starts.map((start, index) => {
    const end = starts[(index + 1) % starts.length] as Degrees
    return { house: (index + 1) as House, start, middle: between(start, end), end }
  })
}

function fromMiddles(middles: Degrees[]): HouseSpan[] {
  return middles.map((middle, index) => {
    const before = middles[(index + middles.length - 1) % middles.length] as Degrees
    const after = middles[(index + 1) % middles.length] as Degrees
    return { house: (index + 1) as House, start: between(before, middle), middle, end: between(middle, after) }
  })
}

/** All twelve points from those of houses 10 to 12 and 1 to 3; the other six are opposite. */
function withOpposites(eastern: Record<1 | 2 | 3 | 10 | 11 | 12, Degrees>): Degrees[] {
  const half = [eastern[10], eastern[11], eastern[12], eastern[1], eastern[2], eastern[3]]
  const opposite = half.map((point) => normalizeDegrees(point + 180))
  const fromTenth = [...half, ...opposite].map(normalizeDegrees)
  return [...fromTenth.slice(3), ...fromTenth.slice(0, 3)]
}

/**
 * Sripati cusps: the arcs from midheaven to lagna and from lagna to nadir, divided into thirds. The lagna is less than half a
 * circle after the midheaven everywhere, also where this is below the horizon.
 */
export function sripatiMiddles(ascendant: Degrees, midheaven: Degrees): Degrees[] {
  const eastern = forwardSeparation(midheaven, ascendant) / 3
  const lower = 60 - eastern
  return withOpposites({
    10: midheaven,
    11: midheaven + eastern,
    12: midheaven + 2 * eastern,
    1: ascendant,
    2: ascendant + lower,
    3: ascendant + 2 * lower,
  })
}

function kpStarts({ ascendant, midheaven, ayanamsaTrue, angles }: HouseInput): Degrees[] {
  const { eleventh, twelfth, second, third } = placidusCusps(angles)
  return withOpposites({
    10: midheaven,
    11: eleventh - ayanamsaTrue,
    12: twelfth - ayanamsaTrue,
    1: ascendant,
    2: second - ayanamsaTrue,
    3: third - ayanamsaTrue,
  })
}

/** The twelve houses, starting with the first. Refuses KP inside the polar circles, where some degrees never rise. */
export function housesOf(input: HouseInput): Outcome<HouseSpan[], HouseRefusal> {
  const { system, ascendant, midheaven, angles } = input
  const twelfths = (first: Degrees) => RASHI_INDEXES.map((index) => normalizeDegrees(first + 30 * index))

  switch (system) {
    case 'wholeSign':
      return accepted(fromStarts(twelfths(30 * rashiAt(ascendant))))
    case 'equalMiddle':
      return accepted(fromMiddles(twelfths(ascendant)))
    case 'sripati':
      return accepted(fromMiddles(sripatiMiddles(ascendant, midheaven)))
    case 'kp':
      return hasPlacidusCusps(angles) ? accepted(fromStarts(kpStarts(input))) : refused('kp-houses-inside-polar-circle')
  }
}

/** The house of a sidereal longitude, decided in whole micro-arcseconds. */
export function houseAt(longitude: Degrees, houses: readonly HouseSpan[]): House {
  const found = houses.find(
    ({ start, end }) => toMicroArcseconds(longitude - start) < toMicroArcseconds(forwardSeparation(start, end)),
  )
  return found?.house ?? 1
}
