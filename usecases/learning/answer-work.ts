import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { findHandedInWork, recordWorkAnswer } from '#db/learning/handed-in-work.ts'
import { listOwnEnrollments } from '#db/learning/learning.ts'
import { LONGEST_WORK_NOTE, type WorkVerdict } from '#domain/learning/handed-in-work.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { completeLesson } from './complete-lesson.ts'

type Answer = {
  readonly workId: string
  readonly verdict: WorkVerdict
  readonly note: string
  readonly staffId: string
  readonly now: Date
}

export type AnswerWorkRefusal = 'work-not-found' | 'already-answered' | 'note-missing' | 'note-too-long'

/** A teacher passes written work or returns it with a note, and the student is emailed. */
export async function answerWork(
  db: Database,
  keys: KeyRing,
  { workId, verdict, note: typed, staffId, now }: Answer,
): Promise<Outcome<null, AnswerWorkRefusal>> {
  const note = normalizeText(typed)
  if (!isUuid(workId)) return refused('work-not-found')
  if (verdict === 'returned' && note === '') return refused('note-missing')
  if (note.length > LONGEST_WORK_NOTE) return refused('note-too-long')

  return db.transaction(async (tx) => {
    const work = await findHandedInWork(tx, workId)
    if (!work) return refused('work-not-found')
    const { userId, lessonId, lessonTitle, courseSlug } = work
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return refused('work-not-found')
    const sealedNote = note === '' ? null : sealWithRing(note, keys)
    const isRecorded = await recordWorkAnswer(tx, workId, { verdict, sealedNote, staffId, now })
    if (!isRecorded) return refused('already-answered')

    if (verdict === 'passed') await completeLesson(tx, { userId, lessonId, now })
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'work-answered', actorId: staffId, subject, at: now })
    const [enrollment] = await listOwnEnrollments(tx, userId)
    const reader = { userId, timeZone: enrollment?.timeZone ?? INDIA_TIME_ZONE }
    const path = `/learning/${courseSlug}/${lessonId}/work`
    await notifyClient(tx, reader, { kind: 'work-answered', lessonTitle, verdict, path }, `work-answered:${workId}`)
    return accepted(null)
  })
}
