import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { requireBookingRules } from '#db/availability/diary.ts'
import { findDiscountPercent } from '#db/bookings/booking-clients.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { consents } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { consultationPackages } from '#db/schema/content.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenConsultation,
  givenCourseService,
  givenService,
  hoursAfter,
  minutesAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { type OpenPractice, openPractice } from '#test/steps/open-practice.ts'
import { changeRules } from '#usecases/desk/change-diary.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordArrival, recordMissingPayment } from '#usecases/payments/decide-cancelled-claim.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { cancelBooking } from './cancel-booking.ts'

let practice: OpenPractice

beforeAll(async () => {
  practice = await openPractice(database())
})

test('making a booking holds a slot for half an hour at the listed price and emails the client', async () => {
  const userId = await practice.aClient()

  const held = await practice.hold(userId, { bookingDate: practice.aDay() })

  const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
  expect(booking).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    amount: rupees(3_001),
    preferredTime: '10:00',
    holdsSlot: true,
    holdExpiresAt: minutesAfter(A_MONDAY, 30),
    payableUntil: hoursAfter(A_MONDAY, 24),
  })
  expect(booking.code).toMatch(/^MU/)
  await requireEmail(database(), `booking-received:${booking.id}`)
  expect((await listBookingEvents(database(), booking.id)).map(({ change }) => change)).toEqual(['created'])
})

test('I5: encrypts birth details and notes in the database and leaves them out of emails', async () => {
  const held = await practice.hold(await practice.aClient(), {
    bookingDate: practice.aDay(),
    birthPlace: 'Shravanabelagola',
    notes: 'A pilgrimage to SHRAVANABELAGOLA',
  })

  const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
  const { rows } = await database().execute<{ found: number }>(sql`
      select (select count(*) from bookings b where b::text ilike '%shravanabelagola%')
        + (select count(*) from emails l where l::text ilike '%shravanabelagola%') as found`)
  expect(Number(rows[0]?.found)).toBe(0)
  expect(booking.birthDetails && unsealBirthDetails(booking.birthDetails, TEST_KEYS).birthPlace).toBe(
    'Shravanabelagola',
  )
  expect(unsealNotes(booking.sealedNotes, TEST_KEYS)).toBe('A pilgrimage to SHRAVANABELAGOLA')
})

test('A30: making a booking rejects a client whose address is not verified', async () => {
  const userId = await practice.aClient({ isVerified: false })

  expect(await practice.hold(userId, { bookingDate: practice.aDay() })).toEqual({
    ok: false,
    refusal: { reason: 'address-unverified' },
  })
})

test.each(['8-9 PM', '10-11', '10:00\u0000', '-'.repeat(21), '2026-11-25', '1e9'])(
  'making a booking rejects the start %j',
  async (preferredTime) => {
    expect(await practice.hold(await practice.aClient(), { bookingDate: practice.aDay(), preferredTime })).toEqual({
      ok: false,
      refusal: { reason: 'invalid', problems: { preferredTime: 'invalid' } },
    })
  },
)

test.each(['10:01', '12:00', '20:00'])(
  'making a booking rejects %s, which is no offered start',
  async (preferredTime) => {
    expect(await practice.hold(await practice.aClient(), { bookingDate: practice.aDay(), preferredTime })).toEqual({
      ok: false,
      refusal: { reason: 'hour-unknown' },
    })
  },
)

test('I1: making a booking rejects a form without consent', async () => {
  expect(await practice.hold(await practice.aClient(), { consent: '' })).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { consent: 'missing' } },
  })
})

test('I10: a booking for a child needs a parent or guardian, whose consent is recorded too', async () => {
  const userId = await practice.aClient()
  const child = { bookingDate: practice.aDay(), birthDate: '2015-06-01' }

  const refused = await practice.hold(userId, child)
  const held = await practice.hold(userId, { ...child, guardian: 'on' })

  expect(refused).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { guardian: 'missing' } } })
  expect(held.ok).toBe(true)
  const recorded = await database().select().from(consents).where(eq(consents.userId, userId))
  const purposes = recorded.map(({ purpose }) => purpose).toSorted()
  expect(purposes).toEqual(['birth-details', 'child-details', 'terms-and-privacy'])
})

test('C12: Prasna stores the server’s time, no slot and no birth details', async () => {
  const prasna = await givenConsultation(database(), 'Prasna')
  const now = minutesAfter(A_MONDAY, 7)

  const held = await practice.hold(await practice.aClient(), {}, { service: prasna }, now)

  const booking = await requireBooking(database(), held.ok ? held.value.bookingId : '')
  expect(booking).toMatchObject({ askedAt: now, startsAt: null, bookingDate: null, holdsSlot: false })
  const details = booking.birthDetails && unsealBirthDetails(booking.birthDetails, TEST_KEYS)
  expect(details).toMatchObject({ birthDate: null, birthTime: null, birthPlace: null, fullName: 'Asha Rao' })
})

