import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { to } from '#content/language.ts'
import { LESSON_QUESTIONS } from '#content/learning/lesson-questions.ts'
import { shortDay } from '#content/words/dates.ts'
import { LONGEST_LESSON_QUESTION, type QuestionAudience } from '#domain/learning/lesson-questions.ts'

type QuestionLine = {
  readonly id: number
  readonly formId: string
  readonly isOwn: boolean
  readonly askedBy: string
  readonly audience: QuestionAudience
  readonly text: string
  readonly answer: string
  readonly askedAt: Date
}

export type LessonQuestionsProps = {
  /** The address of the lesson. */
  here: string
  questions: readonly QuestionLine[]
  /** Of a new question; undefined for staff, who do not ask. */
  formId: string | undefined
  problem: FormProblem | undefined
}

/** What students ask under a lesson, and the form to ask. */
export function LessonQuestions({ here, questions, formId, problem }: LessonQuestionsProps) {
  return (
    <section id="questions" className="grid gap-4 scroll-mt-24" aria-labelledby="questions-title">
      <h2 id="questions-title" className="text-xl">
        {LESSON_QUESTIONS.title}
      </h2>
      {formId && <AskForm here={here} formId={formId} problem={problem} />}
      {questions.length === 0 ? (
        <p className="hint">{LESSON_QUESTIONS.none}</p>
      ) : (
        <ul className="grid gap-4">
          {questions.map((question) => (
            <Question key={question.id} question={question} here={here} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Question({ question, here }: { question: QuestionLine; here: string }) {
  const { id, formId, isOwn, askedBy, audience, text, answer, askedAt } = question
  return (
    <Card as="li" id={`question-${id}`} className="grid gap-3 scroll-mt-24">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{isOwn ? LESSON_QUESTIONS.you : askedBy || LESSON_QUESTIONS.aStudent}</span>
        <span className="hint">{shortDay(askedAt)}</span>
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      {answer ? (
        <blockquote className="grid gap-1 border-l-2 border-gold pl-4">
          <p className="font-semibold">{LESSON_QUESTIONS.answer}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </blockquote>
      ) : (
        <Badge tone="neutral">{LESSON_QUESTIONS.waiting}</Badge>
      )}
      {isOwn && (
        <form
          method="post"
          action={to(here)}
          className="flex flex-wrap items-center justify-between gap-x-3"
          data-form-id={formId}
        >
          <span className="hint">{LESSON_QUESTIONS.seenBy[audience]}</span>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="take-back"
            tone="quiet"
            size="sm"
            aria-label={LESSON_QUESTIONS.takeBackOf(text.slice(0, 60))}
          >
            {LESSON_QUESTIONS.takeBack}
          </Button>
        </form>
      )}
    </Card>
  )
}

const AUDIENCES = ['teachers', 'students'] as const

/** It works without script; with it, what is typed stays in the browser until it is sent. */
function AskForm({ here, formId, problem }: { here: string; formId: string; problem: FormProblem | undefined }) {
  const { question = '', audience = 'teachers', formId: sentId = formId } = problem?.values ?? {}
  return (
    <details className="form-fold" open={problem !== undefined}>
      <summary>
        <span className="form-fold-head">
          <span className="form-fold-label">{LESSON_QUESTIONS.ask}</span>
        </span>
      </summary>
      <div>
        <form
          className="form"
          method="post"
          action={to(`${here}#questions`)}
          noValidate
          data-draft={`question:${here}`}
        >
          <FormSummary message={problem?.toast} fieldErrors={problem?.fieldErrors} />
          <input type="hidden" name="formId" value={sentId} />
          <p className="hint" role="status" data-draft-status="" hidden>
            {LESSON_QUESTIONS.notSentYet}
          </p>
          <TextAreaField
            name="question"
            label={LESSON_QUESTIONS.question}
            hint={LESSON_QUESTIONS.questionHint}
            rows={5}
            maxLength={LONGEST_LESSON_QUESTION}
            defaultValue={question}
            error={problem?.fieldErrors.question}
            required
          />
          <fieldset className="fieldset">
            <legend>{LESSON_QUESTIONS.audience}</legend>
            {AUDIENCES.map((value) => (
              <AudienceChoice key={value} value={value} isChosen={value === audience} />
            ))}
          </fieldset>
          <div className="form-actions">
            <Button type="submit" name="intent" value="ask">
              {LESSON_QUESTIONS.send}
            </Button>
          </div>
        </form>
      </div>
    </details>
  )
}

function AudienceChoice({ value, isChosen }: { value: (typeof AUDIENCES)[number]; isChosen: boolean }) {
  const text: { readonly label: string; readonly hint?: string } = LESSON_QUESTIONS.audiences[value]
  const id = `audience-${value}`
  return (
    <div className="choice">
      <input
        type="radio"
        id={id}
        name="audience"
        value={value}
        defaultChecked={isChosen}
        {...(text.hint && { 'aria-describedby': `${id}-hint` })}
      />
      <label htmlFor={id}>{text.label}</label>
      {text.hint && (
        <p className="hint" id={`${id}-hint`}>
          {text.hint}
        </p>
      )}
    </div>
  )
}
