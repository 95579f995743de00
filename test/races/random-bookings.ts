import { randomInt } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { runProgram } from '../../scripts/run-program.ts'
import { aReference, requireBooking } from '../factories/bookings.ts'
import { bookedId, bookingForSlot, type RaceClient, type Sent, send } from './race-clients.ts'
import { REPLICAS_SECRET } from './with-replicas.ts'

/** What servers have acknowledged to their clients; none of it may be lost. */
export type Acknowledged = {
  readonly bookings: Set<string>
  readonly claims: Set<string>
  readonly cancelled: Set<string>
}

export const nothingYet = (): Acknowledged => ({ bookings: new Set(), claims: new Set(), cancelled: new Set() })

/** Undefined where there was no response. */
type Post = (path: string, fields: Record<string, string>) => Promise<Sent | undefined>

/** A client to whom a server that goes away is no failure. */
export const postTo =
  (url: string, client: RaceClient): Post =>
  (path, fields) =>
    send(url, client, path, fields).catch(() => undefined)

/** Tries to book a slot, then pays, cancels or abandons it. */
export async function bookAtRandom(post: Post, slot: Slot, acknowledged: Acknowledged): Promise<void> {
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
    const cancelled = await post(`/dashboard/bookings/${id}/cancel`, {})
    if (cancelled?.status === 302) acknowledged.cancelled.add(id)
  }
}

export async function expectConsistentBookings(
  db: Database,
  databaseUrl: string,
  acknowledged: Acknowledged,
): Promise<void> {
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

export function anyOf<T>(all: readonly T[]): T {
  const chosen = all[randomInt(all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}
