import { isChild } from '#domain/accounts/age.ts'
import { birthContextOf, hasClockTime } from '#domain/births/birth.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { BOOKED_BIRTH_FIELDS, readBirthForm } from '#domain/births/birth-form.ts'
import { FEWEST_LIFE_EVENTS, readTypedEvents } from '#domain/births/life-events.ts'
import { readTypedAnswers } from '#domain/content/intake-questions.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { recordOf } from '#domain/record-of.ts'
import { normalizeName } from '#domain/text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { type BookingFormValues, type BookingProblems, type BookingRequest, FOR_ME } from './booking-form.ts'
import { appointmentSchema, courseSchema, passSchema, prasnaSchema, voucherSchema } from './booking-schemas.ts'
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
  const { type, isPrasna, isPerQuestion, needsQuestion } = asked.service
  const typed = { ...form, questions: isPerQuestion ? form.questions : '', today: asked.today, needsQuestion }
  const schema = type === 'consultation' && isPrasna ? prasnaSchema : SCHEMAS[type]
  const fixed = readFields<BookingRequest, FieldProblem>(schema, typed, fieldProblemOf)
  const birth = readAskedBirth(form, asked)
  const answered = readIntake(form, asked)
  if (!fixed.ok || !birth.ok || !answered.ok) {
    const refusalOf = (read: Outcome<unknown, BookingProblems>) => (read.ok ? {} : read.refusal)
    return refused({ ...refusalOf(fixed), ...refusalOf(birth), ...refusalOf(answered) })
  }
  const { isForChild, ...details } = birth.value
  return accepted({
    ...fixed.value,
    details: { ...fixed.value.details, ...details, ...answered.value },
    isForChild,
    savesBirth: type === 'consultation' && form.saveBirth === 'on' && details.intake?.name != null,
  })
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

const SCHEMAS = {
  consultation: appointmentSchema,
  course: courseSchema,
  pass: passSchema,
  voucher: voucherSchema,
} as const satisfies Record<Service['type'], unknown>

type GivenBirth = Pick<BirthDetails, 'birthDate' | 'birthTime' | 'birthPlace' | 'intake'> & {
  readonly isForChild: boolean
}

const NO_BIRTH: GivenBirth = { birthDate: null, birthTime: null, birthPlace: null, intake: null, isForChild: false }

/** A student needs no chart to learn: birth details are welcome, not required (0118). */
function readAskedBirth(form: BookingFormValues, { service, today }: Asked): Outcome<GivenBirth, BookingProblems> {
  const { type, isPrasna, needsBirthTime } = service
  if (type === 'course') return readGivenBirth({ ...form, forWhom: FOR_ME }, { today, required: [] })
  if (type !== 'consultation' || isPrasna || isBirthOmitted(form, service)) return accepted(NO_BIRTH)
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