test('C2: twenty clicks make one booking with twenty equal outcomes', async () => {
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID() }
  const form = { bookingDate: practice.aDay() }

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => practice.hold(userId, form, order)))

  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ ok: true })
  expect(await countBookings(userId)).toBe(1)
})

test('C4: the same form on the next day returns the old booking', async () => {
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID() }
  const form = { bookingDate: '2027-01-08' }

  const first = await practice.hold(userId, form, order)
  const nextDay = await practice.hold(userId, form, order, hoursAfter(A_MONDAY, 25))

  expect(nextDay).toEqual(first)
  expect(await countBookings(userId)).toBe(1)
})

test('going back and choosing another hour frees the first one', async () => {
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID() }
  const bookingDate = practice.aDay()
  await practice.hold(userId, { bookingDate }, order)

  const revised = await practice.hold(userId, { bookingDate, preferredTime: '15:00', notes: 'Later, please' }, order)

  const booking = await requireBooking(database(), revised.ok ? revised.value.bookingId : '')
  expect(booking.preferredTime).toBe('15:00')
  expect(unsealNotes(booking.sealedNotes, TEST_KEYS)).toBe('Later, please')
  expect((await practice.hold(await practice.aClient(), { bookingDate })).ok).toBe(true)
  expect(await countBookings(userId)).toBe(1)
})

test('the same form again says whether another form with the same key changed the booking', async () => {
  const changes = { notes: 'Later, please', preferredTime: '15:00', birthPlace: 'Hassan', phone: '+91 90000 00001' }
  for (const [field, value] of Object.entries(changes)) {
    const userId = await practice.aClient()
    const order = { idempotencyKey: randomUUID() }
    const form = { bookingDate: practice.aDay() }
    const first = await practice.hold(userId, form, order)
    const bookingId = first.ok ? first.value.bookingId : ''

    const revised = await practice.hold(userId, { ...form, [field]: value }, order)
    await claimBookingPayment(database(), { bookingId, userId, reference: aReference() }, A_MONDAY)
    const claimed = await requireBooking(database(), bookingId)
    const repeated = await practice.hold(userId, { ...form, [field]: value }, order)
    const tooLate = await practice.hold(userId, form, order)

    expect(first).toEqual({ ok: true, value: { bookingId, revision: 'none' } })
    expect(revised).toEqual({ ok: true, value: { bookingId, revision: 'made' } })
    expect(repeated).toEqual({ ok: true, value: { bookingId, revision: 'none' } })
    expect(tooLate).toEqual({ ok: true, value: { bookingId, revision: 'refused' } })
    expect(await requireBooking(database(), bookingId)).toEqual(claimed)
  }
})

test('the same form again changes no cancelled booking and no booking of another service', async () => {
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID() }
  const form = { bookingDate: practice.aDay() }
  const first = await practice.hold(userId, form, order)
  const bookingId = first.ok ? first.value.bookingId : ''
  const REFUSED = { ok: true, value: { bookingId, revision: 'refused' } }

  const prasna = await givenConsultation(database(), 'Prasna')
  expect(await practice.hold(userId, form, { ...order, service: prasna })).toEqual(REFUSED)
  await cancelBooking(database(), { bookingId, userId }, A_MONDAY)
  expect(await practice.hold(userId, { ...form, notes: 'Once more' }, order)).toEqual(REFUSED)
})

test('the same form again takes a lapsed slot again only within the limit of holds', async () => {
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID() }
  const form = { bookingDate: practice.aDay() }
  await practice.hold(userId, form, order)
  const late = minutesAfter(A_MONDAY, 31)
  for (let count = 0; count < 2; count++) await practice.hold(userId, { bookingDate: practice.aDay() }, {}, late)

  const again = await practice.hold(userId, { ...form, notes: 'Once more' }, order, late)

  expect(again).toEqual({ ok: false, refusal: { reason: 'too-many-holds' } })
})

