import { RASHI_INDEXES } from '@muhurta/jyotish'
import type { ExercisePart, AnswerForm as Form } from '@muhurta/jyotish/exercises'
import type { FormAnswer } from '#app/features/public-forms/form-answer.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { ANSWER_HINTS, answerChoiceText, askText, EXERCISES } from '#content/learning/exercises.ts'

type AnswerFormProps = {
  parts: readonly ExercisePart[]
  /** The address of the question, which has its seed. */
  href: string
  answer: FormAnswer | undefined
}

/** A form with a control for each part of a question. It works without script. */
export function ExerciseForm({ parts, href, answer }: AnswerFormProps) {
  return (
    <form className="form" id="answer" method="post" action={to(`${href}#answered`)} noValidate>
      <FormSummary message={answer?.toast} fieldErrors={answer?.fieldErrors} />
      {parts.map((part) => (
        <PartField
          key={part.name}
          name={part.name}
          part={part}
          typed={answer?.values[part.name]}
          error={answer?.fieldErrors[part.name]}
        />
      ))}
      <div className="form-actions">
        <Button type="submit">{EXERCISES.answer}</Button>
      </div>
    </form>
  )
}

type PartFieldProps = {
  /** Of its control. */
  name: string
  part: Pick<ExercisePart, 'ask' | 'form'>
  typed: string | undefined
  error: string | undefined
}

export function PartField({ name, part: { ask, form }, typed = '', error }: PartFieldProps) {
  const field = { name, label: askText(ask), error, required: true, defaultValue: typed }
  switch (form.type) {
    case 'set':
      return <SetField name={name} label={askText(ask)} form={form} typed={typed} />
    case 'choice':
    case 'sign': {
      const [vocabulary, options] = form.type === 'sign' ? (['sign', RASHI_INDEXES] as const) : [form.of, form.options]
      const labelled = options.map((value) => ({ value: String(value), label: answerChoiceText(vocabulary, value) }))
      return <SelectField {...field} options={labelled} placeholder={ANSWER_HINTS.choose} />
    }
    case 'number':
      return <TextField {...field} inputMode="decimal" autoComplete="off" hint={numberHint(form)} />
    case 'date':
      return <TextField {...field} type="date" hint={ANSWER_HINTS.date(form.toleranceDays)} />
    case 'time':
      return <TextField {...field} type="time" hint={ANSWER_HINTS.time(form.toleranceMinutes)} />
  }
}

function numberHint({ unit, min, max, tolerance }: Form & { type: 'number' }): string {
  switch (unit) {
    case 'house':
      return ANSWER_HINTS.house
    case 'years':
      return ANSWER_HINTS.years(tolerance)
    case 'hours':
      return ANSWER_HINTS.hours(tolerance)
    case 'points':
    case 'count':
      return ANSWER_HINTS[unit](min, max)
  }
}

type SetFieldProps = { name: string; label: string; form: Form & { type: 'set' }; typed: string }

/** Nothing ticked is an answer too: none of them. */
function SetField({ name, label, form, typed }: SetFieldProps) {
  const ticked = typed.split(' ')
  return (
    <fieldset className="field" aria-describedby={`${name}-hint`}>
      <legend className="field-label">{label}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {form.options.map((value) => (
          <div className="choice" key={value}>
            <input
              type="checkbox"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={ticked.includes(String(value))}
            />
            <label htmlFor={`${name}-${value}`}>{answerChoiceText(form.of, value)}</label>
          </div>
        ))}
      </div>
      <p className="hint" id={`${name}-hint`}>
        {ANSWER_HINTS.set}
      </p>
    </fieldset>
  )
}
