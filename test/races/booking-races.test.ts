import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import type { Database } from '#db/client.ts'
import { listClientPasses } from '#db/offers/passes.ts'
import { listClaims } from '#db/payments/payment-claims.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { istInstant, istTime } from '#domain/time/india-time.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import {
  aReference,
  bookingForm,
  givenBooking,
  givenConsultation,
  givenService,
  requireBooking,
} from '../factories/bookings.ts'
import { applyDecisions } from '../factories/decisions.ts'
import { requireEmail } from '../factories/emails.ts'
import { countUses, givenCoupon, givenPassService } from '../factories/offers.ts'
import {
  bookedId,
  bookingForSlot,
  cancelForReuse,
  countStatuses,
  freeSlots,
  givenRaceClients,
  type RaceClient,
  send,
  urlOf,
} from './race-clients.ts'
import { shareRounds } from './rounds.ts'
import { CROWDS, LONG_TIMEOUT } from './sizes.ts'
import { type Replicas, shareReplicas } from './with-replicas.ts'

const replicas = shareReplicas(2)
const rounds = shareRounds(8)
const TO_VERIFY = '/astrologer-dashboard/to-verify'

test('C1: exactly one of many clients on two servers gets a slot, and the others get 409', LONG_TIMEOUT, async () => {
  await withBookings(async ({ servers, db, clock }, clients, slots) => {
    await rounds('slot', async () => {
      for (const crowd of CROWDS) {
        const slot = take(slots)
        const racers = clients.slice(0, crowd)

        const responses = await Promise.all(
          racers.map((client, index) => send(urlOf(servers, index), client, FULL_LIFE, bookingForSlot(slot))),
        )

        const winners = responses.flatMap((response) => bookedId(response) ?? [])
        expect(winners).toHaveLength(1)
        expect(countStatuses(responses)).toEqual({ 302: 1, 409: crowd - 1 })
        for (const id of winners) await cancelForReuse(db, id, clock.now())
      }
    })
  })
})

test(
  'C1: clients of two servers never get overlapping times, with sessions of 30, 45 and 60 minutes',
  LONG_TIMEOUT,
  async () => {
    await withBookings(async ({ servers, db, clock }, clients, slots) => {
      const services: Service[] = []
      for (const durationMinutes of [30, 45, 60]) {
        services.push(await givenService(db, { name: `${durationMinutes} minutes`, durationMinutes, stepMinutes: 15 }))
      }
      // The next day may be free only later, when nine o'clock is too soon to book.
      const days = slots.filter(({ startsAt }) => istTime(startsAt) === '09:00').map(({ date }) => date)
      await rounds('mixed lengths', async (round) => {
        for (const crowd of CROWDS) {
          const opening = istInstant(days[round % days.length] ?? '', '09:00').getTime()

          const responses = await Promise.all(
            clients.slice(0, crowd).map((client, index) => {
              // Nine starts from 9 to 11, each wanted with every length.
              const startsAt = new Date(opening + (index % 9) * 15 * MINUTE_MS)
              const slug = services[Math.floor(index / 9) % services.length]?.slug
              return send(urlOf(servers, index), client, `/book/consultation/${slug}`, bookingForSlot({ startsAt }))
            }),
          )

          const winners = responses.flatMap((response) => bookedId(response) ?? [])
          expect(winners.length).toBeGreaterThan(0)
          expect(countStatuses(responses)).toEqual({
            302: winners.length,
            ...(winners.length < crowd && { 409: crowd - winners.length }),
          })
          expect(await countOverlaps(db)).toBe(0)
          for (const id of winners) await cancelForReuse(db, id, clock.now())
        }
      })
    })
  },
)

test('C2: one form sent to both servers many times at once creates one booking', LONG_TIMEOUT, async () => {
  await withBookings(async ({ servers, db, clock }, [client], slots) => {
    await rounds('one form', async () => {
      for (let time = 0; time < 3; time++) {
        const form = bookingForSlot(take(slots), randomUUID())

        const responses = await Promise.all(
          Array.from({ length: 20 }, (_, index) => send(urlOf(servers, index), client as RaceClient, FULL_LIFE, form)),
        )

        const [id, ...others] = new Set(responses.map(bookedId))
        expect(id).toBeDefined()
        expect(others).toEqual([])
        if (id !== undefined) await cancelForReuse(db, id, clock.now())
      }
    })
  })
})

