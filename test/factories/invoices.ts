import { randomUUID } from 'node:crypto'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import { rupees } from '#domain/money.ts'
import { A_MONDAY } from './bookings.ts'

/** An invoice row, for tests of its PDF. */
export function givenInvoiceRow(changes: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: randomUUID(),
    kind: 'invoice',
    invoiceNumber: 'MU/26-27/00042',
    series: 'MU',
    financialYear: '26-27',
    place: 42,
    invoiceDate: '2026-11-16',
    status: 'paid',
    bookingId: randomUUID(),
    userId: randomUUID(),
    creditedInvoiceId: null,
    gstMode: 'unregistered',
    serviceType: 'consultation',
    serviceName: 'Full Life Prediction',
    notes: '',
    amount: rupees(3_001),
    cgst: rupees(0),
    sgst: rupees(0),
    igst: rupees(0),
    taxAmount: rupees(0),
    totalAmount: rupees(3_001),
    currency: 'inr',
    lastEntryId: null,
    snapshot: {
      seller: {
        name: 'Sample Practice',
        legalName: null,
        address: '12 Temple Road, Mysuru 570001',
        email: 'hello@practice.example',
        phone: '+91 90000 00000',
        gstin: null,
        stateCode: null,
      },
      bookingCode: 'MU7K3D9Q',
      session: 'November 20, 2026, 10-11 AM IST',
      upiReference: '412345678901',
      sac: null,
      placeOfSupply: null,
      creditedNumber: null,
    },
    clientName: 'Asha Rao',
    clientEmail: 'asha@example.com',
    clientPhone: '+91 98765 43210',
    paidAt: A_MONDAY,
    cancelledAt: null,
    createdAt: A_MONDAY,
    ...changes,
  }
}
