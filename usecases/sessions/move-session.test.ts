import { beforeAll, expect, test } from 'vitest'
import { istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, requireBooking, startIn } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { findMoveTargets } from '#usecases/bookings/move-targets.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import { moveSession } from './move-session.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('a session cannot be moved into an hour that is being closed', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const move = { bookingId: booking.id, staffId: await givenStaff(database()), start: startIn('2026-12-03', '09:00') }
  const off = { startsAt: istInstant('2026-12-03', '00:00'), endsAt: istInstant('2026-12-04', '00:00') }

  const moving = await whileUncommitted(
    database(),
    (tx) => takeTimeOff(tx, { ...off, reason: '' }),
    () => moveSession(database(), move, A_MONDAY),
  )

  expect(moving.ok).toBe(false)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate: booking.bookingDate })
})

test('a session can be moved by the desk without counting against the client', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const move = { bookingId: booking.id, staffId: await givenStaff(database()), start: startIn('2026-12-01', '09:00') }

  expect((await moveSession(database(), move, A_MONDAY)).ok).toBe(true)

  expect(await requireBooking(database(), booking.id)).toMatchObject({
    bookingDate: '2026-12-01',
    rescheduleCount: 0,
    calendarSequence: booking.calendarSequence + 1,
  })
})

test('a session is offered starts at short notice to the desk, but not to the client', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  // It is ten in the morning, and the practice asks for two hours.
  const [soon, later] = [startIn('2026-11-16', '11:00'), startIn('2026-11-16', '15:00')]
  const starts = async (notice: { atShortNotice?: boolean }) =>
    (await findMoveTargets(database(), booking, A_MONDAY, notice)).slots.map(({ startsAt }) => startsAt.toISOString())

  expect(await starts({ atShortNotice: true })).toEqual(expect.arrayContaining([soon, later]))
  expect(await starts({})).toContain(later)
  expect(await starts({})).not.toContain(soon)
})

test('a session cannot be moved onto another session', async () => {
  const [one, two] = [
    await givenBooking(database(), { state: 'verified' }),
    await givenBooking(database(), { state: 'verified' }),
  ]
  const onto = { bookingId: one.id, staffId: await givenStaff(database()), start: two.startsAt?.toISOString() ?? '' }

  expect(await moveSession(database(), onto, A_MONDAY)).toEqual({ ok: false, refusal: 'slot-taken' })
})
