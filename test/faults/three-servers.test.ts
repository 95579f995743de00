import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { findPgBouncer, startDeployedPgBouncer } from '#test/postgres/pgbouncer.ts'
import { findPostgresFolder, startPostgresPair } from '#test/postgres/postgres-pair.ts'
import { freePort } from '#test/servers/free-port.ts'
import { findNginx, startNginxOfThree, upstreamOf } from '#test/servers/nginx.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { freeSlots, givenRaceClients, sendOnce } from '../races/race-clients.ts'
import { anyOf, bookAtRandom, expectConsistentBookings, nothingYet, postTo } from '../races/random-bookings.ts'
import { LONG_TIMEOUT, REPLICA_ROUNDS } from '../races/sizes.ts'
import { REPLICAS_SECRET } from '../races/with-replicas.ts'
import { runDeployed, serveRestarts, statusAt, whileLoaded } from './rolling-restart.ts'

const CROWD = 12

const postgres = await findPostgresFolder()
const [nginx, pgBouncer] = [findNginx(), findPgBouncer()]
const missing = Object.entries({ postgresql: postgres, nginx, pgbouncer: pgBouncer }).filter(([, path]) => !path)
if (missing.length > 0) {
  console.log(`Skipped: three servers need Debian's ${missing.map(([name]) => name).join(', ')}: apt-get install them.`)
}

const isPossible = missing.length === 0 && REPLICA_ROUNDS > 0

test.skipIf(!isPossible)(
  'three servers are restarted one after the other without a failed request, and lose nothing when the primary is killed',
  LONG_TIMEOUT,
  async () => {
    for (let round = 1; round <= REPLICA_ROUNDS; round++) {
      await withThreeServers(async (site) => {
        const slots = (await freeSlots(site.db, new Date())).slice(-300)
        const clients = await givenRaceClients(site.db, CROWD, new Date())
        const acknowledged = nothingYet()

        // The restarts.
        const statuses: Record<string, number> = {}
        const count = (status: number | string) => {
          statuses[status] = (statuses[status] ?? 0) + 1
        }
        await whileLoaded(
          () => site.restartOneByOne(),
          [
            ...clients.map((client) => async () => {
              const post = async (path: string, fields: Record<string, string>) => {
                const sent = await sendOnce(site.url, client, path, fields).catch((error: Error) => error.message)
                count(typeof sent === 'string' ? sent : sent.status)
                return typeof sent === 'string' ? undefined : sent
              }
              await bookAtRandom(post, anyOf(slots), acknowledged)
            }),
            ...clients.slice(0, 4).map((client) => async () => count(await statusAt(`${site.url}/dashboard`, client))),
          ],
        )
        console.log(`round ${round}: restarted one by one: ${JSON.stringify(statuses)}`)
        expect(Object.keys(statuses).filter((status) => !/^[234]\d\d$/.test(status))).toEqual([])

        // The failover.
        const before = acknowledged.bookings.size
        let awayMs = 0
        await whileLoaded(
          async () => {
            await delay(2_000)
            const killed = performance.now()
            await site.killPrimary()
            await site.failOver()
            const [client] = clients
            const isBack = async () => client && (await statusAt(`${site.url}/dashboard`, client)) === 200
            await eventually(isBack)
            awayMs = performance.now() - killed
            console.log(`round ${round}: the standby is the primary after ${Math.round(awayMs)} ms`)
            await delay(5_000)
          },
          clients.map((client) => () => bookAtRandom(postTo(site.url, client), anyOf(slots), acknowledged)),
        )
        expect(acknowledged.bookings.size).toBeGreaterThan(before)

        // Nothing that was acknowledged is lost, and sessions of before are still signed in.
        await expectConsistentBookings(site.standbyDb, site.standbyUrl, acknowledged)
        for (const client of clients) expect(await statusAt(`${site.url}/dashboard`, client)).toBe(200)

        // Background work goes on, once.
        await eventually(() => isAllMailSent(site.standbyDb))
        const copies = copiesOfEmails(site.smtp)
        expect(Math.max(...copies)).toBeLessThanOrEqual(2)
        expect(await scheduledTwice(site.standbyDb)).toEqual([])
        console.log(
          `round ${round}: ${acknowledged.bookings.size} bookings, ${acknowledged.claims.size} claims, ${acknowledged.cancelled.size} cancellations acknowledged; away for ${Math.round(awayMs)} ms; ${copies.length} emails, ${copies.filter((count) => count > 1).length} of them twice`,
        )
      })
    }
  },
)

