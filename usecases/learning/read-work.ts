import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { listHandedInWork, listWrittenTasks } from '#db/learning/handed-in-work.ts'
import { type WorkState, type WorkVerdict, workState } from '#domain/learning/handed-in-work.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import {
  findOpenedLesson,
  type NamedLesson,
  type OpenedLesson,
  type OpenedLessonRefusal,
} from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'

/** A text as it was handed in, with the teacher's answer if there is one. */
export type HandedInText = {
  readonly id: string
  readonly text: string
  readonly handedInAt: Date
  readonly verdict: WorkVerdict | null
  readonly note: string
  readonly answeredAt: Date | null
}

export type WrittenWork = Pick<OpenedLesson, 'course' | 'lesson' | 'isStudent'> & {
  readonly taskHtml: string
  readonly state: WorkState
  readonly dueOn: IsoDate | undefined
  /** The latest first. */
  readonly texts: readonly HandedInText[]
}

/** The written work of a lesson that the student has opened. */
export async function readWork(
  db: Database,
  keys: KeyRing,
  learner: Learner,
  { courseSlug, lessonId, now }: NamedLesson & { readonly now: Date },
): Promise<Outcome<WrittenWork, OpenedLessonRefusal>> {
  const opened = await findOpenedLesson(db, learner, { courseSlug, lessonId })
  if (!opened.ok) return opened

  const { course, lesson, isStudent, timeZone } = opened.value
  const own = { userId: learner.id, lessonIds: [lessonId] }
  const [[asked], works] = await Promise.all([listWrittenTasks(db, own, learner.language), listHandedInWork(db, own)])
  if (!asked) return refused('lesson-not-found')

  const { task, dueDays, openedAt, reopenedAt } = asked
  return accepted({
    course,
    lesson,
    isStudent,
    taskHtml: renderMarkdown(task),
    ...workState(works[0], { dueDays }, { openedAt, reopenedAt, timeZone }, now),
    texts: openTexts(works, keys),
  })
}

/** Without what was written with a key that is gone. */
export function openTexts(works: Awaited<ReturnType<typeof listHandedInWork>>, keys: KeyRing): HandedInText[] {
  return works
    .filter(({ sealedText }) => hasKeyFor(sealedText, keys))
    .map(({ id, sealedText, sealedNote, handedInAt, verdict, answeredAt }) => ({
      id,
      text: unsealWithRing(sealedText, keys),
      handedInAt,
      verdict,
      note: sealedNote && hasKeyFor(sealedNote, keys) ? unsealWithRing(sealedNote, keys) : '',
      answeredAt,
    }))
}
