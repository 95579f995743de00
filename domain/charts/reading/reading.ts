import { julianDayFromUnix } from '@muhurta/jyotish'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { recordOf } from '#domain/record-of.ts'
import { birthParts } from './birth-parts.ts'
import { differencesPart } from './differences-part.ts'
import { doshasPart } from './doshas-part.ts'
import { readingFacts } from './facts.ts'
import { periodsPart } from './periods-part.ts'
import { readingClock } from './reading-clock.ts'
import { READING_PARTS, type Reading } from './statement.ts'
import { transitsPart } from './transits-part.ts'
import { yogasPart } from './yogas-part.ts'

/** The draft of a reading at an instant: what the texts say of a chart, statement by statement. */
export function readingOf(cast: TimedChart, nowMs: number): Reading {
  return saidOnce(statementsOf(cast, nowMs))
}

/** The statements of each part by itself: what two parts need, both have. */
export function statementsOf({ chart, instant }: TimedChart, nowMs: number): Reading {
  const facts = readingFacts(chart)
  const clock = readingClock(julianDayFromUnix(nowMs), instant.offsetSeconds)
  return {
    ...birthParts(facts),
    yogas: yogasPart(facts, clock),
    periods: periodsPart(facts, clock),
    transits: transitsPart(facts, clock),
    doshas: doshasPart(facts),
    differ: differencesPart(facts, clock),
  }
}

/** Without the statements that an earlier part has, such as the dignity of a lord whose period runs. */
export function saidOnce(reading: Reading): Reading {
  const said = new Set<string>()
  const isNew = (statement: object) => {
    const key = JSON.stringify(statement)
    const before = said.size
    return said.add(key).size > before
  }
  return recordOf(READING_PARTS, (part) =>
    reading[part]
      .map((group) => ({ ...group, statements: group.statements.filter(isNew) }))
      .filter(({ statements }) => statements.length > 0),
  )
}
