import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { checkRecords } from '#usecases/check-records.ts'
import { recordAudit } from './audit-log.ts'
import { connect, type Transaction } from './client.ts'
import { findChainEnd } from './record-chain.ts'

const WRITERS = 24
const ROUNDS = 15

/** Writes in both orders, with locks on other rows and with savepoints. */
test('many concurrent writers, some of which roll back, leave one unbroken chain and no deadlock', async () => {
  const { db: first, url, drop } = await createDatabase()
  const { db, close } = connect(url, { maxConnections: WRITERS })
  const { id: userId } = await givenUser(first, { password: null })
  const before = (await findChainEnd(first))?.position ?? 0
  const at = new Date('2026-11-16T04:30:00Z')
  const audit = (tx: Transaction) => recordAudit(tx, { action: 'signed-in', at })
  const pay = (tx: Transaction) =>
    tx.execute(sql`insert into ledger_entries (user_id, at, kind, amount_paise, way)
      select ${userId}, now(), 'payment', n, 'cash' from generate_series(1, 3) as n`)
  let written = 0

  const writer = async (index: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      const step = index + round
      const committed = await db
        .transaction(async (tx) => {
          await (step % 2 === 0 ? audit(tx) : pay(tx))
          await tx.transaction(pay).catch(() => undefined)
          await tx
            .transaction(async (savepoint) => {
              await audit(savepoint)
              throw new Undone()
            })
            .catch(ifUndone)
          if (step % 5 === 0) await tx.execute(sql`set constraints all immediate; set constraints all deferred`)
          await (step % 2 === 0 ? pay(tx) : audit(tx))
          if (step % 3 === 0) throw new Undone()
          return 7
        })
        .catch(ifUndone)
      written += committed ?? 0
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)))

  expect(written).toBeGreaterThan(WRITERS * ROUNDS)
  expect(await findChainEnd(first)).toMatchObject({ position: before + written })
  expect(await checkRecords(first)).toEqual([])
  await close()
  await drop()
})

test('chains every entry of a transaction that writes many', async () => {
  const { db, drop } = await createDatabase()
  const entries = 3_000

  await db.execute(sql`insert into audit_log (action) select 'signed-in' from generate_series(1, ${entries}::integer)`)

  expect(await findChainEnd(db)).toMatchObject({ position: entries })
  expect(await checkRecords(db)).toEqual([])
  await drop()
})

class Undone extends Error {}

function ifUndone(error: unknown): undefined {
  if (!(error instanceof Undone)) throw error
}
