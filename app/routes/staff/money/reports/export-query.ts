import { readDateRange } from '#domain/time/date-range.ts'
import { istDate } from '#domain/time/india-time.ts'
import { EXPORT_KINDS, type ExportKind } from './export-columns.ts'

/** What the export form sends; this month's bookings before anything is chosen. */
export function readExportQuery({ searchParams }: URL, now: Date) {
  const today = istDate(now)
  const typed = {
    from: searchParams.get('from') ?? `${today.slice(0, 7)}-01`,
    until: searchParams.get('until') ?? today,
  }
  const kind: ExportKind = EXPORT_KINDS.find((known) => known === searchParams.get('what')) ?? 'bookings'
  return { kind, typed, outcome: readDateRange(typed) }
}
