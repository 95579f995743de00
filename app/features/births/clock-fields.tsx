import { useRef, useState } from 'react'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { FieldNotes } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BIRTH_FORM, CLOCK_LABELS, CLOCK_NOTES, TIME_DOUBTS } from '#content/charts/birth-form.ts'
import type { BirthField } from '#domain/births/birth-form.ts'
import { CLOCKS_USED, offsetLabel, type TimeDoubt } from '#domain/births/birth-time.ts'
import type { ClockNote } from '#domain/births/clock-notes.ts'

const OPTIONS = CLOCKS_USED.map((clock) => ({ value: clock, label: CLOCK_LABELS[clock] }))

/** What each field of a birth gets from its form. */
export type FieldOf = (name: BirthField) => { name: string; error: string | undefined; defaultValue: string }

type ClockFieldsProps = { field: FieldOf; notes: readonly ClockNote[] }

/** Which clock the birth time means: open if date and place call for it, otherwise folded. */
export function ClockFields({ field, notes }: ClockFieldsProps) {
  const given = field('clock').defaultValue || 'standard'
  const [clock, setClock] = useState(given)
  const clocks = useRef<HTMLSelectElement>(null)
  useTypedEarly(clocks, ({ value }) => setClock(value))
  const isAsked = notes.length > 0 || clock !== 'standard' || field('ownOffset').error !== undefined
  return (
    <>
      {notes.map((note) => (
        <Notice key={note}>{CLOCK_NOTES[note]}</Notice>
      ))}
      <details className="birth-more" open={isAsked}>
        <summary>{BIRTH_FORM.clockMore}</summary>
        <div className="form">
          <SelectField
            {...field('clock')}
            label={BIRTH_FORM.clock}
            options={OPTIONS}
            defaultValue={given}
            ref={clocks}
            onChange={(event) => setClock(event.target.value)}
          />
          <TextField {...field('ownOffset')} label={BIRTH_FORM.ownOffset} hint={BIRTH_FORM.ownOffsetHint} />
        </div>
      </details>
    </>
  )
}

type DoubtFieldsProps = { prefix: string; doubt: TimeDoubt; chosen: string; error: string | undefined }

/** A repeated or skipped hour: two choices, with no default. */
export function DoubtFields({ prefix, doubt, chosen, error }: DoubtFieldsProps) {
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
      <FieldNotes field={{ name: `${prefix}occurrence`, label: '', error }} />
    </fieldset>
  )
}
