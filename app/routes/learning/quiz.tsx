import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { QuizForm, type QuizQuestionView, TryResult } from '#app/features/learning/quiz-page.tsx'
import { TaskHeader } from '#app/features/learning/task-header.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected, rejectedFields } from '#app/http/respond.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ANSWER_PROBLEMS } from '#content/learning/exercises.ts'
import { QUIZ } from '#content/learning/quizzes.ts'
import { longDay } from '#content/words/dates.ts'
import { type AnswerQuizRefusal, answerQuiz } from '#usecases/learning/answer-quiz.ts'
import { answerField, askedQuestion, type Quiz, readQuiz } from '#usecases/learning/read-quiz.ts'
import type { Route } from './+types/quiz'
import { completedToast, openedLessonResponse, requireLearner, requireLessonId } from './learner.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? QUIZ.title(loaderData.lesson.title) : '')
}

type Params = { readonly course: string; readonly lesson: string }

function addressOf({ course, lesson }: Params): string {
  return `/learning/${course}/${lesson}`
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const outcome = await readQuiz(db, learner, {
    courseSlug: params.course,
    lessonId,
    keys: context.get(keyRingContext),
    now,
  })
  if (!outcome.ok) throw openedLessonResponse(outcome.refusal, params)

  const quiz = outcome.value
  const { course, lesson, isStudent, state, triesLeft, dueOn, tryNumber, fingerprint, neededAnswers } = quiz
  return {
    course: { slug: course.slug, title: course.title },
    lesson: { id: lesson.id, title: lesson.title },
    href: addressOf(params),
    isStudent,
    state,
    triesLeft,
    dueOn,
    tryNumber,
    fingerprint,
    neededAnswers,
    result: resultOf(quiz),
    questions: quiz.questions.map(questionView),
  }
}

function questionView(prepared: Quiz['questions'][number]): QuizQuestionView {
  const asked = askedQuestion(prepared)
  const field = answerField(asked.id)
  if (asked.kind !== 'exercise') return { ...asked, field }
  return { ...asked, field, parts: asked.parts.map((part) => ({ ...part, field: answerField(asked.id, part.name) })) }
}

/** The way to a right answer is shown to who found it, and to all when it does not help in the next try. */
function resultOf({ lastTry, state, questions }: Quiz) {
  if (!lastTry) return undefined
  const { rightAnswers, isPassed, answers } = lastTry
  return {
    rightAnswers,
    isPassed,
    questions: lastTry.questions,
    answers: answers.map(({ questionId, question, given, isRight, exercise }) => {
      const explanation = questions.find(({ row }) => row.id === questionId)?.row.explanation ?? ''
      return { question, given, isRight, exercise, explanation: isRight || state !== 'open' ? explanation : '' }
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { learner, db, now } = requireLearner(context)
  const lessonId = requireLessonId(params.lesson)
  const form = await readForm(request)
  const outcome = await answerQuiz(db, learner, {
    courseSlug: params.course,
    lessonId,
    tryNumber: form.wholeNumber('try'),
    fingerprint: form.text('asked'),
    keys: context.get(keyRingContext),
    given: form.list,
    now,
  })
  if (outcome.ok) {
    const { completed } = outcome.value
    if (completed.length === 0) return goTo(`${addressOf(params)}/quiz`)
    return goTo(`/learning/${params.course}`, completedToast(completed))
  }
  const { refusal } = outcome
  switch (refusal.reason) {
    case 'unanswered':
      return rejectedFields(problemTexts(refusal), typedAnswers(form))
    case 'questions-changed':
      return rejected({ title: QUIZ.changed })
    case 'passed':
    case 'no-tries-left':
    case 'late':
      return goTo(`${addressOf(params)}/quiz`)
    default:
      throw openedLessonResponse(refusal.reason, params)
  }
}

function problemTexts({ fields }: AnswerQuizRefusal & { reason: 'unanswered' }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { number, problem }]) => [
      field,
      problem === 'answer-missing' ? QUIZ.missing(number) : ANSWER_PROBLEMS[problem],
    ]),
  )
}

/** What the form shows again; the values of a set are joined. */
function typedAnswers(form: SentForm): Record<string, string> {
  return Object.fromEntries(form.names().map((name) => [name, form.list(name).join(' ')]))
}

/** "5 questions. You pass with 4 right. 2 tries left." */
function leadOf(questions: number, needed: number, triesLeft: number | undefined): string {
  const lead = QUIZ.lead(questions, needed)
  return triesLeft === undefined ? lead : `${lead} ${QUIZ.triesLeft(triesLeft)}`
}

export default function QuizPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lesson, href, isStudent, state, triesLeft, dueOn, result, questions, neededAnswers } = loaderData
  const { tryNumber, fingerprint } = loaderData
  const title = QUIZ.title(lesson.title)
  const isOpen = state === 'open'
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <TaskHeader
        kind="quiz"
        course={course}
        lesson={lesson}
        line={isOpen ? leadOf(questions.length, neededAnswers, triesLeft) : ''}
        dueOn={isOpen ? dueOn : undefined}
      />
      {result && !actionData && (
        <section className="grid gap-4" id="result" aria-label={title}>
          <Notice tone={result.isPassed ? 'success' : 'note'}>
            <p className="font-semibold">
              {result.isPassed
                ? QUIZ.passed(result.rightAnswers, result.questions)
                : QUIZ.failed(result.rightAnswers, result.questions, neededAnswers)}
            </p>
            {isOpen && <p>{QUIZ.again}</p>}
          </Notice>
          <TryResult answers={result.answers} />
        </section>
      )}
      {state === 'no-tries-left' && <Notice>{QUIZ.noTriesLeft}</Notice>}
      {state === 'late' && dueOn && <Notice>{QUIZ.late(longDay(dueOn))}</Notice>}
      {isOpen && (
        <QuizForm
          questions={questions}
          tryNumber={tryNumber}
          fingerprint={fingerprint}
          answer={actionData}
          isStudent={isStudent}
        />
      )}
      {!isOpen && (
        <p>
          <ButtonLink href={href} tone="secondary">
            {QUIZ.backToLesson}
          </ButtonLink>
        </p>
      )}
    </article>
  )
}
