import { beforeAll, describe, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { listBookingEntries, readBookingBalance } from '#db/payments/ledger-entries.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { istDate } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { bankWorkbook } from '#test/statements/workbook-files.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('a statement', () => {
  const send = (bytes: Uint8Array) => {
    const body = new FormData()
    body.set('file', new File([Buffer.from(bytes)], 'statement.csv', { type: 'text/csv' }))
    return desk.astrologer.request('/staff/money/statements', { method: 'POST', body })
  }

  test('a statement is compared with the claims, and one click verifies the matches', async () => {
    const reference = aReference()
    const booking = await desk.prasna({ state: 'claimed', reference })
    const date = istDate(clock.now())
    const line = { date, direction: 'credit', paise: booking.amount, reference, name: 'ASHA', note: '' } as const

    const response = await send(bankFile('hdfc', [line]))
    const page = await response.text()
    const uploadId = /name="uploadId" value="(\d+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('HDFC Bank')
    expect(page).toContain('Verify 1 payment')

    const verified = await desk.astrologer.post('/staff/money/statements', { intent: 'verify-all', uploadId })
    const undo = { intent: 'undo', bookingIds: booking.id }
    const undone = await desk.astrologer.post('/staff/money/statements', undo)
    await desk.astrologer.post('/staff/money/statements', { intent: 'verify-all', uploadId })
    await applyDecisions(database(), clock.now())

    expect(await verified.text()).toContain(`name="bookingIds" value="${booking.id}"`)
    expect(await undone.text()).toContain('The payment is waiting for your decision again')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('a statement shows the payment of a booking cancelled too late, which the desk can record', async () => {
    const reference = aReference()
    const booking = await desk.prasna({ state: 'claimed', reference })
    const date = istDate(clock.now())
    const line = { date, direction: 'credit', paise: booking.amount, reference, name: 'ASHA', note: '' } as const
    const tooLate = hoursAfter(booking.createdAt, 25)
    await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, tooLate)

    const page = await (await send(bankFile('hdfc', [line]))).text()
    const path = `/staff/bookings/${booking.id}`
    const before = await (await desk.astrologer.get(path)).text()
    await desk.astrologer.post(path, { intent: 'arrived' })
    const decided = await (await desk.astrologer.get(path)).text()
    await applyDecisions(database(), clock.now())

    expect(page).toContain('Money for a cancelled booking')
    expect(page).toContain('No refund is due under your refund policy.')
    expect(page).toContain(`href="${path}#refund"`)
    expect(before).toContain('Did the payment arrive?')
    expect(decided).toContain(`Payment received for ${booking.code}`)
    expect(await (await desk.astrologer.get(path)).text()).not.toContain('Did the payment arrive?')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  })

  test('a statement records another amount on the spot, and what the bank calls a mistyped transfer', async () => {
    const [mistyped, real] = ['412345670001', '412345670002']
    const typed = await desk.prasna({ state: 'claimed', reference: mistyped })
    const short = await desk.prasna({ state: 'claimed', reference: '498765430001' })
    const line = { date: istDate(clock.now()), direction: 'credit', name: 'ASHA', note: '' } as const
    const file = bankFile('phonepe', [
      { ...line, paise: typed.amount, reference: real },
      { ...line, paise: 6_000, reference: '498765430001' },
      { ...line, paise: 6_000, reference: '498765430009', direction: 'debit' },
    ])

    const page = await (await send(file)).text()
    expect(page).toContain('PhonePe: 2 credits read, 1 debit ignored')
    expect(page).toContain('Record ₹60 received')
    expect(page).toContain(`name="reference" value="${real}"`)
    expect(page).toContain('name="received" value="6000"')
    const decide = (form: Record<string, string>) =>
      desk.astrologer.post('/staff/money/statements', { intent: 'verify-one', ...form })
    const recorded = await decide({ bookingId: short.id, received: '6000' })
    const corrected = await decide({ bookingId: typed.id, reference: real })
    await applyDecisions(database(), clock.now())

    expect(await recorded.text()).toContain('₹60 recorded')
    expect(corrected.status).toBe(200)
    expect(await readBookingBalance(database(), short.id)).toBe(short.amount - 6_000)
    expect(await findLiveClaim(database(), typed.id)).toMatchObject({ state: 'verified', reference: real })
    expect(await listBookingEntries(database(), typed.id)).toContainEqual(
      expect.objectContaining({ kind: 'payment', reference: real, amount: typed.amount }),
    )
    expect(await findLiveInvoice(database(), typed.id)).toMatchObject({
      status: 'paid',
      snapshot: { upiReference: real },
    })
    expect(await checkLedger(database())).toEqual([])
    const other = await desk.prasna({ state: 'claimed', reference: mistyped, form: { questions: '2' } })
    expect((await decide({ bookingId: other.id, reference: real })).status).toBe(409)
  })

  test('a statement is read as XLSX too', async () => {
    const reference = aReference()
    const booking = await desk.prasna({ state: 'claimed', reference })
    const date = istDate(clock.now())
    const line = { date, direction: 'credit', paise: booking.amount, reference, name: 'ASHA', note: '' } as const

    const page = await (await send(bankWorkbook('canara', [line]))).text()

    expect(page).toContain('Canara Bank: 1 credit read')
    expect(page).toContain('Verify 1 payment')
  })

  test.each([
    [Buffer.from('%PDF-1.7'), 'Download the statement as XLSX or CSV'],
    [bankWorkbook('hdfc', []).subarray(0, 900), 'This Excel file is damaged'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'save it as XLSX or CSV'],
  ])('a statement in an unreadable format is refused with advice (%#)', async (file, advice) => {
    const response = await send(file)

    expect(response.status).toBe(422)
    expect(await response.text()).toContain(advice)
  })

  test('a statement of 10 MB is refused with its size and the limit', async () => {
    const headers = { 'content-length': String(10 * 1024 * 1024) }
    const response = await desk.astrologer.request('/staff/money/statements', { method: 'POST', body: 'x', headers })

    expect(response.status).toBe(413)
    expect(await response.text()).toMatch(/The file has 10 MB\. We can read up to 5 MB\./)
  })

  test('a statement of commas alone is refused with the limit, and others are still answered', async () => {
    const [response, other] = await Promise.all([
      send(Buffer.alloc(2.5 * 1024 * 1024, ',')),
      desk.astrologer.get('/staff/money/statements'),
    ])

    expect([response.status, other.status]).toEqual([422, 200])
    expect(await response.text()).toContain('A line of this file has more than 200 columns or 20,000 characters')
  })

  test('a statement in which no line can be read is refused with the reason', async () => {
    const file = 'Date;Narration;Chq./Ref.No.;Withdrawal Amt.;Deposit Amt.\n99999;UPI-412345678901;;;151,00\n'

    const response = await send(Buffer.from(file))
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('The only line of this file could not be read: the date cannot be read')
    expect(page).not.toContain('Bookings with no money')
  })

  test('a statement with rounded references says so and does not say that bookings are unpaid', async () => {
    await desk.prasna({ state: 'claimed', reference: aReference() })
    const lines = [
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
      '10/11/26,UPI,4.12346E+11,,"1,51,000.00"',
    ]
    // As Excel saves lines that it has read as one cell each.
    const file = lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\r\n')

    const page = await (await send(Buffer.from(`\ufeff${file}`, 'utf16le'))).text()

    expect(page).toContain('One payment has lost the last digits of the reference (such as 4.12E+11)')
    expect(page).toContain('Bookings not found in the readable lines')
    expect(page).not.toContain('Bookings with no money')
  })

  test('a statement is required', async () => {
    const response = await desk.astrologer.post('/staff/money/statements', {})

    expect(response.status).toBe(422)
  })
})

