import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague, principalId } from '#test/factories/availability.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'
import { grantRole } from '#usecases/accounts/staff/change-role.ts'

const clock = createTestClock()
let desk: OpenedDesk
let principal: Visitor
let meera: Visitor
let own: BookingRow
let others: BookingRow
let claimOfOthers: BookingRow
let prasna: BookingRow

beforeAll(async () => {
  const db = database()
  desk = await openDesk(db, clock)
  const [surya, colleague] = [await signIn('Surya'), await signIn('Meera')]
  await db.update(astrologers).set({ userId: surya.id }).where(eq(astrologers.isPrincipal, true))
  const { id: meeraId } = await givenColleague(db, { name: 'Meera Joshi', userId: colleague.id })
  ;[principal, meera] = [await desk.visitorFor(surya.id), await desk.visitorFor(colleague.id)]

  own = await givenTo(meeraId, 'verified', 'Own Client')
  others = await givenTo(await principalId(db), 'verified', 'Other Client')
  claimOfOthers = await givenTo(await principalId(db), 'claimed', 'Claiming Client')
  prasna = await desk.prasna({ state: 'verified' })
})

function signIn(fullName: string) {
  return givenUser(database(), { roles: ['client', 'astrologer'], fullName, now: clock.now() })
}

async function givenTo(astrologerId: number, state: 'verified' | 'claimed', fullName: string): Promise<BookingRow> {
  const client = await givenUser(database(), { fullName })
  const booking = await desk.booked({ state, userId: client.id })
  await database().update(bookings).set({ astrologerId }).where(eq(bookings.id, booking.id))
  return booking
}

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
const status = async (visitor: Visitor, path: string) => (await visitor.get(path)).status

describe('in a practice whose astrologers see every booking', () => {
  test('each list says whose session it is, and can be limited to the own ones', async () => {
    const all = await read(meera, '/staff/bookings')
    const mine = await read(meera, '/staff/bookings?whose=mine')

    expect(all).toContain('Meera Joshi')
    for (const { code } of [own, others, prasna]) expect(all).toContain(code)
    expect(mine).toContain(own.code)
    expect(mine).not.toContain(others.code)
    expect(mine).not.toContain(prasna.code)
    expect(await read(meera, `${DESK}?whose=mine`)).not.toContain(others.code)
    // A question that nobody has been given is the principal's.
    expect(await read(principal, '/staff/bookings?whose=mine')).toContain(prasna.code)
  })
})

describe('in a practice whose astrologers see only their own bookings', () => {
  beforeAll(() => recordSeesOnlyOwn(database(), true, clock.now()))

  test.each([
    DESK,
    '/staff',
    '/staff/bookings',
    '/staff/bookings?q=Other',
    `${DESK}/to-verify`,
    `${DESK}/pending`,
    '/staff/clients',
    '/staff/inbox/reminders',
  ])('a colleague finds nothing of another astrologer at %s', async (path) => {
    const page = await read(meera, path)

    for (const { code } of [others, claimOfOthers, prasna]) expect(page).not.toContain(code)
    for (const name of ['Other Client', 'Claiming Client']) expect(page).not.toContain(name)
  })

  test('a colleague has their own bookings and clients', async () => {
    expect(await read(meera, DESK)).toContain('Own Client')
    expect(await read(meera, '/staff/clients')).toContain('Own Client')
    expect(await status(meera, `/staff/bookings/${own.id}`)).toBe(200)
    expect(await status(meera, `/staff/clients/${own.userId}`)).toBe(200)
  })

  test('B5: the booking, brief, PDF and client of another astrologer are not found', async () => {
    for (const path of [
      `/staff/bookings/${others.id}`,
      `/staff/bookings/${others.id}/brief`,
      `/staff/bookings/${others.id}/brief.pdf`,
      `/staff/bookings/${others.id}/reading.pdf`,
      `/staff/bookings/${prasna.id}`,
      `/staff/clients/${others.userId}`,
    ]) {
      expect(await status(meera, path), path).toBe(404)
      expect(await status(principal, path), path).toBe(200)
    }
  })

  test('no form changes the booking of another astrologer', async () => {
    const path = `/staff/bookings/${others.id}`
    const sent = [
      await meera.post(path, { intent: 'notes', privateNotes: 'Read by a colleague.', version: '0' }),
      await meera.post(path, { intent: 'link', meetingLink: 'https://meet.example.com/other' }),
      await meera.post(path, { intent: 'cancel' }),
      await meera.post(`${DESK}?index`, { bookingId: others.id, outcome: 'completed' }),
      await meera.post(`${DESK}/to-verify`, { intent: 'verify', bookingId: claimOfOthers.id }),
      await meera.post(`/staff/clients/${others.userId}`, { state: '33' }),
    ]

    expect(sent.map((response) => response.status)).toEqual([404, 404, 404, 404, 404, 404])
    const all = { hasChartsAndNotes: true, onlyOf: null }
    const [booking, claim] = [
      await findDeskBooking(database(), all, others.id),
      await findDeskBooking(database(), all, claimOfOthers.id),
    ]
    expect(booking).toMatchObject({ status: 'paid', sealedPrivateNotes: null, meetingLink: '', outcome: null })
    expect(claim?.paymentStatus).toBe('awaiting_verification')
  })

  test('invoices of another astrologer’s clients are not found', async () => {
    const invoiceOf = async ({ id }: BookingRow) => {
      const [invoice] = await database().select().from(invoices).where(eq(invoices.bookingId, id))
      return `/invoices/${invoice?.id}`
    }

    expect((await meera.get(await invoiceOf(own))).status).toBe(200)
    expect((await meera.get(await invoiceOf(others))).status).toBe(404)
    expect((await principal.get(await invoiceOf(others))).status).toBe(200)
    const list = await read(meera, '/staff/money/invoices')
    expect(list).toContain(`/staff/bookings/${own.id}`)
    expect(list).not.toContain(`/staff/bookings/${others.id}`)
  })

  test.each(['/staff/money/statements', '/staff/money/received', '/staff/money/export.csv'])(
    'the accounts at %s are for the principal',
    async (path) => {
      expect(await status(meera, path)).toBe(403)
      expect(await status(principal, path)).toBe(200)
      expect(await read(meera, DESK)).not.toContain(`href="${path}"`)
    },
  )

  test('an account that is no astrologer’s sign-in sees no bookings', async () => {
    const page = await (await desk.astrologer.get('/staff/bookings')).text()

    for (const { code } of [own, others, prasna]) expect(page).not.toContain(code)
  })
})

