import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenCourseService } from '#test/factories/bookings.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { withoutScripts } from '#test/steps/without-scripts.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const pageOf = async (path: string) => withoutScripts(await (await desk.astrologer.get(path)).text())

async function booked(state: 'unpaid' | 'claimed' | 'verified') {
  const service = await givenCourseService(database())
  return desk.booked({ service, state, form: { bookingDate: '2026-11-22', preferredTime: '' } })
}

test('lists show a course booking with its start date and no hour', async () => {
  const unpaid = await booked('unpaid')
  const claimed = await booked('claimed')
  await booked('verified')

  const pending = await pageOf(`${DESK}/pending`)
  const toVerify = await pageOf(`${DESK}/to-verify`)
  const all = await pageOf('/staff/bookings')

  expect(pending).toContain(unpaid.code)
  expect(pending).toContain('Starts Sun, Nov 22')
  expect(toVerify).toContain(claimed.code)
  expect(toVerify).toContain('Starts November 22, 2026')
  expect(all).toContain('Starts Nov 22, 2026')
  expect(all).toContain('Enrolled')
  for (const page of [pending, toVerify, all]) {
    expect(page).not.toMatch(/null|To be scheduled|To be confirmed|Held until|hold has lapsed/)
  }
})

test('a paid course is not among the sessions, neither of today nor of later days', async () => {
  const course = await booked('verified')

  const upcoming = await pageOf(DESK)

  expect(upcoming).not.toContain(course.code)
})

test('the page of a course booking offers no session actions', async () => {
  const { id } = await booked('verified')

  const page = await pageOf(`/staff/bookings/${id}`)

  expect(page).toContain('Starts November 22, 2026')
  expect(page).toContain('Enrolled')
  expect(page).toContain('The enrollment ends right away')
  expect(page).not.toMatch(
    /Meeting link|How did it go|Reschedule session|Mark as|no-show|slot becomes free|IST<\/dd>|>Join/i,
  )
})

test('the server refuses session actions on a course', async () => {
  const { id } = await booked('verified')
  const actions = [
    { intent: 'link', meetingLink: 'https://meet.example/course' },
    { intent: 'outcome', outcome: 'completed' },
  ]

  for (const action of actions) {
    const response = await desk.astrologer.post(`/staff/bookings/${id}`, action)
    expect([action.intent, response.status]).toEqual([action.intent, 409])
  }
  const slot = '2026-11-23T04:30:00.000Z'
  expect((await desk.astrologer.post(`/staff/bookings/${id}/move`, { slot })).status).toBe(409)
})

test('the brief of a course names its start and shows the transits of today', async () => {
  const { id } = await booked('verified')

  const page = await pageOf(`/staff/bookings/${id}/brief`)

  expect(page).toContain('Course starts November 22, 2026')
  expect(page).toContain('Transits today')
  expect(page).not.toMatch(/Session November|null IST|Transits at the session/)
})
