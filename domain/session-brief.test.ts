import { expect, test } from 'vitest'
import { answerLine } from '#jyotish/command/answer-line.ts'
import { type Birth, castBirthChart } from './birth-chart.ts'
import { DEFAULT_PLACE } from './places.ts'
import { castMoment, sessionBrief } from './session-brief.ts'

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42',
  place: DEFAULT_PLACE,
  clock: 'standard',
  ownOffsetSeconds: null,
  occurrence: null,
}

function briefAt(at: string) {
  const cast = castBirthChart(BIRTH)
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  const brief = sessionBrief(cast.value, new Date(at))
  if (!brief.ok) throw new Error(JSON.stringify(brief.refusal))
  return brief.value
}

test('the brief holds the dasha that runs at the session, level below level', () => {
  const { running, atMs } = briefAt('2026-11-16T04:30:00Z')
  const jdUt = atMs / 86_400_000 + 2440587.5

  expect(running.map(({ lords }) => lords.length)).toEqual([1, 2, 3])
  for (const { startJdUt, endJdUt } of running) {
    expect(startJdUt).toBeLessThanOrEqual(jdUt)
    expect(endJdUt).toBeGreaterThan(jdUt)
  }
})

test('its transits are those of the session, counted from the natal Moon and lagna', () => {
  const { transits, cast } = briefAt('2026-11-16T04:30:00Z')
  const saturn = transits.find(({ graha }) => graha === 'saturn')
  const moonSign = cast.chart.grahas.moon.rashi

  expect(transits).toHaveLength(9)
  expect(saturn?.houseFromMoon).toBe((((saturn?.rashi ?? 0) - moonSign + 12) % 12) + 1)
  expect(saturn?.houseFromLagna).toBeDefined()
})

test('a Prasna has the chart of its own second, as the command line casts it', () => {
  const cast = castMoment(new Date('2026-11-15T03:49:37Z'))
  if (!cast.ok) throw new Error('no chart')

  const { lat, lon } = DEFAULT_PLACE
  const answer = JSON.parse(answerLine('chart', JSON.stringify({ id: 'p', utc: '2026-11-15T03:49:37Z', lat, lon })))
  expect(cast.value.birth.time).toBe('09:19:37')
  expect(cast.value.chart.lagna.longitude).toBe(answer.sidereal.asc)
})

test('a moment in an hour that comes twice is still one moment', () => {
  const newYork = { ...DEFAULT_PLACE, lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }

  for (const utc of ['2023-11-05T05:30:00Z', '2023-11-05T06:30:00Z']) {
    const cast = castMoment(new Date(utc), newYork)
    expect(cast.ok && cast.value.moment.utcMs).toBe(Date.parse(utc))
  }
})
