import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { recordOf } from '#domain/record-of.ts'
import { normalizeLine, normalizeName } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay, istYear } from '#domain/time/india-time.ts'
import { type Birth, type BirthContext, readBirthContext } from './birth.ts'
import { offsetLabel } from './birth-time.ts'
import { type Place, parsePlace, placeLabel, readPlace } from './places.ts'

/** The fields of what a chart needs besides date and time: every form of a birth has them. `place` is chosen, as JSON. */
export const CONTEXT_FIELDS = ['place', 'clock', 'ownOffset', 'occurrence'] as const
type ContextTexts = Readonly<Record<(typeof CONTEXT_FIELDS)[number], string>>

/** Reads these fields. An own offset counts only for a clock of its own. */
export function readContextTexts(typed: ContextTexts & Pick<BirthValues, 'birthPlace'>): BirthContext {
  const { clock, ownOffset, occurrence } = typed
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

/** The fields of one birth in a form. A form for two people prefixes each name. */
export const BIRTH_FIELDS = [
  'fullName',
  'birthDate',
  'birthTime',
  'timeUnknown',
  'birthPlace',
  'latitude',
  'longitude',
  'timeZone',
  ...CONTEXT_FIELDS,
] as const
export type BirthField = (typeof BIRTH_FIELDS)[number]

/** The values of the fields, as text. */
export type BirthValues = Readonly<Record<BirthField, string>>

export type BirthFieldProblem =
  | 'date-missing'
  | 'date-invalid'
  | 'time-invalid'
  | 'coordinates-invalid'
  | 'zone-unknown'
  | 'offset-invalid'

export type BirthProblems = Readonly<Partial<Record<BirthField, BirthFieldProblem>>>

/** A birth read from a form. A place that was only typed still has to be looked up. */
export type ParsedBirth = { readonly birth: Birth; readonly typedPlace: string | null }

/** Finds the time zone of a point. The table behind it is large, so callers that need it pass it in. */
export type ZoneFinder = (lat: number, lon: number) => string

export const FIRST_BIRTH_DATE = '1900-01-01'
const LAST_DATE = '2100-12-31'
const YEARS_AHEAD = 5

/** The last year in the date picker for births. */
export function latestBirthYear(now: Date): number {
  return istYear(now) + YEARS_AHEAD
}

export function readBirthForm(values: BirthValues, zoneAt?: ZoneFinder): Outcome<ParsedBirth, BirthProblems> {
  const date = values.birthDate.trim()
  const isTimed = values.timeUnknown !== 'on' && values.birthTime.trim() !== ''
  const time = isTimed ? values.birthTime.trim().slice(0, 8) : null
  const offset = readOffset(values.ownOffset)
  const place = placeOf(values, zoneAt)

  const problems: BirthProblems = {
    ...dateProblem(date),
    ...(time !== null && !isClockTime(time) && { birthTime: 'time-invalid' as const }),
    ...(!place.ok && place.refusal),
    ...(values.clock === 'own' && offset === undefined && { ownOffset: 'offset-invalid' as const }),
  }
  if (Object.keys(problems).length > 0 || !place.ok) return refused(problems)

  const typed = normalizeLine(values.birthPlace)
  const fullName = normalizeName(values.fullName)
  const birth: Birth = { ...readContextTexts(values), fullName, date, time, place: place.value }
  return accepted({ birth, typedPlace: place.value || typed === '' ? null : typed })
}

/** With or without seconds. */
function isClockTime(time: string): boolean {
  return isTimeOfDay(time.slice(0, 5)) && /^(:[0-5]\d)?$/.test(time.slice(5))
}

function dateProblem(date: string): BirthProblems {
  if (date === '') return { birthDate: 'date-missing' }
  if (!isCalendarDate(date) || date < FIRST_BIRTH_DATE || date > LAST_DATE) return { birthDate: 'date-invalid' }
  return {}
}

/** Coordinates win over a chosen place, and a chosen place over a typed one. */
function placeOf(values: BirthValues, zoneAt?: ZoneFinder): Outcome<Place | null, BirthProblems> {
  if (values.latitude.trim() !== '' || values.longitude.trim() !== '') return pointOf(values, zoneAt)
  if (normalizeLine(values.birthPlace) === '') return accepted(null)
  return accepted(chosenPlace(values) ?? null)
}

/** A chosen place counts only while the field still contains its name. */
export function chosenPlace({ place, birthPlace }: Pick<BirthValues, 'place' | 'birthPlace'>): Place | undefined {
  const chosen = parsePlace(place)
  return chosen && placeLabel(chosen) === normalizeLine(birthPlace) ? chosen : undefined
}

function pointOf(values: BirthValues, zoneAt?: ZoneFinder): Outcome<Place | null, BirthProblems> {
  const { latitude, longitude, timeZone, birthPlace } = values
  const point = { lat: latitude, lon: longitude, name: normalizeLine(birthPlace) }
  const somewhere = readPlace({ ...point, timeZone: 'UTC' })
  if (!somewhere) return refused({ latitude: 'coordinates-invalid' })

  const zone = normalizeLine(timeZone) || zoneAt?.(somewhere.lat, somewhere.lon) || ''
  const place = readPlace({ ...point, timeZone: zone })
  return place ? accepted(place) : refused({ timeZone: 'zone-unknown' })
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

export const NO_BIRTH_VALUES: BirthValues = recordOf(BIRTH_FIELDS, () => '')

/** Reads the fields of one birth from a form; the prefix distinguishes two. */
export function birthValuesIn(textOf: (name: string) => string, prefix = ''): BirthValues {
  return recordOf(BIRTH_FIELDS, (field) => textOf(prefix + field))
}

/** The fields of a saved birth. */
export function valuesOfBirth(birth: Birth): BirthValues {
  const { fullName, date, time, place } = birth
  return {
    ...NO_BIRTH_VALUES,
    fullName,
    birthDate: date,
    birthTime: time ?? '',
    timeUnknown: time === null ? 'on' : '',
    ...contextTextsOf(birth),
    ...(place && placeValues(place)),
  }
}

/** The fields of a place. One without a name is its coordinates, because an empty name would mean no place. */
export function placeValues(place: Place): Pick<BirthValues, 'birthPlace' | 'place'> & Partial<BirthValues> {
  const birthPlace = placeLabel(place)
  const named = { birthPlace, place: JSON.stringify(place) }
  if (birthPlace !== '') return named
  return { ...named, latitude: String(place.lat), longitude: String(place.lon), timeZone: place.timeZone }
}

/** The fields with the place that was found for a typed name. */
export function valuesOfResolved(values: BirthValues, birth: Birth): BirthValues {
  if (values.latitude !== '') return values
  const { place, birthPlace } = valuesOfBirth(birth)
  return { ...values, place, birthPlace: birthPlace || values.birthPlace }
}
