import { readDateRange } from '#domain/time/date-range.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { ExportKind } from './export-columns.ts'

/** What the export form sends; this month's payments before anything is chosen. */
export function readExportQuery({ searchParams }: URL, kinds: readonly ExportKind[], now: Date) {
  const today = istDate(now)
  const typed = {
    from: searchParams.get('from') ?? `${today.slice(0, 7)}-01`,
    until: searchParams.get('until') ?? today,
  }
  const kind: ExportKind = kinds.find((known) => known === searchParams.get('what')) ?? 'payments'
  return { kind, typed, outcome: readDateRange(typed) }
}
