import { EXPORTS } from '#app/content/exports.ts'
import { MONEY } from '#app/content/money.ts'
import { accountCells } from '#app/routes/desk/account-cells.ts'
import { listBookingsToExport, listClientsToExport } from '#db/bookings/booking-exports.ts'
import type { Database } from '#db/client.ts'
import { listEntriesToExport } from '#db/payments/money-entries.ts'
import { listAccount } from '#db/payments/revenue.ts'
import { listSubscribersToExport } from '#db/visitors/subscriber-export.ts'
import type { CsvCell } from '#domain/csv-export.ts'
import type { DateRange } from '#domain/date-range.ts'
import { istDate, istTime } from '#domain/india-time.ts'
import { stateName } from '#domain/indian-states.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/ledger.ts'

export type ExportKind = keyof typeof EXPORTS.kinds

export const EXPORT_KINDS = Object.keys(EXPORTS.kinds) as ExportKind[]

type ExportOptions = DateRange & { readonly limit: number }
type ExportFile = {
  readonly columns: readonly string[]
  readonly read: (db: Database, options: ExportOptions) => Promise<CsvCell[][]>
}

/** What each file contains: its columns and its rows, oldest first. */
export const EXPORT_FILES: Readonly<Record<ExportKind, ExportFile>> = {
  clients: {
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
    columns: EXPORTS.columns.bookings,
    async read(db, options) {
      const rows = await listBookingsToExport(db, options)
      return rows.map((row) => [
        row.code,
        row.bookedAt,
        row.client,
        row.email,
        row.service,
        row.astrologer,
        row.sessionAt,
        row.status,
        row.paymentStatus,
        row.outcome,
        money(row.listedPrice),
        money(row.amount),
        row.cancelledAt,
        money(row.refundDue),
      ])
    },
  },
  invoices: {
    columns: MONEY.csvColumns,
    async read(db, { limit, ...range }) {
      const rows = await listAccount(db, range)
      return rows.slice(0, limit).map((row) => accountCells(row, (paise) => money(paise)))
    },
  },
  payments: {
    columns: EXPORTS.columns.payments,
    async read(db, options) {
      const rows = await listEntriesToExport(db, { ...options, isMoneyOnly: true })
      return rows.map((row) => [
        inIndia(row.at),
        row.kind,
        row.way,
        row.reference,
        row.code,
        row.serviceName,
        clientOf(row),
        money(paiseFrom(row.kind === 'refund' ? -row.amount : row.amount)),
      ])
    },
  },
  ledger: {
    columns: EXPORTS.columns.ledger,
    async read(db, options) {
      const rows = await listEntriesToExport(db, { ...options, isMoneyOnly: false })
      return rows.map((row) => [
        inIndia(row.at),
        row.kind,
        row.label,
        row.way,
        row.reference,
        row.code,
        row.serviceName,
        clientOf(row),
        money(row.amount),
        money(balanceOf([row])),
      ])
    },
  },
  subscribers: {
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

/** The name of an erased client is not known any more. */
function clientOf({ clientName, isClientErased }: { clientName: string | null; isClientErased: boolean }) {
  return isClientErased ? null : clientName
}

function money(paise: Paise | null): CsvCell {
  return paise === null ? null : { paise }
}

function inIndia(instant: Date | null): string | null {
  return instant && `${istDate(instant)} ${istTime(instant)}`
}
