import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkRecords } from './check-records.ts'

let fresh: TestDatabase
let staffId: string
let books: Awaited<ReturnType<typeof givenRecords>>

beforeAll(async () => {
  fresh = await createDatabase()
  await givenPractice(fresh.db)
  staffId = await givenStaff(fresh.db)
  books = await givenRecords(fresh.db)
  return () => fresh.drop()
})

/** A verified payment, and then three entries of the audit log. */
async function givenRecords(db: Database) {
  const { code, userId } = await givenBooking(db, { state: 'verified' })
  const { id: otherUser } = await givenUser(db, { password: null })
  const { rows } = await db.execute<{ id: string }>(
    sql`select max(id) as id from ledger_entries where kind = 'payment'`,
  )
  for (const action of ['signed-in', 'client-viewed', 'signed-out'] as const) {
    await recordAudit(db, { action, actorId: staffId, at: A_MONDAY, details: { why: 'test' } })
  }
  const audit = await db.execute<{ id: string }>(sql`select id from audit_log order by id desc limit 3`)
  const [last = 0, middle = 0, first = 0] = audit.rows.map(({ id }) => Number(id))
  const end = await findChainEnd(db)
  if (!end) throw new Error('The chain needs an end.')
  return { code, userId, otherUser, payment: Number(rows[0]?.id), first, middle, last, end }
}

test('finds nothing in records that the site wrote', async () => {
  expect(books.end.position).toBeGreaterThan(5)
  expect(await checkRecords(fresh.db)).toEqual([])
  expect(await checkRecords(fresh.db, books.end.hash)).toEqual([])
  expect(await checkRecords(fresh.db, books.end.hash.slice(0, 12))).toEqual([])
})

const ON_PAYMENT: Readonly<Record<string, SQL>> = {
  'one paisa more': sql`amount_paise = amount_paise + 1`,
  'moved by 400 days': sql`at = at - interval '400 days'`,
  'another reference': sql`reference = '999999999999'`,
  'another way': sql`way = 'cash', reference = null`,
  'recorded by somebody else': sql`recorded_by = gen_random_uuid()`,
  'without its claim': sql`claim_id = null`,
  'on the account of the client': sql`booking_id = null`,
  'written at another time': sql`created_at = created_at + interval '1 microsecond'`,
  'another label': sql`label = 'payment-x'`,
}

test.each(Object.keys(ON_PAYMENT))('names a payment that was changed with the triggers off: %s', async (change) => {
  const faults = await faultsAfter((tx) =>
    tx.execute(sql`update ledger_entries set ${ON_PAYMENT[change]} where id = ${books.payment}`),
  )

  const name = change === 'on the account of the client' ? '' : ` of ${books.code}`
  expect(faults).toEqual([
    { subject: `ledger entry ${books.payment}${name}`, fault: 'was changed after it was written' },
  ])
})

test('names a payment that was given to another client or another note', async () => {
  const moved = await faultsAfter((tx) =>
    tx.execute(sql`update ledger_entries set user_id = ${books.otherUser} where id = ${books.payment}`),
  )
  const noted = await faultsAfter((tx) =>
    tx.execute(sql`update ledger_entries set note = 'By arrangement' where id = ${books.payment}`),
  )

  const subject = `ledger entry ${books.payment} of ${books.code}`
  expect(moved).toEqual([{ subject, fault: 'was moved to another client without a merge of their accounts' }])
  expect(noted).toEqual([{ subject, fault: 'has another note than when it was written' }])
})

test.each([
  'at = now()',
  'actor_id = null',
  `action = 'x'`,
  `subject_id = '1'`,
  `subject_kind = 'x'`,
  `details = '{}'`,
])('names an entry of the audit log that was changed: %s', async (change) => {
  const faults = await faultsAfter((tx) =>
    tx.execute(sql`update audit_log set ${sql.raw(change)} where id = ${books.middle}`),
  )

  expect(faults).toEqual([{ subject: `audit entry ${books.middle}`, fault: 'was changed after it was written' }])
})

