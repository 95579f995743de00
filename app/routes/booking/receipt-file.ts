import { databaseContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { findMoneyEntry, findOwnMoneyEntry } from '#db/payments/ledger-entries.ts'
import { deskScope, may, WHOLE_PRACTICE } from '#domain/rights.ts'
import { readReceipt } from '#usecases/invoices/read-documents.ts'
import type { Route } from './+types/receipt-file'

/** The receipt of a payment or refund as a PDF, for its client and for staff; not found for everybody else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const id = /^\d{1,12}$/.test(params.entryId) ? Number(params.entryId) : 0
  const scope = may(user.roles, 'admin') ? WHOLE_PRACTICE : deskScope(user)
  const ofClient = may(user.roles, 'invoices') ? await findMoneyEntry(db, scope, id) : undefined
  const entry = ofClient ?? (await findOwnMoneyEntry(db, { id, userId: user.id }))
  const receipt = entry && (await readReceipt(db, entry, LANGUAGE))
  if (!receipt) throw notFound()
  return privatePdf(await context.get(printContext)({ kind: 'receipt', receipt }), { isShown: true })
}
