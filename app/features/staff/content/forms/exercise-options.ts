import { oneOf } from '#app/features/staff/content/field-rules.ts'
import { codeOptions } from '#app/features/staff/content/form-spec.ts'
import { EXERCISE_LEVELS, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { LESSON_FORM } from '#content/staff/services/catalogue-forms.ts'
import { orNull } from '#domain/field-rules.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'

// How an exercise of the engine is chosen in a form.

const KINDS = Object.keys(KIND_LABELS) as [ExerciseKind, ...ExerciseKind[]]
const LEVELS = ['1', '2', '3'] as const

export const EXERCISE_OPTIONS = [{ value: '', label: LESSON_FORM.noExercise }, ...codeOptions(KINDS, KIND_LABELS)]
export const LEVEL_OPTIONS = codeOptions(LEVELS, EXERCISE_LEVELS)

export const chosenExercise = () => orNull(oneOf(KINDS))
export const chosenLevel = () => orNull(oneOf(LEVELS)).transform((typed) => Number(typed ?? 1) as Level)