describe('a newly invited astrologer', () => {
  let newcomer: Visitor
  let newcomerId: string

  beforeAll(async () => {
    await recordSeesOnlyOwn(database(), false, clock.now())
    const { id } = await givenUser(database(), { roles: ['client'], fullName: 'Nalini', now: clock.now() })
    newcomerId = id
    await grantRole(database(), { userId: id, role: 'astrologer', byUserId: undefined, now: clock.now() })
    newcomer = await desk.visitorFor(id)
  })

  test('sees nothing of the clients of colleagues on any page', async () => {
    const pages = [
      '',
      `${DESK}/to-verify`,
      `${DESK}/pending`,
      '/staff/bookings',
      '/staff/bookings?q=Client',
      '/staff/clients',
      '/staff/clients?q=Client',
      '/staff/money',
      '/staff/money/invoices',
    ]
    for (const page of [
      ...pages,
      '/staff/week',
      '/staff/clients/waitlist',
      '/staff/clients/calls',
      '/staff/clients/messages',
      '/staff/inbox/reminders',
      '/staff/inbox/reviews',
    ]) {
      for (const path of [page, page.replace(/(\?|$)/, '.data$1')]) {
        expect(await read(newcomer, path), path).not.toMatch(/Other Client|Own Client|Claiming Client/)
      }
    }
    for (const part of ['', '/brief', '/answer', '/move', '/payment', '/studio', '/remedies']) {
      expect(await status(newcomer, `/staff/bookings/${others.id}${part}`), part).toBe(404)
    }
    expect(await status(newcomer, `/staff/clients/${others.userId}`)).toBe(404)
    for (const page of [
      ...['received', 'export.csv', 'reports', 'statements'].map((part) => `/staff/money/${part}`),
      `/staff/clients/${others.userId}/data`,
    ]) {
      expect(await status(newcomer, page), page).toBe(403)
    }
  })

  test('sees the clients of her own, and all of them once an admin decides so', async () => {
    const { id: astrologerId } = await givenColleague(database(), { name: 'Nalini Rao', userId: newcomerId })
    const hers = await givenTo(astrologerId, 'verified', 'Client of Nalini')
    expect(await read(newcomer, '/staff/bookings')).toContain(hers.code)
    expect(await read(newcomer, '/staff/bookings')).not.toContain(others.code)
    expect(await status(newcomer, `/staff/clients/${hers.userId}`)).toBe(200)

    const staff = await (await desk.admin.get('/staff/practice/team')).text()
    expect(staff).toContain('Let them see all clients')
    const sees = { intent: 'sees', userId: newcomerId, sees: 'everybody' }
    expect((await newcomer.post('/staff/practice/team', sees)).status).toBe(403)
    expect((await desk.admin.post('/staff/practice/team', sees)).status).toBe(302)

    expect(await read(newcomer, '/staff/bookings')).toContain(others.code)
    expect(await status(newcomer, `/staff/clients/${others.userId}`)).toBe(200)
  })
})
