import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findMergedInto } from '#db/accounts/merged-clients.ts'
import { findProfile, recordFullName } from '#db/accounts/profiles.ts'
import { isErased } from '#db/accounts/users.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { findClientState, recordClientState } from '#db/desk/client-notes.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import { bookings } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { rupees } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  givenCourseService,
  hoursAfter,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { recordAccountPayment } from '#usecases/payments/record-payment.ts'
import { saveNotes } from '#usecases/sessions/update-session.ts'
import { mergeClients, planMerge } from './merge-clients.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

/** A client with a paid question. */
async function givenBookedClient(kind: 'phone' | 'email') {
  const client = kind === 'phone' ? await givenPhoneClient(database()) : await givenUser(database(), { password: null })
  const service = await givenConsultation(database(), 'Prasna')
  const by = kind === 'phone' ? { staffId } : {}
  const booking = await givenBooking(database(), { userId: client.id, service, state: 'verified', ...by })
  return { id: client.id, bookingId: booking.id }
}

const merge = (userId: string, otherId: string, now = hoursAfter(A_MONDAY, 1), nameOf = userId) =>
  mergeClients(database(), { userId, otherId, nameOf, staffId, scope: WHOLE_PRACTICE }, now)

const invoicesOf = (userId: string) => database().select().from(invoices).where(eq(invoices.userId, userId))

test('the desk says which of two names stays', async () => {
  const [kept, closed] = [await givenBookedClient('email'), await givenBookedClient('phone')]
  await recordFullName(database(), kept.id, 'K. Amma', A_MONDAY)
  await recordFullName(database(), closed.id, 'Kaveri Amma', A_MONDAY)

  expect(await merge(kept.id, closed.id, A_MONDAY, '')).toEqual({ ok: false, refusal: 'name-not-chosen' })
  expect(await merge(kept.id, closed.id, A_MONDAY, closed.id)).toMatchObject({ ok: true })
  expect(await findProfile(database(), kept.id)).toMatchObject({ fullName: 'Kaveri Amma' })
})

test('a payment recorded on a card that was merged meanwhile is credit of the client who stayed', async () => {
  const kept = await givenBookedClient('email')
  const closed = await givenBookedClient('phone')
  await merge(kept.id, closed.id)

  const typed = { paidOn: '2026-11-16', way: 'cash', amount: '250', reference: '', note: '' }
  await recordAccountPayment(database(), { userId: closed.id, staffId, typed, formKey: randomUUID() }, A_MONDAY)

  expect(await readAccountCredit(database(), kept.id)).toBe(rupees(250))
  expect(await readAccountCredit(database(), closed.id)).toBe(0)
})

