import { type Degrees, FULL_CIRCLE, toMicroArcseconds } from '../angles.ts'
import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import type { Graha } from '../grahas.ts'
import { rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

/** The lords of a point in KP: of its sign, its nakshatra (star), the sub of that and the sub of the sub. */
export type KpLords = { sign: Graha; star: Graha; sub: Graha; subSub: Graha }

const { shares, totalYears } = DASHA_SCHEMES.vimshottari

/**
 * Thirds of a micro-arcsecond. In this unit every boundary of nakshatras, subs and sub-subs is a whole number: a
 * nakshatra has 800 minutes of arc, a sub 800 × years / 120, a sub-sub that × years / 120 again.
 */
const UNITS = 3
export const NAKSHATRA_UNITS = (FULL_CIRCLE / 27) * UNITS

/** One of the nine parts of a division, with where it begins and how long it is, in the units above. */
export type KpPart = { lord: Graha; start: number; extent: number }

/** The nine unequal parts of a division, from its own lord on, in proportion to the Vimshottari years. */
export function partsOf({ lord, start, extent }: KpPart): KpPart[] {
  const first = shares.findIndex((share) => share.lord === lord)
  let from = start
  return shares.map((_, index) => {
    const share = shares[(first + index) % shares.length] ?? { lord, years: 0 }
    const part = { lord: share.lord, start: from, extent: (extent * share.years) / totalYears }
    from += part.extent
    return part
  })
}

/** The nakshatra that begins with this index. */
export function starPart(nakshatra: number): KpPart {
  const { lord = 'ketu' } = shares[nakshatra % shares.length] ?? {}
  return { lord, start: nakshatra * NAKSHATRA_UNITS, extent: NAKSHATRA_UNITS }
}

function partAt(parts: readonly KpPart[], units: number): KpPart {
  return parts.findLast(({ start }) => start <= units) ?? (parts[0] as KpPart)
}

/**
 * The four lords of a sidereal longitude (K. S. Krishnamurti, KP Reader 1). A point exactly on a boundary belongs to the
 * part it enters.
 */
export function kpLordsAt(siderealLongitude: Degrees): KpLords {
  const units = toMicroArcseconds(siderealLongitude) * UNITS
  const star = starPart(Math.floor(units / NAKSHATRA_UNITS))
  const sub = partAt(partsOf(star), units)
  const subSub = partAt(partsOf(sub), units)
  return { sign: lordOf(rashiAt(siderealLongitude)), star: star.lord, sub: sub.lord, subSub: subSub.lord }
}
