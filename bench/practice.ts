import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Database } from '#db/client.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { cpuMs } from './cpu-time.ts'
import { fillLargePractice, LARGE } from './large-practice.ts'
import { listFamily } from './memory.ts'
import { median, printTable } from './table.ts'

const RUNS = 5

const PAGES = [
  '/astrologer-dashboard',
  '/astrologer-dashboard/to-verify',
  '/astrologer-dashboard/pending',
  '/staff/week',
  '/staff/week/diary',
  '/staff/bookings',
  '/staff/bookings?q=meera',
  '/staff/clients',
  '/staff/clients?q=kulkarni',
  '/staff/money/received',
  '/staff/money/reports',
  '/staff/inbox/reminders',
  '/staff',
  '/staff/bookings',
  '/staff/clients',
  '/staff/money/invoices',
  '/staff/money/reports',
  '/staff/money/gst',
  '/staff/clients/accounts',
  '/staff/inbox/emails',
  '/staff/practice/audit',
]

/** What the screens of the desk cost a practice with three years of work, beside one that has just begun. */
export async function benchPractice(): Promise<void> {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-practice-'))
  const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings: { LOG_LEVEL: 'error' } })
  const connection = connect(postgres.url)
  try {
    const { db } = connection
    const { id } = await givenUser(db, { roles: ['client', 'astrologer', 'admin'], password: null })
    const cookie = `session=${await givenSession(db, id)}`
    const measure = (path: string) =>
      measurePage(site.url + path, cookie, () => [site.pid, ...listFamily(postgres.pid())])

    const before = new Map<string, Cost>()
    for (const path of PAGES) before.set(path, await measure(path))
    const started = performance.now()
    await fillLargePractice(db, postgres.url, new Date())
    console.log(`${await sizeOf(db)} written in ${((performance.now() - started) / 1000).toFixed(0)} s`)

    const rows: string[][] = []
    for (const path of PAGES) {
      const [small, large] = [before.get(path), await measure(path)]
      rows.push([path, small?.cpu ?? '', large.cpu, large.ms, large.kb])
    }
    printTable(['page', 'cpu ms of a new practice', 'cpu ms', 'median ms', 'KB'], rows)

    const checking = performance.now()
    const faults = await checkLedger(db)
    console.log(`fsck: ${faults.length} problems, ${((performance.now() - checking) / 1000).toFixed(1)} s`)
    for (const { fault, subject } of faults.slice(0, 10)) console.log(`${subject}: ${fault}`)
  } finally {
    await connection.close()
    await site.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sizeOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ clients: number; bookings: number }>(sql`
    select (select count(*)::int from users) as clients, (select count(*)::int from bookings) as bookings`)
  const count = (number = 0) => number.toLocaleString('en')
  return `${count(rows[0]?.clients)} users, ${count(rows[0]?.bookings)} bookings, ${LARGE.astrologers} astrologers`
}

type Cost = { readonly cpu: string; readonly ms: string; readonly kb: string }

async function measurePage(url: string, cookie: string, processes: () => number[]): Promise<Cost> {
  let bytes = 0
  const load = async () => {
    const started = performance.now()
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    bytes = (await response.arrayBuffer()).byteLength
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`)
    return performance.now() - started
  }
  await load()
  const before = cpuMs(processes()) ?? Number.NaN
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await load())
  const cpu = ((cpuMs(processes()) ?? Number.NaN) - before) / RUNS
  return { cpu: cpu.toFixed(0), ms: median(times).toFixed(0), kb: (bytes / 1024).toFixed(0) }
}
