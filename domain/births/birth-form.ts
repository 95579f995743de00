import type { FieldProblems } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeName } from '#domain/text.ts'
import { type IsoDate, isCalendarDate, isTimeOfDay, istYear } from '#domain/time/india-time.ts'
import {
  type Birth,
  type BirthContext,
  birthContextOf,
  hasClockTime,
  readBirthContext,
  readTimeKnown,
  type TimeKnown,
} from './birth.ts'
import { type LocalTime, offsetLabel, readLocalTime, type TimeDoubt } from './birth-time.ts'
import { listClockNotes } from './clock-notes.ts'
import { LONGEST_PLACE, type Place, parsePlace, placeLabel, readPlace } from './places.ts'

/** The fields of what a chart needs besides date and time: every form of a birth has them. `place` is chosen, as JSON. */
const CONTEXT_FIELDS = ['place', 'clock', 'ownOffset', 'occurrence'] as const
type ContextTexts = Readonly<Record<(typeof CONTEXT_FIELDS)[number], string>>

/** Reads these fields. An own offset counts only for a clock of its own. */
function readContextTexts(typed: BirthTexts): BirthContext {
  const { clock, ownOffset = '', occurrence } = typed
  const ownOffsetSeconds = clock === 'own' ? readOffset(ownOffset) : undefined
  return readBirthContext({ place: chosenPlace(typed), clock, ownOffsetSeconds, occurrence })
}

export function contextTextsOf({ place, clock, ownOffsetSeconds, occurrence }: BirthContext): ContextTexts {
  return {
    place: place ? JSON.stringify(place) : '',
    clock,
    ownOffset: ownOffsetSeconds === null ? '' : offsetLabel(ownOffsetSeconds),
    occurrence: occurrence ?? '',
  }
}

/** In every form, after whose birth it is. */
const SHARED_FIELDS = ['birthDate', 'birthTime', 'birthPlace', ...CONTEXT_FIELDS] as const

/** The fields of a form of births alone, for charts. A form for two people prefixes each name. */
export const BIRTH_FIELDS = ['fullName', 'timeUnknown', 'latitude', 'longitude', 'timeZone', ...SHARED_FIELDS] as const

/** The fields of a birth in a booking form, whose `fullName` and `timeZone` are the client's; a saved birth fills them in. */
export const BOOKED_BIRTH_FIELDS = ['forName', 'timeKnown', ...SHARED_FIELDS] as const

export type BirthField = (typeof BIRTH_FIELDS)[number] | (typeof BOOKED_BIRTH_FIELDS)[number]

/** The values of the fields, as text. */
export type BirthValues = Readonly<Record<(typeof BIRTH_FIELDS)[number], string>>
export type BookedBirthTexts = Readonly<Record<(typeof BOOKED_BIRTH_FIELDS)[number], string>>

/** What any form of a birth can have. */
export type BirthTexts = { readonly [Field in BirthField]?: string }

export type BirthProblems = FieldProblems<BirthField>

/** A birth as it was typed. A place that was only typed still has to be looked up. */
export type TypedBirth = BirthContext & {
  readonly date: IsoDate | null
  /** `HH:mm` or `HH:mm:ss`. */
  readonly time: string | null
  readonly timeKnown: TimeKnown
  readonly birthPlace: string
}

/** Finds the time zone of a point. The table behind it is large, so callers that need it pass it in. */
export type ZoneFinder = (lat: number, lon: number) => string

export const FIRST_BIRTH_DATE = '1900-01-01'

/** What one form asks otherwise than another. */
type BirthRules = {
  /** A time is not missing where the form says that it is not known. */
  readonly required: readonly ('birthDate' | 'birthTime' | 'birthPlace')[]
  readonly latest: IsoDate
  /** Whether the form has to say which clock or hour is meant. Otherwise the chart that is drawn asks. */
  readonly asksClock: boolean
  readonly zoneAt?: ZoneFinder | undefined
}

/** Reads the fields of any form of a birth. */
export function readBirthForm(typed: BirthTexts, rules: BirthRules): Outcome<TypedBirth, BirthProblems> {
  const date = normalizeLine(typed.birthDate ?? '')
  const time = typed.timeUnknown === 'on' ? '' : normalizeLine(typed.birthTime ?? '').slice(0, 8)
  const timeKnown = timeKnownIn(typed)
  const birthPlace = normalizeLine(typed.birthPlace ?? '')
  const place = placeOf(typed, rules.zoneAt)
  const isRequired = (field: (typeof rules.required)[number]) => rules.required.includes(field)

  const problems: BirthProblems = {
    ...(date === '' && isRequired('birthDate') && { birthDate: 'missing' as const }),
    ...(date !== '' && !isBirthDate(date, rules.latest) && { birthDate: 'invalid' as const }),
    ...(time === '' && isRequired('birthTime') && hasClockTime(timeKnown) && { birthTime: 'missing' as const }),
    ...(time !== '' && !isClockTime(time) && { birthTime: 'invalid' as const }),
    ...(birthPlace === '' && isRequired('birthPlace') && { birthPlace: 'missing' as const }),
    ...(birthPlace.length > LONGEST_PLACE && { birthPlace: 'too-long' as const }),
    ...(!place.ok && place.refusal),
    ...(typed.clock === 'own' && readOffset(typed.ownOffset ?? '') === undefined && { ownOffset: 'invalid' as const }),
    ...(rules.asksClock && clockQuestions(typed)),
  }
  if (Object.keys(problems).length > 0 || !place.ok) return refused(problems)
  return accepted({
    ...readContextTexts(typed),
    place: place.value,
    date: date || null,
    time: time || null,
    timeKnown: time === '' && hasClockTime(timeKnown) ? 'unknown' : timeKnown,
    birthPlace,
  })
}

