import { expect, test } from 'vitest'
import { hoursText } from '#content/words/hours.ts'
import {
  addGroup,
  addHours,
  groupsOf,
  readGroups,
  readHours,
  readWeek,
  removeHours,
  type TypedWeek,
  USUAL_GROUP,
  type Week,
  weekOfGroups,
  weekText,
} from './typed-hours.ts'

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

const MORNING = hours('09:00', '12:00')
const EVENING = hours('18:00', '20:00')

test('shows days with the same hours once, by their first day', () => {
  const week = [[MORNING, EVENING], [MORNING], [MORNING, EVENING], [], [MORNING], [], [EVENING]]

  expect(groupsOf(week)).toEqual([
    { days: [1, 3], hours: [MORNING, EVENING] },
    { days: [2, 5], hours: [MORNING] },
    { days: [7], hours: [EVENING] },
  ])
  expect(weekOfGroups(groupsOf(week))).toEqual(week)
  expect(groupsOf(CLOSED_WEEK as Week)).toEqual([])
})

test('gives a day in two groups the hours of both', () => {
  const read = readGroups([
    { days: [1, 2], hours: [MORNING] },
    { days: [2], hours: [EVENING] },
  ])

  expect(read).toEqual({ ok: true, value: [[MORNING], [MORNING, EVENING], [], [], [], [], []] })
})

test('names the group and row of each problem, and hours that no day has', () => {
  const groups = [
    { days: [1], hours: [MORNING] },
    { days: [1, 2], hours: [EVENING, hours('11:00', '13:00')] },
    { days: [], hours: [EVENING] },
    { days: [], hours: [hours('', '')] },
  ]

  expect(readGroups(groups)).toEqual({ ok: false, refusal: { '1-1': 'overlaps', '2-0': 'no-days' } })
})

test('adds a group for the other days, rows to a group, and removes them', () => {
  const groups = addGroup([USUAL_GROUP])

  expect(groups.map(({ days }) => days)).toEqual([[1, 2, 3, 4, 5, 6], [7]])
  expect(groups.map((group) => group.hours)).toEqual([[hours('09:00', '18:00')], [hours('09:00', '18:00')]])
  expect(addHours(groups, 1)[1]?.hours).toEqual([hours('09:00', '18:00'), hours('', '')])
  expect(removeHours(addHours(groups, 0), 0, 0).map((group) => group.hours)).toEqual([
    [hours('', '')],
    [hours('09:00', '18:00')],
  ])
})

test('tells weeks apart by their hours and days', () => {
  const week = readWeek([[MORNING], ...CLOSED_WEEK.slice(1)])
  const other = readWeek([[], [MORNING], ...CLOSED_WEEK.slice(2)])

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
