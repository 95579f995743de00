import { z } from 'zod'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import { isUnderAge } from '#domain/accounts/age.ts'
import type { BirthDetails } from '#domain/charts/birth-details.ts'
import type { BirthIntake } from '#domain/charts/birth-intake.ts'
import { type EventField, FEWEST_LIFE_EVENTS, readTypedEvents } from '#domain/charts/life-events.ts'
import { hasClockTime, readTimeKnown } from '#domain/charts/time-known.ts'
import { type IntakeField, readTypedAnswers } from '#domain/content/intake-questions.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import {
  line,
  name,
  optionalLine,
  optionalText,
  orNull,
  parsed,
  required,
  requiredTick,
  tick,
} from '#domain/field-rules.ts'
import { addDays, type IsoDate, isCalendarDate, isTimeOfDay, istDate, knownTimeZone } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { namedProblem, readFields } from '#domain/read-fields.ts'
import { normalizeLine } from '#domain/text.ts'
import { BOOKED_BIRTH_FIELDS, birthQuestions, FOR_ME, intakeIn } from './booked-birth-fields.ts'
import {
  COURSE_START_DAYS_AHEAD,
  EARLIEST_BIRTH_DATE,
  LONGEST_NOTES,
  LONGEST_PLACE,
  LONGEST_TYPED_COUPON,
  MOST_QUESTIONS,
} from './booking-limits.ts'
import type { Service } from './booking-service.ts'
import { readStart } from './read-start.ts'
import type { RequestedSlot } from './slot-rules.ts'
import { type Gift, LONGEST_GIFT_MESSAGE } from './vouchers.ts'

/** The typed text of each field; '' for an empty one. */
export type BookingForm = Readonly<Record<BookingField, string>>

/** In the order of the form. */
export const BOOKING_FIELDS = [
  'astrologer',
  'bookingDate',
  'preferredTime',
  'fullName',
  'phone',
  'giftFor',
  'giftEmail',
  'giftFrom',
  'giftMessage',
  'currentLocation',
  'forWhom',
  ...BOOKED_BIRTH_FIELDS,
  'saveBirth',
  'lifeEvents',
  'guardian',
  'questions',
  'intakeAnswers',
  'notes',
  'pass',
  'coupon',
  'consent',
  'timeZone',
] as const

export type BookingField = (typeof BOOKING_FIELDS)[number]

/** By field; `lifeEvents` and `intakeAnswers` join several fields of the form, which have their own problems. */
export type BookingProblems = FieldProblems<BookingField | IntakeField | EventField>

/** A valid form. Whether its slot is free is checked separately. */
export type BookingRequest = {
  readonly details: BirthDetails
  readonly notes: string
  /** The id of a bought pass; empty without one. */
  readonly pass: string
  /** As typed; empty without one. Whether it can be used is checked separately. */
  readonly coupon: string
  readonly timeZone: string
  /** A parent or guardian has confirmed that they book for a child under 18. */
  readonly isForChild: boolean
  /** The client wants to use the birth of someone else again. */
  readonly savesBirth: boolean
  /** Undefined for a course and for Prasna, which have no appointment. */
  readonly slot: RequestedSlot | undefined
  /** More than one only where the price is for each question. */
  readonly questionCount: number
  /** When a student would like to start a course. */
  readonly startDate: IsoDate | undefined
  /** Only of a gift voucher. */
  readonly gift?: Gift
}

type FormNeeds = Pick<
  Service,
  'type' | 'isPrasna' | 'needsBirthTime' | 'isPerQuestion' | 'intakeQuestions' | 'asksLifeEvents'
>

const clientFields = {
  fullName: name(),
  phone: required(parsed((typed) => normalizePhone(normalizeLine(typed)))),
  currentLocation: line(LONGEST_PLACE),
  questions: parsed((typed) => readQuestionCount(typed.trim())),
  notes: optionalText(LONGEST_NOTES),
  pass: z.string().transform((sent) => (/^\d{1,15}$/.test(sent) ? sent : '')),
  coupon: z.string().transform((typed) => typed.trim().slice(0, LONGEST_TYPED_COUPON)),
  consent: requiredTick(),
  timeZone: z.string().transform(knownTimeZone),
}

const NO_BIRTH = { birthDate: null, birthTime: null, birthPlace: null, intake: null }

/** What a service without an appointment leaves out. */
const NO_APPOINTMENT = {
  notes: '',
  pass: '',
  coupon: '',
  isForChild: false,
  savesBirth: false,
  slot: undefined,
  questionCount: 1,
  startDate: undefined,
}

