import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JdSpan } from '../panchanga/day-parts.ts'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { type CivilDate, julianDayOfDate } from '../time/julian-day.ts'
import { type AlmanacDay, almanacDay } from './almanac-day.ts'
import { bhadraParts } from './bhadra.ts'
import { isGoodMoon, isGoodTara } from './birth-bala.ts'
import { type DayInFull, dayInFull } from './day-in-full.ts'
import type { DayYogaId } from './day-yogas.ts'
import { dishaShula } from './disha-shula.ts'
import { gowriPanchanga } from './gowri.ts'
import { northernSamvatsara } from './jovian-year.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const MINUTE = 1 / 1440

const TRACK = trackLuminaries(julianDayOfDate({ year: 2026, month: 1, day: 1 }))

function requireDay(date: CivilDate): { almanac: AlmanacDay; full: DayInFull } {
  const outcome = almanacDay({ date, ...DELHI }, TRACK)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return { almanac: outcome.value, full: dayInFull(outcome.value, TRACK) }
}

function dayOf(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return requireDay({ year, month, day })
}

/** "2020-12-31 19:49" in India. */
function inIndia(text: string): number {
  const [date = '', time = ''] = text.split(' ')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return julianDayOfDate({ year, month, day }) + (hour * 60 + minute - 330) * MINUTE
}

function expectSpan(found: JdSpan | undefined, from: string, to: string, minutes = 1.5) {
  expect(Math.abs((found?.startJdUt ?? 0) - inIndia(from)) / MINUTE, `${from} begins`).toBeLessThan(minutes)
  expect(Math.abs((found?.endJdUt ?? 0) - inIndia(to)) / MINUTE, `${to} ends`).toBeLessThan(minutes)
}

const yogaOf = ({ yogas }: DayInFull, id: DayYogaId) => yogas.find((yoga) => yoga.id === id)

test('has the yogas and muhurtas that Drik Panchang printed for New Delhi on a Thursday with Pushya', () => {
  const { full } = dayOf('2020-12-31')

  expectSpan(yogaOf(full, 'sarvarthaSiddhi'), '2020-12-31 07:14', '2021-01-01 07:14')
  expectSpan(yogaOf(full, 'amritaSiddhi'), '2020-12-31 19:49', '2021-01-01 07:14')
  expectSpan(yogaOf(full, 'guruPushya'), '2020-12-31 19:49', '2021-01-01 07:14')
  expectSpan(full.vijaya, '2020-12-31 14:08', '2020-12-31 14:49')
  expectSpan(full.nishita, '2020-12-31 23:57', '2021-01-01 00:52')
  expect(full.yogas).toHaveLength(3)
})

test('ends Ravi yoga when the Sun or the Moon enters another star', () => {
  const { full } = dayOf('2022-01-24')
  const [first, second] = full.yogas.filter(({ id }) => id === 'ravi')

  // Drik Panchang; its Sun stands half a minute of arc behind, so its first part ends later.
  expectSpan(first, '2022-01-24 07:13', '2022-01-24 10:33', 14)
  expectSpan(second, '2022-01-24 11:15', '2022-01-25 07:13')
})

test('has the Jvalamukhi and Tripushkara that newspapers announced', () => {
  expectSpan(yogaOf(dayOf('2023-06-04').full, 'jvalamukhi'), '2023-06-05 03:23', '2023-06-05 05:23')
  expectSpan(yogaOf(dayOf('2023-06-05').full, 'jvalamukhi'), '2023-06-05 05:23', '2023-06-05 06:38', 2)
  expectSpan(yogaOf(dayOf('2020-01-07').full, 'tripushkara'), '2020-01-07 07:15', '2020-01-07 15:24')
})

