import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { recordHandedInWork } from '#db/learning/handed-in-work.ts'
import { lockStudentsLesson } from '#db/learning/quizzes.ts'
import { LONGEST_WORK, mayHandIn, type WorkState } from '#domain/learning/handed-in-work.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'
import type { NamedLesson, OpenedLessonRefusal } from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'
import { readWork } from './read-work.ts'

type Work = NamedLesson & {
  /** Made by the form, so that sending it twice hands it in once. */
  readonly id: string
  readonly text: string
  readonly now: Date
}

export type HandInRefusal =
  | OpenedLessonRefusal
  | 'work-empty'
  | 'work-too-long'
  | Exclude<WorkState, 'open' | 'returned'>

/** A student hands in a text for the teacher to read. */
export async function handInWork(
  db: Database,
  keys: KeyRing,
  learner: Learner,
  { courseSlug, lessonId, id, text: typed, now }: Work,
): Promise<Outcome<null, HandInRefusal>> {
  const text = normalizeText(typed)
  const userId = learner.id
  return db.transaction(async (tx) => {
    // An erasure that runs at the same time finishes first, or deletes this text too.
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return refused('not-enrolled')
    await lockStudentsLesson(tx, { userId, lessonId })
    const work = await readWork(tx, keys, learner, { courseSlug, lessonId, now })
    if (!work.ok) return work
    if (!work.value.isStudent) return refused('not-enrolled')
    if (text === '' || !isUuid(id)) return refused('work-empty')
    if (text.length > LONGEST_WORK) return refused('work-too-long')

    const { state } = work.value
    if (!mayHandIn(state)) return refused(state as Exclude<WorkState, 'open' | 'returned'>)
    await recordHandedInWork(tx, { id, userId, lessonId, sealedText: sealWithRing(text, keys), handedInAt: now })
    return accepted(null)
  })
}
