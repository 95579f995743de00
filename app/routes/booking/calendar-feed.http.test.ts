import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague } from '#test/factories/availability.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

type Page = '/dashboard' | '/staff/week/calendars'

async function feedPath(visitor: Visitor, page: Page): Promise<string> {
  const html = await (await visitor.get(page)).text()
  return /\/calendar\/[\w-]+\.ics/.exec(html)?.[0] ?? ''
}

const press = (visitor: Visitor, page: Page, intent: string) =>
  visitor.post(page === '/dashboard' ? '/dashboard?index' : page, { intent })

async function openFeed(visitor: Visitor, page: Page): Promise<string> {
  await press(visitor, page, 'open-calendar')
  return feedPath(visitor, page)
}

/** Long lines of a calendar are folded. */
const read = async (path: string) => (await (await desk.anonymous.get(path)).text()).replaceAll('\r\n ', '')

function eventOf(file: string, { id }: Pick<BookingRow, 'id'>): string {
  return file.split('BEGIN:VEVENT').find((event) => event.includes(`UID:${id}@`)) ?? ''
}

async function aClient(fullName = 'Asha Rao') {
  const user = await givenUser(database(), { fullName, now: clock.now() })
  return { id: user.id, visitor: await desk.visitorFor(user.id) }
}

const assign = ({ id }: Pick<BookingRow, 'id'>, astrologerId: number) =>
  database().update(bookings).set({ astrologerId }).where(eq(bookings.id, id))

test('the calendar feed of a client does not exist until the client creates it, and ends when it is switched off', async () => {
  const asha = await aClient()
  await desk.booked({ userId: asha.id, state: 'verified' })

  expect(await feedPath(asha.visitor, '/dashboard')).toBe('')
  const first = await openFeed(asha.visitor, '/dashboard')
  expect((await desk.anonymous.get(first)).status).toBe(200)
  // Pressed twice, for example in two tabs.
  expect(await openFeed(asha.visitor, '/dashboard')).toBe(first)

  await press(asha.visitor, '/dashboard', 'renew-calendar')
  const second = await feedPath(asha.visitor, '/dashboard')
  expect(second).not.toBe(first)
  expect((await desk.anonymous.get(first)).status).toBe(404)
  expect((await desk.anonymous.get(second)).status).toBe(200)

  await press(asha.visitor, '/dashboard', 'close-calendar')
  expect((await desk.anonymous.get(second)).status).toBe(404)
  expect(await feedPath(asha.visitor, '/dashboard')).toBe('')
})

