import { recordAudit } from '#db/audit-log.ts'
import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { deletePendingDecisionOf } from '#db/payments/pending-decisions.ts'
import { listMatchedBookings, lockUpload, markTakenBack } from '#db/payments/statement-uploads.ts'
import { deleteOpenMatch } from '#db/payments/statements.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type TakenBack = {
  /** Verifications that had not been applied yet. */
  readonly undone: number
  /** Payments that stay verified, because their invoices have numbers. */
  readonly kept: number
}

/**
 * Takes back what an upload has led to, as far as it can be undone (0120, 0129): matches are dropped, and so are
 * verifications that are still pending. An applied one has an invoice number and an email, and stays for the desk to check.
 */
export async function takeBackUpload(
  db: Database,
  { uploadId, staffId }: { readonly uploadId: number; readonly staffId: string },
  now: Date,
): Promise<Outcome<TakenBack, 'upload-not-found' | 'already-taken-back'>> {
  return db.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId)
    if (!upload) return refused('upload-not-found')
    if (upload.takenBackAt !== null) return refused('already-taken-back')

    const matched = await listMatchedBookings(tx, uploadId)
    let undone = 0
    let dropped = 0
    for (const bookingId of matched) {
      // Applying a decision locks the booking too, so the match is either verified by now or never will be.
      await lockBooking(tx, bookingId)
      if (!(await deleteOpenMatch(tx, uploadId, bookingId))) continue
      dropped += 1
      if (await deletePendingDecisionOf(tx, bookingId)) undone += 1
    }
    await markTakenBack(tx, uploadId, { by: staffId, at: now })
    const kept = matched.length - dropped
    const subject = { kind: 'statement', id: String(uploadId) }
    const details = { undone, kept }
    await recordAudit(tx, { action: 'statement-taken-back', actorId: staffId, subject, details, at: now })
    return accepted({ undone, kept })
  })
}
