import { like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordActivityPace } from '#db/desk/client-activity.ts'
import { emails } from '#db/schema/emails.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { A_MONDAY, givenBooking, hoursAfter, startIn } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { rescheduleBooking } from '#usecases/bookings/reschedule-booking.ts'
import { queueActivityEmail } from './queue-activity-email.ts'

const LATER = hoursAfter(A_MONDAY, 3)

// The email lists whatever happened in the practice, so each test has a practice of its own.
let own: TestDatabase

beforeEach(async () => {
  own = await createDatabase()
})

afterEach(() => own.drop())

async function queuedEmails() {
  const rows = await own.db
    .select({ email: emails.payload })
    .from(emails)
    .where(like(emails.eventKey, 'client-activity:%'))
  return rows.map(({ email }) => (email as EmailOf<'client-activity'>).bookings)
}

const listed = async () =>
  (await queuedEmails()).map((bookings) => bookings.map(({ change, booking }) => [change, booking.code]))

test('lists the latest change of each booking, once', async () => {
  const unpaid = await givenBooking(own.db, { state: 'unpaid' })
  const claimed = await givenBooking(own.db, { state: 'claimed' })

  await queueActivityEmail(own.db, LATER)
  await queueActivityEmail(own.db, LATER)

  expect(await listed()).toEqual([
    [
      ['created', unpaid.code],
      ['claimed', claimed.code],
    ],
  ])
})

test('says that a client moved a session, with the new time', async () => {
  const { id, userId } = await givenBooking(own.db, { state: 'verified' })
  await queueActivityEmail(own.db, LATER)
  const start = startIn('2026-11-27', '15:00')

  const moved = await rescheduleBooking(own.db, { bookingId: id, userId, start }, A_MONDAY)
  await queueActivityEmail(own.db, LATER)

  expect(moved.ok).toBe(true)
  expect((await queuedEmails()).at(-1)).toMatchObject([
    { change: 'rescheduled', booking: { session: { startsAt: start } } },
  ])
})

test('leaves out bookings that were cancelled since', async () => {
  const { id, userId } = await givenBooking(own.db, { state: 'unpaid' })
  await cancelBooking(own.db, { bookingId: id, userId }, A_MONDAY)

  expect(await queueActivityEmail(own.db, LATER)).toBe(0)
  expect(await queuedEmails()).toEqual([])
})

test('waits for an hour after the first change when emails are hourly', async () => {
  await recordActivityPace(own.db, 'hourly', A_MONDAY)
  await givenBooking(own.db, { state: 'claimed' })

  expect(await queueActivityEmail(own.db, hoursAfter(A_MONDAY, 0.9))).toBe(0)
  expect(await queueActivityEmail(own.db, LATER)).toBe(1)
})

test('sends nothing while switched off, and nothing old when switched on again', async () => {
  await recordActivityPace(own.db, 'off', A_MONDAY)
  await givenBooking(own.db, { state: 'claimed' })
  await queueActivityEmail(own.db, LATER)

  await recordActivityPace(own.db, 'at-once', LATER)

  expect(await queueActivityEmail(own.db, LATER)).toBe(0)
})

test('lists each change once when two servers queue it at the same time', async () => {
  await givenBooking(own.db, { state: 'claimed' })

  await Promise.all([queueActivityEmail(own.db, LATER), queueActivityEmail(own.db, LATER)])

  expect((await listed()).flat()).toHaveLength(1)
})