test('the calendar feed of a client has the own sessions with service and astrologer, and nobody else’s', async () => {
  const asha = await aClient()
  const own = await desk.booked({ userId: asha.id, state: 'verified' })
  const other = await desk.booked({ userId: (await aClient('Ravi Kumar')).id, state: 'verified' })
  // Retired, so that no later test books her.
  const meera = await givenColleague(database(), { name: 'Meera Joshi', retiredAt: clock.now() })
  await assign(own, meera.id)

  const file = await read(await openFeed(asha.visitor, '/dashboard'))

  expect(eventOf(file, own)).toContain(`SUMMARY:${own.serviceName} with Meera Joshi`)
  expect(eventOf(file, own)).toContain('STATUS:CONFIRMED')
  expect(file).not.toContain(other.id)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('the calendar feed of a client shows an unverified payment as tentative, and an unpaid hold not at all', async () => {
  const asha = await aClient()
  const claimed = await desk.booked({ userId: asha.id, state: 'claimed' })
  const held = await desk.booked({ userId: asha.id })

  const file = await read(await openFeed(asha.visitor, '/dashboard'))

  expect(eventOf(file, claimed)).toContain('STATUS:TENTATIVE')
  expect(file).not.toContain(held.id)
})

test('the calendar feed of a client shows a cancelled session as cancelled with a higher sequence and the same UID', async () => {
  const asha = await aClient()
  const booking = await desk.booked({ userId: asha.id, state: 'verified' })
  const path = await openFeed(asha.visitor, '/dashboard')
  const before = await desk.anonymous.get(path)

  await cancelBooking(database(), { bookingId: booking.id, userId: asha.id }, clock.now())

  const after = await read(path)
  expect(eventOf(await before.text(), booking)).toContain('SEQUENCE:0')
  expect(eventOf(after, booking)).toContain('STATUS:CANCELLED')
  expect(eventOf(after, booking)).toContain('SEQUENCE:1')
  // A feed with METHOD:CANCEL would be taken for a message about one event.
  expect(after).toContain('METHOD:PUBLISH')
})

test('the calendar feed of a client answers 304 until something changes, and is never stored by shared caches', async () => {
  const asha = await aClient()
  await desk.booked({ userId: asha.id, state: 'verified' })
  const path = await openFeed(asha.visitor, '/dashboard')

  const first = await desk.anonymous.get(path)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await desk.anonymous.request(path, { headers })
  await desk.booked({ userId: asha.id, state: 'verified' })
  const changed = await desk.anonymous.request(path, { headers })

  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(changed.status).toBe(200)
})

test('the calendar feed of a client of a disabled account is not found', async () => {
  const asha = await aClient()
  await desk.booked({ userId: asha.id, state: 'verified' })
  const path = await openFeed(asha.visitor, '/dashboard')

  await database().update(users).set({ disabledAt: clock.now() }).where(eq(users.id, asha.id))

  expect((await desk.anonymous.get(path)).status).toBe(404)
})

test('the calendar feed of a client can be read 120 times an hour', async () => {
  const asha = await aClient()
  await desk.booked({ userId: asha.id, state: 'verified' })
  const path = await openFeed(asha.visitor, '/dashboard')
  const token = path.replace(/^\/calendar\/|\.ics$/g, '')

  for (let round = 0; round < 119; round += 1) {
    await countTry(database(), 'calendar-feed', hashSecret(token), clock.now())
  }

  expect((await desk.anonymous.get(path)).status).toBe(200)
  const refused = await desk.anonymous.get(path)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the calendar feed of a client at a wrong address is not found', async () => {
  for (const path of ['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, `/calendar/${'a'.repeat(43)}`]) {
    expect((await desk.anonymous.get(path)).status).toBe(404)
  }
})

test('the calendar feed of an astrologer has first name, service, meeting link and the booking’s page at the desk', async () => {
  const { id } = await aClient('Lakshmi Narayanan')
  const booking = await desk.booked({ userId: id, state: 'verified' })
  await desk.astrologer.post('/staff/week/diary', {
    intent: 'meeting',
    callWay: 'we-call',
    callNumber: '',
    way: 'link',
    roomServer: 'https://meet.jit.si',
    link: 'https://meet.example/room',
  })

  const event = eventOf(await read(await openFeed(desk.astrologer, '/staff/week/calendars')), booking)

  expect(event).toContain(`SUMMARY:Lakshmi: ${booking.serviceName}`)
  expect(event).toContain('LOCATION:https://meet.example/room')
  expect(event).toContain(`/staff/bookings/${booking.id}`)
  expect(event).not.toContain('Narayanan')
})

test('the calendar feed of an astrologer shows a live hold as tentative until it expires', async () => {
  const booking = await desk.booked()
  const path = await openFeed(desk.astrologer, '/staff/week/calendars')

  expect(eventOf(await read(path), booking)).toContain('STATUS:TENTATIVE')
  await database().update(bookings).set({ holdExpiresAt: clock.now() }).where(eq(bookings.id, booking.id))
  expect(eventOf(await read(path), booking)).toBe('')
})

test('the calendar feed of an astrologer has only the astrologer’s own sessions, and ends when the account is no longer that astrologer', async () => {
  const account = await givenUser(database(), {
    roles: ['client', 'astrologer'],
    fullName: 'Meera',
    now: clock.now(),
  })
  const own = await desk.booked({ state: 'verified' })
  const others = await desk.booked({ state: 'verified' })
  const meera = await givenColleague(database(), { userId: account.id })
  await assign(own, meera.id)
  const path = await openFeed(await desk.visitorFor(account.id), '/staff/week/calendars')

  const file = await read(path)

  expect(eventOf(file, own)).not.toBe('')
  expect(eventOf(file, others)).toBe('')
  await database().update(astrologers).set({ userId: null }).where(eq(astrologers.id, meera.id))
  expect((await desk.anonymous.get(path)).status).toBe(404)
})
