import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const PATH = '/staff/week/special-days'
const post = (fields: Record<string, string>) => desk.astrologer.post(PATH, fields)
const shown = async (query = '') => (await desk.astrologer.get(`${PATH}${query}`)).text()

test('a special day is listed, removed and restored', async () => {
  const added = await post({ intent: 'add', firstDate: '2027-03-02', kind: 'closed', reason: 'Pilgrimage to Kashi' })
  expect(added.status).toBe(302)
  const page = await shown()
  expect(page).toContain('Tue, March 2, 2027')
  const id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? ''

  const removed = await (await post({ intent: 'remove', id })).text()
  expect(removed).toContain('Removed: Tue, March 2, 2027.')
  expect(await shown()).not.toContain('Pilgrimage to Kashi')

  const fields = Object.fromEntries(
    [...removed.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  await post({ ...fields, intent: 'restore' })
  expect(await shown()).toContain('Pilgrimage to Kashi')
})

test('a special day in the past is refused with a sentence, and shown as typed', async () => {
  const response = await post({ intent: 'add', firstDate: '2020-03-02', kind: 'closed', reason: 'Too late' })

  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('This day is over. Choose today or a later day.')
  expect(page).toContain('value="Too late"')
})

test('a special day with other hours shows them', async () => {
  await post({ intent: 'add', firstDate: '2027-03-07', kind: 'open', 'opens-0': '10:00', 'closes-0': '13:30' })

  expect(await shown()).toMatch(/Sun, March 7, 2027[\s\S]*10 AM-1:30 PM/)
})

test('holidays of a state are ticked, saved and shown to be saved', async () => {
  const kerala = await shown('?state=32')
  expect(kerala).toContain('Onam')
  expect(kerala).toMatch(/Muharram.{1,60}June 15, 2027.{1,20}expected: the sight of the moon decides/)

  const saved = await post({ intent: 'holidays', state: '32', 'holiday-onam-2027': 'on' })

  expect(saved.headers.get('location')).toBe(`${PATH}?state=32`)
  expect(await shown('?state=32')).toMatch(/name="holiday-onam-2027"[^>]*checked/)
})