test('the last use of a coupon goes to one of many clients on two servers', LONG_TIMEOUT, async () => {
  await withBookings(async ({ servers, db, clock }, clients) => {
    const service = await givenConsultation(db, 'Prasna')
    await rounds('coupon', async () => {
      const { id, code } = await givenCoupon(db, { mostUses: 1 })
      const racers = clients.slice(0, 10)

      const responses = await Promise.all(
        racers.map((client, index) => {
          const form = { intent: 'book', idempotencyKey: randomUUID(), ...bookingForm({ coupon: code }) }
          return send(urlOf(servers, index), client, `/book/consultation/${service.slug}`, form)
        }),
      )

      expect(countStatuses(responses)).toEqual({ 302: 1, 422: racers.length - 1 })
      expect(await countUses(db, id)).toBe(1)
      for (const bookingId of responses.flatMap((response) => bookedId(response) ?? [])) {
        await cancelForReuse(db, bookingId, clock.now())
      }
      // Codes that cannot be used are counted by network, and all clients of the race have the same.
      await db.execute(sql`delete from rate_limits`)
    })
  })
})

test('the last session of a pass is booked once, sent to two servers many times at once', LONG_TIMEOUT, async () => {
  await withBookings(async ({ servers, db, clock }, clients) => {
    const service = await givenService(db, { name: 'Written reading', isPrasna: true, isPerQuestion: false })
    const pass = await givenPassService(db, { packageId: service.id, sessions: 2, isShared: true })
    await rounds('pass', async (round) => {
      const client = clients[round % clients.length] as RaceClient
      await givenBooking(db, { userId: client.userId, service: pass, state: 'verified', now: clock.now() })
      const [owned] = await listClientPasses(db, client.userId)
      const book = (index: number) => {
        const form = bookingForm({ pass: String(owned?.id) })
        const fields = { intent: 'book', idempotencyKey: randomUUID(), ...form }
        return send(urlOf(servers, index), client, `/book/consultation/${service.slug}`, fields)
      }
      await book(0)

      const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => book(index)))

      expect(countStatuses(responses)).toEqual({ 302: 1, 422: 5 })
      expect((await listClientPasses(db, client.userId)).map(({ left }) => left)).toEqual([0])
    })
  })
})

test('D2: exactly one of many bookings on two servers can claim a reference', LONG_TIMEOUT, async () => {
  await withBookings(async ({ servers, db, clock }, clients) => {
    const service = await givenConsultation(db, 'Prasna')
    const book = ({ userId }: RaceClient) =>
      givenBooking(db, { userId, service, now: clock.now() }).then(({ id }) => id)
    const bookings: string[] = []
    for (const client of clients) bookings.push(await book(client))

    await rounds('reference', async () => {
      for (const crowd of CROWDS) {
        const racers = clients.slice(0, crowd)
        const reference = aReference()
        await resetClaimLimits(db)

        const responses = await Promise.all(
          racers.map((client, index) =>
            send(urlOf(servers, index), client, `/book/payment/${bookings[index]}`, { reference }),
          ),
        )

        expect(countStatuses(responses)).toEqual({ 302: 1, 409: crowd - 1 })
        const winner = responses.findIndex(({ status }) => status === 302)
        const claims = (await Promise.all(bookings.slice(0, crowd).map((id) => listClaims(db, id)))).flat()
        const own = claims.filter((claim) => claim.reference === reference)
        expect(own.filter(({ state }) => state === 'awaiting')).toHaveLength(1)
        const refused = own.filter(({ state }) => state === 'refused')
        // A client that repeats the form after a 503 may be recorded twice.
        expect(new Set(refused.map(({ bookingId }) => bookingId)).size).toBe(crowd - 1)
        await cancelForReuse(db, bookings[winner] ?? '', clock.now())
        bookings[winner] = await book(clients[winner] as RaceClient)
      }
    })
  })
})

