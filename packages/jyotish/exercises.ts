// The entry point `@muhurta/jyotish/exercises`: questions with worked answers, from a seed.

export {
  type AnswerRefusal,
  type AnswerVerdict,
  checkAnswer,
  type GivenAnswer,
  type RefusedAnswer,
} from './exercises/check.ts'
export {
  type AnswerForm,
  type AnswerValue,
  type Ask,
  type DayPartName,
  type ExercisePart,
  type Facts,
  LEVELS,
  type Level,
  type NumberUnit,
  type PointName,
  type SolutionStep,
  type Vocabulary,
} from './exercises/exercise.ts'
export {
  degreesOf,
  type GivenChart,
  type GivenLongitude,
  placementsOf as placementsOfGiven,
} from './exercises/given.ts'
export {
  chosenChart,
  EXERCISE_KINDS,
  type Exercise,
  type ExerciseKind,
  type ExerciseRefusal,
  type ExerciseRequest,
  exerciseFrom,
  isExerciseKind,
} from './exercises/make.ts'
export type { PlaceId } from './exercises/places.ts'
export type { ExerciseChart } from './exercises/source.ts'