const LAST_CHART_DATE = '2100-12-31'
const YEARS_AHEAD = 5

/** The last year in the date picker for charts. */
export function latestBirthYear(now: Date): number {
  return istYear(now) + YEARS_AHEAD
}

/** Reads the birth of a chart, which needs a date. A place that was only typed has to be looked up. */
export function readChartBirth(
  values: BirthValues,
  zoneAt?: ZoneFinder,
): Outcome<{ readonly birth: Birth; readonly typedPlace: string | null }, BirthProblems> {
  const read = readBirthForm(values, { required: ['birthDate'], latest: LAST_CHART_DATE, asksClock: false, zoneAt })
  if (!read.ok) return read
  const { date, time, birthPlace, ...context } = read.value
  if (date === null) return refused({ birthDate: 'missing' })
  const birth = { ...birthContextOf(context), fullName: normalizeName(values.fullName), date, time }
  return accepted({ birth, typedPlace: birth.place || birthPlace === '' ? null : birthPlace })
}

function timeKnownIn({ timeKnown }: BirthTexts): TimeKnown {
  return readTimeKnown(timeKnown) ?? 'exact'
}

function isBirthDate(date: string, latest: IsoDate): boolean {
  return isCalendarDate(date) && date >= FIRST_BIRTH_DATE && date <= latest
}

/** With or without seconds. */
function isClockTime(time: string): boolean {
  return isTimeOfDay(time.slice(0, 5)) && /^(:[0-5]\d)?$/.test(time.slice(5))
}

/** Coordinates win over a chosen place, and a chosen place over a typed one. */
function placeOf(typed: BirthTexts, zoneAt?: ZoneFinder): Outcome<Place | null, BirthProblems> {
  if (hasPoint(typed)) return pointOf(typed, zoneAt)
  return accepted(chosenPlace(typed) ?? null)
}

export function hasPoint({ latitude = '', longitude = '' }: BirthTexts): boolean {
  return latitude.trim() !== '' || longitude.trim() !== ''
}

/** A chosen place counts only while the field still contains its name. */
export function chosenPlace({ place = '', birthPlace = '' }: BirthTexts): Place | undefined {
  const typed = normalizeLine(birthPlace)
  const chosen = typed === '' ? undefined : parsePlace(place)
  return chosen && placeLabel(chosen) === typed ? chosen : undefined
}

function pointOf(typed: BirthTexts, zoneAt?: ZoneFinder): Outcome<Place | null, BirthProblems> {
  const { latitude, longitude, timeZone = '', birthPlace = '' } = typed
  const point = { lat: latitude, lon: longitude, name: normalizeLine(birthPlace) }
  const somewhere = readPlace({ ...point, timeZone: 'UTC' })
  if (!somewhere) return refused({ latitude: 'invalid' })

  const zone = normalizeLine(timeZone) || zoneAt?.(somewhere.lat, somewhere.lon) || ''
  const place = readPlace({ ...point, timeZone: zone })
  return place ? accepted(place) : refused({ timeZone: 'invalid' })
}

/** "+05:30", "5:53:20" or "-04:56" as seconds ahead of UTC. */
export function readOffset(text: string): number | undefined {
  const match = /^([+\u2212-]?)(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, hours, minutes, seconds = 0] = match
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (Number(minutes) > 59 || Number(seconds) > 59 || total > 16 * 3600) return undefined
  return sign === '' || sign === '+' ? total : -total
}

/** Which clock or hour is meant where that is in doubt. */
function clockQuestions(typed: BirthTexts): BirthProblems {
  const isHourInDoubt = timeDoubt(typed) !== undefined && readContextTexts(typed).occurrence === null
  return {
    ...(!typed.clock && isClockInDoubt(typed) && { clock: 'missing' as const }),
    ...(isHourInDoubt && { occurrence: 'missing' as const }),
  }
}

/** War time is no doubt: time zone tables know it. */
function isClockInDoubt(typed: BirthTexts): boolean {
  const local = localTimeIn(typed)
  const place = chosenPlace(typed)
  return (
    local !== undefined && place !== undefined && listClockNotes(local.date, place).some((note) => note !== 'war-time')
  )
}

/** Why the time does not give one instant: an hour that was repeated or skipped at the chosen place. */
export function timeDoubt(typed: BirthTexts): TimeDoubt | undefined {
  const local = localTimeIn(typed)
  if (local?.clock !== 'standard') return undefined
  const read = readLocalTime(local)
  return read.ok ? undefined : read.refusal
}

/** Undefined without a date, a time on the clock and a chosen place. */
function localTimeIn(typed: BirthTexts): LocalTime | undefined {
  const { place, clock, ownOffsetSeconds } = readContextTexts(typed)
  const { birthDate: date = '', birthTime: time = '', timeUnknown } = typed
  const isTimed = timeUnknown !== 'on' && hasClockTime(timeKnownIn(typed)) && isClockTime(time)
  if (!place || !isTimed || !isCalendarDate(date)) return undefined
  return { date, time, timeZone: place.timeZone, lon: place.lon, clock, ownOffsetSeconds }
}

/** The birth as far as its chart can be drawn: a date, a chosen place, and a time on the clock that is in no doubt. */
export function birthToDraw(typed: BirthTexts, latest: IsoDate): Birth | undefined {
  // The choice of clocks begins with standard time.
  const answered = { ...typed, clock: typed.clock || 'standard' }
  const read = readBirthForm(answered, { required: ['birthDate', 'birthTime', 'birthPlace'], latest, asksClock: true })
  if (!read.ok || !hasClockTime(read.value.timeKnown)) return undefined
  const { date, time, ...context } = read.value
  return date === null || context.place === null ? undefined : { ...birthContextOf(context), fullName: '', date, time }
}