test('finds each yoga in a year, only on its weekdays and never outside of the day', () => {
  const found = new Map<DayYogaId, Set<number>>()
  for (let day = 1; day <= 365; day++) {
    const { almanac, full } = requireDay({ year: 2026, month: 1, day })
    for (const { id, startJdUt, endJdUt } of full.yogas) {
      expect(startJdUt).toBeGreaterThanOrEqual(almanac.startJdUt)
      expect(endJdUt).toBeLessThanOrEqual(almanac.endJdUt)
      found.set(id, (found.get(id) ?? new Set()).add(almanac.day.vara))
    }
  }

  const varasOf = (id: DayYogaId) => [...(found.get(id) ?? [])].toSorted((one, other) => one - other)
  expect(varasOf('raviPushya')).toEqual([0])
  expect(varasOf('guruPushya')).toEqual([4])
  expect([0, 2, 6]).toEqual(expect.arrayContaining([...varasOf('dvipushkara'), ...varasOf('tripushkara')]))
  expect(found.size).toBe(8)
})

// Muhurta Chintamani counts the praharas of the lunar day, of which bhadra is the first or the last four.
test.each([
  ['bright fourth', 7, 5, 8],
  ['bright eighth', 14, 2, 1],
  ['bright eleventh', 21, 7, 6],
  ['full moon', 28, 4, 3],
  ['dark third', 35, 8, 7],
  ['dark seventh', 42, 3, 2],
  ['dark tenth', 49, 6, 5],
  ['dark fourteenth', 56, 1, 4],
])('the face of bhadra of the %s begins with its prahara, and the tail ends with its own', (_, half, face, tail) => {
  const isLastHalf = half % 2 === 1
  const praharas = (count: number) => (count - (isLastHalf ? 4 : 0)) * 7.5
  const { mukha, puchha } = bhadraParts(half, { startJdUt: 0, endJdUt: 30 })

  expect(mukha.startJdUt).toBeCloseTo(praharas(face - 1), 9)
  expect(mukha.endJdUt - mukha.startJdUt).toBeCloseTo(5, 9)
  expect(puchha.endJdUt).toBeCloseTo(praharas(tail), 9)
  expect(puchha.endJdUt - puchha.startJdUt).toBeCloseTo(3, 9)
})

test('bhadra is the karana Vishti, and dwells where the Moon is', () => {
  const [bhadra] = dayOf('2022-01-24').full.bhadras
  // Drik Panchang: Vanija till 8:43 AM, Vishti till 8:19 PM; the Moon in Kanya till 11:08 PM.
  expectSpan(bhadra, '2022-01-24 08:43', '2022-01-24 20:19', 2)
  expect(bhadra?.stays.map(({ world }) => world)).toEqual(['underworld'])

  for (let day = 1; day <= 60; day++) {
    for (const { startJdUt, endJdUt, stays } of requireDay({ year: 2026, month: 3, day }).full.bhadras) {
      expect([stays[0]?.startJdUt, stays.at(-1)?.endJdUt]).toEqual([startJdUt, endJdUt])
    }
  }
})

test('names the panchaka of the Moon after the weekday of the almanac on which it begins', () => {
  // After midnight of Saturday, February 22: mrityu panchaka, 24:29:29 as an almanac prints it.
  const { moonPanchaka } = dayOf('2020-02-25').full
  expectSpan(moonPanchaka, '2020-02-23 00:29', '2020-02-28 01:09')
  expect(moonPanchaka?.kind).toBe('mrityu')
  expect(dayOf('2026-11-19').full.moonPanchaka?.kind).toBe('agni')
  expect(dayOf('2020-05-16').full.moonPanchaka?.kind).toBeUndefined()
  expect(dayOf('2020-12-31').full.moonPanchaka).toBeUndefined()
})

test('marks the stays of the Moon in the six stars of ganda mula', () => {
  const { gandaMulas } = dayOf('2023-06-04').full

  expect(gandaMulas.map(({ star }) => star)).toEqual([17, 18])
  expect(gandaMulas[0]?.endJdUt).toBe(gandaMulas[1]?.startJdUt)
  expect(dayOf('2022-01-24').full.gandaMulas).toEqual([])
})

