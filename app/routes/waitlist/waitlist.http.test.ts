import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listOwnEntries } from '#db/bookings/waitlist-entries.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { waitlistEntries } from '#db/schema/waitlist.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { bookingForm, hoursAfter, startIn, TEST_KEYS } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { givenFullService, givenWait } from '#test/factories/waitlist.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { codeInEmail } from '#test/steps/account-emails.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { createVisitor } from '#test/visitor.ts'
import { offerFreedSlots } from '#usecases/bookings/waitlist/offer-freed-slots.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'

const clock = createTestClock()
let booking: BookingSite
let site: TestSite

beforeAll(async () => {
  booking = await openBookingSite(database(), clock)
  site = await createSite({ db: database(), clock: clock.now })
})

const read = async (response: Response) => ({ status: response.status, text: await response.text() })
const pathOf = ({ slug }: { slug: string }) => `/book/consultation/${slug}`
const FIELDS = { intent: 'join', firstDate: '2026-11-20', lastDate: '2026-11-22', partOfDay: 'any', astrologer: '' }

async function signedIn(roles: readonly Role[] = ['client']) {
  const user = await givenUser(database(), { password: null, roles, now: clock.now() })
  return { user, visitor: createVisitor(site, { sessionToken: await givenSession(database(), user.id, clock.now()) }) }
}

/** A client to whom a time on November 20, 10-11 AM, is offered. */
async function givenOffer({ timeZone = 'Asia/Kolkata', firstDate = '2026-11-20', email = anEmail() } = {}) {
  const { service, open } = await givenFullService(database())
  const client = await givenUser(database(), { password: null, email, now: clock.now() })
  const wait = { firstDate, lastDate: firstDate, timeZone }
  const { id } = await givenWait(database(), { service, userId: client.id, now: clock.now(), ...wait })
  await open()
  await offerFreedSlots(database(), clock.now())
  const path = (page: 'offer' | 'leave') => waitlistLinkPath(TEST_KEYS, page, { entryId: id, email: client.email })
  return { service, client, entryId: id, path }
}

test('joining starts at the booking form, where no time is free', async () => {
  const { service } = await givenFullService(database())

  const { text } = await read(await booking.aVisitor().get(pathOf(service)))

  expect(text).toContain('No times are available in the coming weeks.')
  expect(text).toContain(`href="${pathOf(service)}/wait"`)
})

test('a visitor enters the emailed code, and the dashboard shows what they wait for', async () => {
  const { service } = await givenFullService(database())
  const visitor = booking.aVisitor()
  const email = anEmail()
  const fields = { ...FIELDS, partOfDay: 'morning', timeZone: 'America/New_York', email }

  expect((await visitor.get(`${pathOf(service)}/wait`)).status).toBe(200)
  const sent = await visitor.post(`${pathOf(service)}/wait`, fields)
  const step = sent.headers.get('location') ?? ''
  expect(await (await visitor.get(step)).text()).toContain(`We have sent a six-digit code to ${email}.`)
  expect((await visitor.post(step, { intent: 'enter-code', code: '000000' })).status).toBe(401)
  const code = await codeInEmail(database(), email)
  expect((await visitor.post(step, { intent: 'enter-code', code })).status).toBe(422)
  const joined = await visitor.post(step, { intent: 'enter-code', code, consent: 'on' })

  expect(joined.headers.get('location')).toBe('/dashboard')
  expect(visitor.flash()).toMatchObject({ title: 'You are on the waitlist' })
  const { text } = await read(await visitor.get('/dashboard'))
  expect(text).toContain('November 20, 2026 to November 22, 2026 · Morning (until 12 noon)')
  const rows = await database().select().from(waitlistEntries).where(eq(waitlistEntries.packageId, service.id))
  expect(rows).toMatchObject([{ timeZone: 'America/New_York', partOfDay: 'morning', astrologerId: null }])
})

test('a new code can be requested', async () => {
  const { service } = await givenFullService(database())
  const visitor = booking.aVisitor()
  const email = anEmail()
  const sent = await visitor.post(`${pathOf(service)}/wait`, { ...FIELDS, email })
  const step = sent.headers.get('location') ?? ''

  const again = await visitor.post(step, { intent: 'send-code' })
  const code = await codeInEmail(database(), email)
  const joined = await visitor.post(again.headers.get('location') ?? '', {
    intent: 'enter-code',
    code,
    consent: 'on',
  })

  expect(joined.headers.get('location')).toBe('/dashboard')
})

