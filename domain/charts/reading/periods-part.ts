import { type DashaPeriod, findRunningPeriods, type Graha, isSignLord, lordOf, subPeriods } from '@muhurta/jyotish'
import { conditionOf, housesRuledBy, type ReadingFacts } from './facts.ts'
import type { ReadingClock } from './reading-clock.ts'
import type { Statement, StatementGroup } from './statement.ts'

const NEXT_ANTARS = 4

/** The running mahadasha and antardasha, the antardashas after it, and the next mahadasha, by the houses they touch. */
export function periodsPart(facts: ReadingFacts, clock: ReadingClock): StatementGroup[] {
  const { vimshottari } = facts.chart
  const [maha, antar] = findRunningPeriods(vimshottari, clock.nowJdUt, 2) ?? []
  if (!maha || !antar) return [{ subject: { kind: 'plain' }, statements: [{ code: 'periods-outside' }] }]
  const antars = subPeriods(vimshottari.scheme, maha).filter(({ startJdUt }) => startJdUt >= antar.endJdUt)
  const nextMaha = vimshottari.periods.find(({ startJdUt }) => startJdUt >= maha.endJdUt)
  const said = new Set<Graha>()
  return [
    group(facts, clock, { period: maha, code: 'maha-runs', said }),
    group(facts, clock, { period: antar, code: 'antar-runs', said }),
    ...antars.slice(0, NEXT_ANTARS).map((period) => group(facts, clock, { period, code: 'antar-next', said })),
    ...(nextMaha ? [group(facts, clock, { period: nextMaha, code: 'maha-next', said })] : []),
  ]
}

type Said = {
  readonly period: DashaPeriod
  readonly code: 'maha-runs' | 'maha-next' | 'antar-runs' | 'antar-next'
  /** The lords already described. */
  readonly said: Set<Graha>
}

function group(facts: ReadingFacts, clock: ReadingClock, { period, code, said }: Said): StatementGroup {
  const graha = period.lords.at(-1) ?? 'sun'
  const [maha = graha] = period.lords
  const span = { graha, from: clock.dateOf(period.startJdUt), until: clock.dateOf(period.endJdUt) }
  const isMaha = code === 'maha-runs' || code === 'maha-next'
  const first: Statement = isMaha ? { code, ...span } : { code, maha, ...span }
  return {
    subject: { kind: isMaha ? 'maha' : 'antar', graha },
    statements: [first, ...lordStatements(facts, graha, said)],
  }
}

function lordStatements(facts: ReadingFacts, graha: Graha, said: Set<Graha>): Statement[] {
  if (said.has(graha)) return []
  const house = facts.houses[graha]
  const touched: Statement = isSignLord(graha)
    ? { code: 'period-houses', graha, rules: housesRuledBy(facts, graha), house }
    : { code: 'period-node', graha, house, signLord: lordOf(facts.chart.grahas[graha].rashi) }
  const condition = conditionOf(facts, graha, said)
  // The nodes have no condition, and are said once too.
  said.add(graha)
  return [touched, { code: 'graha-nature', graha }, ...condition]
}
