import type { RequestedSlot } from '#domain/availability/slot-rules.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { BOOKED_BIRTH_FIELDS } from '#domain/births/birth-form.ts'
import type { EventField } from '#domain/births/life-events.ts'
import type { IntakeField } from '#domain/content/intake-questions.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import type { Gift } from '#domain/offers/vouchers.ts'
import { recordOf } from '#domain/record-of.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/**
 * Whose birth it is: the client's own, or someone's without a saved birth. Any other value is a saved birth's id. It is empty
 * in a form from before it was asked.
 */
export const FOR_ME = 'me'
export const FOR_SOMEONE_NEW = 'new'

/** The typed text of each field; '' for an empty one. */
export type BookingFormValues = Readonly<Record<BookingField, string>>

/** In the order of the form. */
export const BOOKING_FIELDS = [
  'astrologer',
  'cohort',
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

export const EMPTY_BOOKING_FORM: BookingFormValues = recordOf(BOOKING_FIELDS, () => '')

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
  /** The group of a course that has groups; its first class is the start. */
  readonly cohortId?: number
  /** Only of a gift voucher. */
  readonly gift?: Gift
}