test('D7: exactly one of many verifications of a payment on two servers succeeds', LONG_TIMEOUT, async () => {
  const { servers, db, clock } = replicas()
  const service = await givenConsultation(db, 'Prasna')
  const staff = await givenRaceClients(db, Math.max(...CROWDS), clock.now(), ['client', 'astrologer'])

  await rounds('verification', async () => {
    for (const crowd of CROWDS) {
      const { id: bookingId } = await givenBooking(db, { service, state: 'claimed', now: clock.now() })
      const racers = staff.slice(0, crowd)

      const responses = await Promise.all(
        racers.map((racer, index) => send(urlOf(servers, index), racer, TO_VERIFY, { intent: 'verify', bookingId })),
      )

      await applyDecisions(db, clock.now())
      const decided = (await listBookingEvents(db, bookingId)).filter(({ change }) => change === 'verified')
      expect(decided).toHaveLength(1)
      // Only the winner gets 200, or none if a busy server could not render the page after the verification.
      const winners = racers.filter((_, index) => responses[index]?.status === 200).map(({ userId }) => userId)
      expect([[], [decided[0]?.actorId]]).toContainEqual(winners)
      const won = winners.length === 0 ? {} : { 200: 1 }
      expect(countStatuses(responses)).toEqual({ ...won, 409: crowd - winners.length })
      const own = await db.select({ status: invoices.status }).from(invoices).where(eq(invoices.bookingId, bookingId))
      expect(own).toEqual([{ status: 'paid' }])
      await requireEmail(db, `payment-verified:${bookingId}`)
    }
  })
  expect(await checkLedger(db)).toEqual([])
})

test(
  'C5: a claim after the hold expired never shares its slot with another client’s booking',
  LONG_TIMEOUT,
  async () => {
    await withBookings(async ({ servers, db, clock }, [asha, ravi], slots) => {
      if (!asha || !ravi) throw new Error('Two clients are needed.')
      // Each round advances the clock by half an hour: after 500 rounds the nearer half of the slots has passed.
      const farHalf = slots.slice(0, slots.length / 2)
      await rounds('late claim', async () => {
        for (let time = 0; time < 5; time++) {
          const slot = take(farHalf)
          const id = await bookFor(servers[0]?.url ?? '', asha, slot)
          clock.advance({ minutes: 31 })

          const [claimed, taken] = await Promise.all([
            send(urlOf(servers, time), asha, `/book/payment/${id}`, { reference: aReference() }),
            send(urlOf(servers, time + 1), ravi, FULL_LIFE, bookingForSlot(slot)),
          ])

          expect(claimed.status).toBe(302)
          const otherBooking = bookedId(taken)
          expect(await requireBooking(db, id)).toMatchObject({
            status: 'paid',
            holdsSlot: otherBooking === undefined,
            needsReschedule: otherBooking !== undefined,
          })
          for (const booking of [id, otherBooking])
            if (booking !== undefined) await cancelForReuse(db, booking, clock.now())
        }
      })
    })
  },
)

async function countOverlaps(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from bookings a join bookings b on a.id < b.id and a.astrologer_id = b.astrologer_id
    where a.holds_slot and b.holds_slot and a.starts_at < b.ends_at and b.starts_at < a.ends_at`)
  return rows[0]?.count ?? Number.NaN
}

type Race = (replicas: Replicas, clients: readonly RaceClient[], slots: Slot[]) => Promise<void>

/** Runs a race with new clients and the free slots, and checks the ledger afterwards. */
async function withBookings(race: Race): Promise<void> {
  const { db, clock } = replicas()
  const clients = await givenRaceClients(db, Math.max(...CROWDS), clock.now())
  // The latest slots first, because some races advance the clock and slots need some notice.
  await race(replicas(), clients, (await freeSlots(db, clock.now())).reverse())
  expect(await checkLedger(db)).toEqual([])
}

/** The next slot. It is reused after all the others, because every round releases its slot. */
function take(slots: Slot[]): Slot {
  const slot = slots.shift()
  if (!slot) throw new Error('The diary is full.')
  slots.push(slot)
  return slot
}

async function bookFor(url: string, client: RaceClient, slot: Slot): Promise<string> {
  const response = await send(url, client, FULL_LIFE, bookingForSlot(slot))
  const id = bookedId(response)
  if (id === undefined) throw new Error(`The booking got ${response.status} ${response.location}.`)
  return id
}

/** Resets the rate limit, which would otherwise end the race first. */
async function resetClaimLimits(db: Database): Promise<void> {
  await db.execute(sql`delete from rate_limits where key like 'payment-claim:%'`)
}