type ThreeServers = {
  readonly url: string
  readonly db: Database
  readonly standbyDb: Database
  readonly standbyUrl: string
  readonly smtp: TestSmtp
  restartOneByOne(): Promise<void>
  killPrimary(): Promise<void>
  failOver(): Promise<void>
}

/** What deploy/three-servers describes, on this machine. */
async function withThreeServers(run: (site: ThreeServers) => Promise<void>): Promise<void> {
  if (!postgres || !nginx || !pgBouncer) throw new Error('This test needs programs that are not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-three-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const smtp = await startSmtp()
    ends.push(smtp.stop)
    const pair = await startPostgresPair(postgres)
    ends.push(pair.stop)
    const pooler = await startDeployedPgBouncer(pgBouncer, pair.primaryUrl)
    ends.push(pooler.stop)

    const port = await freePort()
    const servers = new Map<number, ServerProcess>()
    const start = async (serverPort: number) => {
      const dataDir = join(folder, String(serverPort))
      await mkdir(dataDir, { recursive: true })
      const settings = {
        AUTH_SECRET: REPLICAS_SECRET,
        SMTP_URL: smtp.url,
        APP_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
      }
      servers.set(
        serverPort,
        await startServerProcess({ dataDir, databaseUrl: pooler.url, port: serverPort, settings }),
      )
    }
    const ports = [await freePort(), await freePort(), await freePort()]
    ends.push(() => Promise.all([...servers.values()].map((server) => server.stop())))
    await Promise.all(ports.map(start))

    const upstreamFile = join(folder, 'upstream.conf')
    await writeFile(upstreamFile, await upstreamOf(ports))
    const proxy = await startNginxOfThree(nginx, { port, upstreamFile })
    ends.push(proxy.stop)
    const restarts = await serveRestarts(async (serverPort) => {
      await servers.get(serverPort)?.stop()
      await start(serverPort)
    })
    ends.push(restarts.stop)

    const [primary, standby] = [connect(pair.primaryUrl), connect(pair.standbyUrl)]
    ends.push(primary.close, standby.close)
    await run({
      url: proxy.url,
      db: primary.db,
      standbyDb: standby.db,
      standbyUrl: pair.standbyUrl,
      smtp,
      killPrimary: pair.killPrimary,
      restartOneByOne: () =>
        runDeployed('restart.sh', ports.map(String), {
          UPSTREAM: upstreamFile,
          RELOAD_NGINX: `kill -HUP ${proxy.pids[0]}`,
          RESTART_SERVER: `curl --silent --fail ${restarts.url}/`,
        }),
      failOver: () =>
        runDeployed('failover.sh', [pair.standbyUrl], {
          PGBOUNCER_INI: pooler.configuration,
          RELOAD_PGBOUNCER: `kill -HUP ${pooler.pid}`,
        }),
    })
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function isAllMailSent(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from emails where state in ('queued', 'sending')`,
  )
  return rows[0]?.waiting === 0
}

/** How often each email arrived. One that was being sent when the primary was killed may arrive again, as the same message. */
function copiesOfEmails({ received }: TestSmtp): number[] {
  const counts = new Map<string, number>()
  for (const { messageId = '' } of received) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  return [...counts.values()]
}

/** Scheduled jobs that were queued more than once for one minute. */
async function scheduledTwice(db: Database): Promise<object[]> {
  const { rows } = await db.execute(sql`
    select data ->> 'name' as name, data ->> 'slot' as slot from pgboss.job where name = '__pgboss__send-it'
    group by 1, 2 having count(*) > 1`)
  return rows
}
