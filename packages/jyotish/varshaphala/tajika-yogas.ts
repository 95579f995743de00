import type { Degrees } from '../angles.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { ChartPlacements, Placements } from '../zodiac/placements.ts'
import { degreesInRashi, houseFrom, rashiAt } from '../zodiac/rashi.ts'

/** Orbs (deeptamshas) in degrees (Tajika Neelakanthi 2). */
export const DEEPTAMSHAS: Record<SignLord, Degrees> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
}

/** From the fastest to the slowest. */
const BY_SPEED: readonly SignLord[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn']

/** Houses at which grahas see each other; not the 2nd, 6th, 8th and 12th. */
const ASPECT_HOUSES: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11]

type Longitudes = Pick<Placements, 'longitudes'>

/** Two grahas in aspect within the mean of their orbs: the faster behind (ithasala) or past the exact aspect (ishrafa). */
export type TajikaAspect = {
  fast: SignLord
  slow: SignLord
  /** Degrees in the sign that the faster has yet to cover; negative after the exact aspect. */
  gap: Degrees
  kind: 'ithasala' | 'ishrafa'
  /** Within the smaller of the two orbs. */
  isWithinBothOrbs: boolean
}

function canSee(one: SignLord, other: SignLord, { longitudes }: Longitudes): boolean {
  return ASPECT_HOUSES.includes(houseFrom(rashiAt(longitudes[one]), rashiAt(longitudes[other])))
}

function aspectOf(fast: SignLord, slow: SignLord, placements: Longitudes): TajikaAspect[] {
  if (!canSee(fast, slow, placements)) return []
  const { longitudes } = placements
  const gap = degreesInRashi(longitudes[slow]) - degreesInRashi(longitudes[fast])
  const [one, other] = [DEEPTAMSHAS[fast], DEEPTAMSHAS[slow]]
  if (Math.abs(gap) > (one + other) / 2) return []
  const kind = gap >= 0 ? 'ithasala' : 'ishrafa'
  return [{ fast, slow, gap, kind, isWithinBothOrbs: Math.abs(gap) <= Math.min(one, other) }]
}

/** Every ithasala and ishrafa of a year, from the fastest graha down (Tajika Neelakanthi 2). */
export function listTajikaAspects(placements: Longitudes): TajikaAspect[] {
  return BY_SPEED.flatMap((fast, index) =>
    BY_SPEED.slice(index + 1).flatMap((slow) => aspectOf(fast, slow, placements)),
  )
}

/** Two grahas that do not see each other, joined by a third in ithasala with both. */
export type LightCarrier = { kind: 'nakta' | 'yamaya'; between: [SignLord, SignLord]; carrier: SignLord }

/**
 * Nakta: a faster graha carries the light between two that do not see each other; yamaya: a slower one collects it
 * (Tajika Neelakanthi 2).
 */
export function listLightCarriers(placements: Longitudes): LightCarrier[] {
  const joined = listTajikaAspects(placements).filter(({ kind }) => kind === 'ithasala')
  const isJoined = (fast: SignLord, slow: SignLord) =>
    joined.some((aspect) => aspect.fast === fast && aspect.slow === slow)

  return BY_SPEED.flatMap((one, index) =>
    BY_SPEED.slice(index + 1)
      .filter((other) => !canSee(one, other, placements))
      .flatMap((other) =>
        BY_SPEED.flatMap((carrier): LightCarrier[] => {
          const between: [SignLord, SignLord] = [one, other]
          if (isJoined(carrier, one) && isJoined(carrier, other)) return [{ kind: 'nakta', between, carrier }]
          return isJoined(one, carrier) && isJoined(other, carrier) ? [{ kind: 'yamaya', between, carrier }] : []
        }),
      ),
  )
}

/**
 * Ikkabala: all seven grahas in the angles and the houses after them; induvara: all in the 3rd, 6th, 9th and 12th
 * (Tajika Neelakanthi 2). Undefined otherwise.
 */
export function wholeChartYoga({ longitudes, lagna }: ChartPlacements): 'ikkabala' | 'induvara' | undefined {
  const isCadent = SIGN_LORDS.map((graha) => houseFrom(rashiAt(lagna), rashiAt(longitudes[graha])) % 3 === 0)
  if (isCadent.every(Boolean)) return 'induvara'
  return isCadent.some(Boolean) ? undefined : 'ikkabala'
}
