import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { eventually } from '../eventually.ts'
import { listProcessesOf } from '../list-processes.ts'
import { bookedId, bookingForSlot, FULL_LIFE, freeSlots, givenRaceClients, send } from '../races/race-clients.ts'
import { startServerProcess } from '../server-process.ts'
import { statusOf, withDataDir, withServer } from './site-process.ts'
import { canMount, ON_A_SMALL_DISK, smallDiskOf } from './small-disk.ts'

/** Runs the server with its output going to a full disk: every write to `/dev/full` fails with ENOSPC. */
const LOG_ON_A_FULL_DISK = ['sh', '-c', 'exec "$@" > /dev/full 2>&1', 'sh']

test('H5: the site keeps working when its log cannot be written', async () => {
  await withServer({ through: LOG_ON_A_FULL_DISK }, async ({ server }) => {
    for (let visit = 0; visit < 50; visit++) expect(await statusOf(`${server.url}/blog?q=${visit}`)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

test('H5: a booking that fails because the disk is full leaves nothing behind and can be repeated', async () => {
  await withServer({}, async ({ server, db }) => {
    const now = new Date()
    const [client] = await givenRaceClients(db, 1, now)
    // The latest, because the notice of the first may end before the form is sent.
    const slot = (await freeSlots(db, now)).at(-1)
    if (!client || !slot) throw new Error('A client and a free slot are needed.')
    const form = bookingForSlot(slot)
    // The error of Postgres when the disk is full, raised at commit after everything has been written.
    await db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await db.execute(sql`create constraint trigger no_room after insert on bookings
      initially deferred for each row execute function no_room()`)

    const refused = await statusOf(server.url + FULL_LIFE, {
      method: 'POST',
      headers: { cookie: `session=${client.sessionToken}`, origin: server.url },
      body: new URLSearchParams(form),
    })
    const left = await db.select().from(bookings)
    await db.execute(sql`drop trigger no_room on bookings`)

    expect(refused).toBe(503)
    expect(left).toEqual([])
    expect(bookedId(await send(server.url, client, FULL_LIFE, form))).toBeDefined()
    expect(await checkLedger(db)).toEqual([])
  })
})

const MAX_MESSAGES = 3_000

/** Needs permission to mount a disk; elsewhere the two tests above have to do. */
describe.runIf(canMount())('on a small disk', () => {
  test('H5: messages are refused on a full disk, accepted ones are stored, and the site recovers', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, through: ON_A_SMALL_DISK, settings: { TRUST_PROXY: '1' } })
      try {
        const disk = smallDiskOf(server.pid, dataDir)
        const accepted: string[] = []
        const write = async (subject: string) => {
          const status = await statusOf(`${server.url}/contact`, messageFrom(server.url, subject))
          if (status === 302) accepted.push(subject)
          return status
        }
        await write('before')
        disk.fill()
        const readiness = await fetch(`${server.url}/readyz`)
        expect([readiness.status, await readiness.text()]).toEqual([503, 'not ready: disk'])
        const responses = new Set<number | string>()
        for (let sent = 0; sent < MAX_MESSAGES && !responses.has(503); sent++)
          responses.add(await write(`full ${sent}`))
        disk.free()
        await eventually(async () => (await write('after')) === 302)
        await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200)

        expect([...responses].filter((response) => response !== 302)).toEqual([503])
        const connection = connect(await disk.databaseUrl())
        const stored = await connection.db.select({ subject: contactMessages.subject }).from(contactMessages)
        const findings = await checkLedger(connection.db)
        await connection.close()
        expect(stored.map(({ subject }) => subject)).toEqual(expect.arrayContaining(accepted))
        expect(findings).toEqual([])
      } finally {
        await server.stop()
      }
    })
  })

  test('H5: SIGTERM stops the server while the disk is full, and leaves no process running', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, through: ON_A_SMALL_DISK })
      smallDiskOf(server.pid, dataDir).fill()

      expect(await server.stop()).toBe(0)
      expect(await listProcessesOf(dataDir)).toEqual([])
    })
  })
})

let visitors = 0

/** A long message from its own address, so that no rate limit applies. */
function messageFrom(origin: string, subject: string): RequestInit {
  visitors += 1
  return {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` },
    body: new URLSearchParams({
      name: 'Asha Rao',
      email: `asha-${visitors}@example.com`,
      subject,
      message: `${Math.random()} `.repeat(100),
    }),
  }
}
