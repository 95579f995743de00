import { expect, test } from 'vitest'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { rupees } from '#domain/money.ts'
import { givenInvoiceRow } from '#test/factories/invoices.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'

const NAMES = [
  "=cmd|'/c'!A1",
  '../../etc/passwd',
  'श्रीमती कृष्णा शर्मा',
  'శ్రీ వెంకటేశ్వర రావు',
  'ஸ்ரீ கிருஷ்ணன்',
  'ಶ್ರೀ ಕೃಷ್ಣ ರಾವ್',
  'שלום עולם \u202eabc',
  '🌙 Chandra ☉',
  'a'.repeat(500),
  'ఖ్యాతి '.repeat(80),
  'e\u0301\u0302\u0303'.repeat(300),
]

test.each(NAMES)('D15: the PDF of an invoice has one page for a client called %s', async (clientName) => {
  const pdf = await invoicePdf(givenInvoiceRow({ clientName, serviceName: clientName }))

  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(countPages(pdf)).toBe(1)
  expect(countMissingGlyphs(pdf)).toBe(0)
})

test('D15: the PDF of an invoice says how many questions, as an older one does in the name', async () => {
  const row = givenInvoiceRow({ serviceName: 'Prasna' })
  const current = await invoicePdf({ ...row, snapshot: { ...row.snapshot, questionCount: 3 } })

  expect(current).toEqual(await invoicePdf({ ...row, serviceName: 'Prasna (3 questions)' }))
  expect(current).not.toEqual(await invoicePdf(row))
})

test('D15: the PDF of an invoice has one page with the longest facts of both parties', async () => {
  const long = 'A very long line of an address, with many parts. '.repeat(20)
  const row = givenInvoiceRow({ clientName: long, clientEmail: `${'x'.repeat(60)}@example.com`, clientPhone: long })
  const seller = { ...row.snapshot.seller, name: long, legalName: long, address: long }

  expect(countPages(await invoicePdf({ ...row, snapshot: { ...row.snapshot, seller } }))).toBe(1)
})

test.each(['unregistered', 'bill_of_supply', 'tax_invoice'] as const)(
  'D15: the PDF of an invoice is one page for a practice that is %s',
  async (gstMode) => {
    expect(countPages(await invoicePdf(givenInvoiceRow({ gstMode })))).toBe(1)
  },
)

test.each(['pending', 'cancelled'] as const)(
  'D15: the PDF of an invoice is one page of other bytes while it is provisional and %s',
  async (status) => {
    const row = { status, paidAt: null }

    const provisional = await invoicePdf(givenInvoiceRow({ ...row, invoiceNumber: null }))

    expect([countPages(provisional), countMissingGlyphs(provisional)]).toEqual([1, 0])
    expect(Buffer.compare(provisional, await invoicePdf(givenInvoiceRow(row)))).not.toBe(0)
  },
)

test('D15: the PDF of an invoice has a file name of our own, whatever the client is called', () => {
  const named = (row: Partial<InvoiceRow>) => invoiceFileName(givenInvoiceRow(row))

  expect(named({ clientName: '../../etc' })).toBe('invoice-MU-26-27-00042.pdf')
  expect(named({ invoiceNumber: null })).toBe('provisional-invoice-MU7K3D9Q.pdf')
  expect(named({ kind: 'credit_note', invoiceNumber: 'CN/26-27/00001' })).toBe('credit-note-CN-26-27-00001.pdf')
})

test('D15: the PDF of an invoice prints the session of an earlier invoice as it was worded, and that of a new one from its instants', async () => {
  const row = givenInvoiceRow()
  const { session: _, ...snapshot } = row.snapshot
  const instants = { startsAt: '2026-11-20T04:30:00.000Z', endsAt: '2026-11-20T05:30:00.000Z' }
  const appointment = { ...instants, timeZone: 'Asia/Kolkata' }
  const worded = { ...row, snapshot: { ...snapshot, session: 'Fri, Nov 20, 2026, 10-11 AM IST' } }

  const printed = await invoicePdf({ ...row, snapshot: { ...snapshot, appointment } })

  expect(Buffer.compare(printed, await invoicePdf(worded))).toBe(0)
  expect(Buffer.compare(printed, await invoicePdf({ ...row, snapshot }))).not.toBe(0)
})

test('D15: the PDF of an invoice has the same bytes each time it is written', async () => {
  const row = givenInvoiceRow({ totalAmount: rupees(151) })

  expect(Buffer.compare(await invoicePdf(row), await invoicePdf(row))).toBe(0)
})
