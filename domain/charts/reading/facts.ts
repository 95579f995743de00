import {
  type Chart,
  type Dignity,
  dignityAt,
  GRAHAS,
  type Graha,
  type House,
  houseFrom,
  isSignLord,
  lordOf,
  type RashiIndex,
  rashiOfHouse,
  type SignLord,
} from '@muhurta/jyotish'
import { type BhavaBala, bhavaBala, REQUIRED_RUPAS, shadbala } from '@muhurta/jyotish/strength'
import { recordOf } from '#domain/record-of.ts'
import type { Statement } from './statement.ts'

export const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What several parts of a reading ask of a chart. Houses are whole signs from the lagna. */
export type ReadingFacts = {
  readonly chart: Chart
  readonly lagna: RashiIndex
  readonly houses: Readonly<Record<Graha, House>>
  readonly dignities: Readonly<Record<Graha, Dignity>>
  /** Undefined where the Sun does not rise on that day. */
  readonly strengths: Strengths | undefined
}

type Strengths = { readonly rupas: Readonly<Record<SignLord, number>>; readonly bhavas: readonly BhavaBala[] }

export function readingFacts(chart: Chart): ReadingFacts {
  const lagna = chart.lagna.rashi
  return {
    chart,
    lagna,
    houses: recordOf(GRAHAS, (graha) => houseFrom(lagna, chart.grahas[graha].rashi)),
    dignities: recordOf(GRAHAS, (graha) => dignityAt(graha, chart.grahas[graha].longitude)),
    strengths: strengthsOf(chart),
  }
}

function strengthsOf(chart: Chart): Strengths | undefined {
  const found = shadbala(chart)
  return found.ok ? { rupas: found.value.rupas, bhavas: bhavaBala(chart, found.value) } : undefined
}

export function lordOfHouse({ lagna }: Pick<ReadingFacts, 'lagna'>, house: House): SignLord {
  return lordOf(rashiOfHouse(lagna, house))
}

/** The houses that a graha rules. */
export function housesRuledBy(facts: ReadingFacts, graha: Graha): House[] {
  return HOUSES.filter((house) => lordOfHouse(facts, house) === graha)
}

/** Meets what shadbala requires, and is neither combust nor debilitated. */
export function isStrong({ strengths, dignities, chart }: ReadingFacts, graha: SignLord): boolean {
  const isEnough = strengths !== undefined && strengths.rupas[graha] >= REQUIRED_RUPAS[graha]
  return isEnough && dignities[graha] !== 'debilitated' && !chart.grahas[graha].isCombust
}

/** The dignity and the shadbala of a graha, once; the texts disagree on those of the nodes. */
export function conditionOf(facts: ReadingFacts, graha: Graha, said: Set<Graha>): Statement[] {
  if (!isSignLord(graha) || said.has(graha)) return []
  said.add(graha)
  const { rashi } = facts.chart.grahas[graha]
  const dignity: Statement = { code: 'graha-dignity', graha, rashi, dignity: facts.dignities[graha] }
  if (!facts.strengths) return [dignity]
  const strength = { graha, rupas: facts.strengths.rupas[graha], required: REQUIRED_RUPAS[graha] }
  return [dignity, { code: 'graha-strength', ...strength }]
}
