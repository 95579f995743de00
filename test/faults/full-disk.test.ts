import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { eventually } from '../eventually.ts'
import { bookedId, bookingForSlot, FULL_LIFE, freeSlots, givenGuests, send } from '../races/booking-crowd.ts'
import { startServerProcess } from '../server-process.ts'
import { statusOf, withDataDir, withServer } from './site-process.ts'
import { canMount, ON_A_SMALL_DISK, smallDiskOf } from './small-disk.ts'

/** Becomes the server with its words going to a disk without room (`/dev/full` answers every write with ENOSPC). */
const LOG_ON_A_FULL_DISK = ['sh', '-c', 'exec "$@" > /dev/full 2>&1', 'sh']

test('H5: a log that cannot be written stops nobody', async () => {
  await withServer({ through: LOG_ON_A_FULL_DISK }, async ({ server }) => {
    for (let visit = 0; visit < 50; visit++) expect(await statusOf(`${server.url}/blog?q=${visit}`)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

test('H5: when the database has no room for a booking it is not half made, and can be made later', async () => {
  await withServer({}, async ({ server, db }) => {
    const now = new Date()
    const [guest] = await givenGuests(db, 1, now)
    const [slot] = await freeSlots(db, now)
    if (!guest || !slot) throw new Error('A guest and a free hour are needed.')
    const form = bookingForSlot(slot)
    // What Postgres says when the disk is full, after everything has been written and before it counts.
    await db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await db.execute(sql`create constraint trigger no_room after insert on bookings
      initially deferred for each row execute function no_room()`)

    const refused = await statusOf(server.url + FULL_LIFE, {
      method: 'POST',
      headers: { cookie: `session=${guest.sessionToken}`, origin: server.url },
      body: new URLSearchParams(form),
    })
    const left = await db.select().from(bookings)
    await db.execute(sql`drop trigger no_room on bookings`)

    expect(refused).toBe(503)
    expect(left).toEqual([])
    expect(bookedId(await send(server.url, guest, FULL_LIFE, form))).toBeDefined()
    expect(await checkLedger(db)).toEqual([])
  })
})

const MOST_MESSAGES = 3_000

/** Only where this account may mount a disk for itself; elsewhere the two tests above stand for it. */
describe.runIf(canMount())('on a small disk', () => {
  test('H5: what a full disk cannot take is refused, what was taken is there, and with room again all goes on', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, through: ON_A_SMALL_DISK, settings: { TRUST_PROXY: '1' } })
      try {
        const disk = smallDiskOf(server.pid, dataDir)
        const taken: string[] = []
        const write = async (subject: string) => {
          const status = await statusOf(`${server.url}/contact`, messageFrom(server.url, subject))
          if (status === 302) taken.push(subject)
          return status
        }
        await write('before')
        disk.fill()
        const answers = new Set<number | string>()
        for (let sent = 0; sent < MOST_MESSAGES && !answers.has(503); sent++) answers.add(await write(`full ${sent}`))
        disk.makeRoom()
        await eventually(async () => (await write('after')) === 302)

        expect([...answers].filter((answer) => answer !== 302)).toEqual([503])
        const connection = connect(await disk.databaseUrl())
        const kept = await connection.db.select({ subject: contactMessages.subject }).from(contactMessages)
        const findings = await checkLedger(connection.db)
        await connection.close()
        expect(kept.map(({ subject }) => subject)).toEqual(expect.arrayContaining(taken))
        expect(findings).toEqual([])
      } finally {
        await server.stop()
      }
    })
  })
})

let visitors = 0

/** A long message from an address of its own, so that no limit answers. */
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
