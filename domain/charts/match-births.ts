import {
  type AshtakootaMatch,
  type Conventions,
  compareMangalDosha,
  type Degrees,
  GRAHAS,
  kootaPoints,
  type MangalComparison,
  matchByMoon,
  type Placements,
} from '@muhurta/jyotish'
import { type Porutham, tenPoruthams } from '@muhurta/jyotish/porutham'
import type { Birth } from '#domain/births/birth.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { recordOf } from '#domain/record-of.ts'
import type { BirthRefusal, UntimedChart } from './birth-chart.ts'
import { castBirthChart } from './cast-birth-chart.ts'

export type Couple<Each> = { readonly bride: Each; readonly groom: Each }
export type Partner = keyof Couple<unknown>

/** Two births compared koota by koota. */
export type BirthMatch = {
  readonly births: Couple<Birth>
  readonly match: AshtakootaMatch
  readonly mangal: MangalComparison
  /** The ten poruthams; undefined where the Moon of a day without a time gives the same kootas, but other poruthams. */
  readonly poruthams?: readonly Porutham[]
}

export type MatchRefusal = {
  readonly who: Partner
  readonly reason: BirthRefusal | { readonly kind: 'place-missing' } | { readonly kind: 'moon-uncertain' }
}

/** What matching needs of one birth: the range of the Moon, and all grahas for Mangal dosha. */
type Moons = { readonly from: Degrees; readonly until: Degrees; readonly placements: Placements }

/** Compares two births. A birth without a time is enough if the Moon gives the same points all day. */
export function matchBirths(
  births: Couple<Birth>,
  options: Partial<Conventions> = {},
): Outcome<BirthMatch, MatchRefusal> {
  const bride = moonsOf('bride', births.bride, options)
  if (!bride.ok) return bride
  const groom = moonsOf('groom', births.groom, options)
  if (!groom.ok) return groom

  const pairs = [bride.value.from, bride.value.until].flatMap((brideMoon) =>
    [groom.value.from, groom.value.until].map((groomMoon) => ({ brideMoon, groomMoon })),
  )
  const matches = pairs.map((pair) => matchByMoon(pair))
  const [match] = matches
  const points = new Set(matches.map(({ kootas }) => JSON.stringify(kootaPoints(kootas))))
  if (!match || points.size > 1) {
    return refused({ who: births.bride.time === null ? 'bride' : 'groom', reason: { kind: 'moon-uncertain' } })
  }
  const mangal = compareMangalDosha({ bride: bride.value.placements, groom: groom.value.placements })
  const lists = pairs.map(tenPoruthams)
  const [poruthams] = new Set(lists.map((list) => JSON.stringify(list))).size === 1 ? lists : []
  return accepted({ births, match, mangal, ...(poruthams && { poruthams }) })
}

function moonsOf(who: Partner, birth: Birth, options: Partial<Conventions>): Outcome<Moons, MatchRefusal> {
  const cast = castBirthChart(birth, options)
  if (!cast.ok) return refused({ who, reason: cast.refusal })
  if (cast.value.kind === 'date-only') return refused({ who, reason: { kind: 'place-missing' } })

  if (cast.value.kind === 'timed') {
    const { placements } = cast.value.chart
    return accepted({ from: placements.longitudes.moon, until: placements.longitudes.moon, placements })
  }
  const { grahas } = cast.value.day
  return accepted({ from: grahas.moon.start, until: grahas.moon.end, placements: daybreakOf(cast.value) })
}

/** Without a time, the positions at the start of the day are close enough for whole signs. */
function daybreakOf({ day }: UntimedChart): Placements {
  return { longitudes: recordOf(GRAHAS, (graha) => day.grahas[graha].start) }
}