/** Drops what Prasna does not need, even if it was sent. */
const prasnaSchema = z.object(clientFields).transform(
  ({ fullName, phone, currentLocation, notes, pass, coupon, questions, timeZone }): BookingRequest => ({
    ...NO_APPOINTMENT,
    details: detailsOf({ ...NO_BIRTH, fullName, phone, currentLocation }),
    notes,
    pass,
    coupon,
    timeZone,
    questionCount: questions,
  }),
)

/** Who buys a pass; the sessions have their own forms. */
const passSchema = z
  .object({
    fullName: clientFields.fullName,
    phone: clientFields.phone,
    notes: clientFields.notes,
    coupon: clientFields.coupon,
    consent: clientFields.consent,
    timeZone: clientFields.timeZone,
  })
  .transform(
    ({ fullName, phone, notes, coupon, timeZone }): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf({ ...NO_BIRTH, fullName, phone, currentLocation: null }),
      notes,
      coupon,
      timeZone,
    }),
  )

/** Who buys a voucher and who gets it. Its price is what it is worth, so there is no coupon. */
const voucherSchema = z
  .object({
    fullName: clientFields.fullName,
    phone: clientFields.phone,
    giftFor: name(),
    giftEmail: orNull(parsed(accountEmail)),
    giftFrom: optionalLine(),
    giftMessage: optionalText(LONGEST_GIFT_MESSAGE),
    consent: clientFields.consent,
    timeZone: clientFields.timeZone,
  })
  .transform(
    ({ fullName, phone, giftFor, giftEmail, giftFrom, giftMessage, timeZone }): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf({ ...NO_BIRTH, fullName, phone, currentLocation: null }),
      timeZone,
      gift: {
        recipientName: giftFor,
        recipientEmail: giftEmail,
        giverName: giftFrom || fullName,
        message: giftMessage,
      },
    }),
  )

/** Checks that compare two fields run even when another field is wrong, so that all problems are shown at once. */
const ALWAYS = { when: () => true }

const birthDate = z.string().refine(isCalendarDate)
const birthTime = z.string().refine(isTimeOfDay)

const datedFields = {
  ...clientFields,
  bookingDate: required(z.string().refine(isCalendarDate)),
  birthTime: orNull(birthTime),
  intake: z.custom<BirthIntake>(),
  saveBirth: tick(),
  guardian: tick(),
  today: z.string(),
}

const appointmentSchema = z
  .object({
    ...datedFields,
    preferredTime: required(parsed(readStart)),
    astrologer: z.string().transform(readAstrologer),
    birthDate: required(birthDate),
    timeKnown: z.string(),
    needsBirthTime: z.boolean(),
    birthPlace: line(LONGEST_PLACE),
  })
  .refine(isDayOfStart, { path: ['bookingDate'], ...ALWAYS })
  .refine(isBorn, { path: ['birthDate'], ...ALWAYS })
  .refine((form) => !form.needsBirthTime || isTimeAnswered(form), {
    path: ['birthTime'],
    error: 'missing',
    ...ALWAYS,
  })
  .refine((form) => form.guardian || !isForChild(form), { path: ['guardian'], error: 'missing', ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      details: detailsOf(form),
      notes: form.notes,
      pass: form.pass,
      coupon: form.coupon,
      timeZone: form.timeZone,
      isForChild: isForChild(form),
      savesBirth: form.saveBirth && form.intake.name !== null,
      slot: { startsAt: form.preferredTime, astrologerId: form.astrologer },
      questionCount: form.questions,
      startDate: undefined,
    }),
  )

/** A student learns at any hour, and needs no chart to do so: birth details are welcome, not required (0118). */
const courseSchema = z
  .object({
    ...datedFields,
    birthDate: orNull(birthDate),
    birthPlace: orNull(line(LONGEST_PLACE)),
  })
  .refine(isWithinYear, { path: ['bookingDate'], ...ALWAYS })
  .refine(isBorn, { path: ['birthDate'], ...ALWAYS })
  .refine((form) => form.guardian || !isForChild(form), { path: ['guardian'], error: 'missing', ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf(form),
      notes: form.notes,
      coupon: form.coupon,
      timeZone: form.timeZone,
      isForChild: isForChild(form),
      startDate: form.bookingDate,
    }),
  )

/**
 * A consultation requires everything but the notes, and for the time of birth at least how well it is known; a course the
 * start date and who enrolls; Prasna only name, phone and current location; a pass only name and phone; and a voucher also
 * whom it is for.
 */