test('a signed-in client joins, twice is once, and leaves on the dashboard', async () => {
  const { service } = await givenFullService(database())
  const { user, visitor } = await signedIn()

  for (const _ of [1, 2]) {
    const joined = await visitor.post(`${pathOf(service)}/wait`, FIELDS)
    expect(joined.headers.get('location')).toBe('/dashboard')
  }
  const [entry, ...more] = await listOwnEntries(database(), user.id, { now: clock.now() })
  expect(more).toEqual([])
  const other = await signedIn()
  await other.visitor.post('/dashboard?index', { intent: 'leave-waitlist', entryId: entry?.id ?? '' })
  expect(await listOwnEntries(database(), user.id, { now: clock.now() })).toHaveLength(1)
  await visitor.post('/dashboard?index', { intent: 'leave-waitlist', entryId: entry?.id ?? '' })

  expect(visitor.flash()).toMatchObject({ title: 'You have left the waitlist' })
  expect(await listOwnEntries(database(), user.id, { now: clock.now() })).toEqual([])
})

test.each([
  [{ firstDate: '2026-11-01' }, 'Choose a day from today on, within the next 180 days'],
  [{ lastDate: '2026-11-19' }, 'Choose a last day that is not before the first'],
  [{ partOfDay: 'noon' }, 'Choose one of the times of day shown'],
  [{ email: 'nobody' }, 'Please enter a valid email'],
])('joining says what is wrong with %o and keeps what was typed', async (wrong, sentence) => {
  const { service } = await givenFullService(database())
  const fields = { ...FIELDS, email: 'asha@example.com', ...wrong }

  const { status, text } = await read(await booking.aVisitor().post(`${pathOf(service)}/wait`, fields))

  expect(status).toBe(422)
  expect(text).toContain(sentence)
  expect(text).toContain(`value="${fields.lastDate}"`)
})

test('joining leads to the times that are free instead', async () => {
  const { service, open } = await givenFullService(database())
  await open()
  const { visitor } = await signedIn()

  const { status, text } = await read(await visitor.post(`${pathOf(service)}/wait`, FIELDS))

  expect(status).toBe(409)
  expect(text).toContain('There are free times on these days, so you don’t have to wait.')
  expect(text).toContain('See the available times')
})

test('courses and Prasna have no waitlist', async () => {
  for (const path of ['/book/consultation/prasna/wait', '/book/consultation/no-such-service/wait']) {
    expect((await booking.aVisitor().get(path)).status).toBe(404)
  }
})

test('an offer shows service, both times, price and until when, and leads to the filled booking form', async () => {
  const { service, client, path } = await givenOffer({ timeZone: 'America/New_York', firstDate: '2026-11-19' })
  const visitor = booking.aVisitor()

  const { text } = await read(await visitor.get(path('offer')))
  const [, take = ''] = /href="(\/book\/[^"]*offer=[^"]*)"/.exec(text) ?? []
  const form = await read(await visitor.get(take))

  for (const shown of [service.name, 'Thu, Nov 19, 11:30 PM-12:30 AM New York time, Fri 10-11 AM IST', '₹3,001']) {
    expect(text).toContain(shown)
  }
  expect(text).not.toContain(client.email)
  expect(form.text).toMatch(
    new RegExp(
      `value="${startIn('2026-11-20', '10:00')}"[^>]*checked|checked[^>]*value="${startIn('2026-11-20', '10:00')}"`,
    ),
  )
  expect(form.text).toContain(client.email)
})

