import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { Role } from '#domain/roles.ts'
import { createDatabase, createEmptyDatabase } from '#test/database.ts'
import { aReference, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { freePort } from '#test/servers/free-port.ts'
import { findNginx, startNginxOfThree, upstreamOf } from '#test/servers/nginx.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { runProgram } from '../../scripts/run-program.ts'
import { bookedId, bookingForSlot, freeSlots, type RaceClient, send, sendOnce } from '../races/race-clients.ts'
import { anyOf, bookAtRandom, expectConsistentBookings, nothingYet } from '../races/random-bookings.ts'
import { LONG_TIMEOUT } from '../races/sizes.ts'
import { REPLICAS_SECRET } from '../races/with-replicas.ts'
import { runDeployed, serveRestarts, statusAt, whileLoaded } from './rolling-restart.ts'

// `npm run faults -- upgrade`: the program of before and this one, both built, on one database. UPGRADE_FROM is a commit, or
// a tag: the last one that is not this program itself, if none is said.

const REPOSITORY = join(import.meta.dirname, '..', '..')
/** Many clients, of whom few act at once: each may have only two unpaid bookings and so many claims. */
const CLIENTS = 60
const AT_ONCE = 3
const TO_VERIFY = '/astrologer-dashboard/to-verify'

const nginx = findNginx()
const from = process.env.UPGRADE_FROM === 'tag' ? await findLastTag() : process.env.UPGRADE_FROM
if (process.env.UPGRADE_FROM && !from) console.log('Skipped: there is no tag yet. Say UPGRADE_FROM=COMMIT.')
if (!nginx) console.log("Skipped: an upgrade needs Debian's nginx: apt-get install it.")

test.skipIf(!nginx || !from)(
  'three servers are upgraded one after the other without a failed request, and both versions take bookings and payments',
  LONG_TIMEOUT,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muhurta-upgrade-'))
    const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
    try {
      const [before, after] = [await buildOf(from ?? '', join(folder, 'before')), requireBuiltServer()]
      const database = await createEmptyDatabase()
      ends.push(database.drop)
      const { db } = database

      const port = await freePort()
      const settings = {
        AUTH_SECRET: REPLICAS_SECRET,
        APP_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
      }
      const started: ServerProcess[] = []
      const servers = new Map<number, ServerProcess>()
      const start = async (program: string, serverPort: number) => {
        const dataDir = join(folder, String(serverPort))
        await mkdir(dataDir, { recursive: true })
        const options = { dataDir, databaseUrl: database.url, port: serverPort, settings }
        const server = await startServerProcess({ ...options, program: [process.execPath, program, 'serve'] })
        servers.set(serverPort, server)
        started.push(server)
      }
      ends.push(() => Promise.all([...servers.values()].map((server) => server.stop())))
      const ports = [await freePort(), await freePort(), await freePort()]
      for (const serverPort of ports) await start(before, serverPort)

      const upstreamFile = join(folder, 'upstream.conf')
      await writeFile(upstreamFile, await upstreamOf(ports))
      const proxy = await startNginxOfThree(nginx ?? '', { port, upstreamFile })
      ends.push(proxy.stop)
      const restarts = await serveRestarts(async (serverPort) => {
        await servers.get(serverPort)?.stop()
        await start(after, serverPort)
      })
      ends.push(restarts.stop)
      const upgrade = (serverPort: number) =>
        runDeployed('restart.sh', [String(serverPort)], {
          UPSTREAM: upstreamFile,
          RELOAD_NGINX: `kill -HUP ${proxy.pids[0]}`,
          RESTART_SERVER: `curl --silent --fail ${restarts.url}/`,
        })

      const migrations = await countMigrations(db)
      const slots = await slotsOfSample()
      const clients = await Promise.all(Array.from({ length: CLIENTS }, () => givenOldUser(db, ['client'])))
      const astrologer = await givenOldUser(db, ['client', 'astrologer'])
      const acknowledged = nothingYet()
      const verified: string[] = []
      const urls = () => ports.map((serverPort) => servers.get(serverPort)?.url ?? '')
      /** Booked, claimed and verified on servers of both versions, in both orders. */
      const payAcross = async () => {
        for (const [booksAt, claimsAt, verifiesAt] of [urls(), urls().reverse()]) {
          const slot = slots.pop()
          if (!slot) throw new Error('The diary is full.')
          const payer = await givenOldUser(db, ['client'])
          const booked = await send(booksAt ?? '', payer, FULL_LIFE, bookingForSlot(slot))
          const id = bookedId(booked)
          if (id === undefined) throw new Error(`A booking got ${booked.status} ${booked.location}.`)
          const claimed = await send(claimsAt ?? '', payer, `/book/payment/${id}`, { reference: aReference() })
          expect(claimed.status).toBe(302)
          const decided = await send(verifiesAt ?? '', astrologer, TO_VERIFY, { intent: 'verify', bookingId: id })
          expect(decided.status).toBe(200)
          verified.push(id)
        }
      }

      const statuses: Record<string, number> = {}
      const count = (status: number | string) => {
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      const contested = slots.splice(0, 60)
      await whileLoaded(async () => {
        await payAcross()
        for (const serverPort of ports) {
          await upgrade(serverPort)
          await payAcross()
        }
      }, [
        ...Array.from({ length: AT_ONCE }, () => async () => {
          const client = anyOf(clients)
          const post = async (path: string, fields: Record<string, string>) => {
            const sent = await sendOnce(proxy.url, client, path, fields).catch((error: Error) => error.message)
            count(typeof sent === 'string' ? sent : sent.status)
            return typeof sent === 'string' ? undefined : sent
          }
          await bookAtRandom(post, anyOf(contested), acknowledged)
        }),
        ...['/dashboard', '/'].map((path) => async () => count(await statusAt(`${proxy.url}${path}`, anyOf(clients)))),
      ])

      console.log(
        `from ${from}: ${JSON.stringify(statuses)}; ${acknowledged.bookings.size} bookings, ${acknowledged.claims.size} claims and ${acknowledged.cancelled.size} cancellations, ${verified.length} verified; ${(await countMigrations(db)) - migrations} migrations`,
      )
      const failed = Object.keys(statuses).filter((status) => !/^[234]\d\d$/.test(status))
      expect(failed, started.map((server) => server.output()).join('\n')).toEqual([])
      expect(verified).toHaveLength(8)
      await applyDecisions(db, new Date())
      for (const id of verified) expect((await requireBooking(db, id)).paymentStatus).toBe('paid')
      await expectConsistentBookings(db, database.url, acknowledged)
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  },
)

async function findLastTag(): Promise<string | undefined> {
  const { code, output } = await git('describe', '--tags', '--abbrev=0', 'HEAD^')
  return code === 0 ? output.trim() : undefined
}

const git = (...args: string[]) => runProgram(['git', '-C', REPOSITORY, ...args])

/** Builds a commit in a folder of its own, with the packages of that time. */
async function buildOf(commit: string, folder: string): Promise<string> {
  const env = { ...process.env, LANGUAGES: 'en', BUILD_DIR: undefined, NODE_ENV: undefined }
  for (const command of [
    ['git', 'clone', '--quiet', '--shared', '--no-checkout', REPOSITORY, folder],
    ['git', '-C', folder, 'checkout', '--quiet', '--detach', commit],
    [process.execPath, join(folder, 'scripts', 'bootstrap.mjs'), 'build'],
  ]) {
    const { code, output } = await runProgram(command, { env })
    if (code !== 0) throw new Error(`${command.join(' ')}: ${output.slice(-4_000)}`)
  }
  return join(folder, 'build', 'server', 'index.js')
}

async function countMigrations(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from schema_migrations`)
  return rows[0]?.count ?? Number.NaN
}

/** The free times of the sample practice, read from a database of our own, because this program's queries may need more than the older tables have. */
async function slotsOfSample(): Promise<Slot[]> {
  const model = await createDatabase()
  await loadSampleContent(model.db)
  return freeSlots(model.db, new Date()).finally(model.drop)
}

/** Written with the columns that every version has. */
async function givenOldUser(db: Database, roles: readonly Role[]): Promise<RaceClient> {
  const [userId, sessionToken] = [randomUUID(), newSecret()]
  const email = `${userId}@example.com`
  await db.execute(sql`insert into users (id, email, email_verified_at) values (${userId}, ${email}, now())`)
  for (const role of roles) await db.execute(sql`insert into user_roles (user_id, role) values (${userId}, ${role})`)
  await db.execute(sql`insert into sessions (token_hash, user_id, device)
    values (${hashSecret(sessionToken)}, ${userId}, 'Firefox on Linux')`)
  return { userId, sessionToken }
}