test('C17: the price of the hold stays when the catalogue changes', async () => {
  const offered = await givenService(database(), { name: 'Varshaphala', price: rupees(2_001) })
  const userId = await practice.aClient()
  const order = { idempotencyKey: randomUUID(), service: offered }
  const bookingDate = practice.aDay()
  await practice.hold(userId, { bookingDate }, order)

  await database()
    .update(consultationPackages)
    .set({ price: rupees(5_001) })
    .where(eq(consultationPackages.id, offered.id))
  const dearer = { ...offered, listedPrice: rupees(5_001) }
  const again = await practice.hold(userId, { bookingDate, notes: 'changed' }, { ...order, service: dearer })

  const booking = await requireBooking(database(), again.ok ? again.value.bookingId : '')
  expect(booking.amount).toBe(rupees(2_001))
  expect(unsealNotes(booking.sealedNotes, TEST_KEYS)).toBe('changed')
})

test('another client’s idempotency key has no effect', async () => {
  const order = { idempotencyKey: randomUUID() }
  const theirs = await practice.hold(await practice.aClient(), { bookingDate: practice.aDay() }, order)

  const mine = await practice.hold(await practice.aClient(), { bookingDate: practice.aDay() }, order)

  expect(mine).toMatchObject({ ok: true })
  expect(mine).not.toEqual(theirs)
})

describe('C15: the discount for returning clients', () => {
  const priceFor = async (userId: string) => {
    const held = await practice.hold(userId, { bookingDate: practice.aDay(), preferredTime: '18:00' })
    if (!held.ok) throw new Error(JSON.stringify(held.refusal))
    return (await requireBooking(database(), held.value.bookingId)).amount
  }

  test.each(['unpaid', 'claimed', 'rejected'] as const)(
    'C15: a client with only an %s booking sees and pays the full price',
    async (state) => {
      for (const service of [await givenConsultation(database(), 'Prasna'), await givenCourseService(database())]) {
        const userId = await practice.aClient()
        await givenBooking(database(), { userId, service, state })

        expect(await findDiscountPercent(database(), userId)).toBe(0)
        expect(await priceFor(userId)).toBe(rupees(3_001))
      }
    },
  )

  test.each(['session', 'course'] as const)('C15: a client with a verified %s sees and pays 2,100', async (kind) => {
    const userId = await practice.aClient()
    const service = kind === 'course' ? await givenCourseService(database()) : await givenConsultation(database())
    await givenBooking(database(), { userId, service, state: 'verified' })

    expect(await findDiscountPercent(database(), userId)).toBe(30)
    expect(await priceFor(userId)).toBe(rupees(2_100))
  })

  test('C15: a claim that was cancelled, and found or missing since, earns none', async () => {
    for (const decide of [recordArrival, recordMissingPayment]) {
      const userId = await practice.aClient()
      const { id: bookingId } = await givenBooking(database(), { userId, state: 'claimed' })
      const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
      await cancelBooking(database(), { bookingId, userId }, A_MONDAY)
      expect(await decide(database(), { bookingId, staffId }, A_MONDAY)).toMatchObject({ ok: true })

      expect(await priceFor(userId)).toBe(rupees(3_001))
    }
  })
})

describe('the limit of unverified claims', () => {
  const claimOne = (userId: string) => givenBooking(database(), { userId, state: 'claimed' })
  const hold = (userId: string) => practice.hold(userId, { bookingDate: practice.aDay(), preferredTime: '19:00' })
  const REFUSED = { ok: false, refusal: { reason: 'too-many-claims' } }

  test('the limit of unverified claims refuses a fourth session until one payment is verified', async () => {
    const userId = await practice.aClient()
    const [first] = [await claimOne(userId), await claimOne(userId), await claimOne(userId)]
    const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

    expect(await hold(userId)).toEqual(REFUSED)
    await verifyPayment(database(), { bookingId: first.id, staffId }, A_MONDAY)

    expect(await hold(userId)).toMatchObject({ ok: true })
    expect(await hold(userId)).toEqual(REFUSED)
  })

  test('the limit of unverified claims does not limit what holds no slot', async () => {
    const userId = await practice.aClient()
    const service = await givenConsultation(database(), 'Prasna')
    for (let count = 0; count < 5; count++) await givenBooking(database(), { userId, service, state: 'claimed' })

    expect(await hold(userId)).toMatchObject({ ok: true })
  })

  test('the limit of unverified claims is a rule that the desk can change', async () => {
    const userId = await practice.aClient()
    await claimOne(userId)
    const { updatedAt, id, ...rules } = await requireBookingRules(database())

    await changeRules(database(), { ...rules, mostUnverifiedClaims: 1 }, A_MONDAY)
    const strict = await hold(userId)
    await changeRules(database(), rules, A_MONDAY)

    expect(strict).toEqual(REFUSED)
    expect(await hold(userId)).toMatchObject({ ok: true })
  })
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})

async function countBookings(userId: string): Promise<number> {
  return (await database().select().from(bookings).where(eq(bookings.userId, userId))).length
}