test('merging two cards moves bookings, notes, invoices, money and settings to the client who can sign in', async () => {
  const kept = await givenBookedClient('email')
  const closed = await givenBookedClient('phone')
  await saveNotes(
    database(),
    TEST_KEYS,
    { bookingId: closed.bookingId, staffId, notes: 'Sister of Asha', version: 0 },
    A_MONDAY,
  )
  await recordClientState(database(), closed.id, '36', A_MONDAY)
  const typed = { paidOn: '2026-11-16', way: 'cash', amount: '500', reference: '', note: '' }
  await recordAccountPayment(database(), { userId: closed.id, staffId, typed, formKey: randomUUID() }, A_MONDAY)
  const [issued] = await invoicesOf(closed.id)

  // From the card that will be closed: the other one has an address and stays.
  const merged = await merge(closed.id, kept.id)

  expect(merged).toEqual({ ok: true, value: { userId: kept.id } })
  const ids = (await listOwnBookings(database(), kept.id)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual([kept.bookingId, closed.bookingId].toSorted())
  expect(await invoicesOf(kept.id)).toContainEqual({ ...issued, userId: kept.id })
  expect(await findClientState(database(), kept.id)).toBe('36')
  expect(await readAccountCredit(database(), kept.id)).toBe(rupees(500))
  expect(await checkLedger(database())).toEqual([])
  const { rows } = await database().execute<{ count: number }>(sql`
      select count(*)::int as count from session_notes where user_id = ${kept.id} and sealed_notes is not null`)
  expect(rows).toEqual([{ count: 1 }])
  expect(await isErased(database(), closed.id)).toBe(true)
  expect(await findMergedInto(database(), closed.id)).toBe(kept.id)
  const audit = await listAudit(database(), { subject: { kind: 'user', id: kept.id } })
  expect(audit).toMatchObject([{ action: 'clients-merged', actorId: staffId, details: { closed: closed.id } }])
})

test('merging two cards leaves no row with the closed client but its history', async () => {
  const kept = await givenBookedClient('phone')
  const closed = await givenBookedClient('phone')

  await merge(kept.id, closed.id)

  const { rows } = await database().execute<{ name: string }>(sql`
      select child.relname as name, attname as column from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and parent.relname = 'users'`)
  expect(rows.length).toBeGreaterThan(10)
  for (const { name, column } of rows as { name: string; column: string }[]) {
    const left = await database().execute(
      sql`select from ${sql.identifier(name)} where ${sql.identifier(column)} = ${closed.id}`,
    )
    expect(left.rows.length, `${name}.${column}`).toBe(0)
  }
})

test('merging two cards without an address keeps the card that the desk looks at, and frees the number of the other', async () => {
  const kept = await givenBookedClient('phone')
  const closed = await givenPhoneClient(database())
  await givenBooking(database(), {
    userId: closed.id,
    service: await givenConsultation(database(), 'Prasna'),
    staffId,
  })

  const merged = await merge(kept.id, closed.id)

  expect(merged).toEqual({ ok: true, value: { userId: kept.id } })
  expect((await givenPhoneClient(database(), { phone: closed.phone })).id).not.toBe(closed.id)
})

test('merging two cards is refused for staff, for two clients who can sign in, for one card, and for unknown ones', async () => {
  const [phone, one, other] = [
    await givenBookedClient('phone'),
    await givenBookedClient('email'),
    await givenBookedClient('email'),
  ]
  await givenBooking(database(), { userId: staffId, service: await givenConsultation(database(), 'Prasna') })

  const outcomes = [
    await merge(phone.id, staffId),
    await merge(one.id, other.id),
    await merge(phone.id, phone.id),
    await merge(phone.id, crypto.randomUUID()),
    await merge(phone.id, 'nobody'),
  ]

  expect(outcomes.map((outcome) => (outcome.ok ? 'merged' : outcome.refusal))).toEqual([
    'staff',
    'both-have-email',
    'same-card',
    'client-not-found',
    'client-not-found',
  ])
  expect(await isErased(database(), phone.id)).toBe(false)
})

test('merging two cards is refused when both have the same course, and changes nothing', async () => {
  const service = await givenCourseService(database())
  const [one, other] = [await givenPhoneClient(database()), await givenPhoneClient(database())]
  for (const { id } of [one, other]) await givenBooking(database(), { userId: id, service, staffId })

  const pair = { userId: one.id, otherId: other.id, scope: WHOLE_PRACTICE }
  expect(await planMerge(database(), pair)).toEqual({ ok: false, refusal: 'same-course' })
  expect(await merge(one.id, other.id)).toEqual({ ok: false, refusal: 'same-course' })
  expect(await listOwnBookings(database(), other.id)).toHaveLength(1)
})

test('done twice at once, in both directions, ends with one card that has every booking', async () => {
  const [one, other] = [await givenBookedClient('phone'), await givenBookedClient('phone')]

  const outcomes = await Promise.all([merge(one.id, other.id), merge(other.id, one.id), merge(one.id, other.id)])

  const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.userId] : []))
  expect(done).toHaveLength(1)
  expect(await listOwnBookings(database(), done[0] ?? '')).toHaveLength(2)
})

test('a card that was merged before leads to the one that has stayed in the end', async () => {
  const [first, second, third] = [
    await givenBookedClient('phone'),
    await givenBookedClient('phone'),
    await givenBookedClient('email'),
  ]

  await merge(second.id, first.id)
  await merge(third.id, second.id)

  expect(await findMergedInto(database(), first.id)).toBe(third.id)
  expect(await database().$count(bookings, eq(bookings.userId, third.id))).toBe(3)
})

test('an issued invoice follows a merge and nothing else', async () => {
  const client = await givenBookedClient('phone')
  const stranger = await givenUser(database(), { password: null })
  const change = (values: Partial<typeof invoices.$inferInsert>) =>
    database().update(invoices).set(values).where(eq(invoices.userId, client.id))

  await expect(change({ userId: stranger.id })).rejects.toThrow()
  await expect(change({ serviceName: 'Another' })).rejects.toThrow()
  await expect(database().delete(invoices).where(eq(invoices.userId, client.id))).rejects.toThrow()
})
