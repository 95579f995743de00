import { beforeAll, expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castTimedChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import { statesSaid, statesToSay, truthOf } from '#test/fixtures/reading-truth.ts'
import { janmaKundali } from './janma-kundali.ts'
import { readingOf } from './reading.ts'
import { SOURCES, sourcesOf } from './sources.ts'
import { READING_PARTS, type Reading, type Statement } from './statement.ts'

const CHARTS = 500
const NOW_MS = Date.parse('2026-11-19T06:30:00Z')
/** Near the end of the ephemeris, where no Sade Sati comes any more. */
const LATE_MS = Date.parse('2098-06-01T00:00:00Z')

type Drafted = { readonly cast: TimedChart; readonly nowMs: number; readonly reading: Reading; readonly short: Reading }

const drafts: Drafted[] = []

beforeAll(() => {
  const random = seeded(20_261_119)
  while (drafts.length < CHARTS) {
    const index = drafts.length
    const isEarly = index % 20 === 0
    const isPolar = index % 25 === 1
    const nowMs = index % 20 === 2 ? LATE_MS : NOW_MS
    const year = isEarly ? 1901 + Math.floor(random() * 6) : 1907 + Math.floor(random() * 119)
    const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
    const birth = {
      fullName: '',
      date: `${year}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`,
      time: `${two(random() * 24)}:${two(random() * 60)}`,
      place: {
        name: 'Somewhere',
        region: '',
        country: '',
        lat: isPolar ? 78 : random() * 115 - 55,
        lon: random() * 360 - 180,
        timeZone: 'UTC',
      },
      ...USUAL_CONTEXT,
    } satisfies Birth
    const cast = castTimedChart(birth)
    if (!cast.ok) continue
    const made = { cast: cast.value, nowMs }
    drafts.push({ ...made, reading: readingOf(made.cast, nowMs), short: janmaKundali(made.cast, nowMs) })
  }
}, 300_000)

const statementsIn = (reading: Reading): Statement[] =>
  READING_PARTS.flatMap((part) => reading[part].flatMap(({ statements }) => statements))

test('every statement of 500 drafts is true by arithmetic of its own, and has a source', () => {
  const wrong: unknown[] = []
  for (const { cast, nowMs, reading } of drafts) {
    const isTrue = truthOf(cast, nowMs)
    for (const statement of statementsIn(reading)) {
      const isSourced = sourcesOf(statement).length > 0
      if (!isSourced || !isTrue(statement)) wrong.push({ ...statement, birth: cast.birth })
    }
  }

  expect(wrong.slice(0, 20)).toEqual([])
}, 300_000)

test('every draft says all states of grahas and all empty houses that there are', () => {
  for (const { cast, reading } of drafts) expect(statesSaid(statementsIn(reading))).toEqual(statesToSay(cast))
}, 300_000)

test('no draft says the same twice', () => {
  for (const { reading, short } of drafts) {
    for (const statements of [statementsIn(reading), statementsIn(short)]) {
      const said = statements.map((statement) => JSON.stringify(statement))
      expect(new Set(said).size).toBe(said.length)
    }
  }
})

test('the Janma Kundali says nothing that the whole draft does not say', () => {
  for (const { reading, short } of drafts) {
    const said = new Set(statementsIn(reading).map((statement) => JSON.stringify(statement)))
    const own = statementsIn(short).filter((statement) => !said.has(JSON.stringify(statement)))
    expect(own).toEqual([])
  }
})

test('every code of a statement is said of some chart, but that there is no yoga: Mercury is always near the Sun', () => {
  const said = new Set<string>(drafts.flatMap(({ reading }) => statementsIn(reading).map(({ code }) => code)))

  expect(Object.keys(SOURCES).filter((code) => !said.has(code))).toEqual(['yogas-none'])
})

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
