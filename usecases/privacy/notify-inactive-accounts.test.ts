import { beforeEach, expect, test } from 'vitest'
import { findProfile } from '#db/accounts/profiles.ts'
import { findAccount, isErased, recordEraseAfter } from '#db/accounts/users.ts'
import { emails } from '#db/schema/emails.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenPhoneClient, givenSession, givenUser } from '#test/factories/accounts.ts'
import { bookingForm, givenBooking, givenConsultation, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { bookForClient } from '#usecases/desk/book-for-client.ts'
import { notifyInactiveAccounts, purgeAccounts } from './purge-accounts.ts'

const LAST_VISIT = new Date('2026-11-16T04:30:00Z')
const THREE_YEARS_ON = new Date('2029-11-16T04:31:00Z')
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)
let own: TestDatabase

// The result depends on all users in the database.
beforeEach(async () => {
  own = await createDatabase()
  return () => own.drop()
})

test('I8: a user inactive for three years gets one email, is due for erasure, and is erased 48 hours later', async () => {
  const { db } = own
  const user = await givenUser(db, { now: LAST_VISIT })

  expect(await notifyInactiveAccounts(db, hoursAfter(THREE_YEARS_ON, -1))).toBe(0)
  expect((await purgeAccounts(db, THREE_YEARS_ON)).notified).toBe(1)
  expect((await purgeAccounts(db, hoursAfter(THREE_YEARS_ON, 47))).notified).toBe(0)

  const eraseAfter = hoursAfter(THREE_YEARS_ON, 48)
  expect((await listEmailsTo(db, user.email)).map(({ kind, payload }) => ({ kind, payload }))).toEqual([
    { kind: 'account-inactive', payload: { eraseAfter: eraseAfter.toISOString() } },
  ])
  expect((await findProfile(db, user.id))?.eraseAfter).toEqual(eraseAfter)

  expect((await purgeAccounts(db, hoursAfter(eraseAfter, 1))).erased).toBe(1)
  expect((await findAccount(db, user.id))?.email).toBe(`erased-${user.id}@erased.invalid`)
})

test('I8: a user inactive for three years stays when they sign in after the email', async () => {
  const { db } = own
  const user = await givenUser(db, { now: LAST_VISIT })
  await notifyInactiveAccounts(db, THREE_YEARS_ON)

  await givenSession(db, user.id, hoursAfter(THREE_YEARS_ON, 47))
  const normalized = await purgeAccounts(db, hoursAfter(THREE_YEARS_ON, 49))

  expect(normalized).toMatchObject({ erased: 0, notified: 0 })
  expect(await findAccount(db, user.id)).toMatchObject({ email: user.email, disabledAt: null })
})

test('I8: a user inactive for three years is not notified while they have an upcoming session, but afterwards', async () => {
  const { db } = own
  const user = await givenUser(db, { now: LAST_VISIT })
  const booking = await givenBooking(db, { userId: user.id, state: 'verified', now: hoursAfter(THREE_YEARS_ON, -1) })

  expect(await notifyInactiveAccounts(db, THREE_YEARS_ON)).toBe(0)
  expect(await notifyInactiveAccounts(db, hoursAfter(booking.startsAt ?? LAST_VISIT, 1))).toBe(1)
})

test('I8: a user inactive for three years is erased without an email if they have no address', async () => {
  const { db } = own
  const client = await givenPhoneClient(db, { now: LAST_VISIT })

  const noticed = await purgeAccounts(db, THREE_YEARS_ON)
  const erased = await purgeAccounts(db, hoursAfter(THREE_YEARS_ON, 49))

  expect([noticed.notified, erased.erased]).toEqual([1, 1])
  expect(await isErased(db, client.id)).toBe(true)
  expect(await db.$count(emails)).toBe(0)
})

test('I8: a user inactive for three years stays when the desk books for them after the email', async () => {
  const { db } = own
  const user = await givenUser(db, { now: LAST_VISIT })
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'], now: THREE_YEARS_ON })
  await notifyInactiveAccounts(db, THREE_YEARS_ON)

  await givenPractice(db)
  const { slug } = await givenConsultation(db, 'Prasna')
  const order = {
    staffId,
    scope: WHOLE_PRACTICE,
    email: user.email,
    client: '',
    service: { kind: 'consultation', slug },
    form: bookingForm({ bookingDate: '', preferredTime: '' }),
    idempotencyKey: 'telephone',
  }
  const booked = await bookForClient(db, TEST_KEYS, order, hoursAfter(THREE_YEARS_ON, 1))
  const normalized = await purgeAccounts(db, hoursAfter(THREE_YEARS_ON, 49))

  expect(booked.ok).toBe(true)
  expect(normalized).toMatchObject({ erased: 0, notified: 0 })
})

test('I8: who requested the deletion is still erased after merely signing in', async () => {
  const { db } = own
  const user = await givenUser(db, { now: LAST_VISIT })
  const eraseAfter = hoursAfter(LAST_VISIT, 7 * 24)
  await recordEraseAfter(db, user.id, eraseAfter)

  await givenSession(db, user.id, LAST_VISIT)

  expect((await findProfile(db, user.id))?.eraseAfter).toEqual(eraseAfter)
})

test('I8: a user inactive for three years is not notified if they are staff', async () => {
  await givenUser(own.db, { roles: ['client', 'astrologer'], now: LAST_VISIT })

  expect(await notifyInactiveAccounts(own.db, THREE_YEARS_ON)).toBe(0)
})
