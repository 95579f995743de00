import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSignedDegrees } from '../angles.ts'
import { GRAHAS } from '../grahas.ts'
import { skyAt } from '../sky/sky-at.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import { rashiAt } from '../zodiac/rashi.ts'
import { type Chart, type ChartInput, computeChart } from './chart.ts'
import { ENGINE_VERSION } from './conventions.ts'
import { grahaLongitude } from './graha-longitude.ts'
import { listIngresses } from './ingress.ts'
import { listSadeSati } from './sade-sati.ts'
import { transitsOver } from './transits.ts'

const MUMBAI = { lat: 19.076, lon: 72.8777 }
const BIRTH = { utc: '1990-01-01T06:30:00Z', ...MUMBAI }
const on = (year: number, month: number, day: number) => julianDayOfDate({ year, month, day })

function requireChart(input: ChartInput): Chart {
  const outcome = computeChart(input)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('uses the package version as the engine version', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

  expect(manifest.version).toBe(ENGINE_VERSION)
})

test('records its conventions and the engine version in the chart', () => {
  const chart = requireChart({ ...BIRTH, options: { ayanamsa: 'raman', node: 'true' } })

  expect(chart.engineVersion).toBe(ENGINE_VERSION)
  expect(chart.conventions).toEqual({
    ayanamsa: 'raman',
    node: 'true',
    houseSystem: 'wholeSign',
    sunriseRule: 'hindu',
    yearDays: 365.25,
  })
})

test('applies each convention independently of the others', () => {
  const plain = requireChart(BIRTH)
  const trueNode = requireChart({ ...BIRTH, options: { node: 'true' } })
  const limb = requireChart({ ...BIRTH, options: { sunriseRule: 'upperLimb' } })
  const year = requireChart({ ...BIRTH, options: { yearDays: 360 } })
  const sripati = requireChart({ ...BIRTH, options: { houseSystem: 'sripati' } })

  expect(trueNode.grahas.rahu.longitude).not.toBe(plain.grahas.rahu.longitude)
  expect(trueNode.grahas.moon).toEqual(plain.grahas.moon)
  expect(limb.panchanga.sun.previousRise).toBeLessThan(plain.panchanga.sun.previousRise ?? 0)
  expect(limb.grahas).toEqual(plain.grahas)
  expect(year.vimshottari.balanceYears).toBe(plain.vimshottari.balanceYears)
  expect(year.vimshottari.periods[1]?.startJdUt).not.toBe(plain.vimshottari.periods[1]?.startJdUt)
  expect(sripati.houses).not.toEqual(plain.houses)
  expect(sripati.lagna).toEqual(plain.lagna)
})

test('names the reason when it refuses a chart', () => {
  const refusal = (input: ChartInput) => {
    const outcome = computeChart(input)
    return outcome.ok ? 'accepted' : outcome.refusal
  }
  expect(refusal({ ...BIRTH, utc: 'yesterday' })).toBe('not-a-utc-time')
  expect(refusal({ ...BIRTH, utc: '1899-12-31T23:59:59Z' })).toBe('outside-1900-2100')
  expect(refusal({ ...BIRTH, lat: Number.NaN })).toBe('latitude-outside-90')
  expect(refusal({ ...BIRTH, lon: 181 })).toBe('longitude-outside-180')
  expect(refusal({ ...BIRTH, lat: 70, options: { houseSystem: 'kp' } })).toBe('kp-houses-inside-polar-circle')
})

test('reports polar night and leaves the weekday undefined', () => {
  const { panchanga, grahas } = requireChart({ utc: '2024-12-21T10:00:00Z', lat: 69.65, lon: 18.96 })

  expect(panchanga.vara).toBeUndefined()
  expect(panchanga.polarState).toBe('polar-night')
  expect(Object.keys(grahas)).toHaveLength(9)
})

