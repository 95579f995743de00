import { findLanguage } from '#db/accounts/users.ts'
import { requireBookingClient } from '#db/bookings/booking-clients.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findClientState } from '#db/desk/client-notes.ts'
import { type InvoiceNumber, type InvoiceRow, recordInvoice, takeInvoiceNumber } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { splitTax, taxOf } from '#domain/invoices/gst.ts'
import { type InvoiceSnapshot, sacOf } from '#domain/invoices/invoice.ts'
import {
  CREDIT_NOTE_PREFIX,
  type FinancialYear,
  financialYearOf,
  firstInvoiceNumberIn,
  type InvoiceSeries,
  invoiceNumber,
} from '#domain/invoices/invoice-number.ts'
import { paiseFrom } from '#domain/money.ts'
import { discountLines } from '#domain/payments/ledger.ts'
import { istDate } from '#domain/time/india-time.ts'
import { translateNames } from '#usecases/content/translate-names.ts'

type InvoicedPayment = {
  readonly method?: InvoiceSnapshot['way']
  readonly reference: string | null
}

/**
 * The provisional invoice of a claimed booking, in the transaction of the claim. It gets its number when it is paid
 * (0114). It is a snapshot: later changes of names, prices and settings do not affect it.
 */
export async function issueInvoice(
  tx: Database,
  booking: BookingRow,
  payment: InvoicedPayment,
  now: Date,
): Promise<InvoiceRow> {
  const practice = await requirePractice(tx)
  const client = await requireBookingClient(tx, booking.userId)
  const { mode, stateCode: supplierState } = practice.gst
  const clientState = await findClientState(tx, booking.userId)
  const split = splitTax(booking.amount, { mode, supplierState, clientState })

  return recordInvoice(tx, {
    invoiceDate: istDate(now),
    kind: 'invoice',
    status: 'pending',
    bookingId: booking.id,
    userId: booking.userId,
    gstMode: mode,
    serviceType: booking.serviceType,
    serviceName: await serviceNameFor(tx, booking),
    amount: split.taxable,
    cgst: split.cgst,
    sgst: split.sgst,
    igst: split.igst,
    taxAmount: taxOf(split),
    totalAmount: booking.amount,
    snapshot: { ...snapshotOf(practice, booking, payment, clientState), ...(await discountOf(tx, booking)) },
    clientName: client.fullName ?? '',
    clientEmail: client.email ?? '',
    clientPhone: client.phone ?? '',
    createdAt: now,
  })
}

/** In the client's language, if they have chosen one. */
async function serviceNameFor(tx: Database, { userId, serviceName }: BookingRow): Promise<string> {
  const language = await findLanguage(tx, userId)
  return (await translateNames(tx, { serviceName }, language ?? undefined)).serviceName
}

/** The number in its parts. Take it last: other transactions wait for the counter's lock. */
export async function nextNumber(tx: Database, series: InvoiceSeries, now: Date): Promise<InvoiceNumber> {
  const financialYear = financialYearOf(now)
  const { prefix, first } = await seriesTerms(tx, series, financialYear)
  const taken = await takeInvoiceNumber(tx, { series, financialYear, first, today: istDate(now) })
  return { ...taken, series, financialYear, invoiceNumber: invoiceNumber(prefix, financialYear, taken.place) }
}

async function seriesTerms(tx: Database, series: InvoiceSeries, year: FinancialYear) {
  if (series === 'CN') return { prefix: CREDIT_NOTE_PREFIX, first: 1 }
  const { invoices } = await requirePractice(tx)
  return { prefix: invoices.prefix, first: firstInvoiceNumberIn(invoices, year) }
}

function snapshotOf(
  { name, contact, gst }: Practice,
  booking: BookingRow,
  { method = 'upi', reference }: InvoicedPayment,
  clientState: string | null,
): InvoiceSnapshot {
  const { address, email, phone } = contact
  const isTaxed = gst.mode === 'tax_invoice'
  const hasGstin = gst.mode !== 'unregistered'
  return {
    seller: {
      name,
      legalName: gst.legalName,
      address,
      email,
      phone,
      gstin: hasGstin ? gst.gstin : null,
      stateCode: hasGstin ? gst.stateCode : null,
    },
    bookingCode: booking.code,
    ...(booking.questionCount > 1 && { questionCount: booking.questionCount }),
    ...appointmentOf(booking),
    way: method,
    upiReference: reference ?? '',
    sac: sacOf(gst, booking.serviceType),
    placeOfSupply: isTaxed ? (clientState ?? gst.stateCode) : null,
    creditedNumber: null,
  }
}

function appointmentOf(booking: BookingRow): Pick<InvoiceSnapshot, 'appointment'> {
  const { bookingDate, startsAt, endsAt, timeZone } = booking
  if (startsAt && endsAt) {
    return { appointment: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone } }
  }
  return bookingDate ? { appointment: { day: bookingDate } } : {}
}

async function discountOf(tx: Database, booking: BookingRow): Promise<Pick<InvoiceSnapshot, 'discount'>> {
  const { listedPrice: listed, amount, discountLabel: label } = booking
  if (listed === amount) return {}
  const lines = discountLines(await listBookingEntries(tx, booking.id))
  return { discount: { label, listed, amount: paiseFrom(listed - amount), lines } }
}
