import { z } from 'zod'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import { readStart } from '#domain/availability/read-start.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { line, name, optionalLine, optionalText, orNull, parsed, required, requiredTick } from '#domain/field-rules.ts'
import { LONGEST_GIFT_MESSAGE, LONGEST_GIVER } from '#domain/offers/vouchers.ts'
import { normalizeLine } from '#domain/text.ts'
import { addDays, type IsoDate, isCalendarDate, istDate, knownTimeZone } from '#domain/time/india-time.ts'
import type { BookingRequest } from './booking-form.ts'
import { COURSE_START_DAYS_AHEAD, LONGEST_NOTES, LONGEST_TYPED_COUPON, MOST_QUESTIONS } from './booking-limits.ts'

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
      details: detailsOf({ fullName, phone, currentLocation }),
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
      details: detailsOf({ fullName, phone, currentLocation: null }),
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
export const appointmentSchema = z
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
export const courseSchema = z
  .object(datedFields)
  .refine(isWithinYear, { path: ['bookingDate'], ...ALWAYS })
  .transform(
    (form): BookingRequest => ({
      ...NO_APPOINTMENT,
      details: detailsOf(form),
      notes: form.notes,
      coupon: form.coupon,
      timeZone: form.timeZone,
      startDate: form.bookingDate,
    }),
  )

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
