import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { InvoiceKind, InvoiceSnapshot, InvoiceStatus } from '#domain/invoices/invoice.ts'
import type { Paise } from '#domain/money.ts'
import { moneyColumns } from './booking-money.ts'

export type AccountRow = Awaited<ReturnType<typeof listAccount>>[number]

/**
 * Numbered invoices and credit notes of a range of days, by number; a credit note has the reference of its refund.
 * Provisional invoices are not part of the account.
 */
export async function listAccount(db: Database, { from, until }: { from: string; until: string }) {
  const { price, balance } = moneyColumns(sql`invoices.booking_id`)
  const { rows } = await db.execute<{
    invoiceNumber: string
    invoiceDate: string
    kind: InvoiceKind
    status: InvoiceStatus
    clientName: string
    serviceName: string
    questionCount: number
    sac: string | null
    placeOfSupply: string | null
    amount: number
    cgst: number
    sgst: number
    igst: number
    total: number
    way: NonNullable<InvoiceSnapshot['way']>
    reference: string
    paidOn: string | null
    price: Paise
    balance: Paise
  }>(sql`
    select invoice_number as "invoiceNumber", invoice_date::text as "invoiceDate", kind, status,
      client_name as "clientName", service_name as "serviceName",
      coalesce((snapshot ->> 'questionCount')::integer, 1) as "questionCount", snapshot ->> 'sac' as sac,
      snapshot ->> 'placeOfSupply' as "placeOfSupply", amount_paise as amount, cgst_paise as cgst, sgst_paise as sgst,
      igst_paise as igst, total_amount_paise as total,
      coalesce((select r.reference from refunds r where r.credit_note_id = invoices.id), snapshot ->> 'upiReference')
        as reference,
      coalesce(snapshot ->> 'way', 'upi') as way,
      to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "paidOn",
      ${price} as price, ${balance} as balance
    from invoices where invoice_number is not null and invoice_date between ${from} and ${until}
    order by series desc, financial_year, place`)
  return rows
}
