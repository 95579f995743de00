import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runProgram } from '../../scripts/run-program.ts'
import { requireBuiltServer } from '../build.ts'
import { aReference, requireBooking } from '../factories/bookings.ts'
import {
  bookedId,
  bookingForSlot,
  FULL_LIFE,
  freeSlots,
  type Guest,
  givenGuests,
  send,
} from '../races/booking-crowd.ts'
import { withReplicas } from '../races/practice-with-replicas.ts'

/** Two hundred for the long form: FAULT_ROUNDS=200. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3)
const CROWD = 30

test('H1, C21: a server killed in a storm of bookings and claims loses nothing it acknowledged, and no slot is had twice', async () => {
  await withReplicas(1, async ({ servers, db, clock, databaseUrl, startAnother }) => {
    const [steady] = servers
    if (!steady) throw new Error('There is no server.')
    const acknowledged = { bookings: new Set<string>(), claims: new Set<string>() }

    for (let round = 0; round < ROUNDS; round++) {
      const guests = await givenGuests(db, CROWD, clock.now())
      const victim = await startAnother()

      const storm = guests.map((guest, index) => bookAndPay(index % 2 ? steady.url : victim.url, guest, acknowledged))
      await delay(150 + Math.random() * 400)
      await victim.kill()
      await Promise.all(storm)
    }

    expect(acknowledged.bookings.size).toBeGreaterThan(0)
    for (const id of acknowledged.bookings) await requireBooking(db, id)
    for (const id of acknowledged.claims) expect(await requireBooking(db, id)).toMatchObject({ status: 'paid' })
    const fsck = await runFsck(databaseUrl)
    expect(fsck, fsck.output).toMatchObject({ code: 0 })

    async function bookAndPay(url: string, guest: Guest, kept: typeof acknowledged): Promise<void> {
      for (let tries = 0; tries < 5; tries++) {
        const slots = await freeSlots(db, clock.now())
        // Few slots for many people, so that they meet.
        const slot = slots[Math.floor(Math.random() * 8)]
        const booked = slot && (await send(url, guest, FULL_LIFE, bookingForSlot(slot)).catch(() => undefined))
        const id = booked && bookedId(booked)
        if (id === undefined) continue
        kept.bookings.add(id)

        const paid = await send(url, guest, `/book/payment/${id}`, { upiReference: aReference() }).catch(
          () => undefined,
        )
        if (paid?.status === 302) kept.claims.add(id)
      }
    }
  })
})

function runFsck(databaseUrl: string) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl }
  return runProgram([process.execPath, requireBuiltServer(), 'fsck'], { env })
}
