import type { ExercisePart, Facts } from '@muhurta/jyotish/exercises'
import { exerciseHref } from '#app/features/exercises/addresses.ts'
import { PartField } from '#app/features/exercises/answer-form.tsx'
import { GivenFacts } from '#app/features/exercises/given-facts.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import type { FormAnswer } from '#app/features/public-forms/form-answer.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { QUIZ } from '#content/learning/quizzes.ts'
import type { ChosenExercise } from '#domain/learning/exercises.ts'

export type QuizQuestionView = { readonly id: number; readonly field: string; readonly question: string } & (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text' }
  | {
      readonly kind: 'exercise'
      readonly facts: Facts
      readonly parts: readonly (Pick<ExercisePart, 'ask' | 'form'> & { readonly field: string })[]
    }
)

export type CheckedAnswer = {
  readonly question: string
  readonly given: string
  readonly isRight: boolean
  readonly explanation: string
  readonly exercise: ChosenExercise | undefined
}

/** What came of the last try: which answers were right, and why. */
export function TryResult({ answers }: { answers: readonly CheckedAnswer[] }) {
  return (
    <ol className="grid gap-3">
      {answers.map(({ question, given, isRight, explanation, exercise }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same, and their order never changes.
        <Card key={index} as="li" className="grid gap-2">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="font-semibold whitespace-pre-line">
              {question ? <OwnText>{question}</OwnText> : exercise && KIND_LABELS[exercise.kind]}
            </p>
            <Badge tone={isRight ? 'success' : 'neutral'}>{isRight ? QUIZ.right : QUIZ.wrong}</Badge>
          </div>
          {given && (
            <p>
              {QUIZ.yours}: <OwnText>{given}</OwnText>
            </p>
          )}
          {explanation && (
            <p className="whitespace-pre-line">
              <OwnText>{explanation}</OwnText>
            </p>
          )}
          {exercise && (
            <p>
              <a className="text-link" href={to(exerciseHref(exercise))}>
                {QUIZ.practise}
              </a>
            </p>
          )}
        </Card>
      ))}
    </ol>
  )
}

type QuizFormProps = {
  questions: readonly QuizQuestionView[]
  tryNumber: number
  fingerprint: string
  answer: FormAnswer | undefined
  isStudent: boolean
}

/** All questions on one page, sent at once. It works without script. */
export function QuizForm({ questions, tryNumber, fingerprint, answer, isStudent }: QuizFormProps) {
  return (
    <form className="form" method="post" noValidate>
      <FormSummary message={answer?.toast} fieldErrors={answer?.fieldErrors} />
      <input type="hidden" name="try" value={tryNumber} />
      <input type="hidden" name="asked" value={fingerprint} />
      {questions.map((question, index) => (
        <Question key={question.id} question={question} number={index + 1} answer={answer} />
      ))}
      {isStudent ? (
        <div className="form-actions">
          <Button type="submit">{QUIZ.send}</Button>
        </div>
      ) : (
        <Notice>{QUIZ.preview}</Notice>
      )}
    </form>
  )
}

type QuestionProps = { question: QuizQuestionView; number: number; answer: FormAnswer | undefined }

function Question({ question, number, answer }: QuestionProps) {
  const { field } = question
  const typed = answer?.values[field]
  const error = answer?.fieldErrors[field]
  switch (question.kind) {
    case 'choice':
      return <ChoiceQuestion question={question} number={number} typed={typed} error={error} />
    case 'text':
      return (
        <Card className="grid gap-3">
          <QuestionText number={number} text={question.question} />
          <TextField
            name={field}
            label={QUIZ.answer}
            defaultValue={typed ?? ''}
            error={error}
            autoComplete="off"
            maxLength={200}
            required
          />
        </Card>
      )
    case 'exercise':
      return (
        <Card className="grid gap-4">
          <QuestionText number={number} text={question.question} />
          <GivenFacts facts={question.facts} id={field} />
          {question.parts.map((part) => (
            <PartField
              key={part.field}
              name={part.field}
              part={part}
              typed={answer?.values[part.field]}
              error={answer?.fieldErrors[part.field]}
            />
          ))}
        </Card>
      )
  }
}

function QuestionText({ number, text }: { number: number; text: string }) {
  return (
    <h2 className="grid gap-1 text-base">
      <span className="hint">{QUIZ.number(number)}</span>
      {text && (
        <span className={tallScript(text) ? `whitespace-pre-line ${tallScript(text)}` : 'whitespace-pre-line'}>
          <OwnText>{text}</OwnText>
        </span>
      )}
    </h2>
  )
}

type ChoiceProps = {
  question: QuizQuestionView & { readonly kind: 'choice' }
  number: number
  typed: string | undefined
  error: string | undefined
}

function ChoiceQuestion({ question: { field, question, options }, number, typed, error }: ChoiceProps) {
  return (
    <Card>
      <fieldset className="grid gap-3" {...groupAttributes({ name: field, error })}>
        <legend>
          <QuestionText number={number} text={question} />
        </legend>
        {options.map((option, index) => (
          <div className="choice" key={option}>
            <input
              type="radio"
              id={`${field}-${index}`}
              name={field}
              value={index}
              defaultChecked={typed === String(index)}
              required
            />
            <label htmlFor={`${field}-${index}`}>
              <OwnText>{option}</OwnText>
            </label>
          </div>
        ))}
        <FieldNotes field={{ name: field, label: question, error }} />
      </fieldset>
    </Card>
  )
}
