import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { findVoucherOfBooking, type VoucherRow } from '#db/offers/vouchers.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import { findMoneyEntry, listBookingEntries, type MoneyEntry } from '#db/payments/ledger-entries.ts'
import { listRefunds } from '#db/payments/refunds.ts'
import type { Email } from '#domain/emails/emails.ts'
import type { PrintedDocument, Settlement } from '#domain/invoices/documents.ts'
import { type Receipt, receiptNumber } from '#domain/invoices/receipt.ts'
import { FIRST_LANGUAGE, type Language, pathIn } from '#domain/languages.ts'
import { paiseFrom } from '#domain/money.ts'
import { balanceOf, priceOf } from '#domain/payments/ledger.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { translateNames } from '#usecases/content/translate-names.ts'

type Attaching = { readonly keys: KeyRing; readonly appUrl: string; readonly language?: Language | undefined }

/** The documents of an email about money: the first payment has the invoice, each later one a receipt, a gift its voucher. */
export async function documentsOf(
  db: Database,
  email: Email,
  { keys, appUrl, language }: Attaching,
): Promise<PrintedDocument[]> {
  const voucher = await findVoucherFor(db, email)
  return [
    ...(await moneyDocuments(db, email, language)),
    ...(voucher ? [await readVoucherDocument(db, voucher, { keys, appUrl, language })] : []),
  ]
}

async function moneyDocuments(db: Database, email: Email, language: Language | undefined): Promise<PrintedDocument[]> {
  if (email.kind === 'credit-refunded') return receiptDocuments(db, email.entryId, language)
  if (email.kind !== 'payment-verified') return []
  const invoice = await findLiveInvoice(db, email.booking.bookingId)
  // Provisional where the client pays at the session.
  const issued = invoice?.status === 'paid' ? invoice : undefined
  if (!email.received) return issued ? [await readInvoiceDocument(db, issued)] : []
  const { entryId } = email.received
  // The money of a session that was confirmed before issues the invoice.
  const isFirst = issued?.lastEntryId === entryId
  return [
    ...(await receiptDocuments(db, entryId, language)),
    ...(isFirst ? [await readInvoiceDocument(db, issued)] : []),
  ]
}

async function receiptDocuments(
  db: Database,
  entryId: number,
  language: Language | undefined,
): Promise<PrintedDocument[]> {
  const entry = await findMoneyEntry(db, WHOLE_PRACTICE, entryId)
  const receipt = entry && (await readReceipt(db, entry, language))
  return receipt ? [{ kind: 'receipt', receipt }] : []
}

/** An invoice or a credit note. */
export async function readInvoiceDocument(db: Database, invoice: InvoiceRow): Promise<PrintedDocument> {
  if (invoice.kind === 'credit_note') {
    const refunds = await listRefunds(db, invoice.bookingId)
    const isRefundSent = refunds.some(({ creditNoteId }) => creditNoteId === invoice.id)
    return { kind: 'invoice', invoice: { ...invoice, isRefundSent } }
  }
  return { kind: 'invoice', invoice, settlement: await readSettlement(db, invoice) }
}

/**
 * Undefined for an invoice that one payment has settled, and for one whose payment is being checked or that was cancelled
 * before it. A provisional one that is paid at the session shows what is due now.
 */
export async function readSettlement(db: Database, invoice: InvoiceRow): Promise<Settlement | undefined> {
  const { kind: document, status, snapshot, bookingId, lastEntryId } = invoice
  const isAtSession = status === 'pending' && snapshot.way === 'session'
  if (document !== 'invoice' || (lastEntryId === null && !isAtSession)) return undefined
  const all = await listBookingEntries(db, bookingId)
  const entries = lastEntryId === null ? all : all.filter(({ id }) => id <= lastEntryId)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const parts = entries.filter(
    ({ id, kind, reverses }) => (kind === 'payment' || kind === 'credit') && reverses === null && !reversed.has(id),
  )
  const balance = balanceOf(entries)
  if (parts.length <= 1 && balance === 0 && parts[0]?.kind !== 'credit') return undefined
  return {
    parts: parts.map(({ at, kind, label, method, amount }) => ({
      at,
      amount,
      label,
      method: kind === 'credit' ? null : method,
    })),
    received: paiseFrom(priceOf(entries) - balance),
    balance,
  }
}

/** The receipt of a payment or refund; undefined for any other entry and for a reversal. */
export async function readReceipt(db: Database, given: MoneyEntry, language?: Language): Promise<Receipt | undefined> {
  const entry = await translateNames(db, given, language)
  const { id, kind, amount, code, serviceName, questionCount, receipt } = entry
  if ((kind !== 'payment' && kind !== 'refund') || amount <= 0) return undefined
  const { at, method, reference, clientName, invoiceNumber, creditNote, isReversed } = entry
  const { name, contact } = await requirePractice(db, language)
  const { address, email, phone } = contact
  return {
    kind,
    number: receiptNumber({ id, kind, receipt }),
    at,
    amount,
    method,
    reference,
    clientName,
    service: serviceName === null ? null : { serviceName, questionCount: questionCount ?? 1, bookingCode: code ?? '' },
    invoiceNumber,
    creditNote,
    isReversed,
    seller: { name, address, email, phone },
  }
}

/** Undefined if the booking sold no voucher, or it is not paid for, or it is void, or its key was lost. */
export async function findPrintableVoucher(db: Database, bookingId: string): Promise<VoucherRow | undefined> {
  const voucher = await findVoucherOfBooking(db, bookingId)
  const isPrintable = voucher && voucher.issuedAt !== null && voucher.voidedAt === null && voucher.sealedCode !== null
  return isPrintable ? voucher : undefined
}

/** The voucher attached to an email about it; other emails have none. */
async function findVoucherFor(db: Database, email: Email): Promise<VoucherRow | undefined> {
  if (email.kind === 'gift-voucher') return findPrintableVoucher(db, email.bookingId)
  if (email.kind === 'payment-verified' && email.voucher) return findPrintableVoucher(db, email.booking.bookingId)
  return undefined
}

export async function readVoucherDocument(
  db: Database,
  voucher: VoucherRow,
  { keys, appUrl, language }: Attaching,
): Promise<PrintedDocument> {
  const { amount, giverName, recipientName, message, issuedAt, lastDay, sealedCode } = voucher
  if (sealedCode === null) throw new Error('The key of this voucher was lost.')
  if (issuedAt === null || lastDay === null) throw new Error('A voucher that is not paid for cannot be printed.')
  const practice = await requirePractice(db, language)
  const code = unsealWithRing(sealedCode, keys)
  const redeemUrl = `${appUrl}${pathIn(language ?? FIRST_LANGUAGE, '/dashboard')}`
  const printed = { amount, giverName, recipientName, message, issuedAt, lastDay, code, practice, redeemUrl }
  return { kind: 'voucher', voucher: printed }
}
