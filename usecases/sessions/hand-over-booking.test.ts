import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { recordOffering } from '#db/content/package-astrologers.ts'
import { astrologers } from '#db/schema/availability.ts'
import { emails } from '#db/schema/emails.ts'
import { findMeetingLink, recordSessionNotes } from '#db/sessions/session-notes.ts'
import type { Staff } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer, requirePrincipal } from '#test/factories/availability.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  givenService,
  requireBooking,
  timeOf,
  workingDaysAfter,
} from '#test/factories/bookings.ts'
import { handOverBooking } from './hand-over-booking.ts'

let assistant: Staff & { readonly id: string }

beforeEach(async () => {
  const { id } = await givenUser(database(), { roles: ['client', 'assistant'] })
  assistant = { id, roles: ['client', 'assistant'], astrologer: null, seesOnlyOwn: false }
})

async function givenColleague(details: Parameters<typeof givenAstrologer>[1] = {}) {
  const user = await givenUser(database(), { roles: ['client', 'astrologer'], fullName: 'Meera Joshi' })
  return { ...(await givenAstrologer(database(), { userId: user.id, ...details })), email: user.email }
}

const nextDay = workingDaysAfter('2026-11-17')

/** A session of the principal on a day of its own. */
async function givenPrincipalsSession() {
  const db = database()
  const { id } = await requirePrincipal(db)
  const service = await givenService(db)
  const booking = await givenBooking(db, {
    state: 'verified',
    service,
    form: { astrologer: String(id), bookingDate: nextDay() },
  })
  return { booking, service }
}

const handOver = (bookingId: string, astrologerId: number, staff = assistant, now = A_MONDAY) =>
  handOverBooking(database(), { bookingId, astrologerId, staff }, now)

test('a hand-over gives the session with its time to the colleague, whose meeting link counts, and is in the history', async () => {
  const db = database()
  const meera = await givenColleague({ videoWay: 'link', meetingLink: 'https://meet.example/meera' })
  const { booking } = await givenPrincipalsSession()
  const ownLink = { meetingLink: 'https://meet.example/of-the-principal' }
  await recordSessionNotes(db, booking, ownLink, { staffId: assistant.id, now: A_MONDAY })

  expect(await handOver(booking.id, meera.id)).toEqual({ ok: true, value: { toName: 'Meera Joshi' } })

  const after = await requireBooking(db, booking.id)
  expect(after).toMatchObject({ astrologerId: meera.id, startsAt: booking.startsAt, holdsSlot: true })
  expect(after.calendarSequence).toBe(booking.calendarSequence + 1)
  expect(await findMeetingLink(db, booking.id)).toBe('https://meet.example/meera')
  expect((await listBookingEvents(db, booking.id)).at(-1)).toMatchObject({
    change: 'handed-over',
    actorId: assistant.id,
    reason: expect.stringMatching(/ to Meera Joshi$/),
  })
})

test('a hand-over emails the client and both astrologers once', async () => {
  const db = database()
  const surya = await givenUser(db, { roles: ['client', 'astrologer'] })
  await db.update(astrologers).set({ userId: surya.id }).where(eq(astrologers.isPrincipal, true))
  const meera = await givenColleague()
  const { booking } = await givenPrincipalsSession()

  await handOver(booking.id, meera.id)
  expect(await handOver(booking.id, meera.id)).toEqual({ ok: false, refusal: 'already-theirs' })

  const queued = await db.select({ kind: emails.kind, key: emails.eventKey, to: emails.recipient }).from(emails)
  const ofBooking = queued.filter(({ key }) => key.includes(booking.id) && /astrologer-changed|handed-over/.test(key))
  expect(ofBooking.map(({ kind }) => kind).toSorted()).toEqual([
    'astrologer-changed',
    'session-handed-over',
    'session-handed-over',
  ])
  expect(ofBooking.map(({ to }) => to)).toEqual(expect.arrayContaining([meera.email, surya.email]))
})

test('a hand-over is refused while the colleague has another session, even an overlapping one of another service', async () => {
  const meera = await givenColleague()
  const { booking } = await givenPrincipalsSession()
  const other = await givenService(database(), { durationMinutes: 30, stepMinutes: 15 })
  await givenBooking(database(), {
    state: 'verified',
    service: other,
    form: { astrologer: String(meera.id), ...timeOf(booking) },
  })

  expect(await handOver(booking.id, meera.id)).toEqual({ ok: false, refusal: 'not-free-then' })
  expect((await requireBooking(database(), booking.id)).astrologerId).toBe(booking.astrologerId)
})

test('a hand-over is refused outside the hours of the colleague, and for one who does not offer the service or has left', async () => {
  const late = await givenColleague({ hours: [{ opensAt: '22:00', closesAt: '23:00' }] })
  const retired = await givenColleague({ retiredAt: A_MONDAY })
  const other = await givenColleague()
  const { booking, service } = await givenPrincipalsSession()
  await recordOffering(database(), service.id, [booking.astrologerId ?? 0, late.id, retired.id])

  expect(await handOver(booking.id, late.id)).toEqual({ ok: false, refusal: 'not-free-then' })
  expect(await handOver(booking.id, retired.id)).toEqual({ ok: false, refusal: 'does-not-offer-it' })
  expect(await handOver(booking.id, other.id)).toEqual({ ok: false, refusal: 'does-not-offer-it' })
  expect(await handOver(booking.id, 999_999)).toEqual({ ok: false, refusal: 'does-not-offer-it' })
})

test('a hand-over is refused for a session that has begun', async () => {
  const meera = await givenColleague()
  const { booking } = await givenPrincipalsSession()

  expect(await handOver(booking.id, meera.id, assistant, booking.startsAt ?? A_MONDAY)).toEqual({
    ok: false,
    refusal: 'cannot-be-handed-over',
  })
})

test('assigns a question that has no time', async () => {
  const meera = await givenColleague()
  const booking = await givenBooking(database(), {
    state: 'verified',
    service: await givenConsultation(database(), 'Prasna'),
  })

  expect((await handOver(booking.id, meera.id)).ok).toBe(true)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ astrologerId: meera.id, holdsSlot: false })
})

test('a hand-over is refused to an astrologer whose booking it is not', async () => {
  const [meera, gopal] = [await givenColleague(), await givenColleague({ name: 'Gopal Iyer' })]
  const { booking } = await givenPrincipalsSession()
  const roles = ['client', 'astrologer'] as const
  const asMeera = { ...assistant, roles, astrologer: { id: meera.id, isPrincipal: false } }

  expect(await handOver(booking.id, meera.id, asMeera)).toEqual({ ok: false, refusal: 'not-yours-to-hand-over' })
  await handOver(booking.id, meera.id)
  expect((await handOver(booking.id, gopal.id, asMeera)).ok).toBe(true)
})

test('given twice at once to two colleagues ends with one of them', async () => {
  const colleagues = [await givenColleague(), await givenColleague({ name: 'Gopal Iyer' })]
  const { booking } = await givenPrincipalsSession()

  const outcomes = await Promise.all(colleagues.map(({ id }) => handOver(booking.id, id)))

  // Both are allowed, one after the other; the history has both.
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const events = await listBookingEvents(database(), booking.id)
  expect(events.filter(({ change }) => change === 'handed-over')).toHaveLength(2)
  expect(colleagues.map(({ id }) => id)).toContain((await requireBooking(database(), booking.id)).astrologerId)
})
