import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { findPostgresFolder, type PostgresPair, startPostgresPair } from '#test/postgres/postgres-pair.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { freeSlots, givenRaceClients, sendOnce } from '../races/race-clients.ts'
import { anyOf, bookAtRandom, expectConsistentBookings, nothingYet } from '../races/random-bookings.ts'
import { LONG_TIMEOUT, REPLICA_ROUNDS } from '../races/sizes.ts'
import { REPLICAS_SECRET } from '../races/with-replicas.ts'

// The check of three-servers.test.ts, with the mistake that it must notice: the standby is not waited for.

const CROWD = 6
/** A response is 503 after six seconds of waiting for the database. */
const BOOKING_MS = 15_000

const postgres = await findPostgresFolder()
if (!postgres) console.log("Skipped: a standby needs Debian's postgresql: apt-get install it.")

test.skipIf(!postgres || REPLICA_ROUNDS === 0)(
  'nothing acknowledged is lost when the primary is killed while the standby gets nothing, and an asynchronous standby is found to lose it',
  LONG_TIMEOUT,
  async () => {
    await withPair({ isSynchronous: true }, async (pair) => {
      const { before, after, check } = await loseThePrimary(pair)

      expect(before).toBeGreaterThan(0)
      expect(after).toBe(0)
      await check()
    })

    await withPair({ isSynchronous: false }, async (pair) => {
      const { after, check } = await loseThePrimary(pair)

      expect(after).toBeGreaterThan(0)
      await expect(check()).rejects.toThrow('There is no booking')
    })
  },
)

test.skipIf(!postgres || REPLICA_ROUNDS === 0)(
  'a lost primary that comes back acknowledges nothing, and is read-only with standby.signal',
  LONG_TIMEOUT,
  async () => {
    await withPair({ isSynchronous: true }, async (pair) => {
      await pair.killPrimary()
      await run(pair.standbyUrl, 'select pg_promote()')

      await pair.returnPrimary({ isFenced: false })
      const written = run(pair.primaryUrl, 'create table two_primaries ()').then(
        () => 'acknowledged',
        () => 'not acknowledged',
      )
      await eventually(async () => (await run(pair.primaryUrl, WAITING)).length === 1)
      await pair.killPrimary()
      expect(await written).toBe('not acknowledged')

      await pair.returnPrimary({ isFenced: true })
      await expect(run(pair.primaryUrl, 'create table two_primaries_more ()')).rejects.toThrow('read-only')
    })
  },
)

const WAITING = `select from pg_stat_activity where wait_event = 'SyncRep' and query like 'create table%'`

/** Clients book, the standby is cut off, they go on booking, and the primary is killed. */
async function loseThePrimary(pair: PostgresPair) {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-lost-'))
  const settings = { AUTH_SECRET: REPLICAS_SECRET, LOG_LEVEL: 'silent' }
  const server = await startServerProcess({ dataDir, databaseUrl: pair.primaryUrl, settings })
  const primary = connect(pair.primaryUrl)
  const acknowledged = nothingYet()
  let before = 0
  try {
    const slots = (await freeSlots(primary.db, new Date())).slice(-200)
    const clients = await givenRaceClients(primary.db, CROWD, new Date())
    const bookAll = () =>
      Promise.all(
        clients.map((client) => {
          const post = (path: string, fields: Record<string, string>) =>
            sendOnce(server.url, client, path, fields).catch(() => undefined)
          return bookAtRandom(post, anyOf(slots), acknowledged)
        }),
      )
    await bookAll()
    before = acknowledged.bookings.size
    await pair.cutReplication()
    await Promise.race([bookAll(), delay(BOOKING_MS)])
    await pair.killPrimary()
  } finally {
    await primary.close().catch(() => undefined)
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }

  await run(pair.standbyUrl, 'select pg_promote()')
  const check = async () => {
    const standby = connect(pair.standbyUrl)
    await expectConsistentBookings(standby.db, pair.standbyUrl, acknowledged).finally(standby.close)
  }
  const after = acknowledged.bookings.size - before
  console.log(`${before} bookings acknowledged before the standby was cut off, ${after} after it`)
  return { before, after, check }
}

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => undefined))
}

async function withPair(options: { isSynchronous: boolean }, act: (pair: PostgresPair) => Promise<void>) {
  const pair = await startPostgresPair(postgres ?? '', options)
  await act(pair).finally(pair.stop)
}
