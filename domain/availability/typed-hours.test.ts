import { expect, test } from 'vitest'
import { hoursText } from '#content/words/hours.ts'
import { addHours, copyHours, readHours, readWeek, removeHours, type TypedWeek, weekText } from './typed-hours.ts'

const hours = (opensAt: string, closesAt: string) => ({ opensAt, closesAt })
const CLOSED_WEEK: TypedWeek = [[], [], [], [], [], [], []]

test('reads several intervals a day in chronological order, free to the minute', () => {
  expect(readHours([hours('14:10', '17:45'), hours('', ''), hours('09:05', '12:00')])).toEqual({
    ok: true,
    value: [hours('09:05', '12:00'), hours('14:10', '17:45')],
  })
})

test('reads a closing time of 00:00 as the end of the day', () => {
  expect(readHours([hours('20:00', '00:00')])).toEqual({ ok: true, value: [hours('20:00', '24:00')] })
})

test('accepts an interval that opens when the one before closes', () => {
  expect(readHours([hours('09:00', '12:00'), hours('12:00', '15:00')]).ok).toBe(true)
})

test.each([
  ['a missing closing time', [hours('09:00', '')], { 0: 'incomplete' }],
  ['a time that does not exist', [hours('09:00', '25:00')], { 0: 'incomplete' }],
  ['closing before opening', [hours('18:00', '09:00')], { 0: 'closes-first' }],
  ['an empty interval', [hours('09:00', '09:00')], { 0: 'closes-first' }],
  ['overlap', [hours('09:00', '12:00'), hours('11:59', '15:00')], { 1: 'overlaps' }],
  ['overlap that was typed in another order', [hours('11:00', '15:00'), hours('09:00', '12:00')], { 0: 'overlaps' }],
  [
    'overlap with an interval before the last one',
    [hours('09:00', '18:00'), hours('10:00', '11:00'), hours('12:00', '13:00')],
    { 1: 'overlaps', 2: 'overlaps' },
  ],
])('refuses %s at its row', (_, typed, refusal) => {
  expect(readHours(typed)).toEqual({ ok: false, refusal })
})

test('names the weekday and row of each problem of a week', () => {
  const week = CLOSED_WEEK.map((_, index) => (index === 2 ? [hours('09:00', '12:00'), hours('18:00', '09:00')] : []))

  expect(readWeek(week)).toEqual({ ok: false, refusal: { '3-1': 'closes-first' } })
})

test('fills a new practice’s week by adding one day and copying it', () => {
  const monday = addHours(CLOSED_WEEK, 1)
  const week = copyHours(monday, 1, [2, 3, 4, 5, 6])

  const usual = [hours('09:00', '18:00')]
  expect(week).toEqual([usual, usual, usual, usual, usual, usual, []])
})

test('adds an empty row to a day that has hours, and removes a row', () => {
  const twice = addHours(addHours(CLOSED_WEEK, 7), 7)

  expect(twice[6]).toEqual([hours('09:00', '18:00'), hours('', '')])
  expect(removeHours(twice, 7, 0)[6]).toEqual([hours('', '')])
})

test('tells weeks apart by their hours and days', () => {
  const week = readWeek(addHours(CLOSED_WEEK, 1))
  const other = readWeek(addHours(CLOSED_WEEK, 2))

  expect(week.ok && other.ok && weekText(week.value) !== weekText(other.value)).toBe(true)
})

test.each([
  [[hours('09:00', '12:30'), hours('14:00', '17:00')], '9 AM-12:30 PM, 2-5 PM'],
  [[hours('10:05', '11:00')], '10:05-11 AM'],
  [[hours('20:00', '24:00')], '8 PM-midnight'],
  [[], ''],
])('shows hours as text', (given, text) => {
  expect(hoursText(given)).toBe(text)
})
