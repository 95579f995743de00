import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import type { Database } from '#db/client.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { aReference, givenBooking, givenConsultation, requireBooking } from '../factories/bookings.ts'
import { requireEmail } from '../factories/emails.ts'
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
import { CROWDS, PATIENCE, RACE_ROUNDS } from './long-forms.ts'
import { type Replicas, withReplicas } from './practice-with-replicas.ts'

const TO_VERIFY = '/astrologer-dashboard/to-verify'

test('C1: whoever races for a slot on two servers, exactly one has it, and the others are told', PATIENCE, async () => {
  await withBookings(async ({ servers, db, clock }, guests, slots) => {
    for (const crowd of CROWDS) {
      for (let round = 0; round < RACE_ROUNDS; round++) {
        const slot = take(slots)
        const racers = guests.slice(0, crowd)

        const answers = await Promise.all(
          racers.map((guest, index) => send(urlOf(servers, index), guest, FULL_LIFE, bookingForSlot(slot))),
        )

        const winners = answers.flatMap((answer) => bookedId(answer) ?? [])
        expect(winners).toHaveLength(1)
        expect(countStatuses(answers)).toEqual({ 302: 1, 409: crowd - 1 })
        for (const id of winners) await giveBack(db, id, clock.now())
      }
    }
  })
})

test('C2: one form sent to both servers many times at once is one booking', PATIENCE, async () => {
  await withBookings(async ({ servers, db, clock }, [guest], slots) => {
    for (let round = 0; round < RACE_ROUNDS * 3; round++) {
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

test('D2: of all bookings that claim one reference on two servers, exactly one has it', PATIENCE, async () => {
  await withBookings(async ({ servers, db, clock }, guests) => {
    const service = await givenConsultation(db, 'Prasna')
    const book = ({ userId }: Guest) => givenBooking(db, { userId, service, now: clock.now() }).then(({ id }) => id)
    const bookings: string[] = []
    for (const guest of guests) bookings.push(await book(guest))

    for (const crowd of CROWDS) {
      for (let round = 0; round < RACE_ROUNDS; round++) {
        const racers = guests.slice(0, crowd)
        const upiReference = aReference()
        await forgetHowOften(db)

        const answers = await Promise.all(
          racers.map((guest, index) =>
            send(urlOf(servers, index), guest, `/book/payment/${bookings[index]}`, { upiReference }),
          ),
        )

        expect(countStatuses(answers)).toEqual({ 302: 1, 409: crowd - 1 })
        const winner = answers.findIndex(({ status }) => status === 302)
        const claims = (await Promise.all(bookings.slice(0, crowd).map((id) => listClaims(db, id)))).flat()
        const own = claims.filter((claim) => claim.upiReference === upiReference)
        expect(own.filter(({ state }) => state === 'awaiting')).toHaveLength(1)
        const refused = own.filter(({ state }) => state === 'refused')
        // Whoever was told to come again by a busy server may be written down twice.
        expect(new Set(refused.map(({ bookingId }) => bookingId)).size).toBe(crowd - 1)
        await giveBack(db, bookings[winner] ?? '', clock.now())
        bookings[winner] = await book(guests[winner] as Guest)
      }
    }
  })
})

test('D7: of all who verify one payment on two servers, exactly one does', PATIENCE, async () => {
  await withReplicas(2, async ({ servers, db, clock }) => {
    const service = await givenConsultation(db, 'Prasna')
    const staff = await givenGuests(db, Math.max(...CROWDS), clock.now(), ['client', 'astrologer'])

    for (const crowd of CROWDS) {
      for (let round = 0; round < RACE_ROUNDS; round++) {
        const { id: bookingId } = await givenBooking(db, { service, state: 'claimed', now: clock.now() })
        const racers = staff.slice(0, crowd)

        const answers = await Promise.all(
          racers.map((racer, index) => send(urlOf(servers, index), racer, TO_VERIFY, { intent: 'verify', bookingId })),
        )

        const decided = (await listBookingEvents(db, bookingId)).filter(({ change }) => change === 'verified')
        expect(decided).toHaveLength(1)
        // Nobody else is told that it was them. The winner is, unless a busy server could not show the page after it.
        const told = racers.filter((_, index) => answers[index]?.status === 200).map(({ userId }) => userId)
        expect([[], [decided[0]?.actorId]]).toContainEqual(told)
        const won = told.length === 0 ? {} : { 200: 1 }
        expect(countStatuses(answers)).toEqual({ ...won, 409: crowd - told.length })
        const own = await db.select({ status: invoices.status }).from(invoices).where(eq(invoices.bookingId, bookingId))
        expect(own).toEqual([{ status: 'paid' }])
        await requireEmail(db, `payment-verified:${bookingId}`)
      }
    }
    expect(await checkLedger(db)).toEqual([])
  })
})

test('C5: a claim after the half hour races with a stranger for the slot: never two in it', PATIENCE, async () => {
  await withBookings(async ({ servers, db, clock }, [asha, ravi], slots) => {
    if (!asha || !ravi) throw new Error('Two guests are needed.')
    // Each round takes half an hour by the clock: after five hundred of them the near half has passed.
    const farHalf = slots.slice(0, slots.length / 2)
    for (let round = 0; round < RACE_ROUNDS * 5; round++) {
      const slot = take(farHalf)
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

/** How many were answered how: what is not expected names itself. */
function countStatuses(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
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

/** Nobody claims this often; without it the limit for guessing would answer before the race does. */
async function forgetHowOften(db: Database): Promise<void> {
  await db.execute(sql`delete from rate_limits where key like 'payment-claim:%'`)
}
