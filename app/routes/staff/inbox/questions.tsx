import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { type ListedQuestion, QuestionList } from '#app/features/staff/inbox/question-list.tsx'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected, rejectedFields } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { STUDENTS_QUESTIONS } from '#content/staff/inbox/questions.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { countWaitingQuestions, listQuestionsForStaff, type QuestionForStaff } from '#db/learning/lesson-questions.ts'
import { questionAudience } from '#domain/learning/lesson-questions.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  answerLessonQuestion,
  removeLessonQuestion,
  showLessonQuestion,
} from '#usecases/learning/moderate-lesson-question.ts'
import { openSealedText } from '#usecases/learning/read-lesson-questions.ts'
import type { Route } from './+types/questions'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, keys } = requireStaff(context, 'enrollments')
  const address = listAddress(url)
  const { beforeId } = address
  const asked = { isAnswered: address.text('state') === 'answered', beforeId, limit: ROWS_ASKED }
  const [found, waiting] = await Promise.all([listQuestionsForStaff(db, asked, LANGUAGE), countWaitingQuestions(db)])
  const { rows, last } = pageOf(found)
  return {
    questions: rows.map((row) => listedQuestion(row, keys)),
    tabs: filterTabs(address, 'state', [
      { value: '', label: STUDENTS_QUESTIONS.tabs.waiting, count: waiting },
      { value: 'answered', label: STUDENTS_QUESTIONS.tabs.answered },
    ]),
    ...linksBefore(address, last),
  }
}

function listedQuestion(row: QuestionForStaff, keys: KeyRing): ListedQuestion {
  const { id, version, fullName, email, lessonId, lessonTitle, courseTitle, courseSlug, askedAt } = row
  return {
    id,
    version,
    student: fullName ?? email ?? STUDENTS_QUESTIONS.aStudent,
    lesson: `${lessonTitle} (${courseTitle})`,
    path: `/learning/${courseSlug}/${lessonId}`,
    audience: questionAudience(row),
    text: openSealedText(row.sealedQuestion, keys),
    answer: openSealedText(row.sealedAnswer, keys),
    askedAt,
  }
}

type Refusal = keyof typeof STUDENTS_QUESTIONS.refusals
type Change = (visit: StaffVisit, form: SentForm) => Promise<Outcome<null, Refusal>>

function namedQuestion({ staff, now }: StaffVisit, form: SentForm) {
  return { questionId: form.wholeNumber('id'), version: form.wholeNumber('version'), staffId: staff.id, now }
}

const answer =
  (isShown: boolean): Change =>
  (visit, form) =>
    answerLessonQuestion(visit.db, visit.keys, { ...namedQuestion(visit, form), answer: form.text('answer'), isShown })

const show =
  (isShown: boolean): Change =>
  (visit, form) =>
    showLessonQuestion(visit.db, { ...namedQuestion(visit, form), isShown })

const ACTIONS: Readonly<Record<string, { readonly change: Change; readonly done: string }>> = {
  answer: { change: answer(false), done: STUDENTS_QUESTIONS.done.answered },
  'answer-and-show': { change: answer(true), done: STUDENTS_QUESTIONS.done.answered },
  show: { change: show(true), done: STUDENTS_QUESTIONS.done.shown },
  hide: { change: show(false), done: STUDENTS_QUESTIONS.done.hidden },
  remove: {
    change: (visit, form) => removeLessonQuestion(visit.db, namedQuestion(visit, form)),
    done: STUDENTS_QUESTIONS.done.removed,
  },
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  requireWriter(context, form)
  const { change, done } = chosenAction(ACTIONS, form)
  const outcome = await change(visit, form)
  const page = `${url.pathname}${url.search}`
  if (outcome.ok) return goTo(page, { tone: 'success', title: done })

  const { refusal } = outcome
  const title = STUDENTS_QUESTIONS.refusals[refusal]
  const values = form.texts(['id', 'answer'])
  if (refusal === 'answer-missing' || refusal === 'answer-too-long') return rejectedFields({ answer: title }, values)
  if (values.answer === '') return goTo(page, { tone: 'error', title })
  return rejected({ title }, { status: 409, values })
}

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <p className="hint">{STUDENTS_QUESTIONS.lead}</p>
      <QuestionList {...loaderData} problem={actionData ?? NO_PROBLEM} />
    </>
  )
}
