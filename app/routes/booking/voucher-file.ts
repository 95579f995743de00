import { appUrlContext, databaseContext, keyRingContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { isBookingInScope } from '#db/bookings/desk-bookings.ts'
import { deskScope, may } from '#domain/rights.ts'
import { findPrintableVoucher, readVoucherDocument } from '#usecases/invoices/read-documents.ts'
import type { Route } from './+types/voucher-file'

/** A gift voucher as a PDF, for its buyer and for the desk; not found for everybody else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const voucher = await findPrintableVoucher(db, params.bookingId)
  const isStaff = may(user.roles, 'desk') && (await isBookingInScope(db, deskScope(user), params.bookingId))
  if (!voucher || (voucher.userId !== user.id && !isStaff)) throw notFound()
  const document = await readVoucherDocument(db, context.get(keyRingContext), voucher, context.get(appUrlContext))
  return privatePdf(await context.get(printContext)(document), { isShown: true })
}
