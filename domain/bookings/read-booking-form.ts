import type { BirthDetails } from '#domain/births/birth-details.ts'
import { birthQuestions, FOR_ME, intakeIn } from '#domain/births/booked-birth-form.ts'
import { FEWEST_LIFE_EVENTS, readTypedEvents } from '#domain/births/life-events.ts'
import { readTypedAnswers } from '#domain/content/intake-questions.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { BookingField, BookingFormValues, BookingProblems, BookingRequest } from './booking-form.ts'
import {
  appointmentSchema,
  birthSchema,
  courseSchema,
  lateBirthSchema,
  passSchema,
  prasnaSchema,
  voucherSchema,
} from './booking-schemas.ts'
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
>

/**
 * A consultation requires everything but the notes, and for the time of birth at least how well it is known; a course the
 * start date and who enrolls; Prasna only name, phone, current location and the question; a pass only name and phone; and a voucher also
 * whom it is for.
 */
export function readBookingForm(form: BookingFormValues, asked: Asked): Outcome<BookingRequest, BookingProblems> {
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
function readIntake(form: BookingFormValues, { service, today }: Asked): Outcome<Intake, BookingProblems> {
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
  form: BookingFormValues,
  { service, today }: Asked,
): Outcome<BookingRequest, FieldProblems<BookingField>> {
  const typed = { ...form, questions: service.isPerQuestion ? form.questions : '' }
  if (service.type === 'pass') return readFields(passSchema, typed, fieldProblemOf)
  if (service.type === 'voucher') return readFields(voucherSchema, typed, fieldProblemOf)
  const { needsBirthTime, needsQuestion } = service
  if (service.isPrasna) return readFields(prasnaSchema, { ...typed, needsQuestion }, fieldProblemOf)
  const birth = service.type === 'course' ? { ...typed, forWhom: FOR_ME } : typed
  const schema = service.type === 'course' ? courseSchema : appointmentSchema
  if (isBirthOmitted(form, service)) {
    return readFields(lateBirthSchema, { ...typed, today, intake: intakeIn(birth) }, fieldProblemOf)
  }
  const read = readFields(schema, { ...typed, today, needsBirthTime, intake: intakeIn(birth) }, fieldProblemOf)
  const asked = birthQuestions(birth)
  if (Object.keys(asked).length === 0) return read
  return refused({ ...asked, ...(!read.ok && read.refusal) })
}

/** Whether the desk leaves the birth for later: nothing of it is typed, and it need not be. */
function isBirthOmitted(form: BookingFormValues, { type, mayOmitBirth = false }: FormNeeds): boolean {
  const isEmpty = [form.birthDate, form.birthTime, form.birthPlace].every((text) => text.trim() === '')
  return mayOmitBirth && type === 'consultation' && isEmpty
}

/** A session without a birth date; a question and a course need none. */
export function isBirthMissing(
  { type, isPrasna }: Pick<Service, 'type' | 'isPrasna'>,
  { details }: Pick<BookingRequest, 'details'>,
): boolean {
  return type === 'consultation' && !isPrasna && details.birthDate === null
}

type ReadBirth = Pick<BirthDetails, 'birthDate' | 'birthTime' | 'birthPlace' | 'intake'> & {
  readonly isForChild: boolean
}

/** The birth of a session that was booked without it. */
export function readBirth(form: BookingFormValues, today: IsoDate): Outcome<ReadBirth, BookingProblems> {
  const read = readFields(birthSchema, { ...form, today, intake: intakeIn(form) }, fieldProblemOf)
  const asked = birthQuestions(form)
  if (Object.keys(asked).length === 0) return read
  return refused({ ...asked, ...(!read.ok && read.refusal) })
}
