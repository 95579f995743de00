import { type Degrees, forwardSeparation, normalizeDegrees, toMicroArcseconds } from '../angles.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { type House, RASHI_INDEXES, rashiAt } from '../zodiac/rashi.ts'
import { type HorizonAngles, hasPlacidusCusps, placidusCusps } from './placidus.ts'

/**
 * How the circle is cut into houses. `wholeSign`: the lagna's sign is the first. `equalMiddle`: thirty degrees each,
 * the lagna in the middle of the first. `sripati`: the quadrants in thirds, cusps as middles. `kp`: Placidus, cusps as
 * beginnings.
 */
export const HOUSE_SYSTEMS = ['wholeSign', 'equalMiddle', 'sripati', 'kp'] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/** A house in sidereal degrees: it holds its start and not its end, which is the start of the next. */
export type HouseSpan = { house: House; start: Degrees; middle: Degrees; end: Degrees }

export type HouseRefusal = 'kp-houses-inside-polar-circle'

export type HouseQuestion = {
  system: HouseSystem
  /** Sidereal longitudes in degrees. */
  ascendant: Degrees
  midheaven: Degrees
  /** True ayanamsa in degrees: what a tropical cusp loses to become sidereal. */
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

/** The twelve points from those of the houses 1 to 3 and 10 to 12, the other six being opposite. */
function withOpposites(eastern: Record<1 | 2 | 3 | 10 | 11 | 12, Degrees>): Degrees[] {
  const half = [eastern[10], eastern[11], eastern[12], eastern[1], eastern[2], eastern[3]]
  const opposite = half.map((point) => normalizeDegrees(point + 180))
  const fromTenth = [...half, ...opposite].map(normalizeDegrees)
  return [...fromTenth.slice(3), ...fromTenth.slice(0, 3)]
}

/** Sripati's cusps: the arcs from midheaven to lagna and from lagna to nadir in thirds. */
function sripatiMiddles(ascendant: Degrees, midheaven: Degrees): Degrees[] {
  // Inside the polar circles the southern meridian may lie behind the lagna; the other half is then the upper one.
  const upper = forwardSeparation(midheaven, ascendant) < 180 ? midheaven : midheaven + 180
  const eastern = forwardSeparation(upper, ascendant) / 3
  const lower = 60 - eastern
  return withOpposites({
    10: upper,
    11: upper + eastern,
    12: upper + 2 * eastern,
    1: ascendant,
    2: ascendant + lower,
    3: ascendant + 2 * lower,
  })
}

function kpStarts({ ascendant, midheaven, ayanamsaTrue, angles }: HouseQuestion): Degrees[] {
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

/** The twelve houses from the first on; KP says no inside the polar circles, where some degrees never rise. */
export function housesOf(question: HouseQuestion): Outcome<HouseSpan[], HouseRefusal> {
  const { system, ascendant, midheaven, angles } = question
  const twelfths = (first: Degrees) => RASHI_INDEXES.map((index) => normalizeDegrees(first + 30 * index))

  switch (system) {
    case 'wholeSign':
      return accepted(fromStarts(twelfths(30 * rashiAt(ascendant))))
    case 'equalMiddle':
      return accepted(fromMiddles(twelfths(ascendant)))
    case 'sripati':
      return accepted(fromMiddles(sripatiMiddles(ascendant, midheaven)))
    case 'kp':
      return hasPlacidusCusps(angles)
        ? accepted(fromStarts(kpStarts(question)))
        : refused('kp-houses-inside-polar-circle')
  }
}

/** The house a sidereal longitude lies in, decided in whole micro-arcseconds. */
export function houseAt(longitude: Degrees, houses: readonly HouseSpan[]): House {
  const found = houses.find(
    ({ start, end }) => toMicroArcseconds(longitude - start) < toMicroArcseconds(forwardSeparation(start, end)),
  )
  return found?.house ?? 1
}
