import { and, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { InvoiceKind } from '#domain/invoices/invoice.ts'
import type { DeskScope } from '#domain/rights.ts'
import { LIST_ITEM } from './invoices.ts'

/** The last row of a page; the next page starts after it. */
export type InvoiceCursor = { readonly createdAt: Date; readonly id: string }

type SearchOptions = {
  readonly kind?: InvoiceKind | undefined
  readonly search?: string | undefined
  readonly after?: InvoiceCursor | undefined
  readonly limit: number
}

/** One page of the invoices within the scope, latest created first, by number, booking code, client or service. */
export function searchInvoices(db: Database, scope: DeskScope, { kind, search = '', after, limit }: SearchOptions) {
  const { createdAt, id, invoiceNumber, snapshot, clientName, clientEmail, serviceName } = invoices
  return db
    .select({ ...LIST_ITEM, bookingId: invoices.bookingId, clientName })
    .from(invoices)
    .where(
      and(
        isOfBookingInScope(db, scope),
        kind && eq(invoices.kind, kind),
        or(
          containing([invoiceNumber, sql`${snapshot} ->> 'bookingCode'`, clientName, clientEmail, serviceName], search),
          isOfClient(search),
        ),
        after && sql`(${createdAt}, ${id}) < (${exactly(after)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** By the name of their account, which an erased client has not. */
function isOfClient(search: string): SQL | undefined {
  const isFound = hasName(search)
  return isFound && sql`${invoices.userId} in (select ${profiles.userId} from ${profiles} where ${isFound})`
}

function isOfBookingInScope(db: Database, scope: DeskScope): SQL | undefined {
  const inScope = isInScope(scope)
  return (
    inScope &&
    exists(
      db
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, invoices.bookingId), inScope)),
    )
  )
}

/** A cursor has whole milliseconds, the database microseconds. */
function exactly({ createdAt, id }: InvoiceCursor): SQL {
  return sql`coalesce((select i.created_at from invoices i where i.id = ${id}::uuid), ${createdAt.toISOString()}::timestamptz)`
}
