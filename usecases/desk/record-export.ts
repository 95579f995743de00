import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'

type Exporter = { readonly staffId: string; readonly now: Date }

/** Logs that a member of staff downloaded the invoices of a range of days, with names and payment references. */
export async function recordAccountsExport(
  db: Database,
  { from, until, staffId, now }: Exporter & { readonly from: string; readonly until: string },
): Promise<void> {
  await recordAudit(db, { action: 'accounts-exported', actorId: staffId, details: { from, until }, at: now })
}

/** Logs that an admin downloaded records of a range of days, such as clients with their addresses. */
export async function recordRecordsExport(
  db: Database,
  {
    what,
    from,
    until,
    rows,
    staffId,
    now,
  }: Exporter & { readonly what: string; readonly from: string; readonly until: string; readonly rows: number },
): Promise<void> {
  const details = { what, from, until, rows }
  await recordAudit(db, { action: 'records-exported', actorId: staffId, details, at: now })
}

/** Logs that a member of staff downloaded the brief of a session, with the client's chart. */
export async function recordBriefExport(
  db: Database,
  { bookingId, staffId, now }: Exporter & { readonly bookingId: string },
): Promise<void> {
  const subject = { kind: 'booking', id: bookingId }
  await recordAudit(db, { action: 'brief-exported', actorId: staffId, subject, at: now })
}
