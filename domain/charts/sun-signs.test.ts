import { expect, test } from 'vitest'
import { ELEMENT_NAMES, SUN_SIGN_TEXTS } from '#content/charts/sun-signs.ts'
import { addDays } from '#domain/time/india-time.ts'
import { SUN_SIGNS, sunSignOf } from './sun-signs.ts'

test('includes the first and last day of each sign', () => {
  const edges = {
    Aries: ['03-21', '04-19'],
    Taurus: ['04-20', '05-20'],
    Gemini: ['05-21', '06-20'],
    Cancer: ['06-21', '07-22'],
    Leo: ['07-23', '08-22'],
    Virgo: ['08-23', '09-22'],
    Libra: ['09-23', '10-22'],
    Scorpio: ['10-23', '11-21'],
    Sagittarius: ['11-22', '12-21'],
    Capricorn: ['12-22', '01-19'],
    Aquarius: ['01-20', '02-18'],
    Pisces: ['02-19', '03-20'],
  }

  for (const [name, days] of Object.entries(edges)) {
    expect(days.map((day) => SUN_SIGN_TEXTS[sunSignOf(`1990-${day}`).index]?.name)).toEqual([name, name])
  }
})

test('gives every day of a leap year a sign, in order', () => {
  const days = Array.from({ length: 366 }, (_, day) => sunSignOf(addDays('2024-01-01', day)).index)
  const changes = days.filter((sign, day) => day > 0 && sign !== days[day - 1])

  expect(changes).toEqual([10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('has three signs of each element', () => {
  for (const element of ['Fire', 'Earth', 'Air', 'Water']) {
    expect(SUN_SIGNS.filter((sign) => ELEMENT_NAMES[sign.element] === element)).toHaveLength(3)
  }
})
