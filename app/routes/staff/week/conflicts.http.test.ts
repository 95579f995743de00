import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listWeeklyHours } from '#db/availability/weekly-hours.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { astrologerHours, astrologers } from '#db/schema/availability.ts'
import { weekText } from '#domain/availability/typed-hours.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague, principalId } from '#test/factories/availability.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { flashIn, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk
let colleague: Visitor
let colleagueId: number
let session: BookingRow

beforeAll(async () => {
  const db = database()
  desk = await openDesk(db, clock)
  await db.update(astrologers).set({ userId: desk.astrologer.userId }).where(eq(astrologers.isPrincipal, true))
  const meera = await givenUser(db, { roles: ['client', 'astrologer'], now: clock.now() })
  colleagueId = (await givenColleague(db, { userId: meera.id })).id
  colleague = await desk.visitorFor(meera.id)
  session = await desk.booked({ state: 'verified', form: { astrologer: String(await principalId(db)) } })
})

const read = async (visitor: Visitor, path = DESK) => (await visitor.get(path)).text()
const keep = (visitor: Visitor) =>
  visitor.post(`${DESK}?index`, {
    intent: 'keep',
    bookingId: session.id,
    start: session.startsAt?.toISOString() ?? '',
  })

test('a session that new hours leave outside stays booked, is counted after saving and listed with what to do', async () => {
  expect(await read(desk.astrologer)).not.toContain('outside your hours')
  const before = weekText(await listWeeklyHours(database(), await principalId(database())))

  const saved = await desk.astrologer.post('/staff/week/hours', {
    intent: 'save',
    before,
    'rows-7': '1',
    'opens-7-0': '21:00',
    'closes-7-0': '22:00',
  })

  const [, flash = ''] = /flash=([^;]+)/.exec(saved.headers.getSetCookie().join('\n')) ?? []
  expect(JSON.stringify(flashIn(flash))).toContain('One booked session is now outside the hours')
  const page = await read(desk.astrologer)
  expect(page).toContain('One session is outside your hours')
  expect(page).toContain(`/staff/bookings/${session.id}`)
  expect(await read(desk.assistant)).toContain('One session is outside your hours')
  expect(await requireBooking(database(), session.id)).toMatchObject({ startsAt: session.startsAt, holdsSlot: true })
})

test('a session outside the hours is neither shown to nor kept by a colleague who sees only their own', async () => {
  await recordSeesOnlyOwn(database(), true, clock.now())

  expect(await read(colleague)).not.toContain('outside your hours')
  expect((await keep(colleague)).status).toBe(404)
  expect(await read(colleague)).not.toContain(session.code)
})

test('a session is kept at its time, and then listed no more', async () => {
  expect((await keep(desk.assistant)).status).toBe(302)

  expect(await read(desk.astrologer)).not.toContain('outside your hours')
})

describe('the page of a booking', () => {
  const path = () => `/staff/bookings/${session.id}`
  const handOver = (visitor: Visitor) => visitor.post(path(), { intent: 'hand-over', astrologer: String(colleagueId) })

  test('the page of a booking hands the booking over to a colleague who is free, and says so in the history', async () => {
    expect(await read(desk.astrologer, path())).toContain(`<option value="${colleagueId}">Meera Joshi</option>`)
    expect((await handOver(colleague)).status).toBe(404)

    const given = await handOver(desk.assistant)
    const again = await handOver(desk.assistant)

    expect(given.status).toBe(302)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('This booking already belongs to this astrologer.')
    expect(await read(colleague, path())).toContain('Handed over')
  })
})

test('of many sessions outside the hours, all are counted and the next twenty listed', async () => {
  const db = database()
  const form = { astrologer: String(colleagueId) }
  const booked: BookingRow[] = []
  for (let added = 0; added < 21; added++) booked.push(await desk.booked({ state: 'verified', form }))
  await db.delete(astrologerHours).where(eq(astrologerHours.astrologerId, colleagueId))

  const page = await read(desk.assistant)

  expect(page).toContain('21 sessions are outside your hours')
  expect(page).toContain('These are the next 20 sessions. More will appear as you decide.')
  const isListed = ({ code }: BookingRow) => page.includes(`aria-label="Keep this time ${code}"`)
  expect(booked.toSorted(byStart).map(isListed)).toEqual([...Array<boolean>(20).fill(true), false])
})

const byStart = (one: BookingRow, other: BookingRow) => Number(one.startsAt) - Number(other.startsAt)
