import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordLessonReopened } from '#db/learning/stuck-students.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

type Reopening = { readonly userId: string; readonly lessonId: number; readonly staffId: string; readonly now: Date }

/** A teacher lets a student try again: all tries and days of the lesson count from now. */
export async function reopenLesson(
  db: Database,
  { userId, lessonId, staffId, now }: Reopening,
): Promise<Outcome<null, 'not-opened'>> {
  if (!isUuid(userId)) return refused('not-opened')
  return db.transaction(async (tx) => {
    if (!(await recordLessonReopened(tx, { userId, lessonId, now }))) return refused('not-opened')
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'lesson-reopened', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
