import { type IntakeAnswer, readIntakeAnswers } from '#domain/content/intake-questions.ts'
import { recordOf } from '#domain/record-of.ts'
import { normalizeLine, normalizeName, normalizeText } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'
import { type Birth, type BirthIntake, birthContextOf, readBirthContext, readBirthIntake } from './birth.ts'
import { type LifeEvent, readLifeEvents } from './life-events.ts'
import type { Place } from './places.ts'

/**
 * The person a chart is cast for, in the one shape used inside the program. It is stored encrypted and never goes into
 * a log or an email. What a form did not ask for is null.
 */
export type BirthDetails = {
  readonly fullName: string | null
  readonly phone: string | null
  /** `yyyy-MM-dd`, as in the birth certificate. */
  readonly birthDate: string | null
  /** `HH:mm` by the clocks of the place of birth. */
  readonly birthTime: string | null
  readonly birthPlace: string | null
  readonly currentLocation: string | null
  readonly questions: string | null
  /** Null for a booking from before it was asked, and where no birth is asked for. */
  readonly intake: BirthIntake | null
  /** To the practice's own questions. */
  readonly answers: readonly IntakeAnswer[]
  readonly lifeEvents: readonly LifeEvent[]
}

type Field = Exclude<keyof BirthDetails, 'intake' | 'answers' | 'lifeEvents'>

/** The names each field has had: our own, those of booking forms, and those of the astrologer's screen. */
const NAMES: Record<Field, readonly string[]> = {
  fullName: ['fullName', 'full_name'],
  phone: ['phone'],
  birthDate: ['birthDate', 'birth_date', 'dateOfBirth'],
  birthTime: ['birthTime', 'birth_time', 'timeOfBirth'],
  birthPlace: ['birthPlace', 'birth_place', 'placeOfBirth'],
  currentLocation: ['currentLocation', 'current_location'],
  questions: ['questions'],
}

const NORMALIZE: Record<Field, (text: string) => string | null> = {
  fullName: (text) => normalizeName(text) || null,
  phone: (text) => normalizeLine(text) || null,
  birthDate: (text) => (isCalendarDate(text.trim().slice(0, 10)) ? text.trim().slice(0, 10) : null),
  birthTime: (text) => (isTimeOfDay(text.trim().slice(0, 5)) ? text.trim().slice(0, 5) : null),
  birthPlace: (text) => normalizeLine(text) || null,
  currentLocation: (text) => normalizeLine(text) || null,
  questions: (text) => normalizeText(text) || null,
}

/** Reads birth details in any of these shapes. Returns undefined for a value that is not an object. */
export function readBirthDetails(value: unknown): BirthDetails | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const given = value as Record<string, unknown>

  const fields = Object.keys(NAMES) as Field[]
  return {
    ...recordOf(fields, (field) => readField(field, given)),
    intake: readBirthIntake(given.intake),
    answers: readIntakeAnswers(given.answers),
    lifeEvents: readLifeEvents(given.lifeEvents),
  }
}

function readField(field: Field, given: Record<string, unknown>): string | null {
  for (const name of NAMES[field]) {
    const text = Object.hasOwn(given, name) ? given[name] : undefined
    if (typeof text === 'string' && text.trim() !== '') return NORMALIZE[field](text)
  }
  return null
}

/** The birth of a booking as the engine takes it. A place that was only typed has to be looked up by the caller. */
export function birthOfDetails(details: BirthDetails & { readonly birthDate: string }, place: Place | null): Birth {
  const { intake, birthDate: date, birthTime: time } = details
  const context = intake ? birthContextOf(intake) : readBirthContext({})
  const fullName = intake?.name ?? details.fullName ?? ''
  return { ...context, fullName, date, time, place: context.place ?? place }
}
