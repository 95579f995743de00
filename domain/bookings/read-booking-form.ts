import { z } from 'zod'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import { isChild } from '#domain/accounts/age.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { birthContextOf, hasClockTime } from '#domain/births/birth.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { BOOKED_BIRTH_FIELDS, readBirthForm } from '#domain/births/birth-form.ts'
import { FEWEST_LIFE_EVENTS, readTypedEvents } from '#domain/births/life-events.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { readTypedAnswers } from '#domain/content/intake-questions.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { line, name, optionalLine, optionalText, orNull, parsed, required, requiredTick } from '#domain/field-rules.ts'
import { LONGEST_GIFT_MESSAGE, LONGEST_GIVER } from '#domain/offers/vouchers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { recordOf } from '#domain/record-of.ts'
import { normalizeLine, normalizeName } from '#domain/text.ts'
import { addDays, type IsoDate, isCalendarDate, istDate, knownTimeZone } from '#domain/time/india-time.ts'
import { type BookingFormValues, type BookingProblems, type BookingRequest, FOR_ME } from './booking-form.ts'
import { COURSE_START_DAYS_AHEAD, LONGEST_NOTES, LONGEST_TYPED_COUPON, MOST_QUESTIONS } from './booking-limits.ts'
import type { Service } from './booking-service.ts'

type FormNeeds = Pick<
  Service,
  | 'type'
  | 'isPrasna'
  | 'needsQuestion'
  | 'needsBirthTime'
  | 'mayOmitBirth'
  | 'isPerQuestion'
  | 'intakeQuestions'
  | 'asksLifeEvents'
> &
  Partial<Pick<Service, 'isClass'>>

/**
 * A consultation requires everything but the notes, and for the time of birth at least how well it is known; a course the
 * start date and who enrolls; a class one of its dates, name and phone; Prasna only name, phone, current location and the question; a pass only name and phone; and a voucher also
 * whom it is for.
 */
export function readBookingForm(form: BookingFormValues, asked: Asked): Outcome<BookingRequest, BookingProblems> {
  const { type, isPerQuestion, needsQuestion } = asked.service
  const typed = { ...form, questions: isPerQuestion ? form.questions : '', today: asked.today, needsQuestion }
  const schema = schemaOf(asked)
  const fixed = readFields<BookingRequest, FieldProblem>(schema, typed, fieldProblemOf)
  const cohort = readCohort(form, asked)
  const birth = readAskedBirth(form, asked)
  const answered = readIntake(form, asked)
  if (!fixed.ok || !cohort.ok || !birth.ok || !answered.ok) {
    const refusalOf = (read: Outcome<unknown, BookingProblems>) => (read.ok ? {} : read.refusal)
    return refused({ ...refusalOf(fixed), ...refusalOf(cohort), ...refusalOf(birth), ...refusalOf(answered) })
  }
  const { isForChild, ...details } = birth.value
  return accepted({
    ...fixed.value,
    ...cohort.value,
    details: { ...fixed.value.details, ...details, ...answered.value },
    isForChild,
    savesBirth: type === 'consultation' && form.saveBirth === 'on' && details.intake?.name != null,
  })
}

function schemaOf({ service: { type, isClass, isPrasna }, cohorts }: Asked) {
  // A class asks for as little as a pass.
  if (isClass) return passSchema
  if (type === 'consultation' && isPrasna) return prasnaSchema
  // The start of a course is that of its group, which may be more than a year ahead.
  return type === 'course' && cohorts ? seatSchema : SCHEMAS[type]
}

type Asked = {
  readonly service: FormNeeds
  readonly today: IsoDate
  /** The groups that can be chosen, of a course that is taught in groups: one must be. */
  readonly cohorts?: readonly { readonly id: number; readonly startDate: IsoDate }[] | undefined
}

function readCohort(
  { cohort }: BookingFormValues,
  { cohorts }: Asked,
): Outcome<Partial<Pick<BookingRequest, 'cohortId' | 'startDate'>>, BookingProblems> {
  if (!cohorts) return accepted({})
  const chosen = cohorts.find(({ id }) => String(id) === cohort)
  if (chosen) return accepted({ cohortId: chosen.id, startDate: chosen.startDate })
  return refused({ cohort: cohorts.length === 0 ? 'invalid' : 'missing' })
}

type Intake = Pick<BirthDetails, 'answers' | 'lifeEvents'>

/** What only some services ask for. */
function readIntake(form: BookingFormValues, { service, today }: Asked): Outcome<Intake, BookingProblems> {
  const answers = readTypedAnswers(service.intakeQuestions, form.intakeAnswers)
  const { birthDate } = form
  const events = service.asksLifeEvents
    ? readTypedEvents(form.lifeEvents, { birthDate, today, fewest: FEWEST_LIFE_EVENTS })
    : accepted([])
  if (answers.ok && events.ok) return accepted({ answers: answers.value, lifeEvents: events.value })
  return refused({ ...(!events.ok && events.refusal), ...(!answers.ok && answers.refusal) })
}

type GivenBirth = Pick<BirthDetails, 'birthDate' | 'birthTime' | 'birthPlace' | 'intake'> & {
  readonly isForChild: boolean
}

/** A student needs no chart to learn: birth details are welcome, not required (0118). */
function readAskedBirth(form: BookingFormValues, { service, today }: Asked): Outcome<GivenBirth, BookingProblems> {
  const { type, isClass, isPrasna, needsBirthTime } = service
  if (type === 'course' && !isClass) return readGivenBirth({ ...form, forWhom: FOR_ME }, { today, required: [] })
  if (type !== 'consultation' || isPrasna || isBirthOmitted(form, service))
    return accepted({ ...NO_BIRTH, isForChild: false })
  const required = needsBirthTime ? ([...DATE_AND_PLACE, 'birthTime'] as const) : DATE_AND_PLACE
  return readGivenBirth(form, { today, required })
}

