import type { Database } from '#db/client.ts'
import { recordLessonDone } from '#db/learning/learning.ts'
import { mayFinishLesson } from '#domain/learning/course-progress.ts'
import { listLessonTasks } from './lesson-tasks.ts'
import { type CompletedCourse, recordProgress } from './record-progress.ts'

/** After a student has passed a part of a lesson: marks it as done if that was the last one. Returns the completed courses. */
export async function completeLesson(
  tx: Database,
  { userId, lessonId, now }: { readonly userId: string; readonly lessonId: number; readonly now: Date },
): Promise<readonly CompletedCourse[]> {
  if (!mayFinishLesson(await listLessonTasks(tx, { userId, lessonIds: [lessonId], now }))) return []
  await recordLessonDone(tx, { userId, lessonId, doneAt: now })
  return recordProgress(tx, userId, now)
}
