import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { LESSON_TASKS } from '#content/learning/quizzes.ts'
import { longDay } from '#content/words/dates.ts'
import { mayFinishLesson } from '#domain/learning/course-progress.ts'
import type { WorkState } from '#domain/learning/handed-in-work.ts'
import type { QuizState } from '#domain/learning/quizzes.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type TaskLine = {
  readonly kind: 'quiz' | 'work' | 'exercise'
  readonly state: QuizState | WorkState
  readonly dueOn: IsoDate | undefined
}

const TONES = {
  passed: 'success',
  open: 'action',
  returned: 'action',
  'handed-in': 'neutral',
  'no-tries-left': 'danger',
  late: 'danger',
} as const

const isToDo = ({ state }: TaskLine) => state === 'open' || state === 'returned'

/** The quiz and the written work of a lesson, below its text, and what is needed; its exercise has a card of its own. */
export function LessonTasks({
  tasks,
  href,
  isStudent,
}: {
  tasks: readonly TaskLine[]
  /** The address of the lesson. */
  href: string
  isStudent: boolean
}) {
  const pages = tasks.filter(({ kind }) => kind !== 'exercise')
  const first = pages.find(isToDo)
  return (
    <>
      {pages.map((task) => (
        <Card key={task.kind} as="section" className="grid justify-items-start gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-lg">{LESSON_TASKS.kinds[task.kind]}</h2>
            {isStudent && <Badge tone={TONES[task.state]}>{LESSON_TASKS.states[task.state]}</Badge>}
          </div>
          {isToDo(task) && task.dueOn && <p>{LESSON_TASKS.dueOn(longDay(task.dueOn))}</p>}
          <ButtonLink href={`${href}/${task.kind}`} tone={task === first ? 'primary' : 'secondary'}>
            {task.kind === 'quiz' ? LESSON_TASKS.openQuiz : LESSON_TASKS.openWork}
          </ButtonLink>
        </Card>
      ))}
      {isStudent && !mayFinishLesson(tasks) && <p className="hint">{LESSON_TASKS.needed}</p>}
    </>
  )
}

/** The same in a line of the course: "Quiz: To do, until December 3, 2026". */
export function TaskBadges({ tasks }: { tasks: readonly TaskLine[] }) {
  if (tasks.length === 0) return null
  return (
    <span className="lesson-tasks">
      {tasks.map((task) => (
        <span key={task.kind} className="inline-flex flex-wrap items-center gap-2">
          <Badge tone={TONES[task.state]}>
            {LESSON_TASKS.kinds[task.kind]}: {LESSON_TASKS.states[task.state]}
          </Badge>
          {isToDo(task) && task.dueOn && <span className="hint">{LESSON_TASKS.dueOn(longDay(task.dueOn))}</span>}
        </span>
      ))}
    </span>
  )
}
