import { julianDayFromUnix, unixFromJulianDay } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { istDate } from '#domain/time/india-time.ts'
import { sadeSatiAt } from './sade-sati-at.ts'

const at = (date: string) => julianDayFromUnix(Date.parse(`${date}T06:00:00Z`))
const day = (jdUt: number | null | undefined) => istDate(new Date(unixFromJulianDay(jdUt ?? 0)))

const KUMBHA = 10
const SIMHA = 4

// Saturn enters Makara on 2020-01-24, Kumbha on 2023-01-17, Mina on 2025-03-29 and Mesha on 2027-06-03, and turns back into
// Mina from 2027-10-20 to 2028-02-23 (Lahiri; Drik Panchang, Shani transits).
test('for a Moon in Kumbha it runs from Saturn in Makara to its last exit from Mina', () => {
  const found = sadeSatiAt(KUMBHA, at('2026-11-19'), {})

  expect(found).toMatchObject({ phase: 'setting', isRunning: true })
  expect([day(found?.startJdUt), day(found?.endJdUt)]).toEqual(['2020-01-24', '2028-02-23'])
  expect(day(found?.phaseEndJdUt)).toBe('2027-06-03')
})

test('while Saturn has turned out of the three signs it still runs, without a part', () => {
  const found = sadeSatiAt(KUMBHA, at('2027-08-01'), {})

  expect(found).toMatchObject({ phase: null, phaseEndJdUt: null, isRunning: true })
  expect(day(found?.endJdUt)).toBe('2028-02-23')
})

test('for a Moon in Simha the next begins with Saturn in Karka', () => {
  const found = sadeSatiAt(SIMHA, at('2026-11-19'), {})

  expect(found).toMatchObject({ phase: null, isRunning: false })
  expect(day(found?.startJdUt).slice(0, 4)).toBe('2034')
  expect(day(found?.endJdUt) > '2041').toBe(true)
})

test('near the end of the computed years there may be no next one', () => {
  expect(sadeSatiAt(KUMBHA, at('2100-12-30'), {})).toBeUndefined()
})
