import { type DashaPeriod, findRunningPeriods, type Graha, isSignLord, listYogas, type Yoga } from '@muhurta/jyotish'
import { isStrong, type ReadingFacts } from './facts.ts'
import type { ReadingClock } from './reading-clock.ts'
import type { GrahaSpan, Statement, StatementGroup, YogaStrength } from './statement.ts'

const MOST_REASONS = 4

/** A century of mahadashas is as much as a life asks for. */
const LIFE_YEARS = 100

/** The yogas of the chart, those found in several ways together, with how strong they are and when their grahas rule. */
export function yogasPart(facts: ReadingFacts, clock: ReadingClock): StatementGroup[] {
  const found = Map.groupBy(listYogas(facts.chart.placements), ({ id }) => id)
  if (found.size === 0) return [{ subject: { kind: 'plain' }, statements: [{ code: 'yogas-none' }] }]
  const groups = [...found].map(
    ([id, yogas]): StatementGroup => ({
      subject: { kind: 'yoga', id },
      statements: [
        { code: 'yoga-rule', id },
        ...yogas.slice(0, MOST_REASONS).map(({ reason }) => ({ code: 'yoga-reason', id, reason }) as const),
        { code: 'yoga-reading', id },
        ...strengthOf(facts, yogas),
        ...periodsOf(facts, yogas, clock),
      ],
    }),
  )
  // The strongest come first.
  return groups.toSorted((one, other) => order(one) - order(other))
}

const ORDER: Readonly<Record<YogaStrength, number>> = { all: 0, some: 1, none: 2 }

function order({ statements }: StatementGroup): number {
  const found = statements.find((statement) => statement.code === 'yoga-strength')
  return found ? ORDER[found.strength] : 3
}

function grahasOf(yogas: readonly Yoga[]): Graha[] {
  return [...new Set(yogas.flatMap(({ grahas }) => grahas))]
}

function strengthOf(facts: ReadingFacts, yogas: readonly Yoga[]): Statement[] {
  const lords = grahasOf(yogas).filter(isSignLord)
  const [yoga] = yogas
  if (!yoga || !facts.strengths || lords.length === 0) return []
  const strong = lords.filter((graha) => isStrong(facts, graha))
  const others = lords.filter((graha) => !isStrong(facts, graha))
  const strength = others.length === 0 ? 'all' : strong.length === 0 ? 'none' : 'some'
  return [{ code: 'yoga-strength', id: yoga.id, strength, strong, others }]
}

/** The mahadashas of its grahas that run or come, and whether one of the two running lords belongs to it. */
function periodsOf({ chart }: ReadingFacts, yogas: readonly Yoga[], clock: ReadingClock): Statement[] {
  const [yoga] = yogas
  if (!yoga) return []
  const grahas = grahasOf(yogas)
  const isOfYoga = (lord: Graha | undefined): lord is Graha => lord !== undefined && grahas.includes(lord)
  const spans = chart.vimshottari.periods
    .filter(({ lords: [lord], startJdUt, endJdUt }) => {
      const isInLife = startJdUt < chart.jdUt + LIFE_YEARS * chart.vimshottari.yearDays
      return isOfYoga(lord) && endJdUt > clock.nowJdUt && isInLife
    })
    .flatMap((period) => spanOf(period, clock))
  const running = findRunningPeriods(chart.vimshottari, clock.nowJdUt, 2) ?? []
  const lords = running.map((period) => period.lords.at(-1)).filter(isOfYoga)
  return [
    ...(spans.length > 0 ? [{ code: 'yoga-periods', id: yoga.id, spans } as const] : []),
    ...(lords.length > 0 ? [{ code: 'yoga-runs', id: yoga.id, lords: [...new Set(lords)] } as const] : []),
  ]
}

function spanOf({ lords, startJdUt, endJdUt }: DashaPeriod, { dateOf }: ReadingClock): GrahaSpan[] {
  const graha = lords.at(-1)
  return graha ? [{ graha, from: dateOf(startJdUt), until: dateOf(endJdUt) }] : []
}
