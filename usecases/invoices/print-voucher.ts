import { findVoucherOfBooking, type VoucherRow } from '#db/bookings/vouchers.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import type { Email } from '#domain/emails/emails.ts'
import type { PdfAttachment } from './invoice-attachment.ts'
import { voucherPdf } from './voucher-pdf.ts'

/** Undefined if the booking sold no voucher, or it is not paid for, or it is void, or its key was lost. */
export async function findPrintableVoucher(db: Database, bookingId: string): Promise<VoucherRow | undefined> {
  const voucher = await findVoucherOfBooking(db, bookingId)
  const isPrintable = voucher && voucher.issuedAt !== null && voucher.voidedAt === null && voucher.sealedCode !== null
  return isPrintable ? voucher : undefined
}

/** The voucher attached to an email about it; other emails have none. */
export async function findVoucherFor(db: Database, email: Email): Promise<VoucherRow | undefined> {
  if (email.kind === 'gift-voucher') return findPrintableVoucher(db, email.bookingId)
  if (email.kind === 'payment-verified' && email.voucher) return findPrintableVoucher(db, email.booking.bookingId)
  return undefined
}

export async function printVoucher(
  db: Database,
  keys: KeyRing,
  voucher: VoucherRow,
  appUrl: string,
): Promise<PdfAttachment> {
  if (voucher.sealedCode === null) throw new Error('The key of this voucher was lost.')
  const practice = await requirePractice(db)
  const code = unsealWithRing(voucher.sealedCode, keys)
  const redeemUrl = `${appUrl}/dashboard`
  return {
    filename: 'gift-voucher.pdf',
    contentType: 'application/pdf',
    content: await voucherPdf({ voucher, code, practice, redeemUrl }),
  }
}
