import { EXERCISE_KINDS, type ExerciseKind, LEVELS, type Level } from '@muhurta/jyotish/exercises'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { EXERCISE_LEVELS, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { EXERCISES } from '#content/learning/exercises.ts'
import { LESSON } from '#content/site/learning.ts'
import { isAboutChart } from '#domain/learning/exercise-charts.ts'
import type { ChosenExercise } from '#domain/learning/exercises.ts'
import { exerciseHref, OWN_CHARTS } from './addresses.ts'

type KindListProps = {
  completed: readonly Omit<ChosenExercise, 'seed'>[]
  /** Whether the links lead to questions about the teacher's charts. */
  isOwn: boolean
}

/** All topics with a link for each level. */
export function KindList({ completed, isOwn }: KindListProps) {
  const isDone = (kind: ExerciseKind, level: Level) => completed.some((one) => one.kind === kind && one.level === level)
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {EXERCISE_KINDS.filter((kind) => !isOwn || isAboutChart(kind)).map((kind) => (
        <Card key={kind} as="li" className="grid gap-3">
          <h3 className="text-lg">{KIND_LABELS[kind]}</h3>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {LEVELS.map((level) => (
              <a
                key={level}
                className="text-link"
                href={to(exerciseHref({ kind, level, ...(isOwn && { chart: OWN_CHARTS }) }))}
              >
                {EXERCISE_LEVELS[level]}
                <span className="sr-only">, {KIND_LABELS[kind]}</span>
                {isDone(kind, level) && <span> ({LESSON.done})</span>}
              </a>
            ))}
          </p>
        </Card>
      ))}
    </ul>
  )
}

/** The exercise of a date, the same for everybody. */
export function DailyExercise({ exercise }: { exercise: ChosenExercise }) {
  return (
    <Card kind="raised" className="grid justify-items-start gap-4">
      <h2 className="text-xl">{EXERCISES.daily}</h2>
      <p>{EXERCISES.dailyLead(`${KIND_LABELS[exercise.kind]}, ${EXERCISE_LEVELS[exercise.level]}`)}</p>
      <ButtonLink href={exerciseHref(exercise)}>{EXERCISES.openDaily}</ButtonLink>
    </Card>
  )
}
