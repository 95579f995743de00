import { ashtakavarga } from '../../ashtakavarga/ashtakavarga.ts'
import { BINDU_TABLES } from '../../ashtakavarga/bindu-tables.ts'
import { GRAHAS, SIGN_LORDS } from '../../grahas.ts'
import { listYogas } from '../../yogas/list-yogas.ts'
import type { YogaId } from '../../yogas/yoga.ts'
import { aspectsRashi, fullDrishtiHouses } from '../../zodiac/drishti.ts'
import { type House, houseFrom, RASHI_INDEXES, rashiOfHouse } from '../../zodiac/rashi.ts'
import type { Level, SolutionStep } from '../exercise.ts'
import { count, SIGN_SET } from '../forms.ts'
import { arcminutesOf, isNearBoundary, placementsOf, signsOf } from '../given.ts'
import type { Kind } from '../kind.ts'

/** Level 1 the signs that a graha aspects, 2 who aspects a graha, 3 who aspects a house. The nodes cast none. */
export const aspects: Kind = ({ draw, longitude, chart }, level) => {
  const graha = draw.of(SIGN_LORDS)
  if (level === 1) {
    const given = longitude(graha)
    if (isNearBoundary(arcminutesOf(given), 1800, 3)) return undefined
    const houses = fullDrishtiHouses(graha)
    return {
      facts: { longitudes: { [graha]: given } },
      parts: [
        {
          name: 'signs',
          ask: { code: 'signs-aspected', graha },
          form: SIGN_SET,
          answer: RASHI_INDEXES.filter((sign) => aspectsRashi(graha, given.sign, sign)),
        },
      ],
      solution: [
        { code: 'aspect-houses', graha, houses },
        ...houses.map((house) => ({
          code: 'sign-of-house' as const,
          house,
          from: graha,
          sign: rashiOfHouse(given.sign, house),
        })),
      ],
    }
  }

  const target = draw.of(GRAHAS)
  const house = (1 + draw.below(12)) as House
  const drawn = chart()
  if (!drawn) return undefined
  const signs = signsOf(drawn.chart)
  const aim = level === 2 ? signs[target] : rashiOfHouse(drawn.chart.lagna.sign, house)
  const casting = SIGN_LORDS.filter((one) => level === 3 || one !== target)
  const checks = casting.map((one) => ({
    code: 'aspect-checked' as const,
    graha: one,
    house: houseFrom(signs[one], aim),
    reaches: aspectsRashi(one, signs[one], aim),
  }))
  return {
    facts: drawn,
    parts: [
      {
        name: 'grahas',
        ask: level === 2 ? { code: 'grahas-aspecting', graha: target } : { code: 'grahas-aspecting-house', house },
        form: { type: 'set', of: 'graha', options: casting },
        answer: checks.filter(({ reaches }) => reaches).map((check) => check.graha),
      },
    ],
    solution: [
      level === 2
        ? { code: 'graha-in-sign', graha: target, sign: aim }
        : { code: 'sign-of-house', house, from: 'lagna', sign: aim },
      ...checks,
    ],
  }
}

const BY_COMPANY: readonly YogaId[] = ['gajakesari', 'chandra-mangala', 'budhaditya', 'guru-mangala']
const BY_STRENGTH: readonly YogaId[] = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha']
const BY_NEIGHBOURS: readonly YogaId[] = ['sunapha', 'anapha', 'durudhara', 'vesi', 'vasi', 'ubhayachari']
const BY_HOUSES: readonly YogaId[] = [
  'kemadruma',
  'shakata',
  'adhi',
  'amala',
  'vasumati',
  'viparita-harsha',
  'viparita-sarala',
  'viparita-vimala',
]

const YOGAS_OF_LEVEL: Record<Level, readonly YogaId[]> = {
  1: BY_COMPANY,
  2: [...BY_STRENGTH, ...BY_NEIGHBOURS],
  3: [...BY_STRENGTH, ...BY_HOUSES],
}

/** The degrees at which Mercury's dignity changes, which decide on Bhadra. */
const MERCURY_LIMITS = [15 * 60, 20 * 60]

/** Which of a list of yogas a chart has. */
export const yogas: Kind = ({ chart }, level) => {
  const drawn = chart()
  if (!drawn) return undefined
  const { mercury } = drawn.chart.grahas
  const inSign = mercury.degrees * 60 + mercury.minutes
  if (mercury.sign === 5 && MERCURY_LIMITS.some((limit) => Math.abs(inSign - limit) < 10)) return undefined

  const options = YOGAS_OF_LEVEL[level]
  const found = listYogas(placementsOf(drawn.chart)).filter(({ id }) => options.includes(id))
  const present = new Set(found.map(({ id }) => id))
  return {
    facts: drawn,
    parts: [
      {
        name: 'yogas',
        ask: { code: 'yogas' },
        form: { type: 'set', of: 'yoga', options },
        answer: options.filter((id) => present.has(id)),
      },
    ],
    solution: found.length === 0 ? [{ code: 'no-yoga' }] : found.map((yoga) => ({ code: 'yoga', yoga })),
  }
}

/** Level 1 a graha's bindus in its own sign, 2 in any sign, 3 the sarvashtakavarga of a sign. */
export const ashtakavargaKind: Kind = ({ draw, chart }, level) => {
  const graha = draw.of(SIGN_LORDS)
  const anySign = draw.of(RASHI_INDEXES)
  const drawn = chart()
  if (!drawn) return undefined
  const { lagna, grahas } = drawn.chart
  const { bhinna, sarva } = ashtakavarga(placementsOf(drawn.chart))
  const sign = level === 1 ? grahas[graha].sign : anySign
  const signs = signsOf(drawn.chart)
  if (level === 3) {
    const total = sarva[sign] ?? 0
    return {
      facts: drawn,
      parts: [{ name: 'bindus', ask: { code: 'sarva', sign }, form: count(56, 'points'), answer: total }],
      solution: [
        ...SIGN_LORDS.map((one) => ({ code: 'bindus-of', graha: one, bindus: bhinna[one][sign] ?? 0 }) as const),
        { code: 'sum', total },
      ],
    }
  }
  const total = bhinna[graha][sign] ?? 0
  const givers = ([...SIGN_LORDS, 'lagna'] as const).map((giver): SolutionStep => {
    const house = houseFrom(giver === 'lagna' ? lagna.sign : signs[giver], sign)
    return { code: 'bindu-given', giver, house, gives: BINDU_TABLES[graha][giver].includes(house) }
  })
  return {
    facts: drawn,
    parts: [{ name: 'bindus', ask: { code: 'bindus', graha, sign }, form: count(8, 'points'), answer: total }],
    solution: [...givers, { code: 'sum', total }],
  }
}
