import { isErased } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockEnrollment, recordEnrollmentNotes } from '#db/learning/enrollment-desk.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import type { MoveEnrollmentRefusal } from './move-enrollment.ts'

type Note = {
  readonly enrollmentId: number
  /** The note on the staff member's screen when they wrote. */
  readonly before: string
  readonly notes: string
  readonly editorId: string
  readonly now: Date
}

export type NoteRefusal = MoveEnrollmentRefusal | 'client-erased'

const LONGEST_NOTE = 1_000

/** Staff write down what was agreed with a student. A colleague's note is not overwritten unseen. */
export async function noteOnEnrollment(
  db: Database,
  { enrollmentId, before, notes: typed, editorId, now }: Note,
): Promise<Outcome<null, NoteRefusal>> {
  const notes = normalizeText(typed).slice(0, LONGEST_NOTE)
  return db.transaction(async (tx) => {
    const enrollment = await lockEnrollment(tx, enrollmentId)
    if (!enrollment) return refused('enrollment-not-found')
    // A concurrent erasure waits for the locked row and then empties the note too.
    if (await isErased(tx, enrollment.userId)) return refused('client-erased')
    if (enrollment.notes === notes) return accepted(null)
    if (enrollment.notes !== normalizeText(before)) return refused('changed-meanwhile')

    await recordEnrollmentNotes(tx, enrollmentId, notes)
    const subject = { kind: 'enrollment', id: String(enrollmentId) }
    await recordAudit(tx, { action: 'enrollment-noted', actorId: editorId, subject, at: now })
    return accepted(null)
  })
}
