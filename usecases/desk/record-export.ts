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

/** Logs that a member of staff downloaded the brief of a session, with the client's chart. */
export async function recordBriefExport(
  db: Database,
  { bookingId, staffId, now }: Exporter & { readonly bookingId: string },
): Promise<void> {
  const subject = { kind: 'booking', id: bookingId }
  await recordAudit(db, { action: 'brief-exported', actorId: staffId, subject, at: now })
}
