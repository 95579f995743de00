import type { Database } from '#db/client.ts'
import { lockEnrollment } from '#db/learning/enrollment-desk.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { recordEnrollmentMove } from './complete-enrollment.ts'

type Move = {
  readonly enrollmentId: number
  /** The status on the staff member's screen when they decided. */
  readonly from: EnrollmentStatus
  readonly to: EnrollmentStatus
  readonly editorId: string
  readonly now: Date
}

export type MoveEnrollmentRefusal = 'enrollment-not-found' | 'changed-meanwhile'

/** Staff change the status of an enrollment. */
export async function moveEnrollment(db: Database, move: Move): Promise<Outcome<null, MoveEnrollmentRefusal>> {
  const { enrollmentId, from, to, editorId, now } = move
  return db.transaction(async (tx) => {
    const enrollment = await lockEnrollment(tx, enrollmentId)
    if (!enrollment) return refused('enrollment-not-found')
    if (enrollment.status !== from) return refused('changed-meanwhile')

    if (from !== to) await recordEnrollmentMove(tx, enrollment, to, { editorId, now })
    return accepted(null)
  })
}