describe('uploaded statements', () => {
  const PATH = '/staff/money/statements/uploads'
  const upload = (text: string, columns: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', new File([text], 'statement.csv', { type: 'text/csv' }))
    for (const [name, value] of Object.entries(columns)) body.set(name, value)
    return desk.astrologer.request('/staff/money/statements', { method: 'POST', body })
  }

  test('uploaded statements are listed with who and when, and can be taken back', async () => {
    const page = await (await upload('Date,Narration,Credit\n10/11/2026,UPI 412345678901,151.00\n')).text()
    const list = await (await desk.astrologer.get(PATH)).text()
    const uploadId = /name="uploadId" value="(\d+)"/.exec(list)?.[1] ?? ''

    const taken = await desk.astrologer.post(PATH, { intent: 'take-back', uploadId })
    const after = await (await desk.astrologer.get(PATH)).text()

    expect(page).toContain(`href="${PATH}"`)
    expect(list).toContain('1 line\u00a0· no match')
    expect(list).toMatch(/Uploaded .* by /)
    expect(taken.status).toBe(302)
    expect(after).toMatch(/Undone .* by /)
    expect((await desk.astrologer.post(PATH, { intent: 'take-back', uploadId })).status).toBe(409)
    expect((await desk.astrologer.post(PATH, { intent: 'take-back', uploadId: '0' })).status).toBe(404)
  })

  test('uploaded statements leave a layout that can be corrected and forgotten', async () => {
    const file = 'Als,Wofür,Rein,Raus\n10/11/2026,UPI 412345678901,,151.00\n'
    await upload(file, { headerIndex: '0', date: '0', narration: '1', credit: '2' })
    const list = await (await desk.astrologer.get(PATH)).text()
    const headings = /name="headings" value="([^"]+)"/.exec(list)?.[1] ?? ''

    const unusable = await desk.astrologer.post(PATH, { intent: 'correct', headings, date: '0', narration: '1' })
    const saved = await desk.astrologer.post(PATH, {
      intent: 'correct',
      headings,
      date: '0',
      narration: '1',
      credit: '3',
    })
    const read = await (await upload(file)).text()
    const forgotten = await desk.astrologer.post(PATH, { intent: 'forget', headings })

    expect(list).toContain('Als · Wofür · Rein · Raus')
    expect(unusable.status).toBe(422)
    expect(await unusable.text()).toContain('Choose which column holds the money that came in.')
    expect([saved.status, forgotten.status]).toEqual([302, 302])
    expect(read).toContain('Your bank: 1 credit read')
    expect(await (await upload(file)).text()).toContain('We do not know this format yet')
    expect((await desk.astrologer.post(PATH, { intent: 'forget', headings })).status).toBe(404)
  })

  test('uploaded statements link lines that nearly match to the booking, where one click verifies them', async () => {
    const reference = aReference()
    const booking = await desk.prasna({ state: 'claimed', reference })
    const [year, month, day] = istDate(clock.now()).split('-')
    const amount = (booking.amount / 100).toFixed(2)

    const page = await (await upload(`Date,Narration,Credit\n${day}/${month}/${year},IMPS,${amount}\n`)).text()
    const verified = await desk.astrologer.post('/staff/money/statements', {
      intent: 'verify-one',
      bookingId: booking.id,
    })
    await applyDecisions(database(), clock.now())

    expect(page).toContain('The bank shows no reference; amount and date match')
    expect(page).toContain(`href="/staff/bookings/${booking.id}"`)
    expect(verified.status).toBe(200)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
    expect(
      (await desk.astrologer.post('/staff/money/statements', { intent: 'verify-one', bookingId: booking.id })).status,
    ).toBe(409)
  })
})
