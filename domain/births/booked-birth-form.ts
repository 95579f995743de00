import type { FieldProblems } from '#domain/field-problems.ts'
import { recordOf } from '#domain/record-of.ts'
import { normalizeLine, normalizeName } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'
import { type Birth, type BirthIntake, birthContextOf, hasClockTime, readTimeKnown } from './birth.ts'
import type { BirthDetails } from './birth-details.ts'
import { CONTEXT_FIELDS, chosenPlace, contextTextsOf, readContextTexts, readOffset } from './birth-form.ts'
import type { BirthProfile } from './birth-profiles.ts'
import { type LocalTime, readLocalTime, type TimeDoubt } from './birth-time.ts'
import { listClockNotes } from './clock-notes.ts'
import { placeLabel } from './places.ts'

/** Whose birth it is: the client's own, or someone's without a saved birth. Any other value is a saved birth's id. */
export const FOR_ME = 'me'
export const FOR_SOMEONE_NEW = 'new'

/** The fields about a birth that a saved one fills in, in the order of the form. */
export const BOOKED_BIRTH_FIELDS = [
  'forName',
  'birthDate',
  'birthTime',
  'timeKnown',
  'birthPlace',
  ...CONTEXT_FIELDS,
] as const

export type BookedBirthField = (typeof BOOKED_BIRTH_FIELDS)[number]

/** The typed texts; `place` is the chosen place as JSON. */
export type BookedBirthTexts = Readonly<Record<BookedBirthField, string>>

/** `forWhom` is empty in a form from before it was asked. */
type ForWhom = { readonly forWhom: string }
type BirthAnswers = BookedBirthTexts & ForWhom

export const NO_BIRTH_TEXTS: BookedBirthTexts = recordOf(BOOKED_BIRTH_FIELDS, () => '')

function isForMe({ forWhom }: ForWhom): boolean {
  return forWhom === '' || forWhom === FOR_ME
}

/** What the client answered about the birth. A time that was left empty is unknown. */
export function intakeIn(typed: BirthAnswers): BirthIntake {
  const known = readTimeKnown(typed.timeKnown) ?? 'exact'
  const isTimed = normalizeLine(typed.birthTime) !== ''
  return {
    name: isForMe(typed) ? null : normalizeName(typed.forName) || null,
    timeKnown: hasClockTime(known) && !isTimed ? 'unknown' : known,
    ...readContextTexts(typed),
  }
}

/** The fields of a booked birth. */
export function birthTextsOf({ birthDate, birthTime, birthPlace, intake }: BirthDetails): BookedBirthTexts {
  return {
    ...NO_BIRTH_TEXTS,
    forName: intake?.name ?? '',
    birthDate: birthDate ?? '',
    birthTime: birthTime ?? '',
    birthPlace: birthPlace ?? '',
    timeKnown: intake?.timeKnown ?? '',
    ...(intake && contextTextsOf(intake)),
  }
}

/** The fields of a saved birth. */
export function savedBirthTexts({ birth, timeKnown, birthPlace }: BirthProfile): BookedBirthTexts {
  return {
    forName: birth.fullName,
    birthDate: birth.date,
    birthTime: birth.time?.slice(0, 5) ?? '',
    timeKnown,
    birthPlace: birth.place ? placeLabel(birth.place) : birthPlace,
    ...contextTextsOf(birth),
  }
}

/** What the form still has to ask: whose birth it is, and which clock or hour is meant where that is in doubt. */
export function birthQuestions(typed: BirthAnswers): FieldProblems<BookedBirthField> {
  return {
    ...(!isForMe(typed) && normalizeName(typed.forName) === '' && { forName: 'missing' as const }),
    ...(typed.clock === '' && isClockInDoubt(typed) && { clock: 'missing' as const }),
    ...(typed.clock === 'own' && readOffset(typed.ownOffset) === undefined && { ownOffset: 'invalid' as const }),
    ...(timeDoubt(typed) !== undefined && intakeIn(typed).occurrence === null && { occurrence: 'missing' as const }),
  }
}

/** War time is no doubt: time zone tables know it. */
function isClockInDoubt(typed: BirthAnswers): boolean {
  const local = localTimeIn(typed)
  const place = chosenPlace(typed)
  return (
    local !== undefined && place !== undefined && listClockNotes(local.date, place).some((note) => note !== 'war-time')
  )
}

/** Why the time does not give one instant: an hour that was repeated or skipped at the chosen place. */
export function timeDoubt(typed: BirthAnswers): TimeDoubt | undefined {
  const local = localTimeIn(typed)
  if (local?.clock !== 'standard') return undefined
  const read = readLocalTime(local)
  return read.ok ? undefined : read.refusal
}

/** Undefined without a date, a time on the clock and a chosen place. */
function localTimeIn(typed: BirthAnswers): LocalTime | undefined {
  const { timeKnown, place, clock, ownOffsetSeconds } = intakeIn(typed)
  const { birthDate: date, birthTime: time } = typed
  if (!place || !hasClockTime(timeKnown) || !isCalendarDate(date) || !isTimeOfDay(time)) return undefined
  return { date, time, timeZone: place.timeZone, lon: place.lon, clock, ownOffsetSeconds }
}

/** The birth as far as its chart can be drawn: a date, a chosen place, and a time on the clock that is in no doubt. */
export function birthToDraw(typed: BirthAnswers): Birth | undefined {
  const local = localTimeIn(typed)
  const intake = intakeIn(typed)
  // The choice of clocks begins with standard time.
  const answered = { ...typed, forWhom: FOR_ME, clock: typed.clock || 'standard' }
  if (!local || Object.keys(birthQuestions(answered)).length > 0) return undefined
  return { ...birthContextOf(intake), fullName: intake.name ?? '', date: local.date, time: local.time }
}
