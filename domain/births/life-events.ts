import type { FieldProblem, FieldProblems } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'

export const LIFE_EVENT_KINDS = [
  'marriage',
  'child',
  'family',
  'studies',
  'work',
  'move',
  'illness',
  'accident',
  'loss',
  'other',
] as const

export type LifeEventKind = (typeof LIFE_EVENT_KINDS)[number]

/** An event in a life, by which a time of birth is found. */
export type LifeEvent = {
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`, as exactly as it is known. */
  readonly when: string
  readonly kind: LifeEventKind
  readonly note: string
}

/** Rows of the form; those beyond the shown ones unfold. */
export const LIFE_EVENT_ROWS = 10
export const LIFE_EVENTS_SHOWN = 5
export const FEWEST_LIFE_EVENTS = 3
export const LONGEST_EVENT_NOTE = 200

/** A row as typed. */
export type TypedEvent = Readonly<Record<keyof LifeEvent, string>>

const NOTHING_TYPED: TypedEvent = { when: '', kind: '', note: '' }

/** The field with the date of a row, where the problems of the row are shown. */
export type EventField = `eventWhen-${number}`

export function isEventField(name: string): name is EventField {
  return /^eventWhen-\d+$/.test(name)
}

/** All rows as one text: the booking form has one field for them. */
export function joinTypedEvents(rows: readonly TypedEvent[]): string {
  return rows.every(isBlank) ? '' : JSON.stringify(rows)
}

/** The typed rows; always as many as the form has. */
export function splitTypedEvents(joined: string): TypedEvent[] {
  const given = parsedArray(joined)
  return Array.from({ length: LIFE_EVENT_ROWS }, (_, index) => typedEvent(given[index]))
}

function parsedArray(joined: string): readonly unknown[] {
  try {
    const given: unknown = joined === '' ? [] : JSON.parse(joined)
    return Array.isArray(given) ? given : []
  } catch {
    return []
  }
}

function typedEvent(value: unknown): TypedEvent {
  if (typeof value !== 'object' || value === null) return NOTHING_TYPED
  const { when, kind, note } = value as Partial<Record<keyof LifeEvent, unknown>>
  const text = (given: unknown) => (typeof given === 'string' ? given : '')
  return { when: text(when), kind: text(kind), note: text(note) }
}

function isBlank({ when, kind, note }: TypedEvent): boolean {
  return [when, kind, note].every((text) => normalizeLine(text) === '')
}

type Asked = { readonly birthDate: string; readonly today: IsoDate; readonly fewest: number }

/** The events in the order of time. Each was after the birth and before tomorrow. */
export function readTypedEvents(
  joined: string,
  { birthDate, today, fewest }: Asked,
): Outcome<LifeEvent[], FieldProblems<EventField | 'lifeEvents'>> {
  const events: LifeEvent[] = []
  const problems: Partial<Record<EventField | 'lifeEvents', FieldProblem>> = {}
  for (const [index, row] of splitTypedEvents(joined).entries()) {
    if (isBlank(row)) continue
    const when = readWhen(row.when)
    const note = normalizeLine(row.note).slice(0, LONGEST_EVENT_NOTE)
    if (normalizeLine(row.when) === '') problems[`eventWhen-${index}`] = 'missing'
    else if (when === undefined || !isWithinLife(when, birthDate, today)) problems[`eventWhen-${index}`] = 'invalid'
    else events.push({ when, kind: LIFE_EVENT_KINDS.find((kind) => kind === row.kind) ?? 'other', note })
  }
  if (Object.keys(problems).length > 0) return refused(problems)
  if (events.length < fewest) return refused({ lifeEvents: 'missing' })
  return accepted(events.toSorted((one, other) => (one.when < other.when ? -1 : Number(one.when > other.when))))
}

const YEAR = /^\d{4}$/
const MONTH = /^(\d{1,2})[/.-](\d{4})$/
const ISO_MONTH = /^(\d{4})-(\d{2})$/
const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Reads "2004", "5/2004", "12/5/2004" (the day first, as in India) and the ISO forms. */
export function readWhen(typed: string): string | undefined {
  const text = normalizeLine(typed)
  if (YEAR.test(text)) return text
  const [, month, year] = MONTH.exec(text) ?? []
  if (month && year) return calendarMonth(year, month)
  const [, isoYear, isoMonth] = ISO_MONTH.exec(text) ?? []
  if (isoYear && isoMonth) return calendarMonth(isoYear, isoMonth)
  const [, day, ofMonth, ofYear] = DAY.exec(text) ?? []
  const date = day && ofMonth && ofYear ? `${ofYear}-${ofMonth.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isCalendarDate(date) ? date : undefined
}

function calendarMonth(year: string, month: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}`
  return isCalendarDate(`${text}-01`) ? text : undefined
}

/** Compared as far as it is known: an event in the year of the birth may be after it. */
export function isWithinLife(when: string, birthDate: string, today: IsoDate): boolean {
  const isAfterBirth = !isCalendarDate(birthDate) || when >= birthDate.slice(0, when.length)
  return isAfterBirth && when <= today.slice(0, when.length)
}

/** Stored events; none for a booking that was not asked for them. */
export function readLifeEvents(value: unknown): LifeEvent[] {
  if (!Array.isArray(value)) return []
  return value.map(typedEvent).flatMap(({ when, kind, note }) => {
    const known = LIFE_EVENT_KINDS.find((one) => one === kind)
    return known && readWhen(when) === when ? [{ when, kind: known, note }] : []
  })
}
