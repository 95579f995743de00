import { beforeAll, expect, test } from 'vitest'
import { findDiaryOf, listWeeklyHours, recordWeeklyHours } from '#db/availability/weekly-hours.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type OpenedDesk, openDesk } from '#test/desk.ts'

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

test('weekly hours of a new practice are set up by adding one day, copying it and saving', async () => {
  await recordWeeklyHours(database(), await principalId(), CLOSED)
  const empty = await (await desk.astrologer.get('/staff/week/hours')).text()
  const before = /name="before" value="([^"]*)"/.exec(empty)?.[1] ?? ''
  expect(empty).toContain('You have no hours yet')

  const added = await (await post({ intent: 'add-1', before })).text()
  expect(added).toMatch(/name="opens-1-0"[^>]*value="09:00"/)
  expect(added).toContain('Not saved yet')

  const monday = { before, 'rows-1': '1', 'opens-1-0': '10:15', 'closes-1-0': '13:00' }
  const copied = await (await post({ intent: 'copy-1', ...monday, 'copy-1-2': 'on', 'copy-1-3': 'on' })).text()
  expect(copied).toMatch(/name="opens-3-0"[^>]*value="10:15"/)

  const tuesday = { 'rows-2': '1', 'opens-2-0': '10:15', 'closes-2-0': '13:00' }
  const saved = await post({ intent: 'save', ...monday, ...tuesday })

  expect(saved.status).toBe(302)
  const week = await listWeeklyHours(database(), await principalId())
  expect(week.map((day) => day.length)).toEqual([1, 1, 0, 0, 0, 0, 0])
})

test('weekly hours that are wrong are refused with a sentence at the row, and shown as typed', async () => {
  const response = await post({
    intent: 'save',
    before: '',
    'rows-1': '2',
    'opens-1-0': '09:00',
    'closes-1-0': '12:00',
    'opens-1-1': '11:00',
    'closes-1-1': '15:00',
  })

  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('These hours overlap with other hours of the day.')
  expect(page).toMatch(/<a href="#opens-1-\d">Monday: These hours overlap with other hours of the day\.<\/a>/)
  expect(page).toMatch(/name="opens-1-1"[^>]*value="11:00"/)
})

test('weekly hours that were changed on another device are shown beside what was typed', async () => {
  await recordWeeklyHours(database(), await principalId(), [
    [{ opensAt: '08:00', closesAt: '11:00' }],
    ...CLOSED.slice(1),
  ])
  const typed = { 'rows-2': '1', 'opens-2-0': '16:00', 'closes-2-0': '19:00' }

  const response = await post({ intent: 'save', before: 'something else', ...typed })

  const page = await response.text()
  expect(response.status).toBe(409)
  expect(page).toContain('changed on another device')
  expect(page).toContain('8-11 AM')
  expect(page).toMatch(/name="opens-2-0"[^>]*value="16:00"/)

  const before = /name="before" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect((await post({ intent: 'save', before, ...typed })).status).toBe(302)
})

test('weekly hours reject a button that does not exist', async () => {
  expect((await post({ intent: 'add-8' })).status).toBe(400)
})
