import { useState } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BIRTH_FORM, CLOCK_LABELS, CLOCK_NOTES, TIME_DOUBTS } from '#content/charts/birth-form.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { CLOCKS_USED, offsetLabel, type TimeDoubt } from '#domain/births/birth-time.ts'
import type { ClockNote } from '#domain/births/clock-notes.ts'

const OPTIONS = CLOCKS_USED.map((clock) => ({ value: clock, label: CLOCK_LABELS[clock] }))

type ClockFieldsProps = {
  prefix: string
  values: Pick<BirthValues, 'clock' | 'ownOffset'>
  notes: readonly ClockNote[]
  ownOffsetError: string | undefined
}

/** Which clock the birth time means: open if date and place call for it, otherwise folded. */
export function ClockFields({ prefix, values, notes, ownOffsetError }: ClockFieldsProps) {
  const [clock, setClock] = useState<string>(values.clock || 'standard')
  const isAsked = notes.length > 0 || clock !== 'standard' || ownOffsetError !== undefined
  return (
    <>
      {notes.map((note) => (
        <Notice key={note}>{CLOCK_NOTES[note]}</Notice>
      ))}
      <details className="birth-more" open={isAsked}>
        <summary>{BIRTH_FORM.clockMore}</summary>
        <div className="form">
          <SelectField
            name={`${prefix}clock`}
            label={BIRTH_FORM.clock}
            options={OPTIONS}
            defaultValue={values.clock || 'standard'}
            onChange={(event) => setClock(event.target.value)}
          />
          <TextField
            name={`${prefix}ownOffset`}
            label={BIRTH_FORM.ownOffset}
            hint={BIRTH_FORM.ownOffsetHint}
            error={ownOffsetError}
            defaultValue={values.ownOffset}
          />
        </div>
      </details>
    </>
  )
}

type DoubtFieldsProps = { prefix: string; doubt: TimeDoubt; chosen: string }

/** A repeated or skipped hour: two choices, with no default. */
export function DoubtFields({ prefix, doubt, chosen }: DoubtFieldsProps) {
  if (!('readings' in doubt)) return null
  const [first, second] = doubt.readings
  const isSkipped = doubt.kind === 'skipped'
  const labels = [
    { value: 'first', label: (isSkipped ? TIME_DOUBTS.before : TIME_DOUBTS.first)(offsetLabel(first.offsetSeconds)) },
    { value: 'second', label: (isSkipped ? TIME_DOUBTS.after : TIME_DOUBTS.second)(offsetLabel(second.offsetSeconds)) },
  ]
  return (
    <fieldset className="fieldset birth-doubt" aria-live="polite">
      <legend>{TIME_DOUBTS[doubt.kind]}</legend>
      {labels.map(({ value, label }) => (
        <div key={value} className="choice">
          <input
            type="radio"
            id={`${prefix}occurrence-${value}`}
            name={`${prefix}occurrence`}
            value={value}
            defaultChecked={chosen === value}
          />
          <label htmlFor={`${prefix}occurrence-${value}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  )
}
