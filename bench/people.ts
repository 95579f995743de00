import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect, type Database } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { aReference } from '#test/factories/bookings.ts'
import { bookedId, bookingForSlot, freeSlots, givenRaceClients } from '#test/races/race-clients.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { cpuMs } from './cpu-time.ts'
import { proportionalMegabytes } from './memory.ts'
import { printTable } from './table.ts'

const MINUTES = Number(process.env.PEOPLE_MINUTES ?? 10)
const VISITORS = 150
const CLIENTS = 45
const STAFF = 5
/** Enough for four a minute at each of the 45 screens; thinking leaves time for fewer. */
const MOST_BOOKINGS = CLIENTS * 4 * Math.ceil(MINUTES)
const ASTROLOGERS = 5
/** Limits count network addresses, so each person has one, as a proxy would pass it on. */
const SETTINGS = { LOG_LEVEL: 'error', TRUST_PROXY: '1' }
/** Between two clicks of one person, on average. */
const THINKING_MS = 5_000

const READ = [
  '/',
  '/consultation',
  '/courses',
  '/blog',
  '/horoscope',
  '/panchanga',
  '/festivals',
  '/contact',
  FULL_LIFE,
]
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/
const DESK = '/astrologer-dashboard'
const AT_WORK = [DESK, `${DESK}/to-verify`, `/staff/week`, `/staff/bookings`, `/staff/clients`, `/staff/money/received`]

/** Two hundred people on one server process at once: visitors who read, clients who book and pay, staff at work. */
export async function benchPeople(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-people-'))
  // Every commit is synced to disk, as in a practice.
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') })
  const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings: SETTINGS })
  const connection = connect(postgres.url)
  try {
    const crowd = await prepare(connection.db)
    const day = startDay(site.url, performance.now() + MINUTES * MINUTE_MS)
    const memory = watchMemory(site.pid, day)
    await Promise.all([
      ...crowd.visitors.map((visitor) => day.live(() => day.get(anyOf(READ), visitor))),
      ...Array.from({ length: CLIENTS }, () => day.live(() => bookAndPay(day, crowd))),
      ...crowd.staff.map((colleague) => day.live(() => work(day, colleague, crowd))),
    ])
    const cpu = cpuMs([site.pid]) ?? Number.NaN
    printDay(day, await memory)
    console.log(
      `CPU of the server: ${(cpu / 1_000).toFixed(0)} s, ${(cpu / day.requests.length).toFixed(1)} ms a request\n`,
    )
    printPages(day)
    const findings = await checkLedger(connection.db)
    console.log(findings.length === 0 ? '\nThe ledger is sound.' : `\n${findings.length} findings in the ledger!`)
  } finally {
    await connection.close()
    await site.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Person = { readonly address: string; readonly sessionToken?: string }

type Crowd = {
  readonly visitors: readonly Person[]
  /** Each books once. */
  readonly clients: Person[]
  readonly staff: readonly Person[]
  readonly slots: Slot[]
  /** Bookings that wait for verification. */
  readonly claimed: string[]
}

/** A practice of five with the usual hours and 60 days ahead, so that there are enough slots. */
async function prepare(db: Database): Promise<Crowd> {
  for (let position = 1; position < ASTROLOGERS; position++) await givenAstrologer(db, { position })
  const now = new Date()
  const starts = await freeSlots(db, new Date(now.getTime() + HOUR_MS))
  const clients: Omit<Person, 'address'>[] = []
  while (clients.length < MOST_BOOKINGS) clients.push(...(await givenRaceClients(db, 100, now)))
  return {
    visitors: atAddresses(
      1,
      Array.from({ length: VISITORS }, () => ({})),
    ),
    clients: atAddresses(2, clients),
    staff: atAddresses(3, await givenRaceClients(db, STAFF, now, ['client', 'astrologer'])),
    slots: Array.from({ length: ASTROLOGERS }, () => starts).flat(),
    claimed: [],
  }
}

function atAddresses(network: number, people: readonly Omit<Person, 'address'>[]): Person[] {
  return people.map((person, index) => ({ ...person, address: `10.${network}.${index >> 8}.${index & 255}` }))
}

/** From the list of services to the dashboard. Some look elsewhere before they pay. */
async function bookAndPay(day: Day, { clients, slots, claimed }: Crowd): Promise<void> {
  const client = clients.shift()
  if (!client) throw new Error('The benchmark ran out of clients.')
  await day.get('/consultation', client)
  await day.think()
  await day.get(FULL_LIFE, client)
  await day.think()
  const slot = slots.shift()
  if (!slot) throw new Error('The benchmark ran out of slots.')
  const id = bookedId(await day.post(FULL_LIFE, client, bookingForSlot(slot)))
  if (id === undefined) return
  await day.get(`/book/payment/${id}`, client)
  await day.think()
  if (randomInt(4) === 0) {
    await day.get('/contact', client)
    await day.think()
    await day.get(`/book/payment/${id}`, client)
  }
  await day.post(`/book/payment/${id}`, client, { reference: aReference() })
  claimed.push(id)
  await day.get('/dashboard', client)
}

async function work(day: Day, colleague: Person, { claimed }: Crowd): Promise<void> {
  await day.get(anyOf(AT_WORK), colleague)
  const bookingId = claimed.shift()
  if (bookingId === undefined) return
  await day.think()
  await day.get(`/staff/bookings/${bookingId}`, colleague)
  await day.post(`${DESK}/to-verify`, colleague, { intent: 'verify', bookingId })
}

type Response = { readonly status: number; readonly location: string }

type Sent = { readonly page: string; readonly ms: number }

type Day = ReturnType<typeof startDay>

/** The requests of all people until the end of the run, and how they went. */
function startDay(url: string, end: number) {
  const agent = new Agent({ keepAlive: true })
  const requests: Sent[] = []
  const statuses = new Map<number, number>()
  const errors: string[] = []
  const isOver = () => performance.now() >= end
  const think = () => delay(randomInt(THINKING_MS * 2))

  async function send(method: string, path: string, person: Person, body?: string): Promise<Response> {
    const started = performance.now()
    const response = await exchange(agent, url, { method, path, person, body })
    requests.push({ page: `${method} ${path.replace(UUID, ':id')}`, ms: performance.now() - started })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.status === 0 || response.status >= 400) errors.push(`${method} ${path}: ${response.status}`)
    return response
  }

  return {
    ...{ requests, statuses, errors, isOver, think },
    get: (path: string, person: Person) => send('GET', path, person),
    post: (path: string, person: Person, fields: Record<string, string>) =>
      send('POST', path, person, new URLSearchParams(fields).toString()),
    async live(once: () => Promise<unknown>): Promise<void> {
      await delay(randomInt(THINKING_MS))
      while (!isOver()) {
        await once()
        await think()
      }
    },
  }
}

