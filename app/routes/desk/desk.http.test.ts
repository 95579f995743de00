import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/invoices.ts'
import { markLetterSent, recordLetterPostponed } from '#db/letters.ts'
import { recordProfile } from '#db/profiles.ts'
import { listRoles } from '#db/roles.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { formatRupees } from '#domain/money.ts'
import { practiceDate } from '#domain/practice-time.ts'
import { listAudit } from '#test/audit-log.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking, givenConsultation, requireBooking } from '#test/factories/bookings.ts'
import { claimLetter, givenLetter } from '#test/factories/letters.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { recordRefund } from '#usecases/invoices/record-refund.ts'
import { cancelForClient } from '#usecases/sessions/cancel-for-client.ts'

const DESK = '/astrologer-dashboard'
const clock = createTestClock()
let site: TestSite
let astrologerId: string
let astrologer: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  astrologerId = (await givenUser(database(), { roles: ['client', 'astrologer'], password: null })).id
  astrologer = await visitorFor(astrologerId)
})

async function visitorFor(userId: string): Promise<Visitor> {
  return createVisitor(site, { sessionToken: await givenSession(database(), userId, clock.now()) })
}

const booked = (details: Parameters<typeof givenBooking>[1] = {}) =>
  givenBooking(database(), { now: clock.now(), ...details })
const prasna = async (details: Parameters<typeof givenBooking>[1] = {}) =>
  booked({ service: await givenConsultation(database(), 'Prasna'), ...details })

describe('the desk', () => {
  test('shows who comes with everything the astrologer needs', async () => {
    const booking = await booked({ state: 'verified', form: { notes: 'About my work' } })
    await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

    const page = await (await astrologer.get(DESK)).text()

    for (const words of [
      'Astrologer Dashboard',
      'Send Reminders',
      'Upcoming Consultations',
      'Pending Payments',
      'Total Revenue',
    ]) {
      expect(page).toContain(words)
    }
    for (const words of [
      booking.serviceName,
      'Asha Rao',
      'Confirmed',
      '+91 98765 43210',
      '1990-02-28',
      '04:45',
      'Mysuru',
      'About my work',
      '₹3,001',
    ]) {
      expect(page).toContain(words)
    }
  })

  test('shows the telephone, the name and the place that were given with the booking, whatever the profile says', async () => {
    const form = { fullName: 'Asha M. Rao', phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' }
    const booking = await booked({ state: 'verified', form })
    await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: null }, clock.now())

    const page = await (await astrologer.get(`${DESK}/bookings/${booking.id}`)).text()

    expect(page).toContain('href="tel:+351912345678"')
    expect(page).toContain('Name given</dt>')
    expect(page).toMatch(/Now in<\/dt><dd[^>]*>(<[^>]+>)*Lisbon, Portugal</)
  })

  test('I7: writes down who opened birth details, once a day', async () => {
    const booking = await booked({ state: 'verified' })
    await astrologer.get(DESK)
    await astrologer.get(DESK)

    const views = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })

    expect(views.filter(({ action }) => action === 'birth-details-viewed')).toMatchObject([{ actorId: astrologerId }])
  })

  test('I7: the client sees who opened the birth details, and no other client does', async () => {
    const { userId } = await booked({ state: 'verified' })
    await astrologer.get(DESK)
    const profileOf = async (id: string) => (await (await visitorFor(id)).get('/dashboard/profile')).text()

    expect(await profileOf(userId)).toContain('Who opened your birth details')
    const other = await givenUser(database(), { password: null })
    expect(await profileOf(other.id)).not.toContain('Who opened your birth details')
  })

  test('I7: whoever opened them without a name of their own is of the practice, until they have left it', async () => {
    const nameless = await givenUser(database(), { roles: ['client', 'astrologer'], fullName: null, password: null })
    const { userId } = await booked({ state: 'verified' })
    await (await visitorFor(nameless.id)).get(DESK)
    const profile = async () => (await (await visitorFor(userId)).get('/dashboard/profile')).text()

    expect(await profile()).toContain('Somebody of the practice, for')
    await database().delete(userRoles).where(eq(userRoles.userId, nameless.id))
    expect(await profile()).toContain('Somebody who has left the practice, for')
  })

  test('G1: says that letters wait while the mail server is away, and no longer when it is back', async () => {
    const { id } = await givenLetter(database())
    const banner = async () => (await (await astrologer.get(DESK)).text()).includes('1 letter waits and is tried again')
    expect(await banner()).toBe(false)

    const claim = await claimLetter(database(), id, clock.now())
    if (!claim) throw new Error('the letter was not free')
    const later = { reason: 'ECONNREFUSED', afterSeconds: 0, isDoubtful: false }
    await recordLetterPostponed(database(), claim, later)
    expect(await banner()).toBe(true)

    const again = await claimLetter(database(), id, clock.now())
    if (!again) throw new Error('the letter was not free')
    await markLetterSent(database(), again, clock.now())
    expect(await banner()).toBe(false)
  })

  test.each(['/admin/staff', '/admin/practice', '/admin/subscribers', '/admin/audit', '/admin/blog'])(
    'B6: is no way into %s, and the try is noted',
    async (path) => {
      const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
      const curious = await visitorFor(id)

      const answer = await curious.get(path)

      expect(answer.status).toBe(403)
      const audit = await listAudit(database(), { actorId: id })
      expect(audit.map(({ action }) => action)).toContain('access-denied')
    },
  )

  test('B6: gives nobody a role', async () => {
    const colleague = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })

    const answer = await astrologer.post('/admin/staff', { intent: 'give', userId: colleague.id, role: 'admin' })

    expect(answer.status).toBe(403)
    expect(await listRoles(database(), colleague.id)).not.toContain('admin')
  })

  test('names a booking without a day as one to be scheduled', async () => {
    await prasna()

    const page = await (await astrologer.get(`${DESK}/pending`)).text()

    for (const words of [
      'Pending Payment',
      'To be scheduled',
      'To be confirmed',
      'Requested on',
      'No birth details provided',
    ]) {
      expect(page).toContain(words)
    }
  })

  test('says how many reminders are on their way', async () => {
    const answer = await astrologer.post(DESK, { intent: 'send-reminders' })

    expect(answer.status).toBe(302)
    expect(astrologer.flash()).toMatchObject({ tone: 'success', title: 'Reminders sent successfully!' })
  })
})

