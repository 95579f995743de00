import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { isWithinLife, LIFE_EVENT_KINDS, type LifeEvent, LONGEST_EVENT_NOTE, readWhen } from './life-events.ts'

/** How much an event counts when a time of birth is looked for. */
export const EVENT_WEIGHTS = ['great', 'ordinary', 'small'] as const

export type EventWeight = (typeof EVENT_WEIGHTS)[number]

/** An event as the desk keeps it. */
export type WeighedEvent = LifeEvent & { readonly weight: EventWeight }

/** With what the events of a life are kept: a booking, a birth that a client has saved, or a chart of an astrologer's own list. */
export type LifeOf =
  | { readonly kind: 'booking'; readonly id: string }
  | { readonly kind: 'birth'; readonly id: string; readonly userId: string }
  | { readonly kind: 'chart'; readonly id: string }

/** For one chart. */
export const MOST_LIFE_EVENTS = 60

export type TypedLifeEvent = Readonly<Record<keyof WeighedEvent, string>>

export type EventRefusal = 'when-missing' | 'when-invalid' | 'kind-missing'

/** An event as typed. It was after the birth and before tomorrow. */
export function readTypedEvent(
  typed: TypedLifeEvent,
  { birthDate, today }: { readonly birthDate: string; readonly today: IsoDate },
): Outcome<WeighedEvent, EventRefusal> {
  if (normalizeLine(typed.when) === '') return refused('when-missing')
  const when = readWhen(typed.when)
  if (when === undefined || !isWithinLife(when, birthDate, today)) return refused('when-invalid')
  const kind = LIFE_EVENT_KINDS.find((known) => known === typed.kind)
  if (!kind) return refused('kind-missing')
  const note = normalizeLine(typed.note).slice(0, LONGEST_EVENT_NOTE)
  return accepted({ when, kind, note, weight: readWeight(typed.weight) })
}

/** A stored event. */
export function readWeighedEvent(stored: unknown): WeighedEvent {
  const { when, kind, note, weight } = (stored ?? {}) as Partial<TypedLifeEvent>
  const known = LIFE_EVENT_KINDS.find((each) => each === kind)
  if (!known || when === undefined || readWhen(when) !== when)
    throw new Error('The sealed text contains no life event.')
  return { when, kind: known, note: note ?? '', weight: readWeight(weight) }
}

function readWeight(text: string | undefined): EventWeight {
  return EVENT_WEIGHTS.find((known) => known === text) ?? 'ordinary'
}

/** A kept event can be changed; one that a client gave with a booking is changed there. */
export type EventOfLife = WeighedEvent & { readonly id: string | null }

/** All events of a life in the order of time. What the desk keeps replaces what the client gave for the same date and kind. */
export function eventsOfLife(
  kept: readonly (WeighedEvent & { readonly id: string })[],
  given: readonly LifeEvent[],
): EventOfLife[] {
  const keyOf = ({ when, kind }: LifeEvent) => `${when} ${kind}`
  const found = new Map<string, EventOfLife>()
  for (const event of given) found.set(keyOf(event), { ...event, weight: 'ordinary', id: null })
  for (const { kind, when } of kept) found.delete(keyOf({ kind, when, note: '' }))
  return [...found.values(), ...kept].sort((one, other) => one.when.localeCompare(other.when))
}
