import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Database } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { givenHours, requirePrincipal } from '#test/factories/availability.ts'
import { bookingForSlot, freeSlots, givenRaceClients, type RaceClient } from '#test/races/race-clients.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { cpuMs } from './cpu-time.ts'
import { listFamily } from './memory.ts'
import { median, printTable } from './table.ts'

const ROUNDS = 3
const ROUND_MS = 4_000
const CLIENTS = 8
const CROWD = 50
const PEOPLE = 8_500
/** Bookings made before measuring, so that the server's code is compiled. */
const WARM_UP = 400

/** Bookings per second through HTTP, from the form to the redirect, as a ratio to bare inserts in the same run. */
export async function benchBookings(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-bookings-'))
  // Every commit is synced to disk, as in a practice.
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') })
  const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings: { LOG_LEVEL: 'error' } })
  const connection = connect(postgres.url, { maxConnections: CLIENTS })
  try {
    const work = { ...(await prepare(connection.db)), postgresPid: postgres.pid() }
    await book(site, work, CLIENTS, { atMost: WARM_UP })
    const rounds: { inserts: number; bookings: Measured }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ inserts: await insertRows(connection.db), bookings: await book(site, work, CLIENTS) })
    }
    const crowd = await book(site, work, CROWD)
    printRounds(rounds, crowd)
    const findings = await checkLedger(connection.db)
    console.log(findings.length === 0 ? '\nThe ledger is sound.' : `\n${findings.length} findings in the ledger!`)
  } finally {
    await connection.close()
    await site.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Work = { readonly guests: RaceClient[]; readonly slots: Slot[]; readonly postgresPid: number }

/** A year of sessions around the clock, so that there are enough slots. */
async function prepare(db: Database): Promise<Pick<Work, 'guests' | 'slots'>> {
  await db.execute(
    sql`create table bare_rows (id uuid primary key, user_id uuid not null, starts_at timestamptz not null)`,
  )
  await givenHours(db, (await requirePrincipal(db)).id, [{ opensAt: '00:00', closesAt: '24:00' }])
  await db.execute(sql`update booking_rules set horizon_days = 365`)

  const now = new Date()
  const guests: RaceClient[] = []
  while (guests.length < PEOPLE) guests.push(...(await givenRaceClients(db, 100, now)))
  // Not the slots that could become too soon to book during the run.
  return { guests, slots: await freeSlots(db, new Date(now.getTime() + HOUR_MS)) }
}

async function insertRows(db: Database): Promise<number> {
  const userId = randomUUID()
  const { done, seconds } = await together(CLIENTS, { forMs: ROUND_MS }, async () => {
    await db.execute(sql`insert into bare_rows values (${randomUUID()}, ${userId}, now())`)
  })
  return done / seconds
}

type Measured = {
  readonly perSecond: number
  readonly p99Ms: number
  /** CPU time of one booking. */
  readonly serverMs: number
  readonly databaseMs: number
}

async function book(
  site: ServerProcess,
  { guests, slots, postgresPid }: Work,
  clients: number,
  limit: Limit = { forMs: ROUND_MS },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const processes = { server: [site.pid], database: listFamily(postgresPid) }
  const before = { server: cpuMs(processes.server), database: cpuMs(processes.database) }
  const { done, seconds } = await together(clients, limit, async () => {
    const guest = guests.shift()
    const slot = slots.shift()
    if (!guest || !slot) throw new Error('The benchmark ran out of clients or slots.')
    const started = performance.now()
    const status = await post(agent, site.url + FULL_LIFE, guest, bookingForSlot(slot))
    times.push(performance.now() - started)
    if (status !== 302) throw new Error(`A booking responded with ${status}.`)
  })
  const each = (name: keyof typeof processes) => {
    const [from = Number.NaN, to = Number.NaN] = [before[name], cpuMs(processes[name])]
    return (to - from) / done
  }
  const [serverMs, databaseMs] = [each('server'), each('database')]
  agent.destroy()

  const sorted = times.toSorted((one, other) => one - other)
  return {
    perSecond: done / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    serverMs,
    databaseMs,
  }
}

type Limit = { readonly forMs?: number; readonly atMost?: number }

/** Runs `once` repeatedly on this many workers, for a time or for a number of runs. */
async function together(
  clients: number,
  { forMs = Number.POSITIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Limit,
  once: () => Promise<void>,
): Promise<{ done: number; seconds: number }> {
  const started = performance.now()
  let begun = 0
  let done = 0
  const work = async () => {
    while (performance.now() - started < forMs && begun < atMost) {
      begun += 1
      await once()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return { done, seconds: (performance.now() - started) / 1_000 }
}

/** Uses node:http because `fetch` would cost as much CPU as the server. */
function post(agent: Agent, url: string, guest: RaceClient, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    cookie: `session=${guest.sessionToken}`,
    origin: new URL(url).origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function printRounds(rounds: readonly { inserts: number; bookings: Measured }[], crowd: Measured): void {
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  printTable(
    ['what', 'per second', 'ratio', 'p99 ms', 'cpu ms of server', 'of database'],
    [
      [`bare inserts, ${CLIENTS} clients`, middle(({ inserts }) => inserts).toFixed(0), '1', '', '', ''],
      [
        `bookings, ${CLIENTS} clients`,
        middle(({ bookings }) => bookings.perSecond).toFixed(0),
        middle(({ bookings, inserts }) => bookings.perSecond / inserts).toFixed(3),
        middle(({ bookings }) => bookings.p99Ms).toFixed(1),
        middle(({ bookings }) => bookings.serverMs).toFixed(2),
        middle(({ bookings }) => bookings.databaseMs).toFixed(2),
      ],
      [
        `bookings, ${CROWD} clients`,
        crowd.perSecond.toFixed(0),
        '',
        crowd.p99Ms.toFixed(1),
        crowd.serverMs.toFixed(2),
        crowd.databaseMs.toFixed(2),
      ],
    ],
  )
}
