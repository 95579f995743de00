import type { ReactNode } from 'react'
import { Optional } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { INTAKE } from '#content/booking/intake.ts'
import {
  type IntakeQuestion,
  intakeField,
  LONGEST_LINE_ANSWER,
  LONGEST_TEXT_ANSWER,
  splitTypedAnswers,
} from '#domain/content/intake-questions.ts'
import type { Filled } from '../details-fields.tsx'

type IntakeFieldsProps = Filled & { questions: readonly IntakeQuestion[] }

/** The practice's own questions. */
export function IntakeFields({ questions, values, errors }: IntakeFieldsProps) {
  if (questions.length === 0) return null
  const typed = splitTypedAnswers(values.intakeAnswers ?? '')
  return (
    <fieldset className="fieldset">
      <legend className="heading text-xl">{INTAKE.questions}</legend>
      <p className="hint">{INTAKE.questionsLead}</p>
      {questions.map((question) => {
        const name = intakeField(question.id)
        return (
          <IntakeField
            key={question.id}
            question={question}
            value={values[name] ?? typed[question.id] ?? ''}
            error={errors[name]}
          />
        )
      })}
    </fieldset>
  )
}

type IntakeFieldProps = { question: IntakeQuestion; value: string; error: string | undefined }

function IntakeField({ question, value, error }: IntakeFieldProps): ReactNode {
  const { id, kind, label, help, isRequired, choices, choiceLabels } = question
  const field = {
    name: intakeField(id),
    label: isRequired ? label : <Optional label={label} />,
    hint: help,
    error,
    required: isRequired,
    defaultValue: value,
  }
  switch (kind) {
    case 'line':
      return <TextField {...field} autoComplete="off" maxLength={LONGEST_LINE_ANSWER} />
    case 'text':
      return <TextAreaField {...field} rows={3} maxLength={LONGEST_TEXT_ANSWER} />
    case 'date':
      return <TextField {...field} type="date" />
    case 'choice':
      return (
        <SelectField
          {...field}
          placeholder={INTAKE.choose}
          options={choices.map((value, index) => ({ value, label: choiceLabels?.[index] ?? value }))}
        />
      )
    case 'file':
      return (
        <div className="field">
          <p className="field-label">{label}</p>
          {help !== '' && <p className="hint">{help}</p>}
          <p className="hint">{INTAKE.fileLater}</p>
        </div>
      )
  }
}
