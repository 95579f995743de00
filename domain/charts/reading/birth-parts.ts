import {
  aspectsRashi,
  GRAHAS,
  type Graha,
  type House,
  isVargottama,
  nakshatraLord,
  rashiOfHouse,
  SIGN_LORDS,
} from '@muhurta/jyotish'
import { conditionOf, HOUSES, housesRuledBy, lordOfHouse, type ReadingFacts } from './facts.ts'
import type { Reading, Statement, StatementGroup } from './statement.ts'

const KENDRAS: readonly House[] = [4, 7, 10]
const TRIKONAS: readonly House[] = [5, 9]

/** The lagna, the Moon and the houses. What is said of a graha is said once. */
export function birthParts(facts: ReadingFacts): Pick<Reading, 'lagna' | 'moon' | 'houses'> {
  const said = new Set<Graha>()
  return { lagna: lagnaPart(facts, said), moon: moonPart(facts, said), houses: housesPart(facts, said) }
}

/** The lagna, its lord, and a graha that rules both a kendra and a trikona. */
function lagnaPart(facts: ReadingFacts, said: Set<Graha>): StatementGroup[] {
  const { chart, lagna, houses } = facts
  const lord = lordOfHouse(facts, 1)
  const statements: Statement[] = [
    { code: 'lagna-at', rashi: lagna, degrees: chart.lagna.degreesInRashi },
    { code: 'lagna-sign', rashi: lagna },
    { code: 'lord-place', graha: lord, rules: 1, house: houses[lord] },
    { code: 'lord-in-house', rules: 1, house: houses[lord] },
    ...conditionOf(facts, lord, said),
    ...SIGN_LORDS.flatMap((graha): Statement[] => {
      const ruled = housesRuledBy(facts, graha).filter((house) => house !== 1)
      const hasBoth = ruled.some((house) => KENDRAS.includes(house)) && ruled.some((house) => TRIKONAS.includes(house))
      return hasBoth ? [{ code: 'yogakaraka', graha, houses: ruled }] : []
    }),
  ]
  return [{ subject: { kind: 'plain' }, statements }]
}

function moonPart(facts: ReadingFacts, said: Set<Graha>): StatementGroup[] {
  const { chart, houses } = facts
  const { rashi, degreesInRashi: degrees, nakshatra, pada, longitude } = chart.grahas.moon
  const { lordAtBirth, balanceYears } = chart.vimshottari
  const elongation = (((longitude - chart.grahas.sun.longitude) % 360) + 360) % 360
  const statements: Statement[] = [
    { code: 'moon-at', rashi, degrees, house: houses.moon },
    { code: 'moon-sign', rashi },
    { code: 'moon-phase', isWaxing: elongation < 180 },
    ...conditionOf(facts, 'moon', said),
    { code: 'star-at', nakshatra, pada, lord: nakshatraLord(nakshatra) },
    { code: 'star', nakshatra },
    { code: 'first-period', graha: lordAtBirth, years: balanceYears },
  ]
  return [{ subject: { kind: 'plain' }, statements }]
}

function housesPart(facts: ReadingFacts, said: Set<Graha>): StatementGroup[] {
  return HOUSES.map((house) => ({
    subject: { kind: 'house', house },
    statements: [
      { code: 'house-about', house },
      { code: 'house-sign', house, rashi: rashiOfHouse(facts.lagna, house), lord: lordOfHouse(facts, house) },
      ...lordStatements(facts, house, said),
      ...strengthOfHouse(facts, house),
      ...occupantStatements(facts, house, said),
      ...aspectStatements(facts, house),
    ],
  }))
}

function lordStatements(facts: ReadingFacts, rules: House, said: Set<Graha>): Statement[] {
  const graha = lordOfHouse(facts, rules)
  const house = facts.houses[graha]
  return [
    { code: 'lord-place', graha, rules, house },
    { code: 'lord-in-house', rules, house },
    ...conditionOf(facts, graha, said),
  ]
}

function strengthOfHouse({ strengths }: ReadingFacts, house: House): Statement[] {
  const own = strengths?.bhavas.find((bhava) => bhava.house === house)
  if (!strengths || !own) return []
  const rank = 1 + strengths.bhavas.filter(({ total }) => total > own.total).length
  return [{ code: 'house-strength', house, rupas: own.total / 60, rank }]
}

function occupantStatements(facts: ReadingFacts, house: House, said: Set<Graha>): Statement[] {
  const occupants = GRAHAS.filter((graha) => facts.houses[graha] === house)
  if (occupants.length === 0) return [{ code: 'house-empty', house }]
  return occupants.flatMap((graha): Statement[] => [
    { code: 'graha-in-house', graha, house },
    ...conditionOf(facts, graha, said),
    ...stateStatements(facts, graha),
  ])
}

/** The nodes always move backwards and are never combust. */
function stateStatements({ chart }: ReadingFacts, graha: Graha): Statement[] {
  const { isCombust, isRetrograde, longitude, rashi } = chart.grahas[graha]
  const isNode = graha === 'rahu' || graha === 'ketu'
  return [
    ...(isCombust && !isNode ? [{ code: 'graha-combust', graha } as const] : []),
    ...(isRetrograde && !isNode ? [{ code: 'graha-retrograde', graha } as const] : []),
    ...(isVargottama(longitude) ? [{ code: 'graha-vargottama', graha, rashi } as const] : []),
  ]
}

/** Full aspects of the seven; the texts disagree on those of the nodes. */
function aspectStatements({ chart, lagna }: ReadingFacts, house: House): Statement[] {
  const rashi = rashiOfHouse(lagna, house)
  const grahas = SIGN_LORDS.filter((graha) => aspectsRashi(graha, chart.grahas[graha].rashi, rashi))
  return grahas.length === 0 ? [] : [{ code: 'house-seen', house, grahas }]
}