export function readBookingForm(form: BookingForm, asked: Asked): Outcome<BookingRequest, BookingProblems> {
  const read = readFixedFields(form, asked)
  const answered = readIntake(form, asked)
  if (read.ok && answered.ok) {
    return accepted({ ...read.value, details: { ...read.value.details, ...answered.value } })
  }
  return refused({ ...(!read.ok && read.refusal), ...(!answered.ok && answered.refusal) })
}

type Asked = { readonly service: FormNeeds; readonly today: IsoDate }

type Intake = Pick<BirthDetails, 'answers' | 'lifeEvents'>

/** What only some services ask for. */
function readIntake(form: BookingForm, { service, today }: Asked): Outcome<Intake, BookingProblems> {
  const answers = readTypedAnswers(service.intakeQuestions, form.intakeAnswers)
  const { birthDate } = form
  const events = service.asksLifeEvents
    ? readTypedEvents(form.lifeEvents, { birthDate, today, fewest: FEWEST_LIFE_EVENTS })
    : accepted([])
  if (answers.ok && events.ok) return accepted({ answers: answers.value, lifeEvents: events.value })
  return refused({ ...(!events.ok && events.refusal), ...(!answers.ok && answers.refusal) })
}

/** The fields that every service of a type has. */
function readFixedFields(
  form: BookingForm,
  { service, today }: Asked,
): Outcome<BookingRequest, FieldProblems<BookingField>> {
  const typed = { ...form, questions: service.isPerQuestion ? form.questions : '' }
  if (service.type === 'pass') return readFields(passSchema, typed, namedProblem)
  if (service.type === 'voucher') return readFields(voucherSchema, typed, namedProblem)
  if (service.isPrasna) return readFields(prasnaSchema, typed, namedProblem)
  const birth = service.type === 'course' ? { ...typed, forWhom: FOR_ME } : typed
  const schema = service.type === 'course' ? courseSchema : appointmentSchema
  const { needsBirthTime } = service
  const read = readFields(schema, { ...typed, today, needsBirthTime, intake: intakeIn(birth) }, namedProblem)
  const asked = birthQuestions(birth)
  if (Object.keys(asked).length === 0) return read
  return refused({ ...asked, ...(!read.ok && read.refusal) })
}

type Timed = { readonly birthTime: string | null; readonly timeKnown: string }

/** A client who does not know the time says so; an empty field alone is no answer. */
function isTimeAnswered({ birthTime, timeKnown }: Timed): boolean {
  return birthTime !== null || !hasClockTime(readTimeKnown(timeKnown) ?? 'exact')
}

/** One if nothing was chosen, as in a form from before the choice. */
function readQuestionCount(text: string): number | undefined {
  if (text === '') return 1
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= MOST_QUESTIONS ? count : undefined
}

/** Undefined for "anyone available", and for anything that is no id. */
function readAstrologer(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

type ChosenDay = { readonly bookingDate: string; readonly today: IsoDate; readonly preferredTime: unknown }

/** The day in the client's own calendar, which may be one before or after India's, and is not long past. */
function isDayOfStart({ bookingDate, today, preferredTime }: ChosenDay): boolean {
  if (!isCalendarDate(bookingDate) || bookingDate < addDays(today, -1)) return false
  if (!(preferredTime instanceof Date)) return true
  const day = istDate(preferredTime)
  return bookingDate >= addDays(day, -1) && bookingDate <= addDays(day, 1)
}

/** A time is dropped where the client says that only a part of the day is known. */
function detailsOf(typed: Omit<BirthDetails, 'questions' | keyof Intake>): BirthDetails {
  const { fullName, phone, currentLocation, birthDate, birthPlace } = typed
  const intake = birthDate === null ? null : typed.intake
  const birthTime = intake && !hasClockTime(intake.timeKnown) ? null : typed.birthTime
  const person = { fullName, phone, currentLocation }
  return { ...person, birthDate, birthTime, birthPlace, questions: null, intake, answers: [], lifeEvents: [] }
}

type Dated = { readonly bookingDate: string; readonly today: IsoDate }

function isWithinYear({ bookingDate, today }: Dated): boolean {
  return bookingDate >= today && bookingDate <= addDays(today, COURSE_START_DAYS_AHEAD)
}

type Born = { readonly birthDate: string | null; readonly today: IsoDate }

/** Also true for a course without a birth date. */
function isBorn({ birthDate, today }: Born): boolean {
  return birthDate === null || (birthDate >= EARLIEST_BIRTH_DATE && birthDate <= today)
}

function isForChild({ birthDate, today }: Born): boolean {
  if (birthDate === null || !isCalendarDate(birthDate)) return false
  return isBorn({ birthDate, today }) && isUnderAge(birthDate, today)
}
