import { databaseContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { findInvoice, findOwnInvoice } from '#db/payments/invoices.ts'
import { deskScope, may, WHOLE_PRACTICE } from '#domain/rights.ts'
import { readInvoiceDocument } from '#usecases/invoices/read-documents.ts'
import type { Route } from './+types/invoice-file'

/** The invoice as a PDF, for its owner and for staff; not found for everybody else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const { invoiceId } = params
  // An admin reads the invoices of the whole practice, also one who is an astrologer and works with their own clients.
  const scope = may(user.roles, 'admin') ? WHOLE_PRACTICE : deskScope(user)
  const ofClient = may(user.roles, 'invoices') ? await findInvoice(db, scope, invoiceId) : undefined
  const invoice = ofClient ?? (await findOwnInvoice(db, { id: invoiceId, userId: user.id }))
  if (!invoice) throw notFound()
  return privatePdf(await context.get(printContext)(await readInvoiceDocument(db, invoice)))
}
