import type { Database } from '#db/client.ts'
import { findCohortClass, listCohortStudents, recordAttendance } from '#db/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { audit } from './edit-cohort.ts'

type Roll = {
  readonly cohortId: number
  readonly classId: number
  /** The students who were there; all others were not. */
  readonly present: readonly string[]
  readonly staffId: string
}

/** Marks every student of the group; calling it again corrects the marks. Nobody is marked before the class begins. */
export function callRoll(
  db: Database,
  { cohortId, classId, present, staffId }: Roll,
  now: Date,
): Promise<Outcome<null, 'class-not-found' | 'not-begun'>> {
  return db.transaction(async (tx) => {
    const held = await findCohortClass(tx, classId)
    if (held?.cohortId !== cohortId) return refused('class-not-found')
    if (held.startsAt > now) return refused('not-begun')
    const students = await listCohortStudents(tx, cohortId, now)
    const marks = students.map(({ userId }) => {
      const isPresent = present.includes(userId)
      return { classId, userId, isPresent, markedBy: staffId, markedAt: now }
    })
    await recordAttendance(tx, marks)
    await audit(tx, 'roll-changed', { cohortId, staffId, now })
    return accepted(null)
  })
}
