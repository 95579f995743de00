import { OWN_CHARTS } from '#app/features/exercises/addresses.ts'
import { LessonPage } from '#app/features/learning/lesson-page.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejectedFields, tooOften } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { LESSON_QUESTIONS } from '#content/learning/lesson-questions.ts'
import { LESSON_TASKS } from '#content/learning/quizzes.ts'
import { LESSON } from '#content/site/learning.ts'
import { numberText } from '#content/words/numbers.ts'
import type { Database } from '#db/client.ts'
import { listLiveLessons } from '#db/learning/live-lessons.ts'
import { LONGEST_LESSON_QUESTION } from '#domain/learning/lesson-questions.ts'
import { askLessonQuestion, takeBackLessonQuestion } from '#usecases/learning/ask-lesson-question.ts'
import { markLesson } from '#usecases/learning/mark-lesson.ts'
import { readLesson } from '#usecases/learning/read-lesson.ts'
import { readLessonFiles } from '#usecases/learning/read-lesson-files.ts'
import { readLessonQuestions } from '#usecases/learning/read-lesson-questions.ts'
import type { Route } from './+types/lesson'
import {
  completedToast,
  lessonRefusalResponse,
  openedLessonResponse,
  requireLearner,
  requireLessonId,
} from './learner.ts'

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
  const isClosed = endsRefund || lock !== undefined
  const keys = context.get(keyRingContext)
  const { title, kind, minutes, moduleTitle, doneAt, isPublished, exercise, exerciseLevel, ownCharts } = lesson
  return {
    course: { slug: course.slug, title: course.title },
    lesson: { title, kind, minutes, moduleTitle, isPublished, isDone: doneAt !== null },
    html,
    url,
    live,
    filePath: live && isStudent ? await calendarPath(db, learner.id, lessonId) : undefined,
    files: isClosed ? [] : await readLessonFiles(db, keys, lessonId),
    before: before && { id: before.id, title: before.title },
    after: after && { id: after.id, title: after.title, endsRefund: afterEndsRefund },
    isStudent,
    endsRefund,
    lock,
    tasks,
    asked: isClosed
      ? undefined
      : {
          questions: await readLessonQuestions(db, keys, { lessonId, userId: learner.id, isTeacher: !isStudent }),
          formId: isStudent ? crypto.randomUUID() : undefined,
        },
    here: `/learning/${course.slug}/${lesson.id}`,
    exercise:
      exercise === null || isClosed
        ? undefined
        : {
            kind: exercise,
            level: exerciseLevel,
            ...(ownCharts && { chart: OWN_CHARTS }),
            progress: exerciseProgress,
            lessonId: isStudent ? lessonId : undefined,
          },
  }
}

/** Of the entry of a live lesson; one of the student's group is on the page of the course. */
async function calendarPath(db: Database, userId: string, lessonId: number): Promise<string | undefined> {
  const live = (await listLiveLessons(db, userId)).find(({ id }) => id === lessonId)
  return live && `/dashboard/bookings/${live.bookingId}/session.ics?lesson=${lessonId}`
}

export const headers = retryAfterHeaders

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
  if (form.text('intent') === 'ask') return ask(form, { params, context })
  if (form.text('intent') === 'take-back') return takeBack(form, { params, context })
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

type Sent = Pick<Route.ActionArgs, 'params' | 'context'>

async function ask(form: SentForm, { params, context }: Sent) {
  const { learner, db, now } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const values = form.texts(['formId', 'question', 'audience'])
  const outcome = await askLessonQuestion(db, context.get(keyRingContext), learner, {
    courseSlug: params.course,
    lessonId,
    formId: values.formId,
    text: values.question,
    isPrivate: values.audience !== 'students',
    now,
  })
  const { sent, sentDetail, problems } = LESSON_QUESTIONS
  if (outcome.ok) return goTo(questionsOf(params), { tone: 'success', title: sent, detail: sentDetail })
  const { refusal } = outcome
  if (typeof refusal === 'object') return tooOften({ title: problems['too-often'] }, refusal.retryAfterSeconds, values)
  if (refusal === 'question-empty') return rejectedFields({ question: problems[refusal] }, values)
  if (refusal === 'question-too-long') {
    return rejectedFields({ question: problems[refusal](numberText(LONGEST_LESSON_QUESTION)) }, values)
  }
  throw openedLessonResponse(refusal, params)
}

async function takeBack(form: SentForm, { params, context }: Sent) {
  const { learner, db } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const questionId = form.wholeNumber('id')
  const outcome = await takeBackLessonQuestion(db, learner, { courseSlug: params.course, lessonId, questionId })
  if (outcome.ok) return goTo(questionsOf(params), { tone: 'success', title: LESSON_QUESTIONS.takenBack })
  if (outcome.refusal !== 'question-not-found') throw openedLessonResponse(outcome.refusal, params)
  return goTo(questionsOf(params), { tone: 'error', title: LESSON_QUESTIONS.gone })
}

function questionsOf({ course, lesson }: Route.ActionArgs['params']): string {
  return `/learning/${course}/${lesson}#questions`
}

export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  return <LessonPage {...loaderData} askProblem={actionData} />
}