type Message = {
  readonly method: string
  readonly path: string
  readonly person: Person
  readonly body: string | undefined
}

/** A lost connection is status 0. */
function exchange(agent: Agent, url: string, { method, path, person, body }: Message): Promise<Response> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, location: '' })
    const headers = {
      origin: url,
      'accept-encoding': 'gzip',
      'x-forwarded-for': person.address,
      ...(person.sessionToken && { cookie: `session=${person.sessionToken}` }),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const sent = request(url + path, { method, headers, agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.once('end', () => resolve({ status, location: headers.location ?? '' }))
      response.once('error', lost)
      response.resume()
    })
    sent.once('error', lost)
    sent.end(body)
  })
}

/** Megabytes of the server, ten times during the run. */
async function watchMemory(pid: number, day: Day): Promise<number[]> {
  const measured: number[] = []
  while (!day.isOver()) {
    await delay((MINUTES * MINUTE_MS) / 10)
    measured.push(proportionalMegabytes([pid]))
  }
  return measured
}

function printDay({ requests, statuses, errors }: Day, memory: readonly number[]): void {
  printTable(
    ['people', 'minutes', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'longest', 'errors'],
    [
      [
        String(VISITORS + CLIENTS + STAFF),
        String(MINUTES),
        String(requests.length),
        share(requests, 0.5),
        share(requests, 0.95),
        share(requests, 0.99),
        share(requests, 1),
        String(errors.length),
      ],
    ],
  )
  console.log(`\nResponses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  console.log(`Memory of the server, MB: ${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')}`)
  for (const error of errors.slice(0, 10)) console.log(error)
}

/** Slowest first. */
function printPages({ requests }: Day): void {
  const pages = [...Map.groupBy(requests, ({ page }) => page)].toSorted(
    ([, one], [, other]) => longestOf(other, 0.99) - longestOf(one, 0.99),
  )
  printTable(
    ['page', 'requests', 'p50 ms', 'p99 ms'],
    pages.map(([page, sent]) => [page, String(sent.length), share(sent, 0.5), share(sent, 0.99)]),
  )
}

function share(requests: readonly Sent[], part: number): string {
  return longestOf(requests, part).toFixed(0)
}

/** The longest of this share of the requests, in milliseconds. */
function longestOf(requests: readonly Sent[], part: number): number {
  const sorted = requests.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN
}

function anyOf(paths: readonly string[]): string {
  return paths[randomInt(paths.length)] ?? '/'
}
