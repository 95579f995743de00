import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findApiKey } from '#db/accounts/api-keys.ts'
import { deleteRole } from '#db/accounts/roles.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { describedClient } from '#test/api/described-client.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aPhone } from '#test/factories/accounts.ts'
import { changeKey, givenApiKey } from '#test/factories/api-keys.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'

const clock = createTestClock()
let site: TestSite
let program: Awaited<ReturnType<typeof describedClient>>
let key: string

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
  program = await describedClient(site)
  key = (await givenApiKey(database(), { scopes: ['read', 'write'], now: clock.now() })).key
})

const once = () => ({ 'idempotency-key': randomUUID() })

async function freeTime(at = 0) {
  const { body } = await program.call('listServices', { key })
  const slug: string = body.rows.find((row: { minutes: number | null }) => row.minutes !== null).slug
  const times = await program.call('listFreeTimes', { key, given: { slug, days: 30 } })
  return { slug, start: times.body.rows[at].start as string }
}

async function bookingOf(at = 0) {
  const { slug, start } = await freeTime(at)
  return {
    service: { type: 'consultation', slug },
    client: { fullName: 'Asha Rao', phone: aPhone() },
    start,
    location: 'Pune',
  }
}

test('a program that knows only the description books, moves and cancels', async () => {
  const wanted = await bookingOf()
  const made = await program.call('makeBooking', { key, given: once(), body: wanted })
  expect(made).toMatchObject({ status: 200, body: { status: 'pending', paymentStatus: 'pending' } })
  const id: string = made.body.id

  const read = await program.call('readBooking', { key, given: { id } })
  expect(read.body).toMatchObject({ id, start: wanted.start, amount: { currency: 'INR' } })
  const day = wanted.start.slice(0, 10)
  const listed = await program.call('listBookings', { key, given: { from: day } })
  expect(listed.body.rows.map((row: { id: string }) => row.id)).toContain(id)
  const { start } = await freeTime(5)
  const unpaid = await program.call('moveBooking', { key, given: { id, ...once() }, body: { start } })
  expect(unpaid).toMatchObject({ status: 409, body: { code: 'not-movable' } })

  const paid = await givenBooking(database(), { now: clock.now(), state: 'verified' })
  const moved = await program.call('moveBooking', { key, given: { id: paid.id, ...once() }, body: { start } })
  expect(moved).toMatchObject({ status: 200, body: { id: paid.id, start } })

  const ended = await program.call('cancelBooking', { key, given: { id, ...once() } })
  expect(ended.body).toMatchObject({ id, status: 'cancelled', refundDue: { amount: 0, currency: 'INR' } })
  const again = await program.call('cancelBooking', { key, given: { id, ...once() } })
  expect(again).toMatchObject({ status: 409, body: { code: 'already-cancelled' } })
})

test('a change that is sent again, also at the same time, is made once and answered the same', async () => {
  const wanted = await bookingOf(1)
  const given = once()
  const send = () => program.call('makeBooking', { key, given, body: wanted })
  const [first, second] = await Promise.all([send(), send()])
  const third = await send()

  expect([first.status, second.body, third.body]).toEqual([200, first.body, first.body])
  const other = await program.call('makeBooking', { key, given, body: { ...wanted, notes: 'Another' } })
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
  const found = await database()
    .select()
    .from(bookings)
    .where(eq(bookings.startsAt, new Date(wanted.start)))
  expect(found).toHaveLength(1)
})

test('a refused change leaves no trace and names its reason in the language asked', async () => {
  const wanted = await bookingOf(2)
  const given = once()
  await program.call('makeBooking', { key, given: once(), body: wanted })

  const taken = await program.call('makeBooking', {
    key,
    given,
    body: { ...wanted, client: { fullName: 'Ravi Iyer', phone: aPhone() } },
    language: 'te;q=0.4, hi',
  })

  expect(taken).toMatchObject({ status: 409, body: { code: 'slot-taken', type: 'about:blank', status: 409 } })
  expect(taken.body.title).toMatch(/\p{Script=Devanagari}/u)
  const names = await program.call('listClients', { key, given: { search: 'Ravi Iyer' } })
  expect(names.body.rows).toEqual([])
  const free = await bookingOf(3)
  expect((await program.call('makeBooking', { key, given, body: free })).status).toBe(200)
})

test('wrong fields are named, and never with what was sent', async () => {
  const body = { ...(await bookingOf(4)), client: { fullName: 'Asha', phone: 'call me' } }
  const invalid = await program.call('makeBooking', { key, given: once(), body })
  expect(invalid).toMatchObject({ status: 422, body: { code: 'invalid', fields: { phone: expect.any(String) } } })
  const shape = await program.call('makeBooking', { key, given: once(), body: { service: 1 } })
  expect(Object.keys(shape.body.fields)).toContain('service')
  expect(JSON.stringify([invalid.body, shape.body])).not.toContain('call me')
  const broken = await site.request('/api/v1/bookings', {
    method: 'POST',
    body: '{',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...once() },
  })
  expect([broken.status, (await broken.json()).code]).toEqual([415, 'not-json'])
})