test('has the Gowri panchanga of printed Tamil calendars', () => {
  const names = (vara: number, isDay: boolean) =>
    gowriPanchanga({ sunrise: 0, sunset: 0.5, nextSunrise: 1 }, vara)
      .filter((each) => each.isDay === isDay)
      .map(({ name }) => name)
      .join(' ')

  expect([0, 1, 2, 3, 4, 5, 6].map((vara) => names(vara, true))).toEqual([
    'uthi amirdha rogam laabam dhanam sugam soram visham',
    'amirdha visham rogam laabam dhanam sugam soram uthi',
    'rogam laabam dhanam sugam soram uthi visham amirdha',
    'laabam dhanam sugam soram visham uthi amirdha rogam',
    'dhanam sugam soram uthi amirdha visham rogam laabam',
    'sugam soram uthi visham amirdha rogam laabam dhanam',
    'soram uthi visham amirdha rogam laabam dhanam sugam',
  ])
  expect([0, 1, 2, 3, 4, 5, 6].map((vara) => names(vara, false))).toEqual([
    'dhanam sugam soram visham uthi amirdha rogam laabam',
    'sugam soram uthi amirdha visham rogam laabam dhanam',
    'soram uthi visham amirdha rogam laabam dhanam sugam',
    'uthi amirdha rogam laabam dhanam sugam soram visham',
    'amirdha visham rogam laabam dhanam sugam soram uthi',
    'rogam laabam dhanam sugam soram uthi visham amirdha',
    'laabam dhanam sugam soram uthi visham amirdha rogam',
  ])
})

test('puts visham of the day where Rahu kalam is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 73000 }), (day) => {
      const { almanac, full } = requireDay({ year: 1900, month: 1, day })
      expect(full.gowri.find(({ name }) => name === 'visham')).toMatchObject(almanac.day.rahuKalam)
      expect(full.gowri.at(-1)?.endJdUt).toBe(almanac.endJdUt)
    }),
    { numRuns: 20 },
  )
})

test('counts taras and houses of the Moon from birth', () => {
  const [ASHWINI, ROHINI, VISHAKHA, REVATI] = [0, 3, 15, 26]
  // The ninth of Ashwini is Revati; the fourth of Rohini in the second round is Vishakha.
  expect([isGoodTara(REVATI, ASHWINI), isGoodTara(VISHAKHA, ROHINI)]).toEqual([true, true])
  expect(isGoodTara(ASHWINI, ASHWINI)).toBe(false)
  expect(Array.from({ length: 27 }, (_, birth) => isGoodTara(0, birth)).filter(Boolean)).toHaveLength(15)
  expect(Array.from({ length: 12 }, (_, moon) => isGoodMoon(moon, 0))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((house) => [1, 3, 6, 7, 10, 11].includes(house)),
  )

  const { taraBalas, chandraBalas } = dayOf('2020-12-31').full
  expect(taraBalas.map(({ star, good }) => [star, good.length])).toEqual([
    [6, 15],
    [7, 15],
  ])
  // Drik Panchang: the Moon in Mithuna till 1:38 PM; for Vrishchika it is the eighth.
  expect(chandraBalas[0]).toMatchObject({ rashi: 2, eighthFor: 7, good: [0, 2, 4, 5, 8, 9] })
  expect(Math.abs((chandraBalas[0]?.endJdUt ?? 0) - inIndia('2020-12-31 13:38')) / MINUTE).toBeLessThan(1.5)
})

test('has a direction to avoid on each weekday', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(dishaShula)).toEqual(['west', 'east', 'north', 'north', 'south', 'west', 'east'])
})

test('names the year of the north as Brihat Samhita does', () => {
  // Vikrama 2083 is Raudra (54).
  expect([1943, 1947, 1948].map(northernSamvatsara)).toEqual([48, 52, 53])
  expect(dayOf('2026-11-19').full.northernSamvatsara).toBe(53)
  // Chaitra begins the year: the day before still has the old name.
  expect(dayOf('2026-03-18').full.northernSamvatsara).toBe(52)
})

test('ends the year of Jupiter when almanacs do', () => {
  // Drik Panchang: Ananda (48).
  const { jovianYear } = dayOf('2020-12-31').full
  expect(jovianYear.samvatsara).toBe(47)
  expectSpan(jovianYear, '2020-05-16 11:07', '2021-05-12 11:54', 30)
  // In 2027 and 2028 two years of Jupiter begin within one of the Sun.
  expect(dayOf('2028-03-20').full.jovianYear.samvatsara).toBe(54)
})

test('counts Julian Days from the midnight of Greenwich', () => {
  expect(dayOf('2023-03-20').full.julianDay).toBe(2460023.5)
})
