import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { containing } from '#db/like-pattern.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { InvoiceKind } from '#domain/invoices/invoice.ts'
import { LIST_ITEM } from './invoices.ts'

/** The last row of a page; the next page starts after it. */
export type InvoiceCursor = { readonly createdAt: Date; readonly id: string }

type SearchOptions = {
  readonly kind?: InvoiceKind | undefined
  readonly search?: string | undefined
  readonly after?: InvoiceCursor | undefined
  readonly limit: number
}

/** One page of the practice's invoices, latest created first, by number, booking code, client or service. */
export function searchInvoices(db: Database, { kind, search = '', after, limit }: SearchOptions) {
  const { createdAt, id, invoiceNumber, snapshot, clientName, clientEmail, serviceName } = invoices
  return db
    .select({ ...LIST_ITEM, bookingId: invoices.bookingId, clientName })
    .from(invoices)
    .where(
      and(
        kind && eq(invoices.kind, kind),
        containing([invoiceNumber, sql`${snapshot} ->> 'bookingCode'`, clientName, clientEmail, serviceName], search),
        after && sql`(${createdAt}, ${id}) < (${exactly(after)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** A cursor has whole milliseconds, the database microseconds. */
function exactly({ createdAt, id }: InvoiceCursor): SQL {
  return sql`coalesce((select i.created_at from invoices i where i.id = ${id}::uuid), ${createdAt.toISOString()}::timestamptz)`
}
