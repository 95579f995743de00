import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clockRange } from '#content/words/session-times.ts'
import { astrologers, packageAstrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer, givenHours, requirePrincipal } from '#test/factories/availability.ts'
import {
  A_MONDAY,
  bookingForm,
  freeSlotsOf,
  givenBooking,
  givenService,
  minutesAfter,
  requireBooking,
  startIn,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { holdBooking } from './hold-booking.ts'
import { listConflicts } from './list-conflicts.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { takeTimeOff } from './take-time-off.ts'

const DAY = '2026-11-20'

let own: TestDatabase

beforeEach(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
})

afterEach(() => own.drop())

const short = () => givenService(own.db, { name: 'Half an hour', durationMinutes: 30, stepMinutes: 15 })
const long = () => givenService(own.db, { name: 'Ninety minutes', durationMinutes: 90, stepMinutes: 30 })

async function hold(service: Service, preferredTime: string, { astrologer = '', now = A_MONDAY, day = DAY } = {}) {
  const { id: userId } = await givenUser(own.db, { password: null })
  const form = bookingForm({ bookingDate: day, preferredTime, astrologer })
  return holdBooking(own.db, TEST_KEYS, { userId, service, form, idempotencyKey: randomUUID() }, now)
}

const refusalOf = async (held: ReturnType<typeof hold>) => {
  const outcome = await held
  return outcome.ok ? undefined : outcome.refusal.reason
}

const labelsOf = async (service: Service, day = DAY) =>
  (await freeSlotsOf(own.db, service, A_MONDAY))
    .filter(({ date }) => date === day)
    .map((slot) => clockRange(slot, INDIA_TIME_ZONE))

test('sessions of different lengths are booked with the length and the buffers of their service', async () => {
  const service = await givenService(own.db, {
    durationMinutes: 45,
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: 5,
    heldAs: 'telephone',
  })

  const held = await hold(service, '10:00')

  expect(await requireBooking(own.db, held.ok ? held.value.bookingId : '')).toMatchObject({
    astrologerId: (await requirePrincipal(own.db)).id,
    preferredTime: '10:00',
    endsAt: new Date(startIn(DAY, '10:45')),
    occupiedFrom: new Date(startIn(DAY, '09:50')),
    occupiedUntil: new Date(startIn(DAY, '10:50')),
    heldAs: 'telephone',
  })
})

test('an astrologer takes no more sessions of all services than their limits, however many forms arrive at once', async () => {
  const services = [await short(), await long()]
  await own.db.update(astrologers).set({ mostPerDay: 2, mostPerWeek: 3 })

  const wanted = ['09:00', '10:30', '14:00', '15:30'].map((time, index) => [time, services[index % 2]] as const)
  const onDay = await Promise.all(wanted.map(([time, service]) => hold(service as Service, time)))
  expect(onDay.filter(({ ok }) => ok)).toHaveLength(2)
  const nextDay = await Promise.all(
    wanted.map(([time, service]) => hold(service as Service, time, { day: '2026-11-21' })),
  )

  expect(nextDay.filter(({ ok }) => ok)).toHaveLength(1)
  for (const service of services) expect(await labelsOf(service, '2026-11-21')).toEqual([])
  expect(await refusalOf(hold(await short(), '09:00', { day: '2026-11-23' }))).toBeUndefined()
})

test('sessions of different lengths never overlap', async () => {
  const [half, ninety] = [await short(), await long()]
  expect((await hold(half, '10:15')).ok).toBe(true)

  expect(await refusalOf(hold(ninety, '09:00'))).toBe('slot-taken')
  expect(await refusalOf(hold(ninety, '10:30'))).toBe('slot-taken')
  expect((await hold(half, '09:45')).ok).toBe(true)
  expect(await labelsOf(ninety)).not.toContain('9-10:30 AM')
})

test('sessions of different lengths cannot overlap in the database either', async () => {
  const [half, ninety] = [await short(), await long()]
  await hold(half, '10:15')
  const other = await hold(ninety, '14:00')
  const onto = { occupiedFrom: new Date(startIn(DAY, '10:30')), startsAt: new Date(startIn(DAY, '10:30')) }

  const forced = own.db
    .update(bookings)
    .set(onto)
    .where(eq(bookings.id, other.ok ? other.value.bookingId : ''))

  await expect(forced).rejects.toMatchObject({ cause: { constraint: 'sessions_do_not_overlap' } })
})

