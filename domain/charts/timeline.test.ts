import { expect, test } from 'vitest'
import type { Birth } from '#domain/births/birth.ts'
import { castTimedChart, isTimed, type TimedChart } from './birth-chart.ts'
import {
  neighbourDay,
  readTimelineDay,
  TIMELINE_ZOOMS,
  type TimelineZoom,
  timelineOf,
  timelineWindow,
} from './timeline.ts'

const BORN = '1990-02-28'

function asha(): TimedChart {
  const place = {
    name: 'Mysuru',
    region: 'Karnataka',
    country: 'India',
    lat: 12.2958,
    lon: 76.6394,
    timeZone: 'Asia/Kolkata',
  }
  const birth = {
    fullName: 'Asha',
    date: BORN,
    time: '04:45',
    place,
    clock: 'standard',
    ownOffsetSeconds: null,
    occurrence: null,
  }
  if (!isTimed(birth as Birth)) throw new Error('The birth has a time.')
  const cast = castTimedChart(birth as Parameters<typeof castTimedChart>[0])
  if (!cast.ok) throw new Error('The chart is cast.')
  return cast.value
}

const viewOf = (zoom: TimelineZoom, day = '2026-11-16') => timelineOf(asha(), timelineWindow(zoom, day, BORN))

test('a window shows a life, the ten years around a day, its year or its month', () => {
  const windows = TIMELINE_ZOOMS.map((zoom) => timelineWindow(zoom, '2026-11-16', BORN))

  expect(windows.map(({ from, until }) => [from, until])).toEqual([
    ['1990-02-28', '2090-02-28'],
    ['2022-01-01', '2032-01-01'],
    ['2026-01-01', '2027-01-01'],
    ['2026-11-01', '2026-12-01'],
  ])
})

test('a day outside the life is moved to its nearest, and a window begins with the birth', () => {
  expect(timelineWindow('year', '1980-01-01', BORN)).toMatchObject({ at: BORN, from: BORN, until: '1991-01-01' })
  expect(timelineWindow('month', '2200-01-01', BORN).at).toBe('2090-02-27')
  expect(timelineWindow('life', '2026-01-01', '2010-05-05').until).toBe('2100-12-31')
})

test('the views beside one are one window earlier and later, until the life ends', () => {
  const year = timelineWindow('year', '2026-11-16', BORN)
  expect([neighbourDay(year, -1, BORN), neighbourDay(year, 1, BORN)]).toEqual(['2025-11-16', '2027-11-16'])
  expect(neighbourDay(timelineWindow('month', '2024-01-31', BORN), 1, BORN)).toBe('2024-02-29')
  expect(neighbourDay(timelineWindow('year', BORN, BORN), -1, BORN)).toBeUndefined()
  expect(neighbourDay(timelineWindow('life', '2026-11-16', BORN), 1, BORN)).toBeUndefined()
})

test.each([
  ['2026', '2026-01-01'],
  ['2026-11', '2026-11-01'],
  ['2026-11-16', '2026-11-16'],
  ['2026-13', undefined],
  ['soon', undefined],
  ['', undefined],
])('reads %j as the day %s', (text, day) => {
  expect(readTimelineDay(text)).toBe(day)
})

test('each zoom has one level of the dasha more, and every level covers the window without a gap', () => {
  expect(TIMELINE_ZOOMS.map((zoom) => viewOf(zoom).dasha.length)).toEqual([2, 3, 4, 5])
  for (const zoom of TIMELINE_ZOOMS) {
    const { dasha, startJdUt, endJdUt } = viewOf(zoom)
    for (const periods of dasha) {
      expect(periods[0]?.startJdUt).toBeLessThanOrEqual(startJdUt)
      expect(periods.at(-1)?.endJdUt).toBeGreaterThanOrEqual(endJdUt)
      for (const [index, { startJdUt: start }] of periods.slice(1).entries()) {
        expect(start).toBeCloseTo(periods[index]?.endJdUt ?? Number.NaN, 6)
      }
    }
  }
})

test('a life has the returns of Saturn every 29 years and three times Sade Sati', () => {
  const { passages, sadeSati, startJdUt } = viewOf('life')
  const ages = passages
    .filter(({ graha, over }) => graha === 'saturn' && over === 'saturn')
    .map(({ jdUt }) => Math.round((jdUt - startJdUt) / 365.25))

  expect([...new Set(ages.map((age) => Math.round(age / 29.4)))]).toEqual([1, 2, 3])
  expect(new Set(sadeSati.map(({ phase }) => phase))).toEqual(new Set(['rising', 'peak', 'setting']))
  const rounds = sadeSati.filter(({ startJdUt: start }, index) => start - (sadeSati[index - 1]?.endJdUt ?? -1e9) > 3650)
  expect(rounds.length).toBeGreaterThanOrEqual(3)
})

test('a year has the return of the Sun near the birthday, and the signs of the slow grahas', () => {
  const { passages, stays, startJdUt, endJdUt } = viewOf('year')
  const returns = passages.filter(({ graha }) => graha === 'sun')

  expect(returns).toHaveLength(1)
  expect(Math.abs((returns[0]?.jdUt ?? 0) - startJdUt - 58)).toBeLessThan(2)
  for (const { spans } of stays) {
    expect([spans[0]?.startJdUt, spans.at(-1)?.endJdUt]).toEqual([startJdUt, endJdUt])
  }
})

test('a month has the return of the Moon', () => {
  expect(viewOf('month').passages.filter(({ graha }) => graha === 'moon').length).toBeGreaterThan(0)
})
