import { databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { findInvoice, findOwnInvoice } from '#db/invoices.ts'
import { invoiceFileName } from '#domain/invoices.ts'
import { invoicePdf } from '#usecases/invoices/invoice-pdf.ts'
import type { Route } from './+types/invoice-file'

/** The paper for its owner and for staff; for everybody else it does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const isStaff = user.roles.includes('astrologer') || user.roles.includes('admin')
  const { invoiceId } = params
  const invoice = isStaff
    ? await findInvoice(db, invoiceId)
    : await findOwnInvoice(db, { id: invoiceId, userId: user.id })
  if (!invoice) throw notFound()

  return new Response(Buffer.from(await invoicePdf(invoice)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoiceFileName(invoice)}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
