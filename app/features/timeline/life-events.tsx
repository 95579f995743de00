import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { EVENT_KINDS } from '#content/booking/intake.ts'
import { LIFE_EVENTS } from '#content/charts/timeline.ts'
import { EVENT_WEIGHTS, type EventOfLife, type TypedLifeEvent } from '#domain/births/kept-events.ts'
import { LIFE_EVENT_KINDS, LONGEST_EVENT_NOTE } from '#domain/births/life-events.ts'
import { eventDateText } from './view-timeline.ts'

const KINDS = LIFE_EVENT_KINDS.map((value) => ({ value, label: EVENT_KINDS[value] }))
const WEIGHTS = EVENT_WEIGHTS.map((value) => ({ value, label: LIFE_EVENTS.weights[value] }))

export type LifeEventsProps = {
  /** Who sees the events, and when they are deleted. */
  lead: string
  events: readonly EventOfLife[]
  /** The event that the form changes; undefined for a new one. */
  changed: EventOfLife | undefined
  /** The id of the next event: sending the form twice records one. */
  nextId: string
  /** The address of the page without a changed event, with the same view. */
  path: string
  problem: FormProblem
}

/** The events of a life and the form for them. */
export function LifeEvents(props: LifeEventsProps) {
  const { lead, events, path } = props
  return (
    <Card as="section" id="events" className="desk-form">
      <h2 className="text-xl">{LIFE_EVENTS.heading}</h2>
      <p className="hint no-print">{lead}</p>
      {events.length === 0 && <p>{LIFE_EVENTS.none}</p>}
      {events.length > 0 && (
        <ul className="desk-rows">
          {events.map((event) => (
            <EventRow key={event.id ?? `${event.when} ${event.kind}`} event={event} path={path} />
          ))}
        </ul>
      )}
      <EventForm key={`${props.changed?.id} ${props.nextId}`} {...props} />
    </Card>
  )
}

function EventRow({ event, path }: { event: EventOfLife; path: string }) {
  const { id, when, kind, note, weight } = event
  const name = `${eventDateText(when)}, ${EVENT_KINDS[kind]}`
  return (
    <li className="timeline-event">
      <span className="[overflow-wrap:anywhere]">
        <b>{name}</b> {note}{' '}
        <span className="hint">{id === null ? LIFE_EVENTS.given : LIFE_EVENTS.weights[weight]}</span>
      </span>
      {id !== null && (
        <Form method="post" action={path} className="no-print flex items-center gap-3" preventScrollReset>
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`${path}${path.includes('?') ? '&' : '?'}event=${id}#event-form`}
          >
            {LIFE_EVENTS.edit} <span className="sr-only">{name}</span>
          </Link>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="remove-event" tone="quiet" size="sm">
            {LIFE_EVENTS.remove} <span className="sr-only">{name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

function EventForm({ changed, nextId, path, problem }: LifeEventsProps) {
  const { fieldErrors: errors } = problem
  const values: Partial<TypedLifeEvent> & { id?: string } = { ...typedOf(changed), ...problem.values }
  return (
    <Form id="event-form" method="post" action={path} className="form no-print" noValidate preventScrollReset>
      <h3 className="text-lg">{changed ? LIFE_EVENTS.change : LIFE_EVENTS.add}</h3>
      <input type="hidden" name="id" value={values.id ?? changed?.id ?? nextId} />
      <TextField
        name="when"
        label={LIFE_EVENTS.when}
        hint={LIFE_EVENTS.whenHint}
        autoComplete="off"
        maxLength={20}
        defaultValue={values.when}
        error={errors.when}
        required
      />
      <SelectField
        name="kind"
        label={LIFE_EVENTS.kind}
        options={KINDS}
        placeholder={LIFE_EVENTS.choose}
        defaultValue={values.kind}
        error={errors.kind}
        required
      />
      <SelectField
        name="weight"
        label={LIFE_EVENTS.weight}
        options={WEIGHTS}
        defaultValue={values.weight ?? 'ordinary'}
      />
      <TextField
        name="note"
        label={LIFE_EVENTS.note}
        hint={LIFE_EVENTS.noteHint}
        autoComplete="off"
        maxLength={LONGEST_EVENT_NOTE}
        defaultValue={values.note}
      />
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="intent" value="keep-event" tone="secondary">
          {LIFE_EVENTS.save}
        </Button>
        {changed && (
          <Link className="text-link inline-flex min-h-11 items-center" to={path}>
            {LIFE_EVENTS.cancel}
          </Link>
        )}
      </p>
    </Form>
  )
}

/** A date is typed with its day first, as in India. */
function typedOf(event: EventOfLife | undefined): Partial<TypedLifeEvent> {
  if (!event) return {}
  const { when, kind, note, weight } = event
  return { when: when.split('-').reverse().join('/'), kind, note, weight }
}
