import { expect, test } from 'vitest'
import { holidayName } from '#content/words/indian-names.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import { listHolidayStates, listHolidays } from './public-holidays.ts'

/** What was published for government offices: name and date without the year. */
type Published = Readonly<Record<string, string>>

/** The dates of two lists agree by name; the list may have more names. */
function differing(stateCode: string, year: number, published: Published) {
  const found = new Map(listHolidays(stateCode, `${year}-01-01`).map(({ key, date }) => [key, date]))
  return Object.entries(published).flatMap(([slug, date]) => {
    const ours = found.get(`${slug}-${year}`)
    return ours === `${year}-${date}` ? [] : [`${slug} ${year}-${date}, ours ${ours}`]
  })
}

// The lists of the Department of Personnel and Training for offices in Delhi, as they were first issued.
test.each<[number, Published]>([
  [
    2021,
    {
      holi: '03-29',
      'good-friday': '04-02',
      'ram-navami': '04-21',
      'mahavir-jayanti': '04-25',
      'id-ul-fitr': '05-14',
      'buddha-purnima': '05-26',
      'id-ul-zuha': '07-21',
      muharram: '08-19',
      janmashtami: '08-30',
      dussehra: '10-15',
      'milad-un-nabi': '10-19',
      diwali: '11-04',
      'guru-nanak-jayanti': '11-19',
    },
  ],
  [
    2022,
    {
      holi: '03-18',
      'ram-navami': '04-10',
      'mahavir-jayanti': '04-14',
      'good-friday': '04-15',
      'id-ul-fitr': '05-03',
      'buddha-purnima': '05-16',
      'id-ul-zuha': '07-10',
      muharram: '08-09',
      janmashtami: '08-19',
      dussehra: '10-05',
      'milad-un-nabi': '10-09',
      diwali: '10-24',
      'guru-nanak-jayanti': '11-08',
    },
  ],
  [
    2023,
    {
      holi: '03-08',
      'ram-navami': '03-30',
      'mahavir-jayanti': '04-04',
      'good-friday': '04-07',
      'id-ul-fitr': '04-22',
      'buddha-purnima': '05-05',
      'id-ul-zuha': '06-29',
      muharram: '07-29',
      janmashtami: '09-07',
      'milad-un-nabi': '09-28',
      dussehra: '10-24',
      diwali: '11-12',
      'guru-nanak-jayanti': '11-27',
    },
  ],
  [
    2024,
    {
      holi: '03-25',
      'good-friday': '03-29',
      // On April 11 in Delhi; the crescent was seen in Kerala, as calculated, a day earlier.
      'id-ul-fitr': '04-10',
      'ram-navami': '04-17',
      'mahavir-jayanti': '04-21',
      'buddha-purnima': '05-23',
      'id-ul-zuha': '06-17',
      muharram: '07-17',
      janmashtami: '08-26',
      'milad-un-nabi': '09-16',
      dussehra: '10-12',
      diwali: '10-31',
      'guru-nanak-jayanti': '11-15',
    },
  ],
  [
    2025,
    {
      holi: '03-14',
      'id-ul-fitr': '03-31',
      'mahavir-jayanti': '04-10',
      'good-friday': '04-18',
      'buddha-purnima': '05-12',
      'id-ul-zuha': '06-07',
      muharram: '07-06',
      janmashtami: '08-16',
      'milad-un-nabi': '09-05',
      dussehra: '10-02',
      diwali: '10-20',
      'guru-nanak-jayanti': '11-05',
    },
  ],
  [
    2026,
    {
      holi: '03-04',
      'id-ul-fitr': '03-21',
      'ram-navami': '03-26',
      'mahavir-jayanti': '03-31',
      'good-friday': '04-03',
      'buddha-purnima': '05-01',
      'id-ul-zuha': '05-27',
      muharram: '06-26',
      'milad-un-nabi': '08-26',
      janmashtami: '09-04',
      dussehra: '10-20',
      diwali: '11-08',
      'guru-nanak-jayanti': '11-24',
    },
  ],
])('the holidays of %i are on the dates published for government offices', (year, published) => {
  expect(differing('', year, published)).toEqual([])
})

test('the holidays of states are on the dates that their governments published', () => {
  expect([
    ...differing('06', 2021, { 'guru-gobind-singh-jayanti': '01-20' }),
    ...differing('06', 2022, { 'guru-gobind-singh-jayanti': '01-09', 'maha-shivaratri': '03-01' }),
    ...differing('18', 2024, { 'magh-bihu': '01-15', 'bohag-bihu': '04-13', 'durga-puja-saptami': '10-10' }),
    ...differing('18', 2025, { 'magh-bihu': '01-14', 'bohag-bihu': '04-14', 'durga-puja-saptami': '09-29' }),
    ...differing('19', 2021, { 'rabindra-jayanti': '05-09', 'vasant-panchami': '02-16' }),
    ...differing('21', 2022, { 'rath-yatra': '07-01' }),
    ...differing('32', 2023, { onam: '08-29' }),
    ...differing('33', 2023, { pongal: '01-15', 'thiruvalluvar-day': '01-16', 'uzhavar-thirunal': '01-17' }),
  ]).toEqual([])
})

test('lists all India for a state that is not known, by date, and says which dates the moon decides', () => {
  const holidays = listHolidays('', '2026-11-25')
  const dates = holidays.map(({ date }) => date)

  expect(dates).toEqual(dates.toSorted())
  expect(holidays[0]).toMatchObject({ slug: 'christmas', date: '2026-12-25' })
  expect(holidays.filter(({ date }) => date > '2027').map(({ slug }) => holidayName(slug))).toHaveLength(17)
  expect(holidays.filter(({ dependsOnMoon }) => dependsOnMoon).map(({ slug }) => slug)).toEqual([
    'id-ul-fitr',
    'id-ul-zuha',
    'muharram',
    'milad-un-nabi',
  ])
})

test('adds the holidays of the chosen state', () => {
  const inKerala = listHolidays('32', '2027-01-01').map(({ slug }) => holidayName(slug))

  expect(inKerala).toEqual(expect.arrayContaining(['Vishu', 'Onam', 'Diwali']))
  expect(inKerala).not.toContain('Gudi Padwa')
})

test('every holiday has a name and a key of its own in any year', () => {
  for (const from of ['1930-01-01', '2030-01-01', '2095-01-01']) {
    for (const code of ['', ...listHolidayStates()]) {
      const holidays = listHolidays(code, from)
      expect(new Set(holidays.map(({ key }) => key)).size, `${code} ${from}`).toBe(holidays.length)
      for (const { slug, date } of holidays) {
        expect(isCalendarDate(date), date).toBe(true)
        expect(holidayName(slug), slug).not.toBe(slug)
      }
    }
  }
  const twice = listHolidays('', '2033-01-01').filter(({ key }) => key.startsWith('id-ul-fitr-2033'))
  expect(twice.map(({ key, date }) => [key, date.slice(0, 7)])).toEqual([
    ['id-ul-fitr-2033', '2033-01'],
    ['id-ul-fitr-2033-2', '2033-12'],
  ])
})
