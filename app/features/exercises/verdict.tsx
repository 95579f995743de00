import type { AnswerForm, AnswerValue, Exercise, ExercisePart } from '@muhurta/jyotish/exercises'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { answerChoiceText, askText, EXERCISES, stepText } from '#content/learning/exercises.ts'
import { longDay } from '#content/words/dates.ts'

/** What was answered, and which parts of it were right. */
export type Answered = {
  readonly isRight: boolean
  readonly parts: Readonly<Record<string, boolean>>
  readonly given: Readonly<Record<string, string | readonly string[]>>
}

type VerdictProps = { exercise: Exercise; answered: Answered; nextHref: string; againHref: string }

/** Right or not, the right answers and the way to them. */
export function ExerciseVerdict({ exercise, answered, nextHref, againHref }: VerdictProps) {
  const { isRight, parts, given } = answered
  return (
    <section className="grid gap-6" id="answered" aria-labelledby="verdict-title">
      <Notice tone={isRight ? 'success' : 'note'}>
        <h2 id="verdict-title" className="text-lg">
          {isRight ? EXERCISES.right : EXERCISES.wrong}
        </h2>
        <p>{isRight ? EXERCISES.rightLead : EXERCISES.wrongLead}</p>
      </Notice>
      {exercise.parts.map((part) => (
        <Card key={part.name} className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{askText(part.ask)}</p>
            <Badge tone={parts[part.name] ? 'success' : 'neutral'}>
              {parts[part.name] ? EXERCISES.right : EXERCISES.wrong}
            </Badge>
          </div>
          <FactList
            facts={[
              { term: EXERCISES.yours, value: valueText(part.form, given[part.name] ?? []) },
              { term: EXERCISES.correct, value: valueText(part.form, part.answer) },
            ]}
          />
        </Card>
      ))}
      <div>
        <h3 className="mb-3">{EXERCISES.solution}</h3>
        <ol className="grid list-decimal gap-2 pl-6">
          {exercise.solution.map(stepText).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and their order never changes.
            <li key={index}>{text}</li>
          ))}
        </ol>
      </div>
      <div className="form-actions">
        <ButtonLink href={nextHref}>{EXERCISES.next}</ButtonLink>
        <ButtonLink href={againHref} tone="secondary">
          {EXERCISES.again}
        </ButtonLink>
      </div>
    </section>
  )
}

function valueText(form: AnswerForm, value: AnswerValue): string {
  if (form.type === 'set') {
    const chosen = (value as readonly (string | number)[]).map((one) => answerChoiceText(form.of, one))
    return chosen.join(', ') || EXERCISES.noneOfThem
  }
  const one = String(value)
  if (form.type === 'choice') return answerChoiceText(form.of, one)
  if (form.type === 'sign') return answerChoiceText('sign', one)
  return form.type === 'date' ? longDay(one) : one
}

/** The values of a set are joined in the form that is shown again. */
export function typedValues(parts: readonly ExercisePart[], given: Answered['given']): Record<string, string> {
  return Object.fromEntries(parts.map(({ name }) => [name, [given[name] ?? ''].flat().join(' ')]))
}
