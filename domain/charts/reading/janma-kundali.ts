import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { saidOnce, statementsOf } from './reading.ts'
import type { Reading, ReadingPart, Statement, StatementGroup } from './statement.ts'

/** How many yogas and periods fit on three pages. */
const MOST_YOGAS = 6
const MOST_PERIODS = 3

const SHORT: Readonly<Record<ReadingPart, readonly Statement['code'][]>> = {
  lagna: ['lagna-at', 'lagna-sign', 'lord-place', 'lord-in-house', 'graha-dignity'],
  moon: ['moon-at', 'moon-sign', 'star-at', 'star', 'first-period'],
  houses: ['lord-place', 'lord-in-house', 'graha-in-house'],
  yogas: ['yoga-reading', 'yoga-strength', 'yogas-none'],
  periods: ['maha-runs', 'antar-runs', 'antar-next', 'period-houses', 'period-node', 'periods-outside'],
  transits: ['sade-sati-now', 'sade-sati-next', 'sade-sati-later'],
  doshas: ['mangal-rule', 'mangal-eased', 'kala-sarpa-full', 'kala-sarpa-partial', 'kala-sarpa-absent'],
  differ: [
    'differ-ayanamsa-sign',
    'differ-ayanamsa-star',
    'ayanamsa-agrees',
    'differ-houses',
    'houses-agree',
    'differ-mangal',
    'differ-year',
  ],
}

/** The short form for visitors: the same statements, fewer of them. */
export function janmaKundali(cast: TimedChart, nowMs: number): Reading {
  const reading = statementsOf(cast, nowMs)
  return saidOnce({
    lagna: shortPart(reading, 'lagna'),
    moon: shortPart(reading, 'moon'),
    houses: shortPart(reading, 'houses'),
    yogas: shortPart(reading, 'yogas').slice(0, MOST_YOGAS),
    periods: shortPart(reading, 'periods').slice(0, MOST_PERIODS),
    transits: shortPart(reading, 'transits'),
    doshas: shortPart(reading, 'doshas'),
    differ: shortPart(reading, 'differ'),
  })
}

function shortPart(reading: Reading, part: ReadingPart): StatementGroup[] {
  return reading[part]
    .map(({ subject, statements }) => ({
      subject,
      statements: statements.filter(
        (statement) => SHORT[part].includes(statement.code) || isEmptyFirstHouse(statement),
      ),
    }))
    .filter(({ statements }) => statements.length > 0)
}

/** The lord of the first house is said with the lagna. Without a graha in it the house would have nothing else. */
function isEmptyFirstHouse(statement: Statement): boolean {
  return statement.code === 'house-empty' && statement.house === 1
}
