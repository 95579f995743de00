import { beforeAll, expect, test } from 'vitest'
import { findAccount } from '#db/accounts/users.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { bookingLinkPath } from './booking-links.ts'
import { cancelBooking } from './cancel-booking.ts'
import { setFirstPassword } from './set-first-password.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

type Details = { readonly isByStaff?: boolean; readonly password?: string | null }

async function givenOffer({ isByStaff = true, ...account }: Details = {}) {
  const client = await givenUser(database(), { password: null, agreedTo: null, ...account })
  const by = isByStaff ? { staffId } : {}
  const booking = await givenBooking(database(), { userId: client.id, ...by })
  const path = bookingLinkPath(TEST_KEYS, 'password', { bookingId: booking.id, email: client.email })
  return { client, booking, token: path.split('token=')[1] ?? '' }
}

const set = (token: string, { password = PASSWORD, now = A_MONDAY } = {}) =>
  setFirstPassword(database(), TEST_KEYS, { token, password, address: '192.0.2.7', browser: { device: 'Test' }, now })

const NOT_OFFERED = { ok: false, refusal: 'not-offered' }

test('sets the password once, signs in and notifies the owner', async () => {
  const { client, booking, token } = await givenOffer()

  const outcomes = await Promise.all([set(token), set(token)])
  const later = await set(token)

  expect(outcomes.filter(({ ok }) => ok)).toMatchObject([
    { value: { bookingId: booking.id, session: { mustAgree: true } } },
  ])
  expect(later).toEqual(NOT_OFFERED)
  expect((await findAccount(database(), client.id))?.passwordHash).not.toBeNull()
  expect((await listEmailsTo(database(), client.email)).map(({ kind }) => kind)).toContain('password-changed')
})

test('rejects a weak password and leaves the offer open', async () => {
  const { token } = await givenOffer()

  expect(await set(token, { password: 'short' })).toMatchObject({ ok: false, refusal: { reason: 'weak-password' } })
  expect((await set(token)).ok).toBe(true)
})

test('is not offered for an account that has a password or has been used, nor for the own booking of a client', async () => {
  const withPassword = await givenOffer({ password: PASSWORD })
  const used = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { userId: used.id, staffId })
  const path = bookingLinkPath(TEST_KEYS, 'password', { bookingId: booking.id, email: used.email })
  const own = await givenOffer({ isByStaff: false })

  for (const token of [withPassword.token, path.split('token=')[1] ?? '', own.token]) {
    expect(await set(token)).toEqual(NOT_OFFERED)
  }
})

test('is not offered once the booking is cancelled or can no longer be paid', async () => {
  const cancelled = await givenOffer()
  await cancelBooking(database(), { bookingId: cancelled.booking.id, userId: cancelled.client.id }, A_MONDAY)
  const late = await givenOffer()

  expect(await set(cancelled.token)).toEqual(NOT_OFFERED)
  expect(await set(late.token, { now: hoursAfter(A_MONDAY, 24) })).toEqual(NOT_OFFERED)
})