test('an offer is booked by its reader with the emailed code, while others find no time', async () => {
  const { service, client, path } = await givenOffer()
  const fields = { intent: 'book', ...bookingForm({ bookingDate: '2026-11-20' }), email: client.email }
  const token = new URL(path('offer'), 'https://site.example').searchParams.get('token')
  const visitor = booking.aVisitor()

  expect((await booking.aVisitor().post(pathOf(service), fields)).status).toBe(409)
  const sent = await visitor.post(`${pathOf(service)}?offer=${token}`, fields)
  expect(sent.headers.get('location')).toBe(`${pathOf(service)}?code`)
  const code = await codeInEmail(database(), client.email)
  const booked = await visitor.post(`${pathOf(service)}?code`, { intent: 'enter-code', code, consent: 'on' })

  expect(booked.headers.get('location')).toMatch(/^\/book\/payment\//)
  const [row] = await database().select().from(bookings).where(eq(bookings.userId, client.id))
  expect(row).toMatchObject({ holdsSlot: true, packageId: service.id })
  const after = await read(await visitor.get(path('offer')))
  expect(after.text).toContain('You have booked a time, so you are no longer on this waitlist.')
})

test('an offer says that it has passed, and that the client still waits', async () => {
  const { path } = await givenOffer()
  const later = await createSite({ db: database(), clock: () => hoursAfter(clock.now(), 2) })

  const { status, text } = await read(await createVisitor(later).get(path('offer')))

  expect(status).toBe(200)
  expect(text).toContain('This time is no longer held for you')
  expect(text).toContain('You are still on the waitlist.')
  expect(text).not.toContain('Take this time')
})

test.each(['offer', 'leave'])('a wrong %s link says what to do', async (page) => {
  const { status, text } = await read(await booking.aVisitor().get(`/waitlist/${page}?token=guess`))

  expect(status).toBe(404)
  expect(text).toContain('This link does not work')
})

test('leaving by the link in an email takes one click of the mail program, from any origin, and repeats safely', async () => {
  const { client, path } = await givenOffer()

  const asked = await read(await booking.aVisitor().get(path('leave')))
  expect(asked.text).toContain('Leave the waitlist?')
  expect(await listOwnEntries(database(), client.id, { now: clock.now() })).toHaveLength(1)
  for (const _ of [1, 2]) {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const clicked = await site.request(path('leave'), { method: 'POST', body, isBrowser: false })
    expect(clicked.status).toBe(200)
    expect(await clicked.text()).toContain('You have left the waitlist')
  }

  expect(await listOwnEntries(database(), client.id, { now: clock.now() })).toEqual([])
  expect((await read(await booking.aVisitor().get(path('offer')))).text).toContain('You have left this waitlist.')
})

test('leaving by the link in an email is not possible with the link of somebody else', async () => {
  const mine = await givenOffer()
  const { client, path } = await givenOffer()
  const theirs = waitlistLinkPath(TEST_KEYS, 'leave', { entryId: mine.entryId, email: client.email })

  expect((await booking.aVisitor().post(theirs, {})).status).toBe(404)
  expect(path('leave')).not.toBe(theirs)
  expect(await listOwnEntries(database(), mine.client.id, { now: clock.now() })).toHaveLength(1)
})

describe('the desk', () => {
  const WAITLIST = '/staff/clients/waitlist'

  test('the desk lists who waits for what; an assistant removes an entry', async () => {
    const { client, entryId } = await givenOffer()
    const { visitor } = await signedIn(['client', 'assistant'])

    const { text } = await read(await visitor.get(WAITLIST))
    const removed = await visitor.post(WAITLIST, { entryId })

    expect(text).toContain(client.email)
    expect(text).toContain('Offered: Fri, Nov 20, 10-11 AM IST')
    expect(removed.headers.get('location')).toBe(WAITLIST)
    expect(visitor.flash()).toMatchObject({ title: 'Removed from the waitlist' })
    expect((await read(await visitor.get(WAITLIST))).text).not.toContain(client.email)
    await visitor.post(WAITLIST, { entryId })
    expect(visitor.flash()).toMatchObject({ title: 'No longer waiting' })
  })

  test('astrologers who see only their own bookings see and remove only who waits for them', async () => {
    const { user, visitor } = await signedIn(['client', 'astrologer'])
    const meera = await givenAstrologer(database(), { userId: user.id })
    const now = clock.now()
    const mine = await givenWait(database(), { astrologerId: meera.id, now, userId: (await signedIn()).user.id })
    const anyone = await givenUser(database(), { password: null })
    const other = await givenWait(database(), { userId: anyone.id, now })
    await recordSeesOnlyOwn(database(), true, now)

    const { text } = await read(await visitor.get(WAITLIST))
    await visitor.post(WAITLIST, { entryId: other.id })
    expect(visitor.flash()).toMatchObject({ title: 'No longer waiting' })

    expect(text).toContain(mine.id)
    expect(text).not.toContain(anyone.email)
    expect(await listOwnEntries(database(), anyone.id, { now })).toHaveLength(1)
    await recordSeesOnlyOwn(database(), false, now)
    await database().update(astrologers).set({ retiredAt: now }).where(eq(astrologers.id, meera.id))
  })
})