test('sessions of different lengths release a lapsed hold that only overlaps', async () => {
  const [half, ninety] = [await short(), await long()]
  const lapsed = await hold(half, '10:15')

  expect((await hold(ninety, '10:00', { now: minutesAfter(A_MONDAY, 31) })).ok).toBe(true)

  const { holdsSlot } = await requireBooking(own.db, lapsed.ok ? lapsed.value.bookingId : '')
  expect(holdsSlot).toBe(false)
})

test('sessions of different lengths can be moved to a start that overlaps their old time, with the length that was booked', async () => {
  const service = await long()
  const { id, userId, startsAt } = await givenBooking(own.db, {
    service,
    state: 'verified',
    form: { bookingDate: DAY, preferredTime: '09:00' },
  })
  await own.db.execute(sql`update consultation_packages set duration_minutes = 30`)

  const same = { bookingId: id, userId, start: startsAt?.toISOString() ?? '' }
  // Like a form that was sent twice: nothing changes.
  expect(await rescheduleBooking(own.db, same, A_MONDAY)).toEqual({ ok: true, value: null })
  expect(await requireBooking(own.db, id)).toMatchObject({ startsAt, rescheduleCount: 0 })
  const moved = await rescheduleBooking(own.db, { ...same, start: startIn(DAY, '09:30') }, A_MONDAY)

  expect(moved.ok).toBe(true)
  expect(await requireBooking(own.db, id)).toMatchObject({
    preferredTime: '09:30',
    endsAt: new Date(startIn(DAY, '11:00')),
  })
})

test('sessions of different lengths stay within the limits of a day and a week, however many forms arrive at once', async () => {
  const daily = await givenService(own.db, { stepMinutes: 60, mostPerDay: 2 })
  const weekly = await givenService(own.db, { stepMinutes: 60, mostPerWeek: 3 })

  const onDay = await Promise.all(['09:00', '10:00', '11:00', '14:00', '15:00'].map((time) => hold(daily, time)))
  const inWeek = await Promise.all(
    ['23', '24', '25', '26', '27'].map((day) => hold(weekly, '18:00', { day: `2026-11-${day}` })),
  )

  expect(onDay.filter(({ ok }) => ok)).toHaveLength(2)
  expect(inWeek.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await labelsOf(daily)).toEqual([])
  expect(await labelsOf(weekly, '2026-11-28')).toEqual([])
})

test('sessions of different lengths never overlap when many overlapping starts are requested at once', async () => {
  const services = [await short(), await long(), await givenService(own.db, { durationMinutes: 45, stepMinutes: 15 })]
  const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30']

  await Promise.all(services.flatMap((service) => times.map((time) => hold(service, time).catch(String))))

  const { rows } = await own.db.execute(sql`
      select count(*)::int as overlaps from bookings a join bookings b on a.id < b.id
      where a.holds_slot and b.holds_slot
        and tstzrange(a.occupied_from, a.occupied_until) && tstzrange(b.occupied_from, b.occupied_until)`)
  expect(rows).toEqual([{ overlaps: 0 }])
  const { rows: held } = await own.db.execute(sql`select count(*)::int as held from bookings where holds_slot`)
  expect(held).not.toEqual([{ held: 0 }])
})

test('several astrologers: share the sessions of clients who do not choose: the one with the fewest gets the next', async () => {
  const principal = await requirePrincipal(own.db)
  const second = await givenAstrologer(own.db)
  const service = await long()

  const held = [await hold(service, '09:00'), await hold(service, '09:00'), await hold(service, '14:00')]
  await hold(service, '14:00', { astrologer: String(second.id) })

  const rows = await Promise.all(held.map((each) => requireBooking(own.db, each.ok ? each.value.bookingId : '')))
  expect(rows.map(({ astrologerId }) => astrologerId)).toEqual([principal.id, second.id, principal.id])
  expect(await refusalOf(hold(service, '09:00'))).toBe('slot-taken')
  expect(await refusalOf(hold(service, '14:00'))).toBe('slot-taken')
})

test('several astrologers: are all booked when many clients want the same start at once, and never twice', async () => {
  await givenAstrologer(own.db)
  await givenAstrologer(own.db)
  const service = await long()

  const outcomes = await Promise.all(Array.from({ length: 12 }, () => hold(service, '09:00')))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  const { rows } = await own.db.execute(sql`select count(distinct astrologer_id)::int as busy from bookings`)
  expect(rows).toEqual([{ busy: 3 }])
})

