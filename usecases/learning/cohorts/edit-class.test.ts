import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListedCohort, listCohortClasses } from '#db/learning/cohorts.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { LIMITS } from '#domain/limits/limits.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, bookingForm, givenBooking, hoursAfter, requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenClass, givenCohort } from '#test/factories/cohorts.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { refundIfCancelled } from '#usecases/bookings/cancel-booking.ts'
import { readOwnClasses } from '#usecases/bookings/cohorts/read-own-classes.ts'
import { joinCohortWaitlist } from '#usecases/bookings/cohorts/seat-waitlist.ts'
import { placeBooking } from '#usecases/payments/place-booking.ts'
import { addClass, changeClass } from './edit-class.ts'

const now = A_MONDAY
const by = { staffId: '', now }
let service: Service
let cohort: ListedCohort

beforeAll(async () => {
  await givenPractice(database())
  by.staffId = await givenStaff(database())
})

beforeEach(async () => {
  const given = await givenClass(database(), { now })
  service = given.service
  cohort = given.cohort
})

const book = (userId: string, chosen: number, at = now) => {
  const form = bookingForm({ cohort: String(chosen), birthDate: '', currentLocation: '' })
  const order = { userId, service, form, idempotencyKey: crypto.randomUUID() }
  return placeBooking(database(), TEST_KEYS, order, at)
}

test('a free seat is confirmed at once, without an invoice, and only for a verified address', async () => {
  const client = await givenUser(database(), { password: null })
  const stranger = await givenUser(database(), { isVerified: false })

  const booked = await book(client.id, cohort.id)
  expect(booked).toMatchObject({ ok: true, value: { isConfirmed: true } })
  expect(await book(stranger.id, cohort.id)).toMatchObject({ ok: false, refusal: { reason: 'address-unverified' } })

  const bookingId = booked.ok ? booked.value.bookingId : ''
  expect(await requireBooking(database(), bookingId)).toMatchObject({
    status: 'paid',
    listedPrice: 0,
    birthDetails: expect.anything(),
  })
  expect(await database().select().from(invoices).where(eq(invoices.bookingId, bookingId))).toEqual([])
  const [live] = await readOwnClasses(database(), client.id)
  expect(live).toMatchObject({ courseTitle: 'Bhajans at full moon', cohortTitle: '', isConfirmed: true })
  expect(live?.meetingLink).toContain('https://')
  expect(await requireEmail(database(), `enrolled:${bookingId}`)).toBeDefined()
})

test('a client has one seat at a time, and books the next date once the class is over', async () => {
  const later = await givenCohort(database(), { courseId: service.id, title: '', starts: [hoursAfter(now, 500)], now })
  const { id } = await givenUser(database(), { password: null })
  await book(id, cohort.id)

  expect(await book(id, later.id)).toMatchObject({ ok: false, refusal: { reason: 'already-booked' } })
  const afterwards = hoursAfter(now, 8 * 24)
  expect(await book(id, later.id, afterwards)).toMatchObject({ ok: true, value: { isConfirmed: true } })

  expect(await readOwnClasses(database(), id)).toHaveLength(2)
  const wait = { userId: id, cohortId: later.id, timeZone: 'Asia/Kolkata' }
  expect(await joinCohortWaitlist(database(), wait, afterwards)).toMatchObject({
    refusal: { reason: 'already-booked' },
  })
})

test('a seat needs a date that can be booked, and nobody takes free seats without end', async () => {
  const late = await givenUser(database(), { password: null })
  const { id } = await givenUser(database(), { password: null })

  const afterwards = hoursAfter(now, 8 * 24)
  expect(await book(late.id, cohort.id, afterwards)).toMatchObject({ refusal: { reason: 'invalid' } })
  for (let tries = 0; tries < LIMITS['free-seats'].limit; tries++)
    expect(await book(id, 0)).toMatchObject({ refusal: { reason: 'invalid', problems: { cohort: 'missing' } } })
  expect(await book(id, cohort.id)).toEqual({ ok: false, refusal: { reason: 'too-many-free-seats' } })
})

test('the price of a class is refunded within the days of a course until the class begins', async () => {
  const paid = await givenClass(database(), { price: rupees(500), startsAt: hoursAfter(now, 48), now })
  const form = { cohort: String(paid.cohort.id) }
  const { id } = await givenBooking(database(), { service: paid.service, state: 'verified', form, now })
  const booking = { ...(await requireBooking(database(), id)), outcome: null }

  expect(await refundIfCancelled(database(), booking, hoursAfter(now, 47))).toBe(rupees(500))
  expect(await refundIfCancelled(database(), booking, hoursAfter(now, 48))).toBe(0)
})

test('staff change what a class is for all its dates, and students get an email about a new time', async () => {
  const { id } = await givenUser(database(), { password: null })
  await book(id, cohort.id)
  const date = { startsAt: hoursAfter(now, 100), minutes: 45, seats: 5, astrologerId: null, meetingLink: '' }
  const text = { title: 'Kirtan', description: 'Singing together.', price: paiseFrom(0) }
  const again = await addClass(database(), { of: service.id, date: { ...date, startsAt: hoursAfter(now, 900) } }, by)
  const change = { cohortId: cohort.id, version: 1, text, date }

  expect(await changeClass(database(), { ...change, date: { ...date, seats: 0 } }, by)).toMatchObject({
    refusal: 'seats-taken',
  })
  expect(await changeClass(database(), change, by)).toMatchObject({ ok: true })
  expect(await changeClass(database(), change, by)).toMatchObject({ refusal: 'changed-meanwhile' })

  const [live] = await readOwnClasses(database(), id)
  expect(live).toMatchObject({ courseTitle: 'Kirtan', minutes: 45, startsAt: date.startsAt })
  expect(await requireEmail(database(), `group-dates:${cohort.id}:3:${id}`)).toBeDefined()
  const other = again.ok ? again.value.cohortId : 0
  expect(await listCohortClasses(database(), [other])).toMatchObject([{ startsAt: hoursAfter(now, 900) }])
})
