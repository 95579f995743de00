import { expect, test } from 'vitest'
import { festivalYear } from './festival-dates.ts'

const CENTRAL_INDIA = { lat: 23.18, lon: 82.5, utcOffsetMinutes: 330 }

function datesOf(year: number, month: number, day: number): string[] {
  const outcome = festivalYear({ ...CENTRAL_INDIA, year })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value.crescentDatesOf({ month, day }).map((date) => `${date.year}-${date.month}-${date.day}`)
}

// The end of Ramadan as it was kept in most of India.
test.each([
  [2011, '2011-8-31'],
  [2012, '2012-8-20'],
  [2013, '2013-8-9'],
  [2014, '2014-7-29'],
  [2015, '2015-7-18'],
  [2017, '2017-6-26'],
  [2018, '2018-6-16'],
  [2019, '2019-6-5'],
  [2020, '2020-5-25'],
])('Shawwal of %i begins on the day after its crescent can be seen', (year, date) => {
  expect(datesOf(year, 10, 1)).toEqual([date])
})

test('a civil year can have a day of the Islamic year twice, and never lacks it', () => {
  expect(datesOf(2033, 10, 1)).toHaveLength(2)
  for (let year = 1900; year <= 2100; year += 10) {
    expect([1, 2], String(year)).toContain(datesOf(year, 3, 12).length)
  }
})
