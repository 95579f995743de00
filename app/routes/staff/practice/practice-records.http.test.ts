import { beforeAll, describe, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const form = {
  birthDate: '1951-03-29',
  birthTime: '03:17',
  birthPlace: 'Tiruvannamalai',
  notes: 'Will my brother return from the sea?',
}
const CONFIDENTIAL =
  /1951-03-29|March 1951|03:17|Tiruvannamalai|brother return|Guru in the fourth|Private notes|\/brief/

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

/** Page and data request: the data could contain more than the page shows. */
const readBoth = async (visitor: Visitor, path: string) =>
  `${await read(visitor, path)}\n${await read(visitor, path.replace(/(\?|$)/, '.data$1'))}`

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe('an admin', () => {
  test('finds a booking and reads it with its client, invoice and history, but without any form', async () => {
    const booking = await desk.booked({ state: 'verified', form })

    const found = await read(desk.admin, `/staff/bookings?q=${booking.code}`)
    const page = mainOf(await read(desk.admin, `/staff/bookings/${booking.id}`))

    expect(found).toContain(`href="/staff/bookings/${booking.id}"`)
    expect(page).toContain(booking.code)
    expect(page).toContain(`href="/staff/clients/${booking.userId}"`)
    expect(page).toContain('Payment verified')
    expect(page).toMatch(/href="\/invoices\/[0-9a-f-]+"/)
    expect(page).not.toMatch(/<form|<button|\/astrologer-dashboard/)
  })

  test('sees no birth details, charts, private notes and nothing that the client wrote', async () => {
    const booking = await desk.booked({ state: 'verified', form })
    const notes = { intent: 'notes', privateNotes: 'Guru in the fourth', version: '0' }
    await desk.astrologer.post(`/staff/bookings/${booking.id}`, notes)
    const question = await desk.prasna({ state: 'verified', form })

    for (const path of [
      '/staff/bookings',
      `/staff/bookings/${booking.id}`,
      `/staff/bookings/${question.id}`,
      '/staff/clients',
      `/staff/clients/${booking.userId}`,
      '/staff/money/invoices',
      '/staff/money',
      '/staff/money/received',
    ]) {
      expect(await readBoth(desk.admin, path), path).not.toMatch(CONFIDENTIAL)
    }
  })

  test('reads a client with all bookings, and each view of a client is recorded once a day', async () => {
    const booking = await desk.booked({ form })

    const page = await read(desk.admin, `/staff/clients/${booking.userId}`)
    await read(desk.admin, `/staff/bookings/${booking.id}`)

    expect(mainOf(page)).toContain(booking.code)
    // To close the account, the only thing that an admin may change here.
    expect(mainOf(page).match(/<form/g)).toHaveLength(1)
    const views = await listAudit(database(), { subject: { kind: 'user', id: booking.userId } })
    expect(
      views.filter(({ action, actorId }) => action === 'client-viewed' && actorId === desk.admin.userId),
    ).toHaveLength(1)
  })

  test('finds an invoice by the code of its booking and downloads it', async () => {
    const { code } = await desk.booked({ state: 'verified' })

    const list = mainOf(await read(desk.admin, `/staff/money/invoices?kind=invoice&q=${code}`))
    const none = mainOf(await read(desk.admin, `/staff/money/invoices?kind=credit_note&q=${code}`))

    expect(list.match(/MU\/26-27\/\d{5}/g)).not.toBeNull()
    const file = await desk.admin.get(/href="(\/invoices\/[^"]+)"/.exec(list)?.[1] ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(none).toContain('Nothing found')
  })

  test('sees the payments to verify, and decides none', async () => {
    const claimed = await desk.booked({ state: 'claimed' })

    const page = mainOf(await read(desk.admin, '/staff/money'))
    const refused = await desk.admin.post('/staff/money', { intent: 'verify', bookingId: claimed.id })

    expect(page).toContain(claimed.code)
    expect(page).not.toContain('<form')
    expect(refused.status).toBe(403)
  })

  test('sees the payments received and the refunds to send', async () => {
    const booking = await desk.booked({ state: 'verified' })
    await cancelForClient(database(), { bookingId: booking.id, staffId: desk.astrologer.userId }, clock.now())

    const received = mainOf(await read(desk.admin, '/staff/money/received?month=2026-11'))
    const refunds = mainOf(await read(desk.admin, '/staff/money/invoices'))

    expect(received).toContain(`href="/staff/bookings/${booking.id}"`)
    expect(received).toContain(formatRupees(booking.amount))
    expect(refunds).toContain('Refunds to send')
    expect(refunds).toContain(`href="/staff/bookings/${booking.id}#refund"`)
    expect(refunds).not.toContain('Record refund')
  })

  test('finds no booking, client or invoice with an invalid id', async () => {
    for (const path of ['/staff/bookings/1', '/staff/clients/1']) {
      expect((await desk.admin.get(path)).status, path).toBe(404)
    }
  })
})