describe('a decision about money', () => {
  const decide = (visitor: Visitor, intent: string, bookingId: string, reason = '') =>
    visitor.post(`${DESK}/to-verify`, { intent, bookingId, reason })

  test('verifies, and tells the second of two what happened', async () => {
    const booking = await prasna({ state: 'claimed' })

    const [first, second] = [
      await decide(astrologer, 'verify', booking.id),
      await decide(astrologer, 'verify', booking.id),
    ]

    expect([first.status, second.status]).toEqual([200, 409])
    expect(await second.text()).toContain('A colleague was faster')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  })

  test('rejects with a reason, and can be taken back', async () => {
    const booking = await prasna({ state: 'claimed' })

    const nameless = await decide(astrologer, 'reject', booking.id, '  ')
    const rejected = await decide(astrologer, 'reject', booking.id, 'No such transfer')
    expect([nameless.status, rejected.status]).toEqual([422, 200])
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })

    const undone = await decide(astrologer, 'undo', booking.id)
    expect(undone.status).toBe(200)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test('B8: is not made about a booking of one’s own', async () => {
    const booking = await prasna({ userId: astrologerId, state: 'claimed' })

    const answer = await decide(astrologer, 'verify', booking.id)

    expect(answer.status).toBe(409)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test.each(['verify', 'reject', 'undo'])('B4: is not for clients, whose attempt to %s is noted', async (intent) => {
    const booking = await prasna({ state: 'claimed' })
    const client = await visitorFor(booking.userId)

    const answer = await decide(client, intent, booking.id, 'x')

    expect(answer.status).toBe(403)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
    const audit = await listAudit(database(), { actorId: booking.userId })
    expect(audit.map(({ action }) => action)).toContain('access-denied')
  })

  test('B4: sending reminders is not for clients either', async () => {
    const { id } = await givenUser(database(), { password: null })

    expect((await (await visitorFor(id)).post(DESK, { intent: 'send-reminders' })).status).toBe(403)
  })
})

describe('the paper of an invoice', () => {
  test('D15: is a file under our own name, for its owner and for staff', async () => {
    const booking = await prasna({ state: 'verified' })
    await recordProfile(database(), booking.userId, { fullName: '../../etc', phone: null }, clock.now())
    const invoice = await findLiveInvoice(database(), booking.id)

    for (const visitor of [await visitorFor(booking.userId), astrologer]) {
      const answer = await visitor.get(`/invoices/${invoice?.id}`)

      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="invoice-MU-\d\d-\d\d-\d{5}\.pdf"$/,
      )
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect((await answer.text()).startsWith('%PDF-')).toBe(true)
    }
  })

  test('D17: names the amount that the desk, the client’s list and the accountant’s file name', async () => {
    const booking = await prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const owner = await visitorFor(booking.userId)

    expect([invoice?.totalAmount, formatRupees(booking.amount)]).toEqual([booking.amount, '₹3,001'])
    for (const page of [
      await astrologer.get(`${DESK}/bookings/${booking.id}`),
      await owner.get('/dashboard/invoices'),
      await owner.get('/dashboard'),
    ]) {
      expect(await page.text()).toContain('₹3,001')
    }
    const file = await (await astrologer.get(`${DESK}/money.csv`)).text()
    const line = file.split('\r\n').find((one) => one.includes(invoice?.invoiceNumber ?? 'no number'))
    expect(line).toContain(',3001,')
  })

  test('B1: does not exist for another client, just as a number that nobody has', async () => {
    const booking = await prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await visitorFor((await givenUser(database(), { password: null })).id)

    const [theirs, nobodys] = await Promise.all([
      stranger.get(`/invoices/${invoice?.id}`),
      stranger.get('/invoices/00000000-0000-4000-8000-000000000000'),
    ])

    expect([theirs.status, nobodys.status]).toEqual([404, 404])
  })

  test('B2: stands in the list of its owner alone, whatever the address asks for', async () => {
    const booking = await prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await visitorFor((await givenUser(database(), { password: null })).id)
    const owner = await visitorFor(booking.userId)

    const own = await (await owner.get('/dashboard/invoices')).text()
    const others = await (await stranger.get(`/dashboard/invoices?user_id=${booking.userId}`)).text()

    expect(own).toContain(invoice?.invoiceNumber)
    expect(others).not.toContain(invoice?.invoiceNumber)
  })

  test('D21: is a line of the accountant’s file in which no name is a formula', async () => {
    const client = await givenUser(database(), { fullName: '=HYPERLINK("http://x")', password: null })
    await prasna({ userId: client.id, state: 'verified' })

    const file = await (await astrologer.get(`${DESK}/money.csv`)).text()

    expect(file).toContain(`"'=HYPERLINK(""http://x"")"`)
  })
})

test('the accountant’s file keeps every digit of a UPI reference, the zero in front too', async () => {
  await prasna({ state: 'verified', upiReference: '012345678901' })

  const file = await (await astrologer.get(`${DESK}/money.csv`)).text()

  expect(file).toContain(',"=""012345678901""",')
})

test('in the accountant’s file a credit note has the reference of the transfer back, not that of the payment', async () => {
  const booking = await prasna({ state: 'verified', upiReference: aReference() })
  await cancelForClient(database(), { bookingId: booking.id, staffId: astrologerId }, clock.now())
  const back = { bookingId: booking.id, staffId: astrologerId, amount: booking.amount, reference: '512345678901' }
  await recordRefund(database(), back, clock.now())

  const file = await (await astrologer.get(`${DESK}/money.csv`)).text()

  const lines = file.split('\r\n').filter((line) => line.includes('512345678901'))
  expect(lines).toEqual([expect.stringContaining(',Credit note,')])
})

describe('a statement', () => {
  const send = (bytes: Uint8Array) => {
    const body = new FormData()
    body.set('file', new File([Buffer.from(bytes)], 'statement.csv', { type: 'text/csv' }))
    return astrologer.request(`${DESK}/statement`, { method: 'POST', body })
  }

  test('is laid beside the claims, and one click verifies what matches', async () => {
    const reference = aReference()
    const booking = await prasna({ state: 'claimed', upiReference: reference })
    const date = practiceDate(clock.now())
    const line = { date, direction: 'credit', paise: booking.amount, reference, name: 'ASHA', note: '' } as const

    const answer = await send(bankFile('hdfc', [line]))
    const page = await answer.text()
    const uploadId = /name="uploadId" value="(\d+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('HDFC Bank')
    expect(page).toContain('Verify 1 payment')

    await astrologer.post(`${DESK}/statement`, { intent: 'verify-all', uploadId })
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('that is none is answered with what to do', async () => {
    const answer = await send(Buffer.from('%PDF-1.7'))

    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Download the statement as CSV')
  })

  test('without a file is asked for', async () => {
    const answer = await astrologer.post(`${DESK}/statement`, {})

    expect(answer.status).toBe(422)
  })
})

describe('time off', () => {
  test('C20: is refused over live sessions, which are listed', async () => {
    const booking = await booked({ state: 'verified' })
    const day = booking.bookingDate

    const answer = await astrologer.post(`${DESK}/diary`, {
      intent: 'take-off',
      from: `${day}T00:00`,
      until: `${day}T23:59`,
      reason: '',
    })

    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(booking.code)
  })

  test('that is refused keeps the days and the reason that were typed', async () => {
    const typed = { from: '2027-03-02T09:00', until: '2027-03-01T18:00', reason: 'A wedding in Nashik' }

    const page = await (await astrologer.post(`${DESK}/diary`, { intent: 'take-off', ...typed })).text()

    for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`)
    expect(page).toContain('The end has to come after the beginning.')
  })
})

test('a refused rule or meeting link keeps what was typed', async () => {
  const rules = await astrologer.post(`${DESK}/diary`, { intent: 'rules', notice: '99999', horizon: '45' })
  const link = await astrologer.post(`${DESK}/diary`, { intent: 'link', link: 'http://meet.example/room' })

  expect(await rules.text()).toMatch(/value="99999"[\s\S]*value="45"/)
  expect(await link.text()).toContain('value="http://meet.example/room"')
})
