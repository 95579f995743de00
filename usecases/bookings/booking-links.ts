import { findLinkedBooking } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { LINK_RIGHTS, type LinkedPage, linkedPath } from '#domain/bookings/booking-links.ts'
import type { Outcome } from '#domain/outcome.ts'
import { openSignedLink } from '#usecases/accounts/open-signed-link.ts'
import type { LinkRefusal, LinkVisit } from '#usecases/accounts/take-link.ts'
import { findPrintableVoucher } from '#usecases/invoices/read-documents.ts'
import { signLink } from '#usecases/signed-links.ts'

type Recipient = { readonly bookingId: string; readonly email: string }

/** A link that opens one booking for the reader of an email (0119). */
export function bookingLinkPath(keys: KeyRing, page: LinkedPage, { bookingId, email }: Recipient): string {
  return linkedPath(page, signLink(keys, LINK_RIGHTS[page], { id: bookingId, email }))
}

export type LinkedBooking = Recipient & { readonly userId: string }

/** The booking that a link opens. */
export function openBookingLink(
  db: Database,
  keys: KeyRing,
  page: LinkedPage,
  visit: LinkVisit,
): Promise<Outcome<LinkedBooking, LinkRefusal>> {
  return openSignedLink(db, keys, LINK_RIGHTS[page], visit, (id) => findLinkedBooking(db, id))
}

/** The gift voucher that a link opens for the address it was sent to. */
export function openVoucherLink(db: Database, keys: KeyRing, visit: LinkVisit) {
  return openSignedLink(db, keys, LINK_RIGHTS.voucher, visit, async (bookingId) => {
    const voucher = await findPrintableVoucher(db, bookingId)
    return voucher?.recipientEmail ? { ...voucher, email: voucher.recipientEmail } : undefined
  })
}
