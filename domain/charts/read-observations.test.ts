import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { readObservations } from './read-observations.ts'

function read(text: string) {
  const outcome = readObservations(text)
  if (!outcome.ok) throw new Error(outcome.refusal.line)
  return outcome.value
}

test('reads degrees in the formats that programs print', () => {
  const moon = { kind: 'graha', graha: 'moon' }

  expect(read('Moon 14° 23′ 10″ Scorpio')).toEqual([
    { ...moon, longitude: expect.closeTo(224.386111, 6), unitArcsec: 1 },
  ])
  expect(read('Mo: 14 Sco 23')).toEqual([{ ...moon, longitude: expect.closeTo(224.383333, 6), unitArcsec: 60 }])
  expect(read('Chandra 14:23:10.5 Vrishchika')).toMatchObject([{ graha: 'moon', unitArcsec: 0.1 }])
  expect(read('Moon 14° 23′ Vrischika')).toMatchObject([{ longitude: expect.closeTo(224.383333, 6) }])
  expect(read('moon 224.386')).toEqual([{ ...moon, longitude: 224.386, unitArcsec: 3.6 }])
  expect(read('चन्द्र 14°23′ वृश्चिक')).toMatchObject([{ graha: 'moon', unitArcsec: 60 }])
  expect(read("Lagna 5°12' Leo")).toEqual([{ kind: 'lagna', longitude: 125.2, unitArcsec: 60 }])
  expect(read('Asc 125.2')).toMatchObject([{ kind: 'lagna', longitude: 125.2 }])
})

test('reads dasha dates with one or more lords, with or without a time', () => {
  const day = Date.UTC(2004, 2, 12)

  expect(read('Rahu maha dasha 12 Mar 2004')).toEqual([{ kind: 'dasha', lords: ['rahu'], printedMs: day, unitDays: 1 }])
  expect(read('Rahu-Jupiter 12/03/2004 14:35')).toEqual([
    { kind: 'dasha', lords: ['rahu', 'jupiter'], printedMs: day + (14 * 60 + 35) * MINUTE_MS, unitDays: 1 / 1440 },
  ])
  expect(read('Venus 2004-03-12')).toMatchObject([{ lords: ['venus'], printedMs: day }])
})

test('reads one figure per line', () => {
  expect(read('Moon 14°23′ Scorpio\n\nLagna 5°12′ Leo; Rahu 1°10′ Aries')).toHaveLength(3)
})

test('names the first line that it cannot read', () => {
  for (const line of ['hello', 'Moon', 'Moon 45° Scorpio', 'Moon 14°75′ Scorpio', '31 Feb 2004', 'Rahu 31/02/2004']) {
    expect(readObservations(line)).toEqual({ ok: false, refusal: { line } })
  }
})
