import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { INDIA_TIME_ZONE, istInstant } from '#domain/time/india-time.ts'
import { amountInWords } from '../documents/amount-in-words.ts'
import { ageInWords, ageText, inTimeText, unpaidText } from './ages.ts'
import { fullDay, longDateTime, longDay, monthYear, namedDay, shortDate, weekdayAndDay } from './dates.ts'
import { listWithAnd, listWithOr, ordinal, plural } from './grammar.ts'
import { formatBusinessHours, hoursText } from './hours.ts'
import { formatRupees } from './money.ts'
import { duration, howOften, numberInWords, numberText } from './numbers.ts'
import { clientTime, clockRange, zoneLabel } from './session-times.ts'
import { fullDayOfYear, WEEK } from './week-days.ts'

const DAY = '2026-11-16'
const TEN = istInstant(DAY, '10:00')

test('writes days and times as Hindi does', () => {
  expect([longDay(DAY), fullDay(DAY), namedDay(DAY), shortDate(DAY)]).toEqual([
    '16 नवंबर 2026',
    'सोमवार, 16 नवंबर 2026',
    'सोम, 16 नवंबर 2026',
    '16 नवं 2026',
  ])
  expect([longDateTime(TEN), weekdayAndDay(TEN), monthYear('2026-02'), fullDayOfYear(DAY)]).toEqual([
    '16 नवंबर 2026, सुबह 10:00 बजे (IST)',
    'सोम, 16 नवं',
    'फ़रवरी 2026',
    'सोमवार, 16 नवंबर',
  ])
  expect(WEEK.days[0]).toBe('सोमवार')
})

test.each([
  ['10:00', '10:45', 'सुबह 10:00 से 10:45 तक'],
  ['11:30', '12:15', 'सुबह 11:30 से दोपहर 12:15 तक'],
  ['03:59', '04:00', 'रात 3:59 से सुबह 4:00 तक'],
  ['16:00', '20:00', 'शाम 4:00 से रात 8:00 तक'],
])('a session from %s to %s is %s', (from, until, text) => {
  expect(clockRange({ startsAt: istInstant(DAY, from), endsAt: istInstant(DAY, until) }, INDIA_TIME_ZONE)).toBe(text)
})

test("names a client's time first, then India's", () => {
  const session = { startsAt: istInstant('2027-03-16', '19:00'), endsAt: istInstant('2027-03-16', '19:45') }

  expect(clientTime(session, { timeZone: 'America/New_York', now: TEN })).toBe(
    'मंगल, 16 मार्च 2027, सुबह 9:30 से 10:15 तक (न्यूयॉर्क का समय), शाम 7:00 से 7:45 तक (IST)',
  )
  expect(clientTime(session, { timeZone: INDIA_TIME_ZONE, now: session.startsAt })).toBe(
    'मंगल, 16 मार्च, शाम 7:00 से 7:45 तक (IST)',
  )
})

test('calls a zone by its city, alone in a list', () => {
  expect(['Asia/Kolkata', 'America/New_York', 'America/St_Johns', 'America/Boise'].map(zoneLabel)).toEqual([
    'IST',
    'न्यूयॉर्क',
    'सेंट जॉन्स',
    'Boise',
  ])
})

test('counts, lists and orders', () => {
  expect([0, 1, 2].map((count) => plural(count, 'घंटा', 'घंटे'))).toEqual(['घंटा', 'घंटा', 'घंटे'])
  expect([listWithAnd(['A', 'B', 'C']), listWithOr(['A', 'B'])]).toEqual(['A, B और C', 'A या B'])
  expect([1, 2, 7, 12].map(ordinal).join(' ')).toBe('प्रथम द्वितीय सप्तम द्वादश')
  expect([duration(1, 'hour'), duration(24, 'hour'), duration(30, 'minute')]).toEqual(['1 घंटा', '24 घंटे', '30 मिनट'])
  expect([numberInWords(2), numberInWords(13), howOften(2), numberText(123_456)]).toEqual([
    'दो',
    '13',
    'दो बार',
    '1,23,456',
  ])
  expect([formatRupees(rupees(700)), formatRupees(paiseFrom(-12_345_600))]).toEqual(['₹700', '−₹1,23,456'])
})

test('says how old something is and when the practice is open', () => {
  const later = (minutes: number) => new Date(TEN.getTime() + minutes * 60_000)

  expect([ageText(TEN, TEN), ageText(TEN, later(60)), ageInWords(TEN, later(3 * 1_440))]).toEqual([
    'अभी',
    '1 घंटा',
    '3 दिन पहले',
  ])
  expect([unpaidText(TEN, later(60)), inTimeText({ count: 1, unit: 'hour' })]).toEqual(['1 घंटे से भुगतान बाकी', '1 घंटे में'])
  expect(hoursText([{ opensAt: '09:00', closesAt: '24:00' }])).toBe('सुबह 9:00 से रात 12:00 तक')
  expect(formatBusinessHours({ days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' })).toBe(
    'सोम-शनि 9:00-18:00',
  )
})

test.each([
  [0, 'रुपये शून्य मात्र'],
  [70_000, 'रुपये सात सौ मात्र'],
  [10_025_105, 'रुपये एक लाख दो सौ इक्यावन और पाँच पैसे मात्र'],
  [9_999_999_900, 'रुपये नौ करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे मात्र'],
])('writes %i paise as %s', (amount, text) => {
  expect(amountInWords(paiseFrom(amount))).toBe(text)
})
