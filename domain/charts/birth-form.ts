import { isCalendarDate, isTimeOfDay, istYear } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeName } from '#domain/text.ts'
import type { Birth } from './birth-chart.ts'
import { CLOCKS_USED } from './birth-time.ts'
import { type Place, parsePlace, placeLabel, readPlace } from './places.ts'

/** The fields of one birth in a form. A form for two people prefixes each name. */
export const BIRTH_FIELDS = [
  'fullName',
  'birthDate',
  'birthTime',
  'timeUnknown',
  'birthPlace',
  'place',
  'latitude',
  'longitude',
  'timeZone',
  'clock',
  'ownOffset',
  'occurrence',
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
  const birth: Birth = {
    fullName: normalizeName(values.fullName),
    date,
    time,
    place: place.value,
    clock: CLOCKS_USED.find((clock) => clock === values.clock) ?? 'standard',
    ownOffsetSeconds: offset ?? null,
    occurrence: values.occurrence === 'first' || values.occurrence === 'second' ? values.occurrence : null,
  }
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
