import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { runProgram } from '../../scripts/run-program.ts'
import { FULL_LIFE } from '../booking-site.ts'
import { requireBuiltServer } from '../build.ts'
import { aReference, requireBooking } from '../factories/bookings.ts'
import { bookedId, bookingForSlot, freeSlots, givenRaceClients, type RaceClient, send } from '../races/race-clients.ts'
import { KILL_ROUNDS, LONG_TIMEOUT, STORM_CLIENTS, STORM_SECONDS } from '../races/sizes.ts'
import { REPLICAS_SECRET, withReplicas } from '../races/with-replicas.ts'

const CROWD = 30
const SLOTS_OF_FIVE_DAYS = 40
const BUSY_MACHINE_MS = 60_000

/** What servers have acknowledged to their clients; none of it may be lost. */
type Acknowledged = { readonly bookings: Set<string>; readonly claims: Set<string>; readonly cancelled: Set<string> }

const nothingYet = (): Acknowledged => ({ bookings: new Set(), claims: new Set(), cancelled: new Set() })

test(
  'C21: no two live bookings share a slot when clients book, pay, cancel and abandon at random',
  LONG_TIMEOUT,
  async () => {
    await withReplicas(2, async ({ servers, db, clock, databaseUrl }) => {
      const clients = await givenRaceClients(db, STORM_CLIENTS, clock.now())
      // The latest days, because the clock advances quickly here and slots need some notice.
      const slots = (await freeSlots(db, clock.now())).slice(-SLOTS_OF_FIVE_DAYS)
      const acknowledged = nothingYet()
      const end = Date.now() + STORM_SECONDS * 1_000
      // Longer on a busy machine, until there is something to check.
      const hasBoth = () => acknowledged.claims.size > 0 && acknowledged.cancelled.size > 0
      const isOver = () => Date.now() >= (hasBoth() ? end : end + BUSY_MACHINE_MS)

      const act = async (client: RaceClient, index: number) => {
        const url = servers[index % servers.length]?.url ?? ''
        while (!isOver()) await bookAtRandom(url, client, anyOf(slots), acknowledged)
      }
      const expireHolds = async () => {
        for (; !isOver(); await delay(1_500)) clock.advance({ minutes: 16 })
      }
      await Promise.all([...clients.map(act), expireHolds()])

      expect(acknowledged.claims.size).toBeGreaterThan(0)
      expect(acknowledged.cancelled.size).toBeGreaterThan(0)
      await expectConsistentBookings(db, databaseUrl, acknowledged)
    })
  },
)

test('H1: a server killed under booking load loses nothing that it acknowledged', LONG_TIMEOUT, async () => {
  await withReplicas(1, async ({ servers, db, clock, databaseUrl, startAnother }) => {
    const [steady] = servers
    if (!steady) throw new Error('There is no server.')
    const clients = await givenRaceClients(db, CROWD, clock.now())
    const slots = (await freeSlots(db, clock.now())).slice(-SLOTS_OF_FIVE_DAYS)
    const acknowledged = nothingYet()

    for (let round = 0; round < KILL_ROUNDS; round++) {
      const victim = await startAnother()
      let isKilled = false

      const act = async (client: RaceClient, index: number) => {
        const url = index % 2 ? steady.url : victim.url
        while (!isKilled) await bookAtRandom(url, client, anyOf(slots), acknowledged)
      }
      const storm = clients.map(act)
      await delay(150 + randomInt(400))
      await victim.kill()
      isKilled = true
      await Promise.all(storm)
      // Unpaid holds expire, so their slots can be booked again.
      clock.advance({ minutes: 31 })
    }

    expect(acknowledged.bookings.size).toBeGreaterThan(0)
    await expectConsistentBookings(db, databaseUrl, acknowledged)
    console.log(
      `${KILL_ROUNDS} kills: ${acknowledged.bookings.size} bookings, ${acknowledged.claims.size} claims and ${acknowledged.cancelled.size} cancellations acknowledged, all present`,
    )
  })
})

/** Tries to book a slot, then pays, cancels or abandons it. */
async function bookAtRandom(url: string, client: RaceClient, slot: Slot, acknowledged: Acknowledged): Promise<void> {
  const post = (path: string, fields: Record<string, string> = {}) =>
    send(url, client, path, fields).catch(() => undefined)
  const booked = await post(FULL_LIFE, bookingForSlot(slot))
  const id = booked && bookedId(booked)
  if (id === undefined) return
  acknowledged.bookings.add(id)

  const chance = Math.random()
  if (chance < 0.3) {
    const paid = await post(`/book/payment/${id}`, { reference: aReference() })
    if (paid?.status === 302) acknowledged.claims.add(id)
  }
  if (chance < 0.8) {
    const cancelled = await post(`/dashboard/bookings/${id}/cancel`)
    if (cancelled?.status === 302) acknowledged.cancelled.add(id)
  }
}

async function expectConsistentBookings(db: Database, databaseUrl: string, acknowledged: Acknowledged): Promise<void> {
  for (const id of acknowledged.bookings) await requireBooking(db, id)
  for (const id of acknowledged.claims) expect((await requireBooking(db, id)).paymentStatus).not.toBe('pending')
  for (const id of acknowledged.cancelled) expect((await requireBooking(db, id)).status).toBe('cancelled')

  const live = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.holdsSlot, true), isNotNull(bookings.startsAt)))
  expect(new Set(live.map(({ startsAt }) => startsAt?.getTime())).size).toBe(live.length)

  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: REPLICAS_SECRET,
  }
  const fsck = await runProgram([process.execPath, requireBuiltServer(), 'fsck'], { env })
  expect(fsck, fsck.output).toMatchObject({ code: 0 })
}

function anyOf(slots: readonly Slot[]): Slot {
  const slot = slots[randomInt(slots.length)]
  if (!slot) throw new Error('The diary is full.')
  return slot
}
