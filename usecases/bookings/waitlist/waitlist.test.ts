import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listDeskEntries, listOwnEntries } from '#db/bookings/waitlist-entries.ts'
import { consultationPackages } from '#db/schema/content.ts'
import { waitlistEntries, waitlistOffers } from '#db/schema/waitlist.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer, givenHours, requirePrincipal } from '#test/factories/availability.ts'
import {
  A_MONDAY,
  aReference,
  bookingForm,
  freeSlotsOf,
  givenBooking,
  givenService,
  hoursAfter,
  minutesAfter,
  requireBooking,
  startIn,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { cancelBooking } from '../cancel-booking.ts'
import { holdBooking } from '../hold-booking.ts'
import { rescheduleBooking } from '../reschedule-booking.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist, removeFromWaitlist } from './leave-waitlist.ts'
import { offerFreedSlots } from './offer-freed-slots.ts'

const DAY = '2026-11-20'
const NEXT_DAY = '2026-11-21'

let service: Service
let astrologerId: number

beforeAll(async () => {
  await givenPractice(database())
  astrologerId = (await requirePrincipal(database())).id
})

/** One hour a day, so that one booking makes a day full. */
beforeEach(async () => {
  await database().delete(waitlistEntries)
  await database().execute(sql`update bookings set holds_slot = false`)
  await givenHours(database(), astrologerId, [{ opensAt: '10:00', closesAt: '11:00' }])
  service = await givenService(database())
})

const aClient = () => givenUser(database(), { password: null })
const at = (day: string) => ({ bookingDate: day, preferredTime: '10:00' })

const givenFullDay = (day = DAY) => givenBooking(database(), { service, state: 'verified', form: at(day) })

type Wanted = { firstDate?: string; lastDate?: string; partOfDay?: string; timeZone?: string; astrologerId?: number }

function join(userId: string, { astrologerId: chosen, ...wanted }: Wanted = {}, now = A_MONDAY) {
  const wait = { firstDate: DAY, lastDate: DAY, partOfDay: 'any', timeZone: 'Asia/Kolkata', ...wanted }
  return joinWaitlist(database(), userId, { service, astrologerId: chosen, wait }, now)
}

/** Clients who wait, one minute after the other. */
async function givenLine(count: number, wanted: Wanted = {}) {
  const line = []
  for (let place = 0; place < count; place += 1) {
    const client = await aClient()
    const joined = await join(client.id, wanted, minutesAfter(A_MONDAY, place))
    if (!joined.ok) throw new Error(JSON.stringify(joined.refusal))
    line.push({ ...client, entryId: joined.value.entryId })
  }
  return line
}

const sweep = (now = hoursAfter(A_MONDAY, 1)) => offerFreedSlots(database(), now)
const offers = () => database().select().from(waitlistOffers).orderBy(waitlistOffers.id)
const cancel = (booking: { id: string; userId: string }, now = hoursAfter(A_MONDAY, 1)) =>
  cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, now)

const book = (userId: string, now: Date, day = DAY) =>
  holdBooking(
    database(),
    TEST_KEYS,
    { userId, service, form: bookingForm(at(day)), idempotencyKey: crypto.randomUUID() },
    now,
  )

test('joining is refused while a suiting time is free', async () => {
  const { id } = await aClient()

  expect(await join(id)).toEqual({ ok: false, refusal: { reason: 'times-free' } })
  await givenFullDay()
  expect(await join(id)).toMatchObject({ ok: true })
  // Free is the morning only, so an evening may be waited for.
  expect(await join(id, { firstDate: NEXT_DAY, lastDate: NEXT_DAY, partOfDay: 'evening' })).toMatchObject({
    ok: true,
  })
})

test('joining twice with the same request is one entry and one email; overlapping days are refused', async () => {
  await givenFullDay()
  await givenFullDay(NEXT_DAY)
  const { id } = await aClient()

  const [first, second] = await Promise.all([join(id), join(id)])

  expect(first).toEqual(second)
  if (!first.ok) throw new Error('The client does not wait.')
  await requireEmail(database(), `waitlist-joined:${first.value.entryId}`)
  expect(await listOwnEntries(database(), id, { now: A_MONDAY })).toHaveLength(1)
  expect(await join(id, { lastDate: NEXT_DAY })).toEqual({ ok: false, refusal: { reason: 'already-waiting' } })
})