test('finds two entries that changed places', async () => {
  const faults = await faultsAfter((tx) =>
    tx.execute(sql`update audit_log a set action = b.action from audit_log b
      where (a.id, b.id) in ((${books.first}, ${books.last}), (${books.last}, ${books.first}))`),
  )

  const fault = 'was changed after it was written'
  expect(faults).toEqual([books.first, books.last].map((id) => ({ subject: `audit entry ${id}`, fault })))
})

test('names an entry that was removed, in the middle and at the end, with its link or without', async () => {
  const remove = (id: number, ...more: SQL[]) =>
    faultsAfter(async (tx) => {
      await tx.execute(sql`delete from audit_log where id = ${id}`)
      for (const statement of more) await tx.execute(statement)
    })
  const linkOf = (id: number) => sql`delete from record_links where record = 'audit' and record_id = ${id}`
  const { middle, last, end } = books

  expect(await remove(middle)).toEqual([{ subject: `audit entry ${middle}`, fault: 'was removed' }])
  expect(await remove(last)).toEqual([{ subject: `audit entry ${last}`, fault: 'was removed' }])
  expect(await remove(middle, linkOf(middle))).toContainEqual({
    subject: `audit entry ${last}`,
    fault: 'the record before it was removed, with its link',
  })
  expect(
    await remove(
      middle,
      linkOf(middle),
      sql`update record_links set position = position - 1 where position = ${end.position}`,
      sql`update record_chain set position = position - 1`,
    ),
  ).toEqual([
    {
      subject: `audit entry ${last}`,
      fault: 'does not follow the record before it: one was removed, added or moved here',
    },
  ])
  expect(await remove(last, linkOf(last))).toEqual([
    { subject: `record chain at ${end.position - 1}`, fault: 'the newest record was removed' },
  ])
})

test('finds an end that was cut off and written anew only by the hash of before', async () => {
  const cutOff = async (tx: Transaction) => {
    await tx.execute(sql`delete from audit_log where id = ${books.last}`)
    await tx.execute(sql`delete from record_links where position = ${books.end.position}`)
    await tx.execute(sql`update record_chain set (position, hash) =
      (select position, hash from record_links order by position desc limit 1)`)
  }

  expect(await faultsAfter(cutOff)).toEqual([])
  expect(await faultsAfter(cutOff, books.end.hash.slice(0, 12))).toEqual([
    { subject: `expected hash ${books.end.hash.slice(0, 12)}`, fault: expect.stringContaining('is not in the chain') },
  ])
})

test('finds an entry that was added with the triggers off', async () => {
  const faults = await faultsAfter((tx) =>
    tx.execute(sql`insert into audit_log (id, action) overriding system value values (999999, 'signed-in')`),
  )

  expect(faults).toEqual([{ subject: 'audit entry 999999', fault: 'was added past the chain' }])
})

test('finds a chain without its end, and one whose end was changed', async () => {
  const changed = await faultsAfter((tx) => tx.execute(sql`update record_chain set hash = sha256(hash)`))
  const removed = await faultsAfter((tx) => tx.execute(sql`delete from record_chain`))

  expect(changed).toEqual([{ subject: `record chain at ${books.end.position}`, fault: 'its newest hash was changed' }])
  expect(removed).toEqual([{ subject: 'record chain', fault: 'the row with its end was removed' }])
})

test('nothing can be written to a chain without its end', async () => {
  const { db, drop } = await createDatabase()
  await db.execute(sql`alter table record_chain disable trigger user`)
  await db.execute(sql`delete from record_chain`)

  await expect(recordAudit(db, { action: 'signed-in', at: A_MONDAY })).rejects.toThrow()
  expect(await db.execute(sql`select from audit_log`)).toMatchObject({ rows: [] })
  await drop()
})

