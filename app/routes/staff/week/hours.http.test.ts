import { beforeAll, expect, test } from 'vitest'
import { findDiaryOf, listWeeklyHours, recordWeeklyHours } from '#db/availability/weekly-hours.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
const CLOSED = [[], [], [], [], [], [], []]
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

async function principalId() {
  const diary = await findDiaryOf(database(), desk.astrologer.userId)
  return diary?.id ?? 0
}

const post = (fields: Record<string, string>) => desk.astrologer.post('/staff/week/hours', fields)

const MORNING = { opensAt: '10:15', closesAt: '13:00' }

/** A group of days as the form sends it. */
function group(index: number, days: readonly number[], hours: readonly { opensAt: string; closesAt: string }[]) {
  return {
    ...Object.fromEntries(days.map((day) => [`day-${index}-${day}`, 'on'])),
    [`rows-${index}`]: String(hours.length),
    ...Object.fromEntries(
      hours.flatMap(({ opensAt, closesAt }, row) => [
        [`opens-${index}-${row}`, opensAt],
        [`closes-${index}-${row}`, closesAt],
      ]),
    ),
  }
}

test('weekly hours of a new practice are saved by one edit for all its days', async () => {
  await recordWeeklyHours(database(), await principalId(), CLOSED)
  const empty = await (await desk.astrologer.get('/staff/week/hours')).text()
  const before = /name="before" value="([^"]*)"/.exec(empty)?.[1] ?? ''
  expect(empty).toContain('You have no hours yet')
  expect(empty).toContain('Mon-Sat</h2>')

  const saved = await post({ intent: 'save', before, groups: '1', ...group(0, [1, 2, 3], [MORNING]) })

  expect(saved.status).toBe(302)
  const week = await listWeeklyHours(database(), await principalId())
  expect(week.map((day) => day.length)).toEqual([1, 1, 1, 0, 0, 0, 0])
  const page = await (await desk.astrologer.get('/staff/week/diary')).text()
  expect(page).toMatch(/Mon-Wed<\/dt><dd[^>]*>10:15 AM-1 PM</)
  expect(page).toMatch(/Thu-Sun<\/dt><dd[^>]*>Closed</)
})

test('weekly hours add times and other days, and remove times, without saving them', async () => {
  const typed = { before: '', groups: '1', ...group(0, [1, 2, 3, 4, 5], [MORNING]) }

  const more = await (await post({ intent: 'add-0', ...typed })).text()
  expect(more).toMatch(/name="opens-0-0"[^>]*value="10:15"/)
  expect(more).toContain('name="opens-0-1"')
  expect(more).toContain('Not saved yet')
  const others = await (await post({ intent: 'add-group', ...typed })).text()
  expect(others).toContain('Sat, Sun</h2>')
  expect(others).toMatch(/name="opens-1-0"[^>]*value="09:00"/)
  const fewer = await (await post({ intent: 'remove-0-0', ...typed })).text()
  expect(fewer).not.toContain('value="10:15"')
})

test('weekly hours that are wrong are refused with a sentence at the row, and shown as typed', async () => {
  const hours = [
    { opensAt: '09:00', closesAt: '12:00' },
    { opensAt: '11:00', closesAt: '15:00' },
  ]
  const response = await post({
    intent: 'save',
    before: '',
    groups: '2',
    ...group(0, [1, 2], hours),
    ...group(1, [], [MORNING]),
  })

  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('These hours overlap with other hours of the day.')
  expect(page).toMatch(/<a href="#opens-0-1">Mon, Tue: These hours overlap with other hours of the day\.<\/a>/)
  expect(page).toContain('Tick the days with these hours, or remove this row.')
  expect(page).toMatch(/name="opens-0-1"[^>]*value="11:00"/)
})

test('weekly hours that were changed on another device are shown beside what was typed', async () => {
  await recordWeeklyHours(database(), await principalId(), [
    [{ opensAt: '08:00', closesAt: '11:00' }],
    ...CLOSED.slice(1),
  ])
  const typed = { groups: '1', ...group(0, [2], [{ opensAt: '16:00', closesAt: '19:00' }]) }

  const response = await post({ intent: 'save', before: 'something else', ...typed })

  const page = await response.text()
  expect(response.status).toBe(409)
  expect(page).toContain('changed on another device')
  expect(page).toContain('8-11 AM')
  expect(page).toMatch(/name="opens-0-0"[^>]*value="16:00"/)

  const before = /name="before" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect((await post({ intent: 'save', before, ...typed })).status).toBe(302)
})

test('weekly hours reject a button that does not exist', async () => {
  expect((await post({ intent: 'add-8' })).status).toBe(400)
})
