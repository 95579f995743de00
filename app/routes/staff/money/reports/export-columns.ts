import { accountCells, clientOf, paymentCells, serviceOf } from '#app/routes/staff/money/account-cells.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { EXPORTS } from '#content/staff/money/exports.ts'
import { MONEY } from '#content/staff/money/money.ts'
import { stateName } from '#content/words/indian-names.ts'
import { discountText, ledgerText } from '#content/words/ledger-labels.ts'
import { type ExportedBooking, listBookingsToExport, listClientsToExport } from '#db/bookings/booking-exports.ts'
import type { Database } from '#db/client.ts'
import { listAccount } from '#db/payments/invoice-register.ts'
import { listEntriesToExport } from '#db/payments/money-entries.ts'
import { listSubscribersToExport } from '#db/visitors/subscribers.ts'
import type { CsvCell } from '#domain/csv-export.ts'
import type { Paise } from '#domain/money.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { balanceOf } from '#domain/payments/ledger.ts'
import { type Staff, staffMay } from '#domain/rights.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'

export type ExportKind = keyof typeof EXPORTS.kinds

const EXPORT_KINDS = Object.keys(EXPORTS.kinds) as ExportKind[]

/** Accounts are for everyone who sees the income, the other records for admins. */
export function exportKindsFor(staff: Staff): ExportKind[] {
  return EXPORT_KINDS.filter((kind) => EXPORT_FILES[kind].isAccounts || staffMay(staff, 'admin'))
}

type ExportOptions = DateRange & { readonly limit: number }
type ExportFile = {
  readonly isAccounts: boolean
  readonly columns: readonly string[]
  readonly read: (db: Database, options: ExportOptions) => Promise<CsvCell[][]>
}

/** What each file contains: its columns and its rows, oldest first. */
export const EXPORT_FILES: Readonly<Record<ExportKind, ExportFile>> = {
  clients: {
    isAccounts: false,
    columns: EXPORTS.columns.clients,
    async read(db, options) {
      const rows = await listClientsToExport(db, options)
      return rows.map(({ name, email, phone, state, since, bookings, first, latest }) => [
        name,
        email,
        phone,
        state === null ? null : stateName(state),
        since,
        bookings,
        first,
        latest,
      ])
    },
  },
  bookings: {
    isAccounts: false,
    columns: EXPORTS.columns.bookings,
    async read(db, options) {
      const rows = await listBookingsToExport(db, options)
      return rows.map(bookingCells)
    },
  },
  invoices: {
    isAccounts: true,
    columns: MONEY.csvColumns,
    async read(db, { limit, ...range }) {
      const rows = await listAccount(db, range)
      return rows.slice(0, limit).map(accountCells)
    },
  },
  payments: {
    isAccounts: true,
    columns: MONEY.paymentColumns,
    async read(db, options) {
      const rows = await listEntriesToExport(db, { ...options, isMoneyOnly: true })
      return rows.map(paymentCells)
    },
  },
  ledger: {
    isAccounts: true,
    columns: EXPORTS.columns.ledger,
    async read(db, options) {
      const rows = await listEntriesToExport(db, { ...options, isMoneyOnly: false })
      return rows.map((row) => [
        inIndia(row.at),
        row.kind,
        row.kind === 'discount' ? discountText(row.label) : ledgerText(row.label),
        row.method,
        row.reference,
        row.code,
        serviceOf(row),
        clientOf(row),
        money(row.amount),
        money(balanceOf([row])),
      ])
    },
  },
  subscribers: {
    isAccounts: false,
    columns: EXPORTS.columns.subscribers,
    async read(db, options) {
      const rows = await listSubscribersToExport(db, options)
      return rows.map(({ email, state, source, requestedAt, confirmedAt, unsubscribedAt }) => [
        email,
        state,
        source,
        ...[requestedAt, confirmedAt, unsubscribedAt].map(inIndia),
      ])
    },
  },
}

function bookingCells(row: ExportedBooking): CsvCell[] {
  const { state, received, due, checking, refunded } = bookingMoney(row)
  return [
    row.code,
    row.bookedAt,
    row.client,
    row.email,
    serviceText(row),
    row.astrologer,
    row.sessionAt,
    row.status,
    row.paymentStatus,
    EXPORTS.money[state],
    row.outcome,
    ...[row.listedPrice, row.amount, received, due, checking, refunded].map(money),
    row.cancelledAt,
    money(row.refundDue),
  ]
}

function money(paise: Paise | null): CsvCell {
  return paise === null ? null : { paise }
}

function inIndia(instant: Date | null): string | null {
  return instant && `${istDate(instant)} ${istTime(instant)}`
}
