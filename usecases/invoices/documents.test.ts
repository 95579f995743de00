import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findLiveInvoice, type InvoiceRow, listBookingInvoices, listInvoiceRowsOf } from '#db/payments/invoices.ts'
import { findMoneyEntry, listBookingEntries } from '#db/payments/ledger-entries.ts'
import { receipts } from '#db/schema/ledger.ts'
import { receiptTitle } from '#domain/invoices/receipt.ts'
import { rupees } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { printDocument } from '#mail/documents/print-document.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenService, minutesAfter } from '#test/factories/bookings.ts'
import { countPages } from '#test/files/read-pdf.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { recordPayment } from '#usecases/payments/record-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { noteOnInvoice } from './note-on-invoice.ts'
import { readInvoiceDocument, readReceipt, readSettlement } from './read-documents.ts'

const LATER = minutesAfter(A_MONDAY, 5)

async function givenUnpaid() {
  const service = await givenService(database(), { name: 'Prasna', isPrasna: true, price: rupees(1_001) })
  const { id: bookingId, userId } = await givenBooking(database(), { service, state: 'unpaid' })
  const staff = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  return { bookingId, userId, staffId: staff.id }
}

type Unpaid = Awaited<ReturnType<typeof givenUnpaid>>

async function pay({ bookingId, staffId }: Unpaid, amount: string, paidOn = '2026-11-16') {
  const typed = { paidOn, way: 'cash', amount, reference: '', note: '' }
  const formKey = `${bookingId} ${amount} ${paidOn}`
  expect((await recordPayment(database(), { bookingId, staffId, typed, formKey }, LATER)).ok).toBe(true)
}

async function requireInvoice(bookingId: string): Promise<InvoiceRow> {
  const invoice = await findLiveInvoice(database(), bookingId)
  if (!invoice) throw new Error('There is no invoice.')
  return invoice
}

async function printInvoice(bookingId: string) {
  return printDocument(await readInvoiceDocument(database(), await requireInvoice(bookingId)))
}

async function refundOf({ bookingId, staffId }: Unpaid, amount: number) {
  const refund = { bookingId, staffId, amount: rupees(amount), reference: `R ${amount}` }
  const recorded = await recordRefund(database(), refund, LATER)
  if (!recorded.ok) throw new Error(recorded.refusal)
  const entry = (await listBookingEntries(database(), bookingId)).findLast(({ kind }) => kind === 'refund')
  const found = entry && (await findMoneyEntry(database(), WHOLE_PRACTICE, entry.id))
  const receipt = found && (await readReceipt(database(), found))
  if (!receipt) throw new Error('There is no receipt.')
  return { receipt, creditNote: recorded.value.creditNote }
}

test('an invoice of which a part was paid shows what was paid when it was issued, and stays the same document after later payments', async () => {
  const booking = await givenUnpaid()
  await pay(booking, '400')
  const invoice = await requireInvoice(booking.bookingId)
  const issued = await printDocument(await readInvoiceDocument(database(), invoice))
  expect(await readSettlement(database(), invoice)).toMatchObject({
    parts: [{ method: 'cash', amount: rupees(400) }],
    received: rupees(400),
    balance: rupees(601),
  })

  // Money of an earlier day that the desk enters later is a later payment too.
  await pay(booking, '601', '2026-11-10')

  const now = await printInvoice(booking.bookingId)
  expect(Buffer.compare(now.content, issued.content)).toBe(0)
  expect(now.filename).toBe(issued.filename)
  expect(await listBookingInvoices(database(), booking.bookingId)).toHaveLength(1)
})

test('receipts count receipts: each payment and each refund has the next number of its year', async () => {
  const numbers = async (kind: 'payment' | 'refund') => {
    const series = kind === 'payment' ? 'RC' : 'RF'
    const rows = await database().select().from(receipts).where(eq(receipts.series, series))
    return rows.map(({ financialYear, place }) => `${financialYear} ${place}`).toSorted()
  }
  const before = (await numbers('payment')).length
  const booking = await givenUnpaid()
  await pay(booking, '400')
  await pay(booking, '601')
  await cancelBooking(database(), booking, LATER)

  const { receipt } = await refundOf(booking, 1_001)

  const payments = await numbers('payment')
  expect(payments).toHaveLength(before + 2)
  expect(payments).toEqual(payments.map((_, index) => `26-27 ${index + 1}`).toSorted())
  expect(receipt.number).toBe(`RF/26-27/${String((await numbers('refund')).length).padStart(5, '0')}`)
})

test('the document of a refund is a credit note for money that was invoiced, and the refund’s receipt names it', async () => {
  const booking = await givenUnpaid()
  await pay(booking, '1001')
  await cancelBooking(database(), booking, LATER)

  const { receipt, creditNote } = await refundOf(booking, 1_001)

  expect(creditNote).toMatch(/^CN\//)
  expect(receipt).toMatchObject({ creditNote, amount: rupees(1_001) })
  expect(receiptTitle(receipt)).toBe('refund-receipt')
  expect(countPages((await printDocument({ kind: 'receipt', receipt })).content)).toBe(1)
})

test('the document of a refund is a refund voucher for what was paid too much, which is on no invoice', async () => {
  const booking = await givenUnpaid()
  await pay(booking, '1500')

  const { receipt, creditNote } = await refundOf(booking, 499)

  expect(creditNote).toBeNull()
  expect(receiptTitle(receipt)).toBe('refund-voucher')
  expect(await listBookingInvoices(database(), booking.bookingId)).toMatchObject([{ kind: 'invoice' }])
})

test('a note on an invoice is written once by staff, is part of the document and stays', async () => {
  const booking = await givenUnpaid()
  await pay(booking, '1001')
  const { id: invoiceId } = await requireInvoice(booking.bookingId)
  const plain = await printInvoice(booking.bookingId)
  const note = (notes: string) => noteOnInvoice(database(), { ...booking, invoiceId, notes }, LATER)

  expect(await note('  ')).toMatchObject({ refusal: 'note-missing' })
  expect(await note(' Order  4711 ')).toMatchObject({ ok: true })
  expect(await note('Another')).toMatchObject({ refusal: 'note-stays' })

  const [row] = await listInvoiceRowsOf(database(), booking.userId)
  expect(row).toMatchObject({ notes: 'Order 4711' })
  const noted = await printInvoice(booking.bookingId)
  expect(Buffer.compare(noted.content, plain.content)).not.toBe(0)
  expect(countPages(noted.content)).toBe(1)
})

test('a note on an invoice can be changed while the invoice is provisional, and only on an invoice of the booking', async () => {
  const other = await givenUnpaid()
  const { id: bookingId, userId } = await givenBooking(database(), { state: 'claimed' })
  const { id: invoiceId } = await requireInvoice(bookingId)
  const note = (notes: string) =>
    noteOnInvoice(database(), { bookingId, staffId: other.staffId, invoiceId, notes }, LATER)

  expect(await note('One')).toMatchObject({ ok: true })
  expect(await note('Two')).toMatchObject({ ok: true })
  const foreign = { ...other, invoiceId, notes: 'Three' }
  expect(await noteOnInvoice(database(), foreign, LATER)).toMatchObject({ refusal: 'booking-not-found' })

  expect(await listInvoiceRowsOf(database(), userId)).toMatchObject([{ notes: 'Two' }])
})
