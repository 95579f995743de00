import { type RouterContextProvider, redirect } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { accessDenied, notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { LEARNING, LESSON } from '#content/site/learning.ts'
import type { OpenedLessonRefusal } from '#usecases/learning/find-opened-lesson.ts'
import type { LessonRefusal } from '#usecases/learning/read-lesson.ts'
import type { CompletedCourse } from '#usecases/learning/record-progress.ts'

export function requireLearner(context: Readonly<RouterContextProvider>) {
  const learner = { ...requireUser(context), language: LANGUAGE }
  return { learner, db: context.get(databaseContext), now: context.get(clockContext)() }
}

/** That a course exists is public; its lessons are for enrolled students. */
export function lessonRefusalResponse(refusal: LessonRefusal) {
  return refusal === 'not-enrolled' ? accessDenied(LEARNING.notEnrolled) : notFound()
}

/** A lesson that is not opened yet says what opens it. */
export function openedLessonResponse(
  refusal: OpenedLessonRefusal,
  { course, lesson }: { course: string; lesson: string },
) {
  return refusal === 'not-opened' ? redirect(to(`/learning/${course}/${lesson}`)) : lessonRefusalResponse(refusal)
}

/** The id in an address of a lesson. */
export function requireLessonId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}

/** Says which courses the last lesson has completed. */
export function completedToast(completed: readonly CompletedCourse[]): FlashToast {
  const title = LESSON.completed(completed.map((course) => course.title).join(', '))
  const detail = completed.some(({ hasCertificate }) => hasCertificate) ? LESSON.completedDetail : undefined
  return { tone: 'success', title, ...(detail && { detail }) }
}
