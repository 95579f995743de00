import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { MoreLinks } from '#app/features/staff/more-links.tsx'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { to } from '#content/language.ts'
import { STUDENTS_QUESTIONS } from '#content/staff/inbox/questions.ts'
import { LONGEST_QUESTION_ANSWER, type QuestionAudience } from '#domain/learning/lesson-questions.ts'
import { InboxRow, RowDay } from './inbox-row.tsx'

export type ListedQuestion = {
  readonly id: number
  readonly version: number
  readonly student: string
  readonly lesson: string
  /** The address of the lesson. */
  readonly path: string
  readonly audience: QuestionAudience
  readonly text: string
  /** Empty while it waits. */
  readonly answer: string
  readonly askedAt: Date
}

type QuestionListProps = {
  questions: readonly ListedQuestion[]
  tabs: readonly LinkTab[]
  nextHref: string | undefined
  firstHref: string | undefined
  /** Of an answer that was refused. */
  problem: FormProblem
}

const TONES: Readonly<Record<QuestionAudience, BadgeTone>> = {
  teachers: 'neutral',
  'not-yet-students': 'gold',
  students: 'success',
}

/** Questions of students with what staff can do about them; those without an answer are open. */
export function QuestionList({ questions, tabs, nextHref, firstHref, problem }: QuestionListProps) {
  return (
    <>
      <LinkTabs label={STUDENTS_QUESTIONS.filter} tabs={tabs} />
      {questions.length === 0 ? (
        <EmptyState title={STUDENTS_QUESTIONS.none} level={2}>
          {STUDENTS_QUESTIONS.noneLead}
        </EmptyState>
      ) : (
        <ul className="inbox-rows">
          {questions.map((question) => (
            <InboxRow
              key={question.id}
              title={question.student}
              line={
                <>
                  {question.lesson} · <RowDay at={question.askedAt} />
                </>
              }
              isOpen={question.answer === '' || problem.values.id === String(question.id)}
            >
              <p className="admin-text">{question.text}</p>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Badge tone={TONES[question.audience]}>{STUDENTS_QUESTIONS.seenBy[question.audience]}</Badge>
                <a className="text-link inline-flex min-h-11 items-center" href={to(question.path)}>
                  {STUDENTS_QUESTIONS.openLesson}
                </a>
              </p>
              <AnswerForm question={question} problem={problem} />
              <Decisions question={question} />
            </InboxRow>
          ))}
        </ul>
      )}
      <MoreLinks nextHref={nextHref} firstHref={firstHref} />
    </>
  )
}

type QuestionProps = { question: ListedQuestion }

/** What is typed is safe in the browser until it is sent. */
function AnswerForm({
  question: { id, version, student, audience, answer },
  problem,
}: QuestionProps & { problem: FormProblem }) {
  const text = useWrittenText({ id: `lesson-question:${id}`, fields: ['answer'], version })
  const isRefused = problem.values.id === String(id)
  return (
    <TextForm text={text} method="post" preventScrollReset className="form">
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        name="answer"
        id={`answer-${id}`}
        label={STUDENTS_QUESTIONS.answer}
        hint={STUDENTS_QUESTIONS.answerHint}
        error={isRefused ? problem.fieldErrors.answer : undefined}
        rows={4}
        maxLength={LONGEST_QUESTION_ANSWER}
        defaultValue={isRefused ? problem.values.answer : answer}
      />
      <div className="form-actions">
        <Button type="submit" name="intent" value="answer" size="sm" aria-label={labelOf('send', student)}>
          {STUDENTS_QUESTIONS.send}
        </Button>
        {audience === 'not-yet-students' && (
          <Button
            type="submit"
            name="intent"
            value="answer-and-show"
            tone="secondary"
            size="sm"
            aria-label={labelOf('sendAndShow', student)}
          >
            {STUDENTS_QUESTIONS.sendAndShow}
          </Button>
        )}
      </div>
      <TextStatus text={text} />
    </TextForm>
  )
}

function labelOf(button: 'send' | 'sendAndShow' | 'show' | 'hide' | 'removeNow', student: string): string {
  return `${STUDENTS_QUESTIONS[button]}: ${STUDENTS_QUESTIONS.of(student)}`
}

/** A private question is never shown. */
const CHOICES = { teachers: undefined, 'not-yet-students': 'show', students: 'hide' } as const

function Decisions({ question: { id, version, student, audience } }: QuestionProps) {
  const choice = CHOICES[audience]
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-x-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {choice && (
        <Button type="submit" name="intent" value={choice} tone="quiet" size="sm" aria-label={labelOf(choice, student)}>
          {STUDENTS_QUESTIONS[choice]}
        </Button>
      )}
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {STUDENTS_QUESTIONS.remove}
        </summary>
        <p>{STUDENTS_QUESTIONS.removeLead}</p>
        <Button
          type="submit"
          name="intent"
          value="remove"
          tone="quiet"
          size="sm"
          aria-label={labelOf('removeNow', student)}
        >
          {STUDENTS_QUESTIONS.removeNow}
        </Button>
      </details>
    </Form>
  )
}
