import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChart } from '../chart/chart.ts'
import { anyInstant } from '../test/arbitrary-placements.ts'
import { dateOfJulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { listChanges } from './changes.ts'
import { sensitivityOf } from './sensitivity.ts'
import { unknownTimeChart } from './unknown-time.ts'

const MUMBAI = { lat: 19.076, lon: 72.8777 }
const SECOND = 1 / 86400

test('returns a range for the Moon and no lagna when the time is unknown', () => {
  const outcome = unknownTimeChart({ date: { year: 1990, month: 1, day: 1 }, utcOffsetMinutes: 330 })
  if (!outcome.ok) throw new Error(outcome.refusal)
  const { grahas, moon, startJdUt, endJdUt } = outcome.value

  expect(outcome.value).not.toHaveProperty('lagna')
  expect(startJdUt).toBe(julianDayOfDate({ year: 1990, month: 1, day: 1 }) - 330 / 1440)
  expect(endJdUt - startJdUt).toBe(1)
  const travelled = (grahas.moon.end - grahas.moon.start + 360) % 360
  expect(travelled).toBeGreaterThan(11)
  expect(travelled).toBeLessThan(16)
  expect(moon.padaChanges.length).toBeGreaterThanOrEqual(3)
  expect(moon.dashaLords).toHaveLength(moon.nakshatras.length)
  expect(grahas.saturn.isRashiCertain).toBe(true)
})

test('lists lagna changes that match the charts before and after each instant', () => {
  const jdUt = julianDayOfDate({ year: 1990, month: 1, day: 1 }) + 0.27
  const outcome = sensitivityOf({ ...MUMBAI, jdUt, minutesEitherSide: 20, vargas: [1, 9, 60] })
  if (!outcome.ok) throw new Error(outcome.refusal)
  const rashiOf = (instant: number, varga: 1 | 9 | 60) => {
    const chart = computeChart({ jdUt: instant, ...MUMBAI })
    if (!chart.ok) throw new Error(chart.refusal)
    return vargaRashi(chart.value.lagna.longitude, varga)
  }

  expect(outcome.value.lagnas.filter(({ varga }) => varga === 60).length).toBeGreaterThan(12)
  for (const change of outcome.value.lagnas) {
    const varga = change.varga as 1 | 9 | 60
    expect(rashiOf(change.jdUt - SECOND, varga)).toBe(change.from)
    expect(rashiOf(change.jdUt + SECOND, varga)).toBe(change.to)
  }
})

test('changes the pada together with the dasha lord', () => {
  const day = julianDayOfDate({ year: 1990, month: 1, day: 1 })
  const outcome = sensitivityOf({ ...MUMBAI, jdUt: day + 0.5, minutesEitherSide: 720, vargas: [] })
  if (!outcome.ok) throw new Error(outcome.refusal)

  const { moonPadas, dashaLords } = outcome.value
  expect(moonPadas.length).toBeGreaterThanOrEqual(3)
  for (const { jdUt } of dashaLords) {
    expect(moonPadas.some((change) => Math.abs(change.jdUt - jdUt) < 0.1 * SECOND)).toBe(true)
  }
})

test('finds several changes within one step', () => {
  const changes = listChanges((instant) => Math.floor(instant * 3), 0, 1, 1)

  expect(changes.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
})

test('refuses intervals that leave the supported years', () => {
  expect(sensitivityOf({ ...MUMBAI, jdUt: 2415020.5, minutesEitherSide: 5 })).toEqual({
    ok: false,
    refusal: 'outside-1900-2100',
  })
  expect(unknownTimeChart({ date: { year: 1900, month: 1, day: 1 }, utcOffsetMinutes: 330 }).ok).toBe(false)
})

test('has the Moon of every chart of the day in its range, in any year and on leap days', () => {
  const anyDate = fc.oneof(
    anyInstant.map(dateOfJulianDay),
    fc.constantFrom(
      { year: 1904, month: 2, day: 29 },
      { year: 2000, month: 2, day: 29 },
      { year: 2096, month: 2, day: 29 },
    ),
  )
  fc.assert(
    fc.property(anyDate, fc.double({ min: 0, max: 1, noNaN: true }), (date, part) => {
      const day = unknownTimeChart({ date, utcOffsetMinutes: 0 })
      if (!day.ok) {
        expect(day.refusal).toBe('outside-1900-2100')
        return
      }
      const chart = computeChart({ jdUt: day.value.startJdUt + part, ...MUMBAI })
      if (!chart.ok) {
        expect(chart.refusal).toBe('outside-1900-2100')
        return
      }

      expect(day.value.grahas.moon.rashis).toContain(chart.value.grahas.moon.rashi)
      expect(day.value.moon.nakshatras).toContain(chart.value.grahas.moon.nakshatra)
    }),
    { numRuns: 40 },
  )
})

test('says nothing about a polar latitude that its charts do not say', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(-89, -70, 70, 89), (jdUt, lat) => {
      const outcome = sensitivityOf({ lat, lon: 18.96, jdUt, minutesEitherSide: 10, vargas: [1] })
      if (!outcome.ok) {
        expect(outcome.refusal).toBe('outside-1900-2100')
        return
      }

      for (const { jdUt: at, to } of outcome.value.lagnas) {
        const after = computeChart({ jdUt: at + SECOND, lat, lon: 18.96 })
        if (after.ok) expect(after.value.lagna.rashi).toBe(to)
      }
    }),
    { numRuns: 25 },
  )
})
