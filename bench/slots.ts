import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Database } from '#db/client.ts'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { astrologers } from '#db/schema/availability.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { cpuMs } from './cpu-time.ts'
import { listFamily } from './memory.ts'
import { median, printTable } from './table.ts'

const WARM_UP = 100
const RUNS = 200
const ASTROLOGERS = 20
const BOOKINGS = 100_000

/** What the page with the free times of the coming 60 days costs a practice of one and of twenty, without and with bookings. */
export async function benchSlots(): Promise<void> {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-slots-'))
  const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings: { LOG_LEVEL: 'error' } })
  const connection = connect(postgres.url)
  const processes = () => [site.pid, ...listFamily(postgres.pid())]
  const measured = async (what: string, query = '') => [
    what,
    ...(await measure(site.url + FULL_LIFE + query, processes)),
  ]
  try {
    const { db } = connection
    const rows = [await measured('1 astrologer, no bookings')]
    for (let added = 1; added < ASTROLOGERS; added++) {
      await givenAstrologer(db, { position: added, slug: `bench-${added}` })
    }
    rows.push(await measured(`${ASTROLOGERS} astrologers, no bookings`))
    await fill(db)
    const many = `${BOOKINGS.toLocaleString('en')} bookings`
    rows.push(await measured(`${ASTROLOGERS} astrologers, ${many}`))
    rows.push(await measured(`one of ${ASTROLOGERS} astrologers, ${many}`, '?astrologer=bench-1'))
    printTable(['slot page', 'median ms', 'cpu ms', 'KB'], rows)
  } finally {
    await connection.close()
    await site.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(url: string, processes: () => number[]): Promise<string[]> {
  let bytes = 0
  const load = async () => {
    const started = performance.now()
    const response = await fetch(url)
    bytes = (await response.arrayBuffer()).byteLength
    if (response.status !== 200) throw new Error(`The page responded with ${response.status}.`)
    return performance.now() - started
  }
  for (let run = 0; run < WARM_UP; run++) await load()
  const before = cpuMs(processes()) ?? Number.NaN
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await load())
  const cpu = ((cpuMs(processes()) ?? Number.NaN) - before) / RUNS
  return [median(times).toFixed(1), cpu.toFixed(1), (bytes / 1024).toFixed(0)]
}

/** Hours from three years ago until 60 days ahead, at which every astrologer has a session; half of them are cancelled. */
async function fill(db: Database): Promise<void> {
  const { id: userId } = await givenUser(db, { password: null })
  const [offered] = await listConsultationPackages(db)
  // One astrologer at a time, within the time limit of a statement.
  for (const { id } of await db.select({ id: astrologers.id }).from(astrologers)) {
    await db.execute(sql`
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, package_id, listed_paise,
      amount_paise, status, payment_status, booking_date, preferred_time, starts_at, ends_at, occupied_from,
      occupied_until, astrologer_id, holds_slot, hold_expires_at, payable_until, time_zone, created_at, updated_at,
      cancelled_at, cancellation_reason, refund_due_paise)
    select 'B' || (a.id * 10000 + n), ${userId}, 'b' || (a.id * 10000 + n), 'consultation', 'Bench', ${offered?.id},
      100, 100, case when lives then 'paid' else 'cancelled' end, 'paid', at::date, 'Bench', at, at + interval '1 hour', at,
      at + interval '1 hour', a.id, lives, at, at, 'Asia/Kolkata', at, at,
      case when lives then null else at end, case when lives then null else 'client' end, case when lives then null else 0 end
    from astrologers a,
      lateral (select date_trunc('hour', now()) + interval '60 days 30 minutes' - n * interval '5 hours' as at,
        n, (n + a.id) % 2 = 0 as lives from generate_series(1, ${BOOKINGS / ASTROLOGERS}::integer) n) sessions
    where a.id = ${id}`)
  }
  await db.execute(sql`analyze`)
}
