import { z } from 'zod'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import { isUnderAge } from '#domain/accounts/age.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { type BirthIntake, hasClockTime, readTimeKnown } from '#domain/births/birth.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
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
import { LONGEST_GIFT_MESSAGE } from '#domain/offers/vouchers.ts'
import { normalizeLine } from '#domain/text.ts'
import { addDays, type IsoDate, isCalendarDate, isTimeOfDay, istDate, knownTimeZone } from '#domain/time/india-time.ts'
import type { BookingRequest } from './booking-form.ts'
import {
  COURSE_START_DAYS_AHEAD,
  EARLIEST_BIRTH_DATE,
  LONGEST_NOTES,
  LONGEST_PLACE,
  LONGEST_TYPED_COUPON,
  MOST_QUESTIONS,
} from './booking-limits.ts'

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

const NO_PERSON = { fullName: null, phone: null, currentLocation: null }
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
export const prasnaSchema = z
  .object({ ...clientFields, needsQuestion: z.boolean() })
  .refine(({ notes, needsQuestion }) => !needsQuestion || notes !== '', {
    path: ['notes'],
    error: 'missing',
    when: () => true,
  })
  .transform(
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
export const passSchema = z
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
export const voucherSchema = z
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

/** The birth of a session that was booked without it. */
export const birthSchema = z
  .object({
    birthDate: required(birthDate),
    birthTime: orNull(birthTime),
    birthPlace: line(LONGEST_PLACE),
    intake: z.custom<BirthIntake>(),
    guardian: tick(),
    today: z.string(),
  })
  .refine(isBorn, { path: ['birthDate'], ...ALWAYS })
  .refine((form) => form.guardian || !isForChild(form), { path: ['guardian'], error: 'missing', ...ALWAYS })
  .transform((form) => {
    const { birthDate, birthTime, birthPlace, intake } = detailsOf({ ...NO_PERSON, ...form })
    return { birthDate, birthTime, birthPlace, intake, isForChild: isForChild(form) }
  })

const appointmentFields = {
  ...datedFields,
  preferredTime: required(parsed(readStart)),
  astrologer: z.string().transform(readAstrologer),
}

/** A session whose birth details come later. */
export const lateBirthSchema = z
  .object(appointmentFields)
  .refine(isDayOfStart, { path: ['bookingDate'], ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf({ ...form, ...NO_BIRTH }),
      notes: form.notes,
      pass: form.pass,
      coupon: form.coupon,
      timeZone: form.timeZone,
      slot: { startsAt: form.preferredTime, astrologerId: form.astrologer },
      questionCount: form.questions,
    }),
  )

export const appointmentSchema = z
  .object({
    ...appointmentFields,
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
export const courseSchema = z
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
function detailsOf(typed: Omit<BirthDetails, 'questions' | 'answers' | 'lifeEvents'>): BirthDetails {
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
