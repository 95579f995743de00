import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { dayBlocks, hourPieces } from './day-blocks.ts'
import type { Span } from './spans.ts'
import { clockMinuteIn, spansBetween, zoneDays } from './zone-days.ts'

const NINE = Date.parse('2026-11-16T09:00:00Z')
const at = (hour: number) => NINE + (hour - 9) * HOUR_MS
const span = (from: number, until: number): Span => [at(from), at(until)]
const session = (from: number, until: number, bufferHours = 0) => ({
  span: span(from, until),
  occupied: span(from - bufferHours, until + bufferHours),
})
const NOTHING = { sessions: [], classes: [], timeOff: [], busy: [], offers: [], open: [span(9, 17)] }
const BEFORE = at(0)

const shown = (blocks: ReturnType<typeof dayBlocks>) =>
  blocks.map(({ kind, from, until }) => [kind, (from - at(0)) / HOUR_MS, (until - at(0)) / HOUR_MS])

test('the blocks of a day are free inside the hours and closed outside them', () => {
  expect(shown(dayBlocks(span(8, 18), NOTHING, BEFORE))).toEqual([
    ['closed', 8, 9],
    ['free', 9, 17],
    ['closed', 17, 18],
  ])
})

test('the blocks of a day show sessions with their buffers, classes, time off, busy times of other calendars, and offers', () => {
  const facts = {
    ...NOTHING,
    sessions: [session(10, 11, 0.25)],
    timeOff: [{ span: span(12, 13) }],
    classes: [{ span: span(12.5, 13.5) }],
    busy: [span(14, 15)],
    offers: [{ span: span(15, 16), expiresAt: new Date(at(12)) }],
  }

  expect(shown(dayBlocks(span(9, 17), facts, BEFORE))).toEqual([
    ['free', 9, 9.75],
    ['buffer', 9.75, 10],
    ['session', 10, 11],
    ['buffer', 11, 11.25],
    ['free', 11.25, 12],
    ['blocked', 12, 12.5],
    ['class', 12.5, 13.5],
    ['free', 13.5, 14],
    ['busy', 14, 15],
    ['offered', 15, 16],
    ['free', 16, 17],
  ])
})

test('the blocks of a day show what is over apart from what is free', () => {
  expect(shown(dayBlocks(span(9, 17), NOTHING, at(11.5)))).toEqual([
    ['over', 9, 11.5],
    ['free', 11.5, 17],
  ])
})

test('the blocks of a day show a session that the hours no longer allow, with the reason', () => {
  const conflict = (facts: {
    readonly open?: readonly Span[]
    readonly timeOff?: readonly { readonly span: Span }[]
  }) =>
    dayBlocks(span(8, 18), { ...NOTHING, sessions: [session(9, 10)], ...facts }, BEFORE)
      .filter((block) => block.kind === 'session')
      .map((block) => block.conflict)

  expect(conflict({})).toEqual([null])
  expect(conflict({ open: [span(9.5, 17)] })).toEqual(['outside-hours'])
  expect(conflict({ timeOff: [{ span: span(9.5, 12) }] })).toEqual(['time-off'])
})

test('cut a session that goes on after midnight', () => {
  const facts = { ...NOTHING, sessions: [session(23, 25)] }

  expect(shown(dayBlocks(span(22, 24), facts, BEFORE)).at(-1)).toEqual(['session', 23, 24])
  expect(shown(dayBlocks(span(24, 26), facts, BEFORE))[0]).toEqual(['session', 24, 25])
})

/** Both clock changes of zones that have them, with the hours of the day, and zones at fractions of an hour. */
const DAYS = [
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2027-03-14', 23],
  ['Europe/London', '2026-10-25', 25],
  ['Europe/London', '2027-03-28', 23],
  ['Australia/Sydney', '2026-10-04', 23],
  ['Australia/Sydney', '2027-04-04', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2027-04-04', 24.5],
  ['Asia/Kathmandu', '2026-11-17', 24],
  ['Asia/Kolkata', '2026-11-17', 24],
] as const

const quarters = fc.uniqueArray(fc.integer({ min: -8, max: 112 }), { maxLength: 8 })

describe.each(DAYS)('in %s on %s', (timeZone, date, hours) => {
  const [day] = spansBetween(zoneDays(timeZone).on(date), 0, 24 * 60)

  test(`blocks cover ${date} in ${timeZone} without gaps or overlaps, whatever is planned`, () => {
    if (!day) throw new Error('The day has no hours.')
    const [from] = day
    const spansOf = (sorted: readonly number[]): Span[] =>
      sorted.flatMap((quarter, index) => {
        const next = sorted[index + 1]
        return index % 2 === 0 && next !== undefined
          ? [[from + quarter * 15 * MINUTE_MS, from + next * 15 * MINUTE_MS] as const]
          : []
      })
    const spans = quarters.map((each) => spansOf(each.toSorted((one, other) => one - other)))

    fc.assert(
      fc.property(
        spans,
        spans,
        spans,
        spans,
        fc.integer({ min: -8, max: 112 }),
        (sessions, off, busy, open, quarter) => {
          const now = from + quarter * 15 * MINUTE_MS
          const planned = sessions.map((each) => ({ span: each, occupied: [each[0] - MINUTE_MS, each[1]] as const }))
          const blocks = dayBlocks(
            day,
            { sessions: planned, classes: [], timeOff: off.map((each) => ({ span: each })), busy, offers: [], open },
            now,
          )

          expect(blocks[0]?.from).toBe(day[0])
          expect(blocks.at(-1)?.until).toBe(day[1])
          for (const [index, block] of blocks.entries()) {
            expect(block.until).toBeGreaterThan(block.from)
            if (index > 0) expect(block.from).toBe(blocks[index - 1]?.until)
            const isWithin = ([begins, ends]: Span) => begins <= block.from && block.until <= ends
            const strongest = sessions.some(isWithin)
              ? 'session'
              : off.some(isWithin)
                ? 'blocked'
                : busy.some(isWithin)
                  ? 'busy'
                  : undefined
            if (strongest) expect(block.kind).toBe(strongest)
            if (block.kind === 'free') expect(block.from).toBeGreaterThanOrEqual(now)
          }
          const total = blocks.reduce((sum, block) => sum + block.until - block.from, 0)
          expect(total).toBe(hours * HOUR_MS)
        },
      ),
      { numRuns: 60 },
    )
  })

  test(`free time on ${date} in ${timeZone} is cut where the clock shows a whole hour`, () => {
    if (!day) throw new Error('The day has no hours.')
    const pieces = hourPieces(day, timeZone)

    expect(pieces[0]?.[0]).toBe(day[0])
    expect(pieces.at(-1)?.[1]).toBe(day[1])
    for (const [index, [from, until]] of pieces.entries()) {
      expect(until - from).toBeGreaterThanOrEqual(30 * MINUTE_MS)
      expect(until - from).toBeLessThan(2 * HOUR_MS)
      if (index > 0) expect(from).toBe(pieces[index - 1]?.[1])
      expect(clockMinuteIn(from, timeZone) % 60).toBe(0)
    }
  })
})

test('a piece of less than half an hour is part of its neighbour', () => {
  const cut = (from: number, until: number) =>
    hourPieces(span(from, until), 'UTC').map((piece) => piece.map((instant) => (instant - at(0)) / HOUR_MS))

  expect(cut(9.75, 12)).toEqual([
    [9.75, 11],
    [11, 12],
  ])
  expect(cut(9, 11.25)).toEqual([
    [9, 10],
    [10, 11.25],
  ])
  expect(cut(9.25, 9.5)).toEqual([[9.25, 9.5]])
})
