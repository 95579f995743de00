import { expect, test } from 'vitest'
import { familyDayName } from '#content/almanac/observances.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { NEW_DELHI, NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { type FamilyPerson, listFamilyDays } from './family-days.ts'
import { lunarDayOf } from './lunar-day.ts'
import { amantaMonth, namedMonth } from './month-reckoning.ts'

const EVENT = { ...USUAL_CONTEXT, place: NEW_DELHI } as const

function daysOf(person: Partial<FamilyPerson>, year: number, place: AlmanacPlace = NEW_DELHI_ALMANAC) {
  return listFamilyDays(place, year, [{ id: 'one', name: 'Asha', ...person }])
}

test('lists birthdays and birth stars of a child born on Diwali evening', () => {
  const birth = lunarDayOf({ ...EVENT, date: '2025-10-20', time: '19:00' })
  const days = daysOf({ birth }, 2026)
  const datesOf = (kind: string) => days.filter((day) => day.kind === kind).map(({ date }) => date)

  // The new moon of Ashvina lasts over the sunrise of the day after Diwali.
  expect(datesOf('tithi-birthday')).toEqual(['2026-11-09'])
  expect(datesOf('star-birthday')).toHaveLength(1)
  expect(datesOf('solar-birthday')).toHaveLength(1)
  // Twelve or thirteen more stays in a year; days that are birthdays are not listed twice.
  expect(datesOf('birth-star').length).toBeGreaterThanOrEqual(11)
  expect(new Set(days.map(({ date, kind }) => `${date} ${kind}`)).size).toBe(days.length)
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
})

test('never guesses what changed in the course of a day without an hour', () => {
  // Amavasya begins on the afternoon of Diwali, Chitra ends in the evening.
  const birth = lunarDayOf({ ...EVENT, date: '2025-10-20', time: null })

  expect(birth).toMatchObject({ month: 6, tithi: null })
  expect(daysOf({ birth }, 2026).filter(({ kind }) => kind === 'tithi-birthday')).toEqual([])
  expect(lunarDayOf({ ...EVENT, date: '1890-01-01', time: '12:00' })).toBeUndefined()
  expect(lunarDayOf({ ...EVENT, place: null, date: '1990-01-01', time: '12:00' })).toBeUndefined()
})

test('lists the shraddha of the year and that of Pitru Paksha, and every month if asked', () => {
  const death = { month: 6, tithi: 9, isMonthly: false, reckoning: null }

  expect(daysOf({ death }, 2025).map(({ kind, date }) => [kind, date])).toEqual([
    ['mahalaya', '2025-09-16'],
    ['shraddha', '2025-10-02'],
  ])
  const monthly = daysOf({ death: { ...death, isMonthly: true, reckoning: null } }, 2025)
  expect(monthly.filter(({ kind }) => kind === 'monthly-shraddha').length).toBeGreaterThanOrEqual(11)
})

test('lists nothing where the Sun does not rise every day', () => {
  const tromso = { ...NEW_DELHI_ALMANAC, lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' }

  expect(daysOf({ death: { month: 6, tithi: 9, isMonthly: false, reckoning: null } }, 2025, tromso)).toEqual([])
})

test('names the dark half of a northern month by the month before', () => {
  // Krishna Ashtami of Bhadrapada in the north is that of Shravana in the south: Janmashtami.
  expect(amantaMonth(5, 22, 'purnimanta')).toBe(4)
  expect(amantaMonth(0, 29, 'purnimanta')).toBe(11)
  expect(amantaMonth(5, 3, 'purnimanta')).toBe(5)
  expect(amantaMonth(5, 22, 'amanta')).toBe(5)
  expect(namedMonth(4, { tithi: 22 }, 'purnimanta')).toBe(5)
  // An extra month stands between the two halves of the regular one in both calendars.
  expect(namedMonth(4, { tithi: 22, isAdhika: true }, 'purnimanta')).toBe(4)
})

test('names a day by the person and what is kept', () => {
  expect(familyDayName({ name: 'Asha', kind: 'shraddha' })).toBe('Asha: yearly shraddha')
})
