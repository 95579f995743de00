import { expect, test } from 'vitest'
import { computeChart } from '../chart/chart.ts'
import type { Outcome } from '../outcome.ts'
import { muddaDasha, muddaSubPeriods, withinYear } from './mudda-dasha.ts'
import { patyayiniDasha } from './patyayini-dasha.ts'
import { solarReturn } from './solar-return.ts'
import { varshaphala } from './varshaphala.ts'

function accept<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

/** Example 122 of P. V. R. Narasimha Rao, chapter 30: June 1, 1972, 4:16 IST at 16°15′ N, 81°12′ E, the year 1993-94. */
const BIRTH = accept(computeChart({ utc: '1972-05-31T22:46:00Z', lat: 16.25, lon: 81.2 }))
const AGE = 21
const YEAR = { startJdUt: accept(solarReturn(BIRTH, AGE)), endJdUt: accept(solarReturn(BIRTH, AGE + 1)) }
const MUDDA = { moonLongitude: BIRTH.grahas.moon.longitude, age: AGE, ...YEAR }
const daysOf = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) => endJdUt - startJdUt

test('gives the Mudda dasha of a published year its lords and days', () => {
  const periods = muddaDasha(MUDDA)

  expect(periods.map(({ lords }) => lords[0])).toEqual([
    ...(['rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus', 'sun', 'moon', 'mars'] as const),
  ])
  const published = [54.79, 48.7, 57.83, 51.74, 21.31, 60.87, 18.26, 30.44, 21.31]
  for (const [place, period] of periods.entries()) expect(daysOf(period)).toBeCloseTo(published[place] ?? 0, 1)
  expect([periods[0]?.startJdUt, periods.at(-1)?.endJdUt]).toEqual([YEAR.startJdUt, YEAR.endJdUt])
})

test('cuts the first lord of the Mudda dasha by the balance at birth and gives it the rest at the end', () => {
  const periods = muddaDasha(MUDDA, 'balance')
  const shown = withinYear(periods, YEAR)
  const subs = withinYear(periods.flatMap(muddaSubPeriods), YEAR)
  const first = shown[0]
  const last = shown.at(-1)

  expect([first?.lords, last?.lords]).toEqual([['rahu'], ['rahu']])
  expect(first && last && daysOf(first) + daysOf(last)).toBeCloseTo((18 / 120) * daysOf(YEAR), 6)
  expect(first && daysOf(first)).toBeCloseTo(BIRTH.vimshottari.fractionRemaining * (18 / 120) * daysOf(YEAR), 6)
  for (const [place, sub] of subs.entries()) {
    expect(sub.startJdUt).toBeCloseTo(subs[place - 1]?.endJdUt ?? YEAR.startJdUt, 8)
  }
  expect(subs.at(-1)?.endJdUt).toBe(YEAR.endJdUt)
})

test('gives the Patyayini dasha of a published year its lords and days', () => {
  const { chart } = accept(varshaphala(BIRTH, AGE))
  const periods = patyayiniDasha(chart.placements, YEAR)

  expect(periods.map(({ lord }) => lord)).toEqual([
    ...(['venus', 'mercury', 'moon', 'saturn', 'lagna', 'jupiter', 'sun', 'mars'] as const),
  ])
  // The book rounds the longitudes to minutes; half a day is a minute and a half of arc of the Moon.
  const published = [24.98, 48.17, 0.51, 25.74, 11.24, 57.35, 93.29, 103.99]
  for (const [place, period] of periods.entries()) {
    expect(Math.abs(daysOf(period) - (published[place] ?? 0))).toBeLessThan(1)
  }
  expect([periods[0]?.startJdUt, periods.at(-1)?.endJdUt]).toEqual([YEAR.startJdUt, YEAR.endJdUt])
})

test('casts the year for another place at the same moment, with another lagna', () => {
  const here = accept(varshaphala(BIRTH, AGE))
  const there = accept(varshaphala(BIRTH, AGE, { lat: 40.71, lon: -74.01 }))

  expect(there.jdUt).toBe(here.jdUt)
  expect(there.chart.grahas.moon.longitude).toBe(here.chart.grahas.moon.longitude)
  expect(there.chart.lagna.rashi).not.toBe(here.chart.lagna.rashi)
  expect(there.muntha).toBe(here.muntha)
})
