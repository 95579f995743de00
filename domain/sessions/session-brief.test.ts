import { processJsonLine } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { NEW_DELHI, NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { prasnaBrief, sessionBrief } from './session-brief.ts'

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
}

function briefAt(at: string) {
  const cast = castBirthChart(BIRTH)
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  const brief = sessionBrief(cast.value, new Date(at), NEW_DELHI_ALMANAC)
  if (!brief.ok) throw new Error(JSON.stringify(brief.refusal))
  return brief.value
}

test('contains the dasha running at the session, level by level', () => {
  const { running } = briefAt('2026-11-16T04:30:00Z')
  const jdUt = Date.parse('2026-11-16T04:30:00Z') / 86_400_000 + 2440587.5

  expect(running.map(({ lords }) => lords.length)).toEqual([1, 2, 3])
  for (const { startJdUt, endJdUt } of running) {
    expect(startJdUt).toBeLessThanOrEqual(jdUt)
    expect(endJdUt).toBeGreaterThan(jdUt)
  }
})

test('contains the transits at the session, counted from the natal Moon and lagna', () => {
  const { transits, cast } = briefAt('2026-11-16T04:30:00Z')
  const saturn = transits.find(({ graha }) => graha === 'saturn')
  const houseFrom = (rashi: number) => (((saturn?.rashi ?? 0) - rashi + 12) % 12) + 1

  expect(transits).toHaveLength(9)
  expect(saturn?.houseFromMoon).toBe(houseFrom(cast.chart.grahas.moon.rashi))
  expect(saturn?.houseFromLagna).toBe(houseFrom(cast.chart.lagna.rashi))
})

test('contains the panchanga of the session at the practice, with the parts of that day', () => {
  // A Monday morning: Rahu kalam is the second eighth of daylight, which is over by ten.
  const { almanac } = briefAt('2026-11-16T04:30:00Z')

  expect(almanac.place).toBe(NEW_DELHI_ALMANAC)
  expect(almanac.panchanga.vara).toBe(1)
  expect(almanac.day.date).toEqual({ year: 2026, month: 11, day: 16 })
  expect(almanac.day.day).toMatchObject({ state: 'sunlit', vara: 1 })
})

const MYSURU = { ...NEW_DELHI_ALMANAC, name: 'Mysuru', lat: 12.2979, lon: 76.6393 }

test('a Prasna has the chart of its instant and place, as the command line computes it', () => {
  const brief = prasnaBrief(new Date('2026-11-15T03:49:37Z'), MYSURU)
  if (!brief.ok) throw new Error('no chart')

  const { lat, lon } = MYSURU
  const result = JSON.parse(
    processJsonLine('chart', JSON.stringify({ id: 'p', utc: '2026-11-15T03:49:37Z', lat, lon })),
  )
  expect(brief.value.cast.birth.time).toBe('09:19:37')
  expect(brief.value.cast.chart.lagna.longitude).toBe(result.sidereal.asc)
  expect(brief.value.almanac.place).toBe(MYSURU)
})

test('a Prasna has no transits and no dasha', () => {
  const brief = prasnaBrief(new Date('2026-11-15T03:49:37Z'), MYSURU)

  expect(brief).toMatchObject({ ok: true, value: { running: [], transits: [] } })
})

test('a Prasna in a repeated hour has one instant', () => {
  const newYork = { ...NEW_DELHI_ALMANAC, lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }

  for (const utc of ['2023-11-05T05:30:00Z', '2023-11-05T06:30:00Z']) {
    const brief = prasnaBrief(new Date(utc), newYork)
    expect(brief.ok && brief.value.cast.instant.utcMs).toBe(Date.parse(utc))
  }
})