const DATE_AND_PLACE = ['birthDate', 'birthPlace'] as const

/** Whether the desk leaves the birth for later: nothing of it is typed, and it need not be. */
function isBirthOmitted(
  { birthDate, birthTime, birthPlace }: BookingFormValues,
  { mayOmitBirth = false }: FormNeeds,
): boolean {
  return mayOmitBirth && [birthDate, birthTime, birthPlace].every((text) => text.trim() === '')
}

/** The birth of a session that was booked without it. */
export function readLateBirth(form: BookingFormValues, today: IsoDate): Outcome<GivenBirth, BookingProblems> {
  return readGivenBirth(form, { today, required: DATE_AND_PLACE })
}

type BirthNeeds = { readonly today: IsoDate } & Pick<Parameters<typeof readBirthForm>[1], 'required'>

/** The birth, whose it is, and that a parent or guardian has agreed for a child. */
function readGivenBirth(
  form: BookingFormValues,
  { today, required }: BirthNeeds,
): Outcome<GivenBirth, BookingProblems> {
  const texts = recordOf(BOOKED_BIRTH_FIELDS, (field) => form[field])
  const read = readBirthForm(texts, { required, latest: today, asksClock: true })
  const name = form.forWhom === '' || form.forWhom === FOR_ME ? null : normalizeName(form.forName)
  const isForChild = isChild(form.birthDate, today)
  const problems: BookingProblems = {
    ...(name === '' && { forName: 'missing' as const }),
    ...(isForChild && form.guardian !== 'on' && { guardian: 'missing' as const }),
  }
  if (!read.ok) return refused({ ...read.refusal, ...problems })
  if (Object.keys(problems).length > 0) return refused(problems)

  const { date, time, timeKnown, birthPlace, ...context } = read.value
  const isTimed = date === null || hasClockTime(timeKnown)
  return accepted({
    birthDate: date,
    // Dropped where the client says that only a part of the day is known.
    birthTime: isTimed ? (time?.slice(0, 5) ?? null) : null,
    birthPlace: birthPlace || null,
    intake: date === null ? null : { name, timeKnown, ...birthContextOf(context) },
    isForChild,
  })
}

/** A session without a birth date; a question and a course need none. */
export function isBirthMissing(
  { type, isPrasna }: Pick<Service, 'type' | 'isPrasna'>,
  { details }: Pick<BookingRequest, 'details'>,
): boolean {
  return type === 'consultation' && !isPrasna && details.birthDate === null
}

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
const prasnaSchema = z
  .object({ ...clientFields, needsQuestion: z.boolean() })
  .refine(({ notes, needsQuestion }) => !needsQuestion || notes !== '', {
    path: ['notes'],
    error: 'missing',
    when: () => true,
  })
  .transform(
    ({ fullName, phone, currentLocation, notes, pass, coupon, questions, timeZone }): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf({ fullName, phone, currentLocation }),
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
      details: detailsOf({ fullName, phone, currentLocation: null }),
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
    giftFrom: optionalLine(LONGEST_GIVER),
    giftMessage: optionalText(LONGEST_GIFT_MESSAGE),
    consent: clientFields.consent,
    timeZone: clientFields.timeZone,
  })
  .transform(
    ({ fullName, phone, giftFor, giftEmail, giftFrom, giftMessage, timeZone }): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf({ fullName, phone, currentLocation: null }),
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

const datedFields = { ...clientFields, bookingDate: required(z.string().refine(isCalendarDate)), today: z.string() }

/** A session, without its birth. */
const appointmentSchema = z
  .object({
    ...datedFields,
    preferredTime: required(parsed(readStart)),
    astrologer: z.string().transform(readAstrologer),
  })
  .refine(isDayOfStart, { path: ['bookingDate'], ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf(form),
      notes: form.notes,
      pass: form.pass,
      coupon: form.coupon,
      timeZone: form.timeZone,
      slot: { startsAt: form.preferredTime, astrologerId: form.astrologer },
      questionCount: form.questions,
    }),
  )

/** A student learns at any hour. */
const courseSchema = z
  .object(datedFields)
  .refine(isWithinYear, { path: ['bookingDate'], ...ALWAYS })
  .transform((form): BookingRequest => ({ ...studentOf(form), startDate: form.bookingDate }))

const seatSchema = z.object(clientFields).transform(studentOf)

function studentOf(form: Pick<BookingRequest, 'notes' | 'coupon' | 'timeZone'> & Client): BookingRequest {
  const { notes, coupon, timeZone } = form
  return { ...NO_APPOINTMENT, details: detailsOf(form), notes, coupon, timeZone }
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

type Client = Pick<BirthDetails, 'fullName' | 'phone' | 'currentLocation'>

/** What a birth adds is read separately. */
function detailsOf({ fullName, phone, currentLocation }: Client): BirthDetails {
  return { ...NO_BIRTH, fullName, phone, currentLocation, questions: null, answers: [], lifeEvents: [] }
}

type Dated = { readonly bookingDate: string; readonly today: IsoDate }

function isWithinYear({ bookingDate, today }: Dated): boolean {
  return bookingDate >= today && bookingDate <= addDays(today, COURSE_START_DAYS_AHEAD)
}

const SCHEMAS = {
  consultation: appointmentSchema,
  course: courseSchema,
  pass: passSchema,
  voucher: voucherSchema,
} as const satisfies Record<Service['type'], unknown>
