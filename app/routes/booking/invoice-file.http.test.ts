import { beforeAll, describe, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { recordProfile } from '#db/accounts/profiles.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('the PDF of an invoice', () => {
  test('D15: downloads under our own file name, for its owner and for staff', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    await recordProfile(database(), booking.userId, { fullName: '../../etc', phone: null }, clock.now())
    const invoice = await findLiveInvoice(database(), booking.id)

    for (const visitor of [await desk.visitorFor(booking.userId), desk.astrologer]) {
      const response = await visitor.get(`/invoices/${invoice?.id}`)

      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="invoice-MU-\d\d-\d\d-\d{5}\.pdf"$/,
      )
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect((await response.text()).startsWith('%PDF-')).toBe(true)
    }
  })

  test('is provisional, without a number and outside the accountant’s CSV until the payment is verified', async () => {
    const booking = await desk.prasna({ state: 'claimed' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const owner = await desk.visitorFor(booking.userId)

    const response = await owner.get(`/invoices/${invoice?.id}`)
    const file = await (await desk.astrologer.get('/staff/money/export.csv?what=invoices')).text()

    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="provisional-invoice-${booking.code}.pdf"`,
    )
    expect(file).not.toContain(booking.code)
    expect(await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()).toContain('(provisional)')
  })

  test('D17: shows the same amount as the desk, the client’s list and the accountant’s CSV', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const owner = await desk.visitorFor(booking.userId)

    expect([invoice?.totalAmount, formatRupees(booking.amount)]).toEqual([booking.amount, '₹3,001'])
    for (const page of [
      await desk.astrologer.get(`/staff/bookings/${booking.id}`),
      await owner.get('/dashboard/invoices'),
      await owner.get('/dashboard'),
    ]) {
      expect(await page.text()).toContain('₹3,001')
    }
    const file = await (await desk.astrologer.get('/staff/money/export.csv?what=invoices')).text()
    const line = file.split('\r\n').find((one) => one.includes(invoice?.invoiceNumber ?? 'no number'))
    expect(line).toContain(',3001.00,')
  })

  test('B1: is not found for another client, like an id that does not exist', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await desk.visitorFor((await givenUser(database(), { password: null })).id)

    const [existing, unknown] = await Promise.all([
      stranger.get(`/invoices/${invoice?.id}`),
      stranger.get('/invoices/00000000-0000-4000-8000-000000000000'),
    ])

    expect([existing.status, unknown.status]).toEqual([404, 404])
  })

  test('B14: opens for its signed-in owner only, however long the address is known', async () => {
    const booking = await desk.booked({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const path = `/invoices/${invoice?.id}`
    const owner = await desk.visitorFor(booking.userId)
    const stranger = await desk.visitorFor((await givenUser(database(), { password: null })).id)

    expect((await owner.get(path)).headers.get('content-type')).toBe('application/pdf')
    for (const minutes of [0, 9, 11]) {
      clock.advance({ minutes })
      expect((await stranger.get(path)).status).toBe(404)
      expect((await desk.anonymous.get(path)).headers.get('location')).toMatch(/^\/auth/)
    }

    await owner.post('/sign-out', {})
    expect((await owner.get(path)).headers.get('location')).toMatch(/^\/auth/)
  })

  test('B2: is listed for its owner only, whatever the query string says', async () => {
    const booking = await desk.prasna({ state: 'verified' })
    const invoice = await findLiveInvoice(database(), booking.id)
    const stranger = await desk.visitorFor((await givenUser(database(), { password: null })).id)
    const owner = await desk.visitorFor(booking.userId)

    const own = await (await owner.get('/dashboard/invoices')).text()
    const others = await (await stranger.get(`/dashboard/invoices?user_id=${booking.userId}`)).text()

    expect(own).toContain(invoice?.invoiceNumber)
    expect(others).not.toContain(invoice?.invoiceNumber)
  })

  test('D21: appears in the accountant’s CSV with formulas in names escaped', async () => {
    const client = await givenUser(database(), { fullName: '=HYPERLINK("http://x")', password: null })
    await desk.prasna({ userId: client.id, state: 'verified' })

    const file = await (await desk.astrologer.get('/staff/money/export.csv?what=invoices')).text()

    expect(file).toContain(`"'=HYPERLINK(""http://x"")"`)
  })
})
