import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { EVENT_KINDS, INTAKE } from '#content/booking/intake.ts'
import {
  LIFE_EVENT_KINDS,
  LIFE_EVENTS_SHOWN,
  LONGEST_EVENT_NOTE,
  splitTypedEvents,
  type TypedEvent,
} from '#domain/births/life-events.ts'
import type { Filled } from '../details-fields.tsx'

const KINDS = LIFE_EVENT_KINDS.map((value) => ({ value, label: EVENT_KINDS[value] }))

/** Rows for events in a life; those beyond the usual number unfold, with and without script. */
export function LifeEventFields({ values, errors }: Filled) {
  const typed = splitTypedEvents(values.lifeEvents ?? '').map((row, index) => ({
    index,
    when: values[`eventWhen-${index}`] ?? row.when,
    kind: values[`eventKind-${index}`] ?? row.kind,
    note: values[`eventNote-${index}`] ?? row.note,
  }))
  const isMoreOpen = typed.some(
    ({ index, when, note }) => index >= LIFE_EVENTS_SHOWN && (when !== '' || note !== '' || hasError(errors, index)),
  )
  const rows = typed.map((row) => <EventRow key={row.index} index={row.index} row={row} errors={errors} />)
  return (
    <fieldset className="fieldset" {...groupAttributes({ name: 'lifeEvents', error: errors.lifeEvents })}>
      <legend className="heading text-xl">{INTAKE.events}</legend>
      <p className="hint">{INTAKE.eventsLead}</p>
      <FieldNotes field={{ name: 'lifeEvents', label: '', error: errors.lifeEvents }} />
      {rows.slice(0, LIFE_EVENTS_SHOWN)}
      <details className="birth-more" open={isMoreOpen}>
        <summary>{INTAKE.moreEvents}</summary>
        <div className="form">{rows.slice(LIFE_EVENTS_SHOWN)}</div>
      </details>
    </fieldset>
  )
}

function hasError(errors: Filled['errors'], index: number): boolean {
  return errors[`eventWhen-${index}`] !== undefined
}

type EventRowProps = { index: number; row: TypedEvent; errors: Filled['errors'] }

function EventRow({ index, row, errors }: EventRowProps) {
  return (
    <fieldset className="life-event">
      <legend className="field-label">{INTAKE.event(index + 1)}</legend>
      <TextField
        name={`eventWhen-${index}`}
        label={INTAKE.eventWhen}
        hint={index === 0 ? INTAKE.eventWhenHint : undefined}
        autoComplete="off"
        maxLength={20}
        defaultValue={row.when}
        error={errors[`eventWhen-${index}`]}
      />
      <SelectField
        name={`eventKind-${index}`}
        label={INTAKE.eventKind}
        options={KINDS}
        placeholder={INTAKE.choose}
        defaultValue={row.kind}
      />
      <TextField
        name={`eventNote-${index}`}
        label={INTAKE.eventNote}
        hint={index === 0 ? INTAKE.eventNoteHint : undefined}
        autoComplete="off"
        maxLength={LONGEST_EVENT_NOTE}
        defaultValue={row.note}
      />
    </fieldset>
  )
}