test.each([
  'update record_links set hash = sha256(hash)',
  'delete from record_links',
  'truncate record_links',
  'delete from record_chain',
])('rejects changes of the chain: %s', async (statement) => {
  await expect(fresh.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'the chain of records can only grow' }),
  })
})

test('an erasure removes the note of a client and its salt, and the chain stays whole', async () => {
  const { db, drop } = await createDatabase()
  const { id: userId } = await givenUser(db, { password: null })
  await givenAccountPayment(db, userId, 'Paid by her brother Ravi')
  expect(await checkRecords(db)).toEqual([])

  await recordErased(db, userId, 'erased@erased.invalid', hoursAfter(A_MONDAY, 1))
  await db.execute(sql`update ledger_entries set note = '' where user_id = ${userId}`)

  expect(await checkRecords(db)).toEqual([])
  const { rows } = await db.execute(
    sql`select note_salt is null as "isGone" from record_links where note_hash is not null`,
  )
  expect(rows).toEqual([{ isGone: true }])
  await drop()
})

test('a merge of two accounts moves entries, and the chain stays whole', async () => {
  const { db, drop } = await createDatabase()
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => givenUser(db, { password: null })))
  if (!first || !second || !third) throw new Error('Three users are needed.')
  await givenAccountPayment(db, first.id, '')

  for (const [from, into] of [
    [first.id, second.id],
    [second.id, third.id],
  ]) {
    await db.execute(sql`update users set merged_into = ${into}, erased_at = now() where id = ${from}`)
    await db.execute(sql`update ledger_entries set user_id = ${into} where user_id = ${from}`)
  }

  expect(await checkRecords(db)).toEqual([])
  await drop()
})

test('an upgrade chains every record of before in the order of time, whatever the settings of a session', async () => {
  const { db, url, drop } = await createEmptyDatabase()
  await migrate(
    url,
    knownMigrations.filter(({ version }) => version < 241),
  )
  const userId = randomUUID()
  await db.execute(sql`insert into users (id, email) values (${userId}, 'asha@example.com')`)
  await db.execute(sql`insert into audit_log (at, action, details)
    select timestamptz '2026-01-01' - n * interval '1 day', 'signed-in', '{"half": 0.50, "text": "नमस्ते"}'
    from generate_series(1, 20) as n`)
  await givenAccountPayment(db, userId, 'A note')

  expect((await migrate(url)).ok).toBe(true)

  expect(await findChainEnd(db)).toMatchObject({ position: 21 })
  const { rows } = await db.execute(
    sql`select record, record_id::int as id from record_links order by position limit 2`,
  )
  expect(rows).toEqual([
    { record: 'audit', id: 20 },
    { record: 'audit', id: 19 },
  ])
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`set local timezone = 'Asia/Kolkata'; set local datestyle = 'SQL, DMY'; set local bytea_output = 'escape'`,
    )
    await recordAudit(tx, { action: 'signed-in', at: A_MONDAY })
    await recordAudit(tx, { action: 'signed-out', at: A_MONDAY })
  })
  expect(await checkRecords(db)).toEqual([])
  await drop()
})

function givenAccountPayment(db: Database, userId: string, note: string) {
  return db.execute(sql`insert into ledger_entries (user_id, at, kind, amount_paise, way, note)
    values (${userId}, now(), 'payment', 100, 'cash', ${note})`)
}

const RECORDS = ['audit_log', 'ledger_entries', 'record_links', 'record_chain']

/** What is found after a change with the triggers off, which is rolled back. */
async function faultsAfter(plant: (tx: Transaction) => Promise<unknown>, expectedHash?: string) {
  const found: Awaited<ReturnType<typeof checkRecords>> = []
  await fresh.db
    .transaction(async (tx) => {
      for (const table of RECORDS) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
      await plant(tx)
      found.push(...(await checkRecords(tx, expectedHash)))
      throw new Planted()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Planted)) throw error
    })
  return found
}

class Planted extends Error {}