test('keeps the panchanga consistent with the grahas, and Ketu opposite Rahu', () => {
  fc.assert(
    fc.property(fc.double({ min: 2415022, max: 2488430, noNaN: true }), (jdUt) => {
      const { grahas, panchanga } = requireChart({ jdUt, ...MUMBAI })

      expect(panchanga.nakshatra.index).toBe(grahas.moon.nakshatra)
      expect(Math.abs(normalizeSignedDegrees(grahas.ketu.longitude - grahas.rahu.longitude))).toBeCloseTo(180, 9)
    }),
    { numRuns: 60 },
  )
})

test('computes speeds that match the change in longitude over two hours', () => {
  fc.assert(
    fc.property(fc.double({ min: 2415022, max: 2488430, noNaN: true }), fc.constantFrom(...GRAHAS), (jdUt, graha) => {
      const sky = skyAt(jdUt, { node: 'true' })
      if (!sky.ok) throw new Error(sky.refusal)
      const hour = 1 / 24
      const before = grahaLongitude(graha, jdUt - hour, { node: 'true' })
      const after = grahaLongitude(graha, jdUt + hour, { node: 'true' })

      const rate = normalizeSignedDegrees(after - before) / (2 * hour)
      expect(Math.abs(rate - sky.value.grahas[graha].speed) * 3600).toBeLessThan(2)
    }),
    { numRuns: 100 },
  )
})

test('finds Saturn entering Kumbha in January 2023 and Meena in March 2025', () => {
  const ingresses = listIngresses('saturn', on(2022, 12, 1), on(2025, 12, 1))
  if (!ingresses.ok) throw new Error(ingresses.refusal)

  expect(ingresses.value.map(({ to }) => to)).toEqual([10, 11])
  expect(ingresses.value.map(({ jdUt }) => Math.floor(jdUt + 0.5) - 0.5)).toEqual([on(2023, 1, 17), on(2025, 3, 29)])
})

test('finds the retrograde return of Saturn from Kumbha in 2022 and its re-entry in 2023', () => {
  const ingresses = listIngresses('saturn', on(2022, 1, 1), on(2024, 1, 1))
  if (!ingresses.ok) throw new Error(ingresses.refusal)

  expect(ingresses.value.map(({ from, to }) => [from, to])).toEqual([
    [9, 10],
    [10, 9],
    [9, 10],
  ])
})

test('lists Sade Sati for a Moon in Makara from Dhanu to Kumbha, repeating after about thirty years', () => {
  const stays = listSadeSati(9, on(1985, 1, 1), on(2030, 1, 1))
  if (!stays.ok) throw new Error(stays.refusal)

  const first = stays.value[0]
  const again = stays.value.find(({ startJdUt }) => startJdUt > on(2010, 1, 1))
  expect(first?.phase).toBe('rising')
  expect(again?.phase).toBe('rising')
  expect(((again?.startJdUt ?? 0) - (first?.startJdUt ?? 0)) / 365.25).toBeGreaterThan(28)
  for (const { phase, startJdUt, endJdUt } of stays.value) {
    const house = { rising: 8, peak: 9, setting: 10 }[phase]
    expect(rashiAt(grahaLongitude('saturn', (startJdUt + endJdUt) / 2))).toBe(house)
  }
})

test('counts transits from the natal Moon and lagna, with zero distance at a return', () => {
  const natal = requireChart(BIRTH)
  const outcome = transitsOver(natal.placements, natal.jdUt)
  if (!outcome.ok) throw new Error(outcome.refusal)

  const moon = outcome.value.find(({ graha }) => graha === 'moon')
  expect(moon?.houseFromMoon).toBe(1)
  expect(moon?.over).toContain('moon')
  expect(outcome.value.every(({ fromOwnPlace }) => Math.abs(fromOwnPlace) < 1e-9)).toBe(true)

  const { lagna: _, ...withoutTime } = natal.placements
  const unknown = transitsOver(withoutTime, natal.jdUt)
  expect(unknown.ok && unknown.value.every(({ houseFromLagna }) => houseFromLagna === undefined)).toBe(true)
})
