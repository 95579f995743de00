import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listClaims } from '#db/payment-claims.ts'
import type { Slot } from '#domain/slots.ts'
import { checkLedger } from '#usecases/ledger/check-ledger.ts'
import { aReference, requireBooking } from '../factories/bookings.ts'
import {
  bookedId,
  bookingForSlot,
  FULL_LIFE,
  freeSlots,
  type Guest,
  giveBack,
  givenGuests,
  send,
} from './booking-crowd.ts'
import { type Replicas, withReplicas } from './practice-with-replicas.ts'

/** A hundred for the long form: RACE_ROUNDS=100. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3)
const CROWDS = [2, 10, 50, 200]

test('C1: whoever races for a slot on two servers, exactly one has it, and the others are told', async () => {
  await withBookings(async ({ servers, db, clock }, guests, slots) => {
    for (const crowd of CROWDS) {
      for (let round = 0; round < ROUNDS; round++) {
        const slot = take(slots)
        const racers = guests.slice(0, crowd)

        const answers = await Promise.all(
          racers.map((guest, index) => send(urlOf(servers, index), guest, FULL_LIFE, bookingForSlot(slot))),
        )

        const winners = answers.flatMap((answer) => bookedId(answer) ?? [])
        expect(winners).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(crowd - 1)
        for (const id of winners) await giveBack(db, id, clock.now())
      }
    }
  })
})

test('C2: one form sent to both servers many times at once is one booking', async () => {
  await withBookings(async ({ servers, db, clock }, [guest], slots) => {
    for (let round = 0; round < ROUNDS * 3; round++) {
      const form = bookingForSlot(take(slots), randomUUID())

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => send(urlOf(servers, index), guest as Guest, FULL_LIFE, form)),
      )

      const [id, ...others] = new Set(answers.map(bookedId))
      expect(id).toBeDefined()
      expect(others).toEqual([])
      if (id !== undefined) await giveBack(db, id, clock.now())
    }
  })
})

test('D2: of all bookings that claim one reference on two servers, exactly one has it', async () => {
  await withBookings(async ({ servers, db, clock }, guests, slots) => {
    for (const crowd of [2, 10, 50]) {
      for (let round = 0; round < ROUNDS; round++) {
        const racers = guests.slice(0, crowd)
        const bookings = await Promise.all(racers.map((guest) => bookFor(servers[0]?.url ?? '', guest, take(slots))))
        const upiReference = aReference()

        const answers = await Promise.all(
          racers.map((guest, index) =>
            send(urlOf(servers, index), guest, `/book/payment/${bookings[index]}`, { upiReference }),
          ),
        )

        expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(crowd - 1)
        const claims = (await Promise.all(bookings.map((id) => listClaims(db, id)))).flat()
        expect(claims.filter(({ state }) => state === 'awaiting')).toHaveLength(1)
        for (const id of bookings) await giveBack(db, id, clock.now())
      }
    }
  })
})

test('C5: a claim after the half hour races with a stranger for the slot: never two in it', async () => {
  await withBookings(async ({ servers, db, clock }, [asha, ravi], slots) => {
    if (!asha || !ravi) throw new Error('Two guests are needed.')
    for (let round = 0; round < ROUNDS * 5; round++) {
      const slot = take(slots)
      const id = await bookFor(servers[0]?.url ?? '', asha, slot)
      clock.advance({ minutes: 31 })

      const [claimed, taken] = await Promise.all([
        send(urlOf(servers, round), asha, `/book/payment/${id}`, { upiReference: aReference() }),
        send(urlOf(servers, round + 1), ravi, FULL_LIFE, bookingForSlot(slot)),
      ])

      expect(claimed.status).toBe(302)
      const strangers = bookedId(taken)
      expect(await requireBooking(db, id)).toMatchObject({
        status: 'paid',
        holdsSlot: strangers === undefined,
        needsReschedule: strangers !== undefined,
      })
      for (const booking of [id, strangers]) if (booking !== undefined) await giveBack(db, booking, clock.now())
    }
  })
})

type Prove = (replicas: Replicas, guests: readonly Guest[], slots: Slot[]) => Promise<void>

/** Two servers, a crowd and a diary; and afterwards a ledger without a fault. */
async function withBookings(prove: Prove): Promise<void> {
  await withReplicas(2, async (replicas) => {
    const { db, clock } = replicas
    const guests = await givenGuests(db, Math.max(...CROWDS), clock.now())
    // From the far end: time passes in some races, and notice with it.
    await prove(replicas, guests, (await freeSlots(db, clock.now())).reverse())
    expect(await checkLedger(db)).toEqual([])
  })
}

/** The next slot; it comes again when all others have been used, because every round gives back what it took. */
function take(slots: Slot[]): Slot {
  const slot = slots.shift()
  if (!slot) throw new Error('The diary is full.')
  slots.push(slot)
  return slot
}

function urlOf(servers: Replicas['servers'], index: number): string {
  const server = servers[index % servers.length]
  if (!server) throw new Error('There is no server.')
  return server.url
}

async function bookFor(url: string, guest: Guest, slot: Slot): Promise<string> {
  const answer = await send(url, guest, FULL_LIFE, bookingForSlot(slot))
  const id = bookedId(answer)
  if (id === undefined) throw new Error(`The booking was answered with ${answer.status} ${answer.location}.`)
  return id
}
