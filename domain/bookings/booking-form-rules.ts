import { normalizePhone } from '#domain/accounts/accounts.ts'
import { isUnderAge } from '#domain/accounts/age.ts'
import type { BirthDetails } from '#domain/charts/birth-details.ts'
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
  hasProblems,
  lengthProblem,
} from '#domain/field-problems.ts'
import { type IsoDate, isCalendarDate, isTimeOfDay, knownTimeZone } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeName, normalizeText } from '#domain/text.ts'

/** The typed text of each field; '' for an empty one. */
export type BookingForm = Readonly<Record<BookingField, string>>

export const BOOKING_FIELDS = [
  'fullName',
  'phone',
  'bookingDate',
  'preferredTime',
  'birthDate',
  'birthTime',
  'birthPlace',
  'guardian',
  'currentLocation',
  'notes',
  'consent',
  'timeZone',
] as const

export type BookingField = (typeof BOOKING_FIELDS)[number]

export const LONGEST_PLACE = 200
export const LONGEST_NOTES = 2_000
export const EARLIEST_BIRTH_DATE = '1900-01-01'

/** A valid form. Whether its slot is free is checked separately. */
export type BookingRequest = {
  readonly details: BirthDetails
  readonly notes: string
  readonly timeZone: string
  /** A parent or guardian has confirmed that they book for a child under 18. */
  readonly isForChild: boolean
  /** Undefined for Prasna, which has no appointment. */
  readonly slot: { readonly date: IsoDate; readonly hourKey: string } | undefined
}

/** Everything but the notes is required; for Prasna only name, phone and current location. */
export function readBookingForm(
  form: BookingForm,
  { isPrasna, today }: { readonly isPrasna: boolean; readonly today: IsoDate },
): Outcome<BookingRequest, FieldProblems<BookingField>> {
  const problems = fieldProblems<BookingField>({
    fullName: normalizeName(form.fullName) === '' ? 'missing' : undefined,
    phone: phoneProblem(form.phone),
    currentLocation: placeProblem(form.currentLocation),
    notes: lengthProblem(normalizeText(form.notes), LONGEST_NOTES, { isRequired: false }),
    consent: form.consent === 'on' ? undefined : 'missing',
    timeZone: undefined,
    ...(isPrasna ? NOT_REQUIRED : appointmentProblems(form, today)),
  })
  if (hasProblems(problems)) return refused(problems)

  return accepted({
    details: detailsOf(form, isPrasna),
    notes: normalizeText(form.notes),
    timeZone: knownTimeZone(form.timeZone),
    isForChild: !isPrasna && isUnderAge(form.birthDate, today),
    slot: isPrasna ? undefined : { date: form.bookingDate, hourKey: form.preferredTime },
  })
}

type AppointmentField = 'bookingDate' | 'preferredTime' | 'birthDate' | 'birthTime' | 'birthPlace' | 'guardian'

const NOT_REQUIRED: Record<AppointmentField, undefined> = {
  bookingDate: undefined,
  preferredTime: undefined,
  birthDate: undefined,
  birthTime: undefined,
  birthPlace: undefined,
  guardian: undefined,
}

function appointmentProblems(
  form: BookingForm,
  today: IsoDate,
): Readonly<Record<AppointmentField, FieldProblem | undefined>> {
  const isAhead = isCalendarDate(form.bookingDate) && form.bookingDate >= today
  const isBorn = isCalendarDate(form.birthDate) && form.birthDate >= EARLIEST_BIRTH_DATE && form.birthDate <= today
  return {
    bookingDate: requiredProblem(form.bookingDate, isAhead),
    preferredTime: requiredProblem(form.preferredTime, true),
    birthDate: requiredProblem(form.birthDate, isBorn),
    birthTime: requiredProblem(form.birthTime, isTimeOfDay(form.birthTime)),
    birthPlace: placeProblem(form.birthPlace),
    guardian: isBorn && isUnderAge(form.birthDate, today) && form.guardian !== 'on' ? 'missing' : undefined,
  }
}

function requiredProblem(text: string, isValid: boolean): FieldProblem | undefined {
  if (normalizeLine(text) === '') return 'missing'
  return isValid ? undefined : 'invalid'
}

function phoneProblem(text: string): FieldProblem | undefined {
  return requiredProblem(text, normalizePhone(normalizeLine(text)) !== undefined)
}

function placeProblem(text: string): FieldProblem | undefined {
  return lengthProblem(normalizeLine(text), LONGEST_PLACE, { isRequired: true })
}

/** Drops what Prasna does not need, even if it was sent. */
function detailsOf(form: BookingForm, isPrasna: boolean): BirthDetails {
  return {
    fullName: normalizeName(form.fullName),
    phone: normalizePhone(normalizeLine(form.phone)) ?? null,
    birthDate: isPrasna ? null : form.birthDate,
    birthTime: isPrasna ? null : form.birthTime,
    birthPlace: isPrasna ? null : normalizeLine(form.birthPlace),
    currentLocation: normalizeLine(form.currentLocation),
    questions: null,
  }
}
