import { beforeAll, expect, test } from 'vitest'
import { listSessionsDuring } from '#db/sessions/future-sessions.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, minutesAfter, requireBooking } from '#test/factories/bookings.ts'
import { type OpenPractice, openPractice } from '#test/steps/open-practice.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { takeTimeOff } from './take-time-off.ts'

let practice: OpenPractice

beforeAll(async () => {
  practice = await openPractice(database())
})

test.each([2, 10, 50])('C1: one slot, one booking gives one slot to one of %i clients', async (clients) => {
  const users = await Promise.all(Array.from({ length: clients }, () => practice.aClient()))
  const bookingDate = practice.aDay()

  const outcomes = await Promise.all(users.map((userId) => practice.hold(userId, { bookingDate })))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
  expect(refusals).toEqual(Array.from({ length: clients - 1 }, () => ({ reason: 'slot-taken' })))
})

test('one slot, one booking ignores a lapsed hold even before the job has run', async () => {
  const bookingDate = practice.aDay()
  const first = await practice.hold(await practice.aClient(), { bookingDate })

  const tooEarly = await practice.hold(await practice.aClient(), { bookingDate }, {}, minutesAfter(A_MONDAY, 29))
  const later = await practice.hold(await practice.aClient(), { bookingDate }, {}, minutesAfter(A_MONDAY, 30))

  expect(tooEarly).toEqual({ ok: false, refusal: { reason: 'slot-taken' } })
  expect(later).toMatchObject({ ok: true })
  expect(await requireBooking(database(), first.ok ? first.value.bookingId : '')).toMatchObject({
    status: 'pending',
    holdsSlot: false,
  })
})

test('C7: a client holds at most two unpaid slots, however many forms arrive at once', async () => {
  const userId = await practice.aClient()
  const bookingDate = practice.aDay()
  const hours = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '18:00', '19:00']

  const outcomes = await Promise.all(
    hours.map((preferredTime) => practice.hold(userId, { bookingDate, preferredTime })),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal.reason === 'too-many-holds')).toHaveLength(6)
})

test('C20: a day with live sessions is closed to new ones, and lists the sessions to move', async () => {
  const bookingDate = practice.aDay()
  const day = {
    astrologerId: null,
    startsAt: istInstant(bookingDate, '00:00'),
    endsAt: istInstant(bookingDate, '23:59'),
    reason: 'Family',
  }
  const held = await practice.hold(await practice.aClient(), { bookingDate })

  await takeTimeOff(database(), day)

  const later = await practice.hold(await practice.aClient(), { bookingDate, preferredTime: '15:00' })
  expect(later).toEqual({ ok: false, refusal: { reason: 'time-off' } })
  expect(await listSessionsDuring(database(), WHOLE_PRACTICE, day, A_MONDAY)).toMatchObject([
    { id: held.ok && held.value.bookingId },
  ])
})

test('C8: one slot, one booking rejects a booking on a day off', async () => {
  const day = { startsAt: istInstant('2027-01-11', '00:00'), endsAt: istInstant('2027-01-12', '00:00') }
  await takeTimeOff(database(), { ...day, reason: 'Holiday' })

  expect(await practice.hold(await practice.aClient(), { bookingDate: '2027-01-11' })).toEqual({
    ok: false,
    refusal: { reason: 'time-off' },
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
