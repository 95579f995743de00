import { beforeAll, describe, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { formatRupees } from '#domain/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/desk.ts'
import { givenUser } from '#test/factories/accounts.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('the paper of an invoice', () => {
  test('D15: is a file under our own name, for its owner and for staff', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    await recordProfile(database(), booking.userId, { fullName: '../../etc', phone: null }, clock.now())
    const invoice = await findLiveInvoice(database(), booking.id)

    for (const visitor of [await desk.visitorFor(booking.userId), desk.astrologer]) {
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
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const owner = await desk.visitorFor(booking.userId)

    expect([invoice?.totalAmount, formatRupees(booking.amount)]).toEqual([booking.amount, '₹3,001'])
    for (const page of [
      await desk.astrologer.get(`${DESK}/bookings/${booking.id}`),
      await owner.get('/dashboard/invoices'),
      await owner.get('/dashboard'),
    ]) {
      expect(await page.text()).toContain('₹3,001')
    }
    const file = await (await desk.astrologer.get(`${DESK}/money.csv`)).text()
    const line = file.split('\r\n').find((one) => one.includes(invoice?.invoiceNumber ?? 'no number'))
    expect(line).toContain(',3001,')
  })

  test('B1: does not exist for another client, just as a number that nobody has', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await desk.visitorFor((await givenUser(database(), { password: null })).id)

    const [theirs, nobodys] = await Promise.all([
      stranger.get(`/invoices/${invoice?.id}`),
      stranger.get('/invoices/00000000-0000-4000-8000-000000000000'),
    ])

    expect([theirs.status, nobodys.status]).toEqual([404, 404])
  })

  test('B2: stands in the list of its owner alone, whatever the address asks for', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await desk.visitorFor((await givenUser(database(), { password: null })).id)
    const owner = await desk.visitorFor(booking.userId)

    const own = await (await owner.get('/dashboard/invoices')).text()
    const others = await (await stranger.get(`/dashboard/invoices?user_id=${booking.userId}`)).text()

    expect(own).toContain(invoice?.invoiceNumber)
    expect(others).not.toContain(invoice?.invoiceNumber)
  })

  test('D21: is a line of the accountant’s file in which no name is a formula', async () => {
    const client = await givenUser(database(), { fullName: '=HYPERLINK("http://x")', password: null })
    await desk.prasna({ userId: client.id, state: 'verified' })

    const file = await (await desk.astrologer.get(`${DESK}/money.csv`)).text()

    expect(file).toContain(`"'=HYPERLINK(""http://x"")"`)
  })
})
