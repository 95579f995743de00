import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { accessDenied, notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { LEARNING } from '#content/site/learning.ts'
import type { LessonRefusal } from '#usecases/learning/read-lesson.ts'

export function requireLearner(context: Readonly<RouterContextProvider>) {
  const learner = { ...requireUser(context), language: LANGUAGE }
  return { learner, db: context.get(databaseContext), now: context.get(clockContext)() }
}

/** That a course exists is public; its lessons are for enrolled students. */
export function lessonRefusalResponse(refusal: LessonRefusal) {
  return refusal === 'not-enrolled' ? accessDenied(LEARNING.notEnrolled) : notFound()
}