test('clients are opened once, found and changed', async () => {
  const phone = aPhone()
  const opened = await program.call('openClient', { key, given: once(), body: { fullName: 'Meera Nair', phone } })
  const { id } = opened.body
  const same = await program.call('openClient', { key, given: once(), body: { fullName: 'M. Nair', phone } })
  expect(same).toMatchObject({ status: 409, body: { code: 'phone-known', clients: [id] } })

  const next = aPhone()
  await program.call('changeContact', { key, given: { id, ...once() }, body: { phone: next } })
  const read = await program.call('readClient', { key, given: { id } })
  expect(read.body).toMatchObject({ fullName: 'Meera Nair', phone: next, email: null })
  const freed = await program.call('openClient', { key, given: once(), body: { fullName: 'Usha Devi', phone } })
  expect(freed.status).toBe(200)
})

test('pages of a list follow each other without a gap', async () => {
  const seen: string[] = []
  let after: string | null = null
  do {
    const given = { limit: 2, ...(after !== null && { after }) }
    const { body } = await program.call('listBookings', { key, given })
    seen.push(...body.rows.map((row: { id: string }) => row.id))
    after = body.next
  } while (after !== null)

  const all = await database().select({ id: bookings.id }).from(bookings)
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  for (const operation of ['listPayments', 'listEnrollments', 'listCourses'])
    expect((await program.call(operation, { key })).status, operation).toBe(200)
  const wrong = await program.call('listBookings', { key, given: { after: 'nonsense' } })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { after: 'invalid' } } })
})

test('birth details need a scope of their own, and each reading is audited with its key', async () => {
  const booking = await givenBooking(database(), { now: clock.now() })
  const given = { id: booking.id }
  const reader = await givenApiKey(database(), { scopes: ['birth'], now: clock.now() })

  expect(await program.call('readBirth', { key, given })).toMatchObject({
    status: 403,
    body: { code: 'scope-missing' },
  })
  const birth = { date: '1990-02-28', time: '04:45', place: 'Mysuru' }
  const withBirth = { ...(await bookingOf(6)), birth }
  expect((await program.call('makeBooking', { key, given: once(), body: withBirth })).status).toBe(403)
  const read = await program.call('readBirth', { key: reader.key, given })
  await program.call('readBirth', { key: reader.key, given })

  expect(read.body).toMatchObject({ date: '1990-02-28', time: '04:45', place: { name: 'Mysuru' } })
  const log = await database().select().from(auditLog).where(eq(auditLog.actorId, reader.ownerId))
  const readings = log.filter(({ action }) => action === 'birth-read-by-program')
  expect(readings).toHaveLength(2)
  expect(readings[0]).toMatchObject({ subjectId: booking.id, details: { apiKey: reader.key.slice(0, 14) } })
})

test('a key never does more than its owner', async () => {
  const admin = { roles: ['admin'] as const, now: clock.now() }
  await expect(givenApiKey(database(), { ...admin, scopes: ['birth'] })).rejects.toThrow('scope-not-yours')

  const both = await givenApiKey(database(), { scopes: ['read', 'write'], now: clock.now() })
  await deleteRole(database(), both.ownerId, 'astrologer')
  const wanted = { key: both.key, given: once(), body: await bookingOf(7) }
  expect((await program.call('makeBooking', wanted)).body.code).toBe('scope-missing')
  expect((await program.call('listServices', { key: both.key })).status).toBe(200)
  await deleteRole(database(), both.ownerId, 'admin')
  expect((await program.call('listServices', { key: both.key })).body.code).toBe('key-owner-gone')
})

test('revoked and expired keys are refused, and guessing is limited', async () => {
  const { key: old } = await givenApiKey(database(), { now: clock.now() })
  await changeKey(database(), old, { expiresAt: clock.now() })
  expect((await program.call('listServices', { key: old })).body.code).toBe('key-expired')
  await changeKey(database(), old, { revokedAt: clock.now() })
  const refused = await program.call('listServices', { key: old })
  expect([refused.status, refused.body.code]).toEqual([401, 'key-revoked'])
  expect(refused.headers.get('www-authenticate')).toBe('Bearer')

  let guess = refused
  for (let tries = 0; tries < 31; tries++) guess = await program.call('listServices', { key: `muhurta_${tries}` })
  expect([guess.status, Number(guess.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await program.call('listServices', { key })).status).toBe(200)
})

test('a key asks at most 240 times a minute', async () => {
  const { key: busy } = await givenApiKey(database(), { now: clock.now() })
  const { id = '' } = (await findApiKey(database(), hashSecret(busy))) ?? {}
  for (let asked = 0; asked < 238; asked++) await countTry(database(), 'api-key', id, clock.now())
  const ask = async () => (await program.call('listCourses', { key: busy })).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  clock.advance({ minutes: 1 })
  expect((await program.call('listCourses', { key: busy })).status).toBe(200)
})

test('nothing is stored in a cache, set as a cookie or opened to other origins', async () => {
  const response = await site.request('/api/v1/services', {
    headers: { authorization: `Bearer ${key}`, origin: 'https://other.example' },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await site.request('/api/v1/nothing', { headers: { authorization: `Bearer ${key}` } })).status).toBe(404)
})
