import { z } from 'zod'
import { normalizePhone } from '#domain/accounts/accounts.ts'
import { isUnderAge } from '#domain/accounts/age.ts'
import type { BirthDetails } from '#domain/charts/birth-details.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { line, name, optionalText, parsed, required, requiredTick, tick } from '#domain/field-rules.ts'
import { type IsoDate, isCalendarDate, isTimeOfDay, knownTimeZone } from '#domain/india-time.ts'
import type { Outcome } from '#domain/outcome.ts'
import { namedProblem, readFields } from '#domain/read-fields.ts'
import { normalizeLine } from '#domain/text.ts'
import { EARLIEST_BIRTH_DATE, LONGEST_NOTES, LONGEST_PLACE } from './booking-limits.ts'

/** The typed text of each field; '' for an empty one. */
export type BookingForm = Readonly<Record<BookingField, string>>

/** In the order of the form. */
export const BOOKING_FIELDS = [
  'bookingDate',
  'preferredTime',
  'fullName',
  'phone',
  'currentLocation',
  'birthDate',
  'birthTime',
  'birthPlace',
  'guardian',
  'notes',
  'consent',
  'timeZone',
] as const

export type BookingField = (typeof BOOKING_FIELDS)[number]

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

const clientFields = {
  fullName: name(),
  phone: required(parsed((typed) => normalizePhone(normalizeLine(typed)))),
  currentLocation: line(LONGEST_PLACE),
  notes: optionalText(LONGEST_NOTES),
  consent: requiredTick(),
  timeZone: z.string().transform(knownTimeZone),
}

const NO_BIRTH = { birthDate: null, birthTime: null, birthPlace: null, questions: null }

/** Drops what Prasna does not need, even if it was sent. */
const prasnaSchema = z.object(clientFields).transform(
  ({ fullName, phone, currentLocation, notes, timeZone }): BookingRequest => ({
    details: { ...NO_BIRTH, fullName, phone, currentLocation },
    notes,
    timeZone,
    isForChild: false,
    slot: undefined,
  }),
)

/** Checks that compare two fields run even when another field is wrong, so that all problems are shown at once. */
const ALWAYS = { when: () => true }

const appointmentSchema = z
  .object({
    ...clientFields,
    bookingDate: required(z.string().refine(isCalendarDate)),
    preferredTime: required(z.string()),
    birthDate: required(z.string().refine(isCalendarDate)),
    birthTime: required(z.string().refine(isTimeOfDay)),
    birthPlace: line(LONGEST_PLACE),
    guardian: tick(),
    today: z.string(),
  })
  .refine(({ bookingDate, today }) => bookingDate >= today, { path: ['bookingDate'], ...ALWAYS })
  .refine(isBorn, { path: ['birthDate'], ...ALWAYS })
  .refine((form) => form.guardian || !isForChild(form), { path: ['guardian'], error: 'missing', ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      details: {
        ...NO_BIRTH,
        fullName: form.fullName,
        phone: form.phone,
        birthDate: form.birthDate,
        birthTime: form.birthTime,
        birthPlace: form.birthPlace,
        currentLocation: form.currentLocation,
      },
      notes: form.notes,
      timeZone: form.timeZone,
      isForChild: isForChild(form),
      slot: { date: form.bookingDate, hourKey: form.preferredTime },
    }),
  )

/** Everything but the notes is required; for Prasna only name, phone and current location. */
export function readBookingForm(
  form: BookingForm,
  { isPrasna, today }: { readonly isPrasna: boolean; readonly today: IsoDate },
): Outcome<BookingRequest, FieldProblems<BookingField>> {
  return isPrasna
    ? readFields(prasnaSchema, form, namedProblem)
    : readFields(appointmentSchema, { ...form, today }, namedProblem)
}

type Born = { readonly birthDate: string; readonly today: IsoDate }

function isBorn({ birthDate, today }: Born): boolean {
  return birthDate >= EARLIEST_BIRTH_DATE && birthDate <= today
}

function isForChild({ birthDate, today }: Born): boolean {
  return isCalendarDate(birthDate) && isBorn({ birthDate, today }) && isUnderAge(birthDate, today)
}
