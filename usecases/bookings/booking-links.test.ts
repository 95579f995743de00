import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { recordAddress, recordDisabled, recordErased } from '#db/accounts/users.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { LinkedPage } from '#domain/bookings/booking-links.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, minutesAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { bookingLinkPath, openBookingLink } from './booking-links.ts'

beforeAll(async () => {
  await givenPractice(database())
})

async function givenLinked() {
  const client = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { userId: client.id })
  return { bookingId: booking.id, userId: client.id, email: client.email }
}

const tokenIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? ''

function open(page: LinkedPage, token: string, { keys = TEST_KEYS, address = randomAddress(), now = A_MONDAY } = {}) {
  return openBookingLink(database(), keys, page, { token, address, now })
}

const randomAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
const UNUSABLE = { ok: false, refusal: 'link-unusable' }

test('opens exactly the booking it was made for, again and again', async () => {
  const linked = await givenLinked()
  const token = tokenIn(bookingLinkPath(TEST_KEYS, 'cancel', linked))

  expect(await open('cancel', token)).toEqual({ ok: true, value: linked })
  expect(await open('move', token)).toEqual({ ok: true, value: linked })
})

test('a link to pay does not move or cancel, nor the other way round', async () => {
  const linked = await givenLinked()
  const pay = tokenIn(bookingLinkPath(TEST_KEYS, 'pay', linked))
  const change = tokenIn(bookingLinkPath(TEST_KEYS, 'move', linked))

  expect(await Promise.all([open('move', pay), open('cancel', pay)])).toEqual([UNUSABLE, UNUSABLE])
  expect(await Promise.all([open('pay', change), open('password', change)])).toEqual([UNUSABLE, UNUSABLE])
})

test('rejects a token that was altered, shortened or made for another booking', async () => {
  const linked = await givenLinked()
  const other = await givenLinked()
  const bytes = Buffer.from(tokenIn(bookingLinkPath(TEST_KEYS, 'pay', linked)), 'base64url')
  const theirs = Buffer.from(tokenIn(bookingLinkPath(TEST_KEYS, 'pay', other)), 'base64url')
  const flipped = Buffer.from(bytes)
  flipped[40] = (flipped[40] ?? 0) ^ 1
  const mixed = Buffer.concat([theirs.subarray(0, 16), bytes.subarray(16)])

  for (const forged of [flipped, mixed, bytes.subarray(0, -1), Buffer.alloc(48), Buffer.alloc(0)]) {
    expect(await open('pay', forged.toString('base64url'))).toEqual(UNUSABLE)
  }
})

test('still opens after the encryption key was replaced, until the old key is removed', async () => {
  const linked = await givenLinked()
  const token = tokenIn(bookingLinkPath(TEST_KEYS, 'pay', linked))
  const rotated: KeyRing = ['a newer key for the tests of links', ...TEST_KEYS]

  expect(await open('pay', token, { keys: rotated })).toMatchObject({ ok: true })
  expect(await open('pay', token, { keys: [rotated[0]] })).toEqual(UNUSABLE)
})

test('stops working when the address is changed, the account is disabled or erased', async () => {
  const moved = await givenLinked()
  const disabled = await givenLinked()
  const erased = await givenLinked()

  await recordAddress(database(), moved.userId, `new-${moved.email}`, A_MONDAY)
  await recordDisabled(database(), disabled.userId, A_MONDAY)
  await recordErased(database(), erased.userId, `erased-${erased.userId}@erased.invalid`, A_MONDAY)

  for (const linked of [moved, disabled, erased]) {
    expect(await open('cancel', tokenIn(bookingLinkPath(TEST_KEYS, 'cancel', linked)))).toEqual(UNUSABLE)
  }
})

test('limits wrong tokens of one network and does not count valid ones', async () => {
  const token = tokenIn(bookingLinkPath(TEST_KEYS, 'pay', await givenLinked()))
  const address = randomAddress()

  for (let tries = 0; tries < 40; tries += 1) expect((await open('pay', token, { address })).ok).toBe(true)
  for (let tries = 0; tries < 30; tries += 1) await open('pay', 'guess', { address })

  expect(await open('pay', token, { address })).toMatchObject({ ok: false, refusal: { reason: 'too-often' } })
  expect(await open('pay', token, { address, now: minutesAfter(A_MONDAY, 60) })).toMatchObject({ ok: true })
})
