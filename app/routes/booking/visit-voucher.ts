import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { isBookingInScope } from '#db/desk/desk-bookings.ts'
import type { VoucherRow } from '#db/offers/vouchers.ts'
import { deskScope, may } from '#domain/rights.ts'
import { openVoucherLink } from '#usecases/bookings/booking-links.ts'
import { findPrintableVoucher } from '#usecases/invoices/read-documents.ts'
import { type RequestedBooking, refusedLink } from './visit-booking.ts'

/** A gift voucher for its buyer and for the desk, and for the person it was emailed to (0119); not found for others. */
export async function requireVoucher({ request, params, context }: RequestedBooking): Promise<VoucherRow> {
  if (params.bookingId === undefined) {
    const { db, address, now } = visitOf(request, context)
    const token = linkToken(request) ?? ''
    const opened = await openVoucherLink(db, context.get(keyRingContext), { token, address, now })
    if (!opened.ok) throw refusedLink(opened.refusal)
    return opened.value
  }
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const voucher = await findPrintableVoucher(db, params.bookingId)
  const isStaff = may(user.roles, 'desk') && (await isBookingInScope(db, deskScope(user), params.bookingId))
  if (!voucher || (voucher.userId !== user.id && !isStaff)) throw notFound()
  return voucher
}
