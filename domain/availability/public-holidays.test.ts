import { julianDayOfDate, panchangaAt } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { holidayName } from '#content/words/indian-names.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import { LAST_HOLIDAY_YEAR, listHolidayStates, listHolidays } from './public-holidays.ts'

const START = '2026-01-01'
const ALL = ['', ...listHolidayStates()].flatMap((code) => listHolidays(code, START))

test('lists the holidays of all India for a state that is not known', () => {
  expect(listHolidays('', '2027-01-01').map(({ slug }) => holidayName(slug))).toEqual([
    'Republic Day',
    'Id-ul-Fitr',
    'Holi',
    'Good Friday',
    'Ram Navami',
    'Mahavir Jayanti',
    'Id-ul-Zuha (Bakrid)',
    'Buddha Purnima',
    'Muharram',
    'Independence Day',
    'Milad-un-Nabi',
    'Janmashtami',
    'Gandhi Jayanti',
    'Dussehra',
    'Diwali',
    'Guru Nanak Jayanti',
    'Christmas',
  ])
})

test('adds the holidays of the chosen state, in chronological order', () => {
  const inKerala = listHolidays('32', '2027-01-01')
  const names = inKerala.map(({ slug }) => holidayName(slug))

  expect(names).toEqual(expect.arrayContaining(['Vishu', 'Onam', 'Diwali']))
  expect(names).not.toContain('Gudi Padwa')
  expect(inKerala.map(({ date }) => date)).toEqual(inKerala.map(({ date }) => date).toSorted())
})

test('leaves out holidays that are over', () => {
  expect(listHolidays('', '2026-11-16').at(0)).toMatchObject({ slug: 'guru-nanak-jayanti', date: '2026-11-24' })
})

test('has dates that exist, up to the stated year, and one key for each holiday', () => {
  const dates = new Map(ALL.map(({ key, date }) => [key, date]))

  for (const { key, date } of ALL) {
    expect(isCalendarDate(date), date).toBe(true)
    expect(dates.get(key)).toBe(date)
  }
  expect(Math.max(...ALL.map(({ date }) => Number(date.slice(0, 4))))).toBe(LAST_HOLIDAY_YEAR)
})

// The tithi (1 to 30 from the new moon) that decides the day, at the hour in India at which it must prevail.
test.each([
  ['vasant-panchami', 7, 5],
  ['maha-shivaratri', 24, 29],
  ['ugadi', 7, 1],
  ['ram-navami', 12, 9],
  ['mahavir-jayanti', 6, 13],
  ['buddha-purnima', 6, 15],
  ['rath-yatra', 6, 2],
  ['raksha-bandhan', 12, 15],
  ['janmashtami', 6, 23],
  ['ganesh-chaturthi', 12, 4],
  ['durga-puja-saptami', 7, 7],
  ['durga-puja-ashtami', 7, 8],
  ['maha-navami', 12, 9],
  ['dussehra', 14, 10],
  ['naraka-chaturdashi', 5, 29],
  ['diwali', 18, 30],
  ['bhai-dooj', 14, 2],
  ['chhath-puja', 17, 6],
  ['guru-nanak-jayanti', 7, 15],
])('%s 2027 falls on the day of its tithi', (slug, hour, tithi) => {
  const { date } = ALL.find(({ key }) => key === `${slug}-2027`) ?? { date: '' }
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)

  const panchanga = panchangaAt(julianDayOfDate({ year, month, day }) + (hour - 5.5) / 24)

  expect(panchanga.ok && panchanga.value.tithi.index + 1).toBe(tithi)
})
