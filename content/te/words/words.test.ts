import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { INDIA_TIME_ZONE, istInstant } from '#domain/time/india-time.ts'
import { amountInWords } from '../documents/amount-in-words.ts'
import { ageInWords, ageText } from './ages.ts'
import { fullDay, longDateTime, longDay, monthYear, namedDay, shortDate, weekdayAndDay } from './dates.ts'
import { timeBefore } from './durations.ts'
import { listWithAnd, listWithOr, ordinal, plural } from './grammar.ts'
import { formatBusinessHours, hoursText } from './hours.ts'
import { formatRupees } from './money.ts'
import { duration, howOften, numberInWords, numberText } from './numbers.ts'
import { clientTime, clockRange } from './session-times.ts'
import { fullDayOfYear, WEEK } from './week-days.ts'

const DAY = '2026-11-16'
const TEN = istInstant(DAY, '10:00')

test('writes days and times as Telugu does', () => {
  expect([longDay(DAY), fullDay(DAY), namedDay(DAY), shortDate(DAY)]).toEqual([
    '16 నవంబర్ 2026',
    '16 నవంబర్ 2026, సోమవారం',
    '16 నవంబర్ 2026, సోమ',
    '16 నవం 2026',
  ])
  expect([longDateTime(TEN), weekdayAndDay(TEN), monthYear('2026-02'), fullDayOfYear(DAY)]).toEqual([
    '16 నవంబర్ 2026, ఉదయం 10:00 గంటలకు (IST)',
    '16 నవం, సోమ',
    'ఫిబ్రవరి 2026',
    '16 నవంబర్, సోమవారం',
  ])
  expect(WEEK.days[0]).toBe('సోమవారం')
})

test.each([
  ['10:00', '10:45', 'ఉదయం 10:00 నుంచి 10:45 వరకు'],
  ['11:30', '12:15', 'ఉదయం 11:30 నుంచి మధ్యాహ్నం 12:15 వరకు'],
  ['16:00', '20:00', 'సాయంత్రం 4:00 నుంచి రాత్రి 8:00 వరకు'],
])('a session from %s to %s is %s', (from, until, text) => {
  expect(clockRange({ startsAt: istInstant(DAY, from), endsAt: istInstant(DAY, until) }, INDIA_TIME_ZONE)).toBe(text)
})

test("names a client's time first, then India's", () => {
  const session = { startsAt: istInstant('2027-03-16', '19:00'), endsAt: istInstant('2027-03-16', '19:45') }

  expect(clientTime(session, { timeZone: 'America/New_York', now: TEN })).toBe(
    '16 మార్చి 2027, మంగళ, ఉదయం 9:30 నుంచి 10:15 వరకు (న్యూయార్క్ సమయం), సాయంత్రం 7:00 నుంచి 7:45 వరకు (IST)',
  )
})

test('inflects a time before what follows it', () => {
  const reader = { timeZone: 'America/New_York', now: TEN }

  expect(timeBefore(clientTime(TEN, reader), 'వరకు')).toBe(
    '15 నవం, ఆది, రాత్రి 11:30 గంటల వరకు (న్యూయార్క్ సమయం), సోమ ఉదయం 10:00 గంటల వరకు (IST)',
  )
  expect(timeBefore(shortDate(DAY), 'లోపు')).toBe('16 నవం 2026 లోపు')
})

test('counts, lists and orders', () => {
  expect([0, 1, 2].map((count) => plural(count, 'బుకింగ్', 'బుకింగ్‌లు'))).toEqual(['బుకింగ్‌లు', 'బుకింగ్', 'బుకింగ్‌లు'])
  expect([listWithAnd(['A', 'B', 'C']), listWithOr(['A', 'B'])]).toEqual(['A, B, C', 'A లేదా B'])
  expect([1, 2].map(ordinal)).toEqual(['1వ', '2వ'])
  expect([duration(1, 'hour'), duration(24, 'hour'), duration(30, 'minute')]).toEqual(['1 గంట', '24 గంటలు', '30 నిమిషాలు'])
  expect([numberInWords(2), numberInWords(13), howOften(2), numberText(123_456)]).toEqual([
    'రెండు',
    '13',
    'రెండుసార్లు',
    '1,23,456',
  ])
  expect(formatRupees(rupees(700))).toBe('₹700')
})

test('says how old something is and when the practice is open', () => {
  const later = (minutes: number) => new Date(TEN.getTime() + minutes * 60_000)

  expect([ageText(TEN, TEN), ageText(TEN, later(20)), ageInWords(TEN, later(3 * 1_440))]).toEqual([
    'ఇప్పుడే',
    '20 నిమిషాలు',
    '3 రోజుల క్రితం',
  ])
  expect(hoursText([{ opensAt: '09:00', closesAt: '24:00' }])).toBe('ఉదయం 9:00 నుంచి రాత్రి 12:00 వరకు')
  expect(formatBusinessHours({ days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' })).toBe(
    'సోమ-శని, ఉదయం 9:00 నుంచి సాయంత్రం 6:00 వరకు',
  )
})

test.each([
  [0, 'రూపాయలు సున్నా మాత్రమే'],
  [70_000, 'రూపాయలు ఏడు వందలు మాత్రమే'],
  [10_025_105, 'రూపాయలు ఒక లక్ష రెండు వందల యాభై ఒకటి, ఐదు పైసలు మాత్రమే'],
  [2_100_000, 'రూపాయలు ఇరవై ఒక్క వేలు మాత్రమే'],
  [110_100, 'రూపాయలు వెయ్యి నూట ఒకటి మాత్రమే'],
])('writes %i paise as %s', (amount, text) => {
  expect(amountInWords(paiseFrom(amount))).toBe(text)
})
