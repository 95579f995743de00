import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'

type Exporter = { readonly staffId: string; readonly now: Date }

type Export = Exporter & {
  /** Accounts have names and payment references; other records are, for example, clients with their addresses. */
  readonly action: 'accounts-exported' | 'records-exported'
  readonly what: string
  readonly from: string
  readonly until: string
  readonly rows: number
}

/** Logs that a member of staff downloaded accounts or records of a range of days. */
export async function recordExport(db: Database, exported: Export): Promise<void> {
  const { action, what, from, until, rows, staffId, now } = exported
  await recordAudit(db, { action, actorId: staffId, details: { what, from, until, rows }, at: now })
}

/** Logs that a member of staff downloaded the brief of a session, with the client's chart. */
export async function recordBriefExport(
  db: Database,
  { bookingId, staffId, now }: Exporter & { readonly bookingId: string },
): Promise<void> {
  const subject = { kind: 'booking', id: bookingId }
  await recordAudit(db, { action: 'brief-exported', actorId: staffId, subject, at: now })
}

/** Logs that a member of staff downloaded the reading of a booking's chart, or of a birth that a client has saved. */
export async function recordReadingExport(
  db: Database,
  {
    subject,
    staffId,
    now,
  }: Exporter & { readonly subject: { readonly kind: 'booking' | 'user'; readonly id: string } },
): Promise<void> {
  await recordAudit(db, { action: 'reading-exported', actorId: staffId, subject, at: now })
}

/** Logs that a member of staff downloaded where the students of a course are. */
export async function recordProgressExport(
  db: Database,
  { courseId, rows, staffId, now }: Exporter & { readonly courseId: number; readonly rows: number },
): Promise<void> {
  const subject = { kind: 'courses', id: String(courseId) }
  await recordAudit(db, { action: 'records-exported', actorId: staffId, subject, details: { rows }, at: now })
}