test('a chosen astrologer is the only one who gets the session', async () => {
  const second = await givenAstrologer(own.db, { hours: [{ opensAt: '09:00', closesAt: '11:00' }] })
  const service = await long()

  expect((await hold(service, '09:00', { astrologer: String(second.id) })).ok).toBe(true)
  expect(await refusalOf(hold(service, '09:00', { astrologer: String(second.id) }))).toBe('slot-taken')
  expect(await refusalOf(hold(service, '14:00', { astrologer: String(second.id) }))).toBe('hour-unknown')
  expect(await refusalOf(hold(service, '14:00', { astrologer: '999' }))).toBe('day-closed')
})

test('several astrologers: only those who offer a service are booked for it', async () => {
  const second = await givenAstrologer(own.db)
  const service = await long()
  await own.db.insert(packageAstrologers).values({ packageId: service.id, astrologerId: second.id })

  expect((await hold(service, '09:00')).ok).toBe(true)
  expect(await refusalOf(hold(service, '09:00'))).toBe('slot-taken')
  expect(await refusalOf(hold(service, '09:00', { astrologer: String((await requirePrincipal(own.db)).id) }))).toBe(
    'day-closed',
  )
})

test('several astrologers: have hours in their own zone', async () => {
  const abroad = await givenAstrologer(own.db, {
    timeZone: 'Europe/London',
    hours: [{ opensAt: '09:00', closesAt: '11:00' }],
  })
  const service = await long()

  const held = await hold(service, '14:30', { astrologer: String(abroad.id) })

  expect(await requireBooking(own.db, held.ok ? held.value.bookingId : '')).toMatchObject({
    preferredTime: '14:30',
  })
})

test('a change of hours leaves booked sessions as they are, and lists those that it no longer allows', async () => {
  const service = await long()
  const principal = await requirePrincipal(own.db)
  const morning = await hold(service, '09:00')
  const afternoon = await hold(service, '14:00')
  expect(await listConflicts(own.db, WHOLE_PRACTICE, A_MONDAY)).toEqual([])

  await givenHours(own.db, principal.id, [{ opensAt: '09:00', closesAt: '12:00' }])
  expect(await listConflicts(own.db, WHOLE_PRACTICE, A_MONDAY)).toMatchObject([
    { id: afternoon.ok && afternoon.value.bookingId, reason: 'outside-hours' },
  ])

  await own.db.execute(sql`
      insert into date_overrides (first_date, last_date, reason) values (${DAY}, ${DAY}, 'Diwali')`)
  expect(await listConflicts(own.db, WHOLE_PRACTICE, A_MONDAY)).toHaveLength(2)
  const { rows } = await own.db.execute(sql`select count(*)::int as held from bookings where holds_slot`)
  expect(rows).toEqual([{ held: 2 }])
  expect(morning.ok).toBe(true)
})

test('a change of hours lists sessions during a busy time of another calendar', async () => {
  const service = await long()
  const { id } = await requirePrincipal(own.db)
  await hold(service, '09:00')
  const [from, until] = [new Date(startIn(DAY, '10:00')), new Date(startIn(DAY, '10:05'))]
  await own.db.execute(sql`insert into time_off (starts_at, ends_at, astrologer_id) values (${from}, ${until}, ${id})`)

  expect(await listConflicts(own.db, WHOLE_PRACTICE, A_MONDAY)).toMatchObject([
    { reason: 'time-off', serviceName: 'Ninety minutes' },
  ])
})

test('time off blocks every start whose session or buffer would reach into it', async () => {
  const service = await givenService(own.db, { durationMinutes: 45, bufferAfterMinutes: 15, stepMinutes: 60 })
  const off = { startsAt: new Date(startIn(DAY, '10:55')), endsAt: new Date(startIn(DAY, '11:00')), reason: '' }
  await takeTimeOff(own.db, off)

  expect(await labelsOf(service)).toEqual([
    '9-9:45 AM',
    '11-11:45 AM',
    '2-2:45 PM',
    '3-3:45 PM',
    '4-4:45 PM',
    '6-6:45 PM',
    '7-7:45 PM',
  ])
  expect(await refusalOf(hold(service, '10:00'))).toBe('time-off')
})
