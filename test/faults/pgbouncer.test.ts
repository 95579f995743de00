import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { findBackupCheck } from '#server/backups.ts'
import { findPgBouncer, startPgBouncer } from '#test/postgres/pgbouncer.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { eventually } from '#test/time/eventually.ts'
import { createDatabase } from '../database.ts'
import { bookingForSlot, countStatuses, freeSlots, givenRaceClients, send } from '../races/race-clients.ts'

const program = findPgBouncer()
if (!program) console.log('Skipped: PgBouncer is not installed, so a site behind it was not tested.')

test.skipIf(!program).each(['session', 'transaction'] as const)(
  'a site behind PgBouncer in %s mode serves, books, sends emails, shows an edit at once and makes a backup that can be restored',
  async (mode) => {
    if (!program) throw new Error('This test needs PgBouncer.')
    const database = await createDatabase()
    const pooler = await startPgBouncer(program, database.url, mode)
    const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-pooled-'))
    const backups = await mkdtemp(join(tmpdir(), 'muhurta-pooled-backups-'))
    const settings = {
      BACKUP_DIR: backups,
      BACKUP_PASSPHRASE: 'seven lamps by the river',
      ...(mode === 'transaction' && { DATABASE_DIRECT_URL: database.url }),
    }
    const server = await startServerProcess({ dataDir, databaseUrl: pooler.url, settings })
    try {
      const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => fetch(`${server.url}/?visit=${index}`)))
      expect(countStatuses(pages)).toEqual({ 200: 40 })

      // More transactions and named statements at once than PgBouncer has connections in transaction mode.
      const clients = await givenRaceClients(database.db, 12, new Date())
      const slots = (await freeSlots(database.db, new Date())).slice(-6)
      const booked = await Promise.all(
        clients.map((client, index) => {
          const slot = slots[index % slots.length]
          if (!slot) throw new Error('The diary is full.')
          return send(server.url, client, FULL_LIFE, bookingForSlot(slot))
        }),
      )
      expect(countStatuses(booked)).toEqual({ 302: 6, 409: 6 })
      await eventually(async () => (await listEmailStates(database.db)).every((state) => state === 'sent'))
      expect(await listEmailStates(database.db)).toHaveLength(6)

      await database.pool.query(`update practice set name = 'Changed Jyotish'`)
      await eventually(async () => (await (await fetch(`${server.url}/`)).text()).includes('Changed Jyotish'))

      // As the clock would tonight.
      await database.db.execute(sql`insert into pgboss.job (name) values ('make-backup')`)
      const checked = await eventually(() => findBackupCheck(database.db))
      expect(checked.result).toBe('sound')
      expect(await readdir(backups)).toEqual([expect.stringMatching(/^muhurta-.*\.backup$/)])
    } finally {
      await server.stop()
      await pooler.stop()
      await database.drop()
      for (const folder of [dataDir, backups]) await rm(folder, { recursive: true, force: true })
    }
  },
)

/** Of the emails to clients: the clock may send others to the practice meanwhile. */
async function listEmailStates(db: Database): Promise<string[]> {
  const sent = await db.select({ state: emails.state }).from(emails).where(eq(emails.kind, 'booking-received'))
  return sent.map(({ state }) => state)
}