test('joining is limited to five entries', async () => {
  await givenHours(database(), astrologerId, [])
  const { id } = await aClient()
  const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`)

  const joined = []
  for (const day of days) joined.push(await join(id, { firstDate: day, lastDate: day }))

  expect(joined.filter(({ ok }) => ok)).toHaveLength(5)
  expect(joined.at(-1)).toEqual({ ok: false, refusal: { reason: 'too-many-entries' } })
})

test.each([
  [{ firstDate: '2026-11-01' }, 'first-date'],
  [{ lastDate: 'soon' }, 'last-date'],
  [{ firstDate: NEXT_DAY }, 'days-reversed'],
  [{ partOfDay: 'midnight' }, 'part-of-day'],
])('joining refuses %o', async (wanted, reason) => {
  expect(await join((await aClient()).id, wanted)).toEqual({ ok: false, refusal: { reason } })
})

test('a freed time is held for the first in line, who is emailed with the price', async () => {
  const booking = await givenFullDay()
  const [first] = await givenLine(2)
  expect(await sweep()).toMatchObject({ offered: 0 })

  await cancel(booking)
  const now = hoursAfter(A_MONDAY, 2)

  expect(await sweep(now)).toMatchObject({ offered: 1 })
  const [offer] = await offers()
  expect(offer).toMatchObject({ userId: first?.id, state: 'open', astrologerId, expiresAt: hoursAfter(now, 2) })
  expect(offer?.startsAt.toISOString()).toBe(startIn(DAY, '10:00'))
  const email = await requireEmail(database(), `waitlist-offer:${offer?.id}`)
  expect(email).toMatchObject({ recipient: first?.email, payload: { amount: service.listedPrice } })
  expect(await sweep(now)).toMatchObject({ offered: 0 })
})

test('a freed time can be booked by nobody else, and by the first in line', async () => {
  const booking = await givenFullDay()
  const [first, second] = await givenLine(2)
  await cancel(booking)
  const now = hoursAfter(A_MONDAY, 2)
  await sweep(now)
  const soon = hoursAfter(now, 1)

  expect(await freeSlotsOf(database(), service, soon)).not.toContainEqual(expect.objectContaining({ date: DAY }))
  for (const other of [await aClient(), second]) {
    expect(await book(other?.id ?? '', soon)).toEqual({ ok: false, refusal: { reason: 'slot-taken' } })
  }
  const moving = await givenBooking(database(), { service, state: 'verified', form: at(NEXT_DAY) })
  const start = startIn(DAY, '10:00')
  expect(await rescheduleBooking(database(), { bookingId: moving.id, userId: moving.userId, start }, soon)).toEqual({
    ok: false,
    refusal: 'slot-taken',
  })

  expect(await book(first?.id ?? '', soon)).toMatchObject({ ok: true })
  expect(await offers()).toMatchObject([{ state: 'taken' }])
  expect(await listOwnEntries(database(), first?.id ?? '', { now: soon })).toEqual([])
  expect(await sweep(soon)).toMatchObject({ offered: 0 })
})

test('a freed time goes to the next when it is not taken in time, and is not offered to the same client again', async () => {
  const booking = await givenFullDay()
  const [first, second] = await givenLine(2)
  await cancel(booking)
  const now = hoursAfter(A_MONDAY, 2)
  await sweep(now)

  expect(await sweep(minutesAfter(now, 119))).toEqual({ offered: 0, lapsed: 0, ended: 0 })
  expect(await sweep(minutesAfter(now, 120))).toEqual({ offered: 1, lapsed: 1, ended: 0 })
  expect(await offers()).toMatchObject([
    { userId: first?.id, state: 'lapsed' },
    { userId: second?.id, state: 'open' },
  ])
  expect(await sweep(minutesAfter(now, 240))).toEqual({ offered: 0, lapsed: 1, ended: 0 })
  // Now everybody may book it.
  expect(await book((await aClient()).id, minutesAfter(now, 241))).toMatchObject({ ok: true })
})

test('a freed time goes to the next when the first in line leaves or is removed', async () => {
  const booking = await givenFullDay()
  const [first, second, third] = await givenLine(3)
  if (!first || !second || !third) throw new Error('Nobody waits.')
  await cancel(booking)
  const now = hoursAfter(A_MONDAY, 2)
  await sweep(now)

  await leaveWaitlist(database(), { entryId: first.entryId, userId: second.id }, now)
  expect(await offers()).toMatchObject([{ state: 'open' }])
  await leaveWaitlist(database(), { entryId: first.entryId, userId: first.id }, now)
  await leaveWaitlist(database(), { entryId: first.entryId, userId: first.id }, now)
  await sweep(now)
  const staff = await givenUser(database(), { roles: ['assistant'], password: null })
  const removal = { entryId: second.entryId, staffId: staff.id }
  expect(await removeFromWaitlist(database(), removal, now)).toBe(true)
  expect(await removeFromWaitlist(database(), removal, now)).toBe(false)
  await sweep(now)

  expect(await offers()).toMatchObject([
    { userId: first.id, state: 'declined' },
    { userId: second.id, state: 'declined' },
    { userId: third.id, state: 'open' },
  ])
})

test('a freed time is found whatever freed it: changed hours, a lapsed hold, another astrologer', async () => {
  const now = hoursAfter(A_MONDAY, 1)
  await givenBooking(database(), { service, form: at(DAY), now })
  const [first, second, third] = await givenLine(3)
  expect(await sweep(minutesAfter(now, 29))).toMatchObject({ offered: 0 })

  expect(await sweep(minutesAfter(now, 31))).toMatchObject({ offered: 1 })
  await givenHours(database(), astrologerId, [{ opensAt: '10:00', closesAt: '12:00' }])
  expect(await sweep(minutesAfter(now, 32))).toMatchObject({ offered: 1 })
  const meera = await givenAstrologer(database(), { hours: [{ opensAt: '10:00', closesAt: '11:00' }] })
  expect(await sweep(minutesAfter(now, 33))).toMatchObject({ offered: 1 })

  expect(await offers()).toMatchObject([
    { userId: first?.id, astrologerId },
    { userId: second?.id, astrologerId },
    { userId: third?.id, astrologerId: meera.id },
  ])
  await givenHours(database(), meera.id, [])
})

test('a freed time is offered only if day, part of the day and astrologer are right', async () => {
  const booking = await givenFullDay()
  await givenFullDay(NEXT_DAY)
  await givenFullDay('2026-11-22')
  const meera = await givenAstrologer(database(), { hours: [] })
  await givenLine(1, { partOfDay: 'evening' })
  await givenLine(1, { firstDate: '2026-11-22', lastDate: '2026-11-22' })
  await givenLine(1, { astrologerId: meera.id })
  // Ten in the morning in India is 11:30 in the evening of the day before in New York.
  await givenLine(1, { timeZone: 'America/New_York' })
  const [abroad] = await givenLine(1, {
    firstDate: '2026-11-19',
    lastDate: '2026-11-19',
    partOfDay: 'evening',
    timeZone: 'America/New_York',
  })
  await cancel(booking)

  await sweep()

  expect(await offers()).toMatchObject([{ userId: abroad?.id }])
})

test('a freed time is not offered to a disabled account or one that is about to be deleted', async () => {
  const booking = await givenFullDay()
  const [disabled, leaving, other] = await givenLine(3)
  await database().execute(sql`update users set disabled_at = now() where id = ${disabled?.id}`)
  await database().execute(sql`update users set erase_after = now() + interval '1 day' where id = ${leaving?.id}`)
  await cancel(booking)

  await sweep()

  expect(await offers()).toMatchObject([{ userId: other?.id }])
})

test('a freed time is lost to a client who pays late for the hold that lapsed', async () => {
  const now = hoursAfter(A_MONDAY, 1)
  const late = await givenBooking(database(), { service, form: at(DAY), now })
  await givenLine(1)
  await sweep(minutesAfter(now, 31))
  await database().execute(sql`update bookings set holds_slot = false where id = ${late.id}`)

  const claim = { bookingId: late.id, userId: late.userId, reference: aReference() }
  const claimed = await claimBookingPayment(database(), claim, minutesAfter(now, 40))

  expect(claimed).toMatchObject({ ok: true, value: { needsReschedule: true } })
})

test('a freed time counts towards the limit per day while it is offered', async () => {
  await givenHours(database(), astrologerId, [{ opensAt: '10:00', closesAt: '12:00' }])
  await database().update(consultationPackages).set({ mostPerDay: 1 }).where(eq(consultationPackages.id, service.id))
  service = { ...service, session: service.session && { ...service.session, mostPerDay: 1 } }
  const booking = await givenFullDay()
  await givenLine(1)
  await cancel(booking)
  await sweep()

  const other = { ...at(DAY), preferredTime: '11:00' }
  const order = {
    userId: (await aClient()).id,
    service,
    form: bookingForm(other),
    idempotencyKey: crypto.randomUUID(),
  }

  expect(await holdBooking(database(), TEST_KEYS, order, hoursAfter(A_MONDAY, 1))).toEqual({
    ok: false,
    refusal: { reason: 'day-full' },
  })
})

test('waiting ends when the last day has passed for the client', async () => {
  await givenFullDay()
  const [first] = await givenLine(1)

  expect(await sweep(new Date('2026-11-20T18:29:00Z'))).toMatchObject({ ended: 0 })
  expect(await sweep(new Date('2026-11-20T18:30:00Z'))).toMatchObject({ ended: 1 })
  const [entry] = await database()
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, first?.id ?? ''))
  expect(entry?.endReason).toBe('passed')
})

test('waiting ends at noon of the last day for a client who waits for a morning', async () => {
  await givenFullDay()
  const asha = await aClient()
  await join(asha.id, { partOfDay: 'morning' })

  expect(await sweep(new Date(`${DAY}T06:29:00Z`))).toMatchObject({ ended: 0 })
  expect(await sweep(new Date(`${DAY}T06:30:00Z`))).toMatchObject({ ended: 1 })
})

test('waiting ends cannot begin for a time that is over', async () => {
  const asha = await aClient()

  const joined = await join(asha.id, { partOfDay: 'morning' }, new Date(`${DAY}T07:00:00Z`))

  expect(joined).toEqual({ ok: false, refusal: { reason: 'over' } })
})

test('waiting ends after three offers that lapsed', async () => {
  await givenHours(database(), astrologerId, [])
  const [first] = await givenLine(1)
  await givenHours(database(), astrologerId, [{ opensAt: '10:00', closesAt: '14:00' }])
  let now = hoursAfter(A_MONDAY, 1)
  const offered = []
  for (let round = 0; round < 4; round += 1) {
    offered.push((await sweep(now)).offered)
    now = hoursAfter(now, 2)
  }

  expect(offered).toEqual([1, 1, 1, 0])
  const [entry] = await database()
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, first?.id ?? ''))
  expect(entry?.endReason).toBe('unanswered')
})

test('waiting ends when the client books the service on one of the days without an offer', async () => {
  const booking = await givenFullDay()
  const [first] = await givenLine(1)
  await cancel(booking)

  await book(first?.id ?? '', hoursAfter(A_MONDAY, 1))

  expect(await listDeskEntries(database(), WHOLE_PRACTICE, A_MONDAY)).toEqual([])
})

test('sweeps of several servers offer a time once, in the order of the line', async () => {
  for (let round = 0; round < 5; round += 1) {
    await database().delete(waitlistEntries)
    const booking = await givenFullDay()
    const [first] = await givenLine(3)
    await cancel(booking)

    const counts = await Promise.all([sweep(), sweep(), sweep(), sweep()])

    expect(counts.reduce((sum, { offered }) => sum + offered, 0)).toBe(1)
    expect(await offers()).toMatchObject([{ userId: first?.id, state: 'open' }])
    await database().execute(sql`update bookings set holds_slot = false`)
  }
})

test('an offer and an ordinary booking never both get the time', async () => {
  const won = { offer: 0, booking: 0 }
  for (let round = 0; round < 8; round += 1) {
    await database().delete(waitlistEntries)
    const booking = await givenFullDay()
    const [first] = await givenLine(1)
    await cancel(booking)
    const now = hoursAfter(A_MONDAY, 1)
    const others = [await aClient(), await aClient()]

    const [swept, ...booked] = await Promise.all([sweep(now), ...others.map(({ id }) => book(id, now))])

    const bookings = booked.filter(({ ok }) => ok).length
    expect(swept.offered + bookings).toBe(1)
    if (swept.offered === 1) {
      won.offer += 1
      expect(await book(first?.id ?? '', now)).toMatchObject({ ok: true })
    } else won.booking += 1
    await database().execute(sql`update bookings set holds_slot = false`)
  }
  expect(won.offer + won.booking).toBe(8)
})

test('the client takes the offer while it lapses, or the next gets it, but never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    await database().delete(waitlistEntries)
    const booking = await givenFullDay()
    const [first, second] = await givenLine(2)
    await cancel(booking)
    const now = hoursAfter(A_MONDAY, 1)
    await sweep(now)

    const [taken, swept] = await Promise.all([
      book(first?.id ?? '', minutesAfter(now, 119)),
      sweep(minutesAfter(now, 120)),
    ])

    const heldBySecond = (await offers()).filter(({ userId, state }) => userId === second?.id && state === 'open')
    expect(Number(taken.ok) + heldBySecond.length).toBe(1)
    expect(swept.offered).toBe(heldBySecond.length)
    if (taken.ok) {
      expect(await requireBooking(database(), taken.value.bookingId)).toMatchObject({ holdsSlot: true })
    }
    await database().execute(sql`update bookings set holds_slot = false`)
  }
})
