import { LessonPage } from '#app/features/learning/lesson-page.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { LESSON_TASKS } from '#content/learning/quizzes.ts'
import { LESSON } from '#content/site/learning.ts'
import { markLesson } from '#usecases/learning/mark-lesson.ts'
import { readLesson } from '#usecases/learning/read-lesson.ts'
import { readLessonFiles } from '#usecases/learning/read-lesson-files.ts'
import type { Route } from './+types/lesson'
import { completedToast, lessonRefusalResponse, requireLearner, requireLessonId } from './learner.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.lesson.title ?? '')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const outcome = await readLesson(db, learner, { courseSlug: params.course, lessonId, now, asksFirst: true })
  if (!outcome.ok) throw lessonRefusalResponse(outcome.refusal)

  const { course, lesson, html, url, live, before, after, isStudent, endsRefund, lock, tasks, exerciseProgress } =
    outcome.value
  const { afterEndsRefund } = outcome.value
  const { title, kind, minutes, moduleTitle, doneAt, isPublished, exercise, exerciseLevel } = lesson
  return {
    course: { slug: course.slug, title: course.title },
    lesson: { title, kind, minutes, moduleTitle, isPublished, isDone: doneAt !== null },
    html,
    url,
    live,
    files: endsRefund || lock ? [] : await readLessonFiles(db, context.get(keyRingContext), lessonId),
    before: before && { id: before.id, title: before.title },
    after: after && { id: after.id, title: after.title, endsRefund: afterEndsRefund },
    isStudent,
    endsRefund,
    lock,
    tasks,
    here: `/learning/${course.slug}/${lesson.id}`,
    exercise:
      exercise === null || endsRefund || lock
        ? undefined
        : { kind: exercise, level: exerciseLevel, progress: exerciseProgress },
  }
}

const ACTIONS = {
  done: { isDone: true, said: LESSON.marked },
  undo: { isDone: false, said: LESSON.unmarked },
} as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const { learner, db, now } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const form = await readForm(request)
  if (form.text('intent') === 'open') {
    const opened = await readLesson(db, learner, { courseSlug: params.course, lessonId, now })
    if (!opened.ok) throw lessonRefusalResponse(opened.refusal)
    return goTo(`/learning/${params.course}/${lessonId}`)
  }
  const { isDone, said } = chosenAction(ACTIONS, form)
  const outcome = await markLesson(db, learner, { courseSlug: params.course, lessonId, isDone, now })
  const here = `/learning/${params.course}/${lessonId}`
  if (!outcome.ok) {
    if (outcome.refusal === 'not-opened') return goTo(here, { tone: 'error', title: LESSON.notOpened })
    if (outcome.refusal === 'not-passed') return goTo(here, { tone: 'error', title: LESSON_TASKS.notPassed })
    throw lessonRefusalResponse(outcome.refusal)
  }
  const { completed } = outcome.value
  if (completed.length > 0) return goTo(`/learning/${params.course}`, completedToast(completed))
  return goTo(here, { tone: 'success', title: said })
}

export default function Lesson({ loaderData }: Route.ComponentProps) {
  return <LessonPage {...loaderData} />
}
