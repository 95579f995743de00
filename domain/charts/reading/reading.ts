import { julianDayFromUnix } from '@muhurta/jyotish'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { birthParts } from './birth-parts.ts'
import { differencesPart } from './differences-part.ts'
import { doshasPart } from './doshas-part.ts'
import { readingFacts } from './facts.ts'
import { periodsPart } from './periods-part.ts'
import { readingClock } from './reading-clock.ts'
import type { Reading } from './statement.ts'
import { transitsPart } from './transits-part.ts'
import { yogasPart } from './yogas-part.ts'

/** The draft of a reading at an instant: what the texts say of a chart, statement by statement. */
export function readingOf({ chart, instant }: TimedChart, nowMs: number): Reading {
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
