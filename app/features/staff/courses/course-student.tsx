import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'
import { Link } from 'react-router'
import { RowSoFar } from '#app/features/exercises/row-so-far.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { EXERCISE_LEVELS, EXERCISE_OF_LESSON, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { LESSON_TASKS, QUIZ } from '#content/learning/quizzes.ts'
import { LEARNING } from '#content/site/learning.ts'
import { COURSE_STUDENT } from '#content/staff/courses/enrollments.ts'
import { shortDay } from '#content/words/dates.ts'
import type { LessonState } from '#domain/learning/course-progress.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'

type TryLine = {
  readonly number: number
  readonly rightAnswers: number
  readonly questions: number
  readonly isPassed: boolean
  readonly answeredAt: Date
  readonly answers: readonly AnswerLine[]
}

type AnswerLine = {
  readonly question: string
  /** Empty for an exercise. */
  readonly given: string
  readonly isRight: boolean
  readonly exercise?: { readonly kind: ExerciseKind }
}

type WorkLine = { readonly id: string; readonly handedInAt: Date; readonly verdict: WorkVerdict | null }

export type StudentLessonLine = {
  readonly id: number
  readonly title: string
  readonly state: LessonState | 'locked'
  /** Of the last step; null before the first. */
  readonly lastStep: Date | null
  readonly tries: readonly TryLine[]
  readonly works: readonly WorkLine[]
  readonly exercise:
    | { readonly kind: ExerciseKind; readonly level: Level; readonly progress: ExerciseProgress | undefined }
    | undefined
}

const TONES: Readonly<Record<StudentLessonLine['state'], BadgeTone>> = {
  new: 'neutral',
  opened: 'action',
  done: 'success',
  locked: 'neutral',
}

/** Each lesson of a course with what one student has done there. */
export function StudentLessons({ lessons }: { lessons: readonly StudentLessonLine[] }) {
  return (
    <ol className="grid max-w-[65ch] gap-3">
      {lessons.map((lesson) => (
        <Card key={lesson.id} as="li" className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h2 className={`text-base ${tallScript(lesson.title)}`}>
              <OwnText>{lesson.title}</OwnText>
            </h2>
            <Badge tone={TONES[lesson.state]}>
              {lesson.state === 'locked' ? LEARNING.locked.label : LEARNING.states[lesson.state]}
            </Badge>
          </div>
          {lesson.lastStep && <p className="hint">{COURSE_STUDENT.lastStep(shortDay(lesson.lastStep))}</p>}
          {lesson.exercise && <ExerciseRow exercise={lesson.exercise} />}
          {lesson.tries.length > 0 && <Tries tries={lesson.tries} />}
          {lesson.works.length > 0 && <Works works={lesson.works} />}
        </Card>
      ))}
    </ol>
  )
}

function ExerciseRow({ exercise }: { exercise: NonNullable<StudentLessonLine['exercise']> }) {
  const { kind, level, progress } = exercise
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {EXERCISE_OF_LESSON.title(KIND_LABELS[kind], EXERCISE_LEVELS[level])}
      <RowSoFar isSignedIn progress={progress} />
    </p>
  )
}

function Tries({ tries }: { tries: readonly TryLine[] }) {
  return (
    <div>
      <h3 className="text-base">{LESSON_TASKS.kinds.quiz}</h3>
      {tries.map(({ number, rightAnswers, questions, isPassed, answeredAt, answers }) => (
        <details key={number}>
          <summary className="min-h-11 cursor-pointer content-center">
            {COURSE_STUDENT.tryOf(number, shortDay(answeredAt))}: {COURSE_STUDENT.right(rightAnswers, questions)}{' '}
            {isPassed && <Badge tone="success">{LESSON_TASKS.states.passed}</Badge>}
          </summary>
          <ol className="grid gap-2 pb-2">
            {answers.map((answer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same, and their order never changes.
              <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <OwnText>{answer.question || (answer.exercise ? KIND_LABELS[answer.exercise.kind] : '')}</OwnText>
                  {answer.given && <span className="hint block">{answer.given}</span>}
                </span>
                <Badge tone={answer.isRight ? 'success' : 'neutral'}>{answer.isRight ? QUIZ.right : QUIZ.wrong}</Badge>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}

function Works({ works }: { works: readonly WorkLine[] }) {
  return (
    <div>
      <h3 className="text-base">{LESSON_TASKS.kinds.work}</h3>
      <ul>
        {works.map(({ id, handedInAt, verdict }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link className="text-link inline-flex min-h-11 items-center" to={`/staff/courses/work/${id}`}>
              {COURSE_STUDENT.handedIn(shortDay(handedInAt))}
            </Link>
            <Badge tone={verdict === 'passed' ? 'success' : 'neutral'}>
              {LESSON_TASKS.states[verdict ?? 'handed-in']}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
