import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { lines, oneOf } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { QUIZ_QUESTION_FORM } from '#content/staff/courses/quizzes.ts'
import { optionalText, tick } from '#domain/field-rules.ts'
import { QUIZ_QUESTION_KINDS } from '#domain/learning/quizzes.ts'
import { chosenExercise, chosenLevel, EXERCISE_OPTIONS, LEVEL_OPTIONS } from './exercise-options.ts'

const MOST_ANSWERS = 20
const FEWEST_OPTIONS = 2

const { problems } = QUIZ_QUESTION_FORM

export const QUIZ_QUESTION_EDITOR: ContentEditor<'quiz-questions'> = {
  texts: QUIZ_QUESTION_FORM,
  sitePath: '/learning',
  fields: withTexts(QUIZ_QUESTION_FORM.fields, [
    { name: 'kind', type: 'choice', options: codeOptions(QUIZ_QUESTION_KINDS, QUIZ_QUESTION_FORM.kinds) },
    { name: 'question', type: 'long', rows: 3, isOptional: true },
    { name: 'answers', type: 'long', rows: 5, isOptional: true },
    {
      name: 'exercise',
      type: 'choice',
      options: EXERCISE_OPTIONS,
      isOptional: true,
    },
    { name: 'exerciseLevel', type: 'choice', options: LEVEL_OPTIONS, startsAs: '1' },
    { name: 'ownCharts', type: 'tick' },
    { name: 'explanation', type: 'long', rows: 3, isOptional: true },
  ]),
  schema: z
    .object({
      kind: oneOf(QUIZ_QUESTION_KINDS),
      question: optionalText(2_000),
      answers: lines(MOST_ANSWERS),
      exercise: chosenExercise(),
      exerciseLevel: chosenLevel(),
      ownCharts: tick(),
      explanation: optionalText(2_000),
    })
    .refine(({ kind, question }) => kind === 'exercise' || question !== '', {
      path: ['question'],
      error: problems.questionMissing,
    })
    .refine(({ kind, answers }) => kind !== 'choice' || new Set(answers).size >= FEWEST_OPTIONS, {
      path: ['answers'],
      error: problems.optionsMissing,
    })
    .refine(({ kind, answers }) => kind !== 'text' || answers.length > 0, {
      path: ['answers'],
      error: problems.answerMissing,
    })
    .refine(({ kind, answers }) => kind !== 'exercise' || answers.length === 0, {
      path: ['answers'],
      error: problems.answersNotUsed,
    })
    .refine(({ kind, exercise }) => (kind === 'exercise') === (exercise !== null), {
      path: ['exercise'],
      error: problems.exercise,
    })
    .transform(({ answers, ...question }) => ({ ...question, answers: [...new Set(answers)] })),
  fill: ({ kind, question, answers, exercise, exerciseLevel, ownCharts, explanation }) => ({
    kind,
    question,
    answers: answers.join('\n'),
    exercise: exercise ?? '',
    exerciseLevel: String(exerciseLevel),
    ownCharts: ownCharts ? 'on' : '',
    explanation,
  }),
  describe: ({ kind, question, exercise }) => ({
    title: question || (exercise === null ? '' : KIND_LABELS[exercise]),
    detail: QUIZ_QUESTION_FORM.kinds[kind],
  }),
}
