import { type Paise, paiseFrom } from '#domain/money.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { IntakeQuestion } from './intake-questions.ts'

export type CourseLevel = 'Basic' | 'Intermediate' | 'Advanced' | 'Complete'

/** How a consultation takes place. */
export type HeldAs = 'video' | 'telephone' | 'in-person' | 'in-writing'

export type Course = {
  readonly id: number
  readonly slug: string
  readonly level: CourseLevel
  readonly title: string
  readonly description: string
  readonly durationWeeks: number
  readonly price: Paise
  /** The price of its parts bought separately, if the course is sold for less. */
  readonly compareAtPrice: Paise | null
  readonly highlights: readonly string[]
}

/** A class that is sold alone: a workshop, a satsang. Its dates are groups. */
export type OfferedClass = Pick<Course, 'id' | 'slug' | 'title' | 'description' | 'price'>

export type ConsultationPackage = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly price: Paise
  /** Answered from the chart of when it was asked, without birth details and appointment. */
  readonly isPrasna: boolean
  /** False if it can be booked without the time of birth, which is then optional. */
  readonly needsBirthTime: boolean
  readonly isPerQuestion: boolean
  /** Asks for events in the life of the client instead of the time of birth. */
  readonly asksLifeEvents: boolean
  readonly durationLabel: string
  readonly durationMinutes: number
  readonly heldAs: HeldAs
  /** Business days in which a Prasna is answered after the payment; null: nothing is promised. */
  readonly answerWithinDays: number | null
  readonly features: readonly string[]
  /** What the client should have ready. */
  readonly needs: readonly string[]
  readonly isPopular: boolean
}

/** Sessions per astrologer, on a calendar day and in an ISO week; null: no limit. */
export type SessionLimits = { readonly mostPerDay: number | null; readonly mostPerWeek: number | null }

/** How the sessions of a service are placed in a diary. The limits count those of this service. */
export type SessionTerms = SessionLimits & {
  readonly durationMinutes: number
  /** Free time around a session. It may reach outside the opening hours, but not into anything else in the diary. */
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
  /** Starts are offered this far apart, counted from each opening. */
  readonly stepMinutes: number
  /** Null: the practice's own rule. */
  readonly minimumNoticeMinutes: number | null
  readonly horizonDays: number | null
}

/** Business days; the database has the same. */
export const ANSWER_WITHIN_DAYS = [1, 60] as const

/** The smallest and the largest value of each term; the database has the same. */
export const SESSION_LIMITS = {
  durationMinutes: [5, 480],
  bufferMinutes: [0, 240],
  stepMinutes: [5, 240],
  minimumNoticeMinutes: [0, 43_200],
  horizonDays: [1, 365],
  mostPerDay: [1, 100],
  mostPerWeek: [1, 500],
} as const

/** What a coupon takes off: either percent or an amount. */
export type CouponTerms = {
  readonly code: string
  readonly percentOff: number | null
  readonly amountOff: Paise | null
}

/** Which bookings a coupon is for. Days are those of India; null and an empty list mean no limit. */
export type CouponRules = {
  /** As in the address of the form: "consultation/prasna". */
  readonly services: readonly string[]
  readonly firstDay: IsoDate | null
  readonly lastDay: IsoDate | null
  readonly isFirstBookingOnly: boolean
  readonly mostUses: number | null
  readonly mostUsesPerClient: number | null
}

/** Several sessions of one consultation, sold at once. */
export type SessionPass = {
  readonly name: string
  readonly description: string
  readonly packageId: number
  readonly sessions: number
  readonly validMonths: number
  readonly price: Paise
  /** Whether it also pays for sessions of the buyer's family. */
  readonly isShared: boolean
}

export type SoldPass = SessionPass & {
  readonly id: number
  readonly slug: string
  readonly packageName: string
  readonly packagePrice: Paise
}

/** The smallest and the largest value; the database has the same. */
export const PASS_LIMITS = { sessions: [2, 50], validMonths: [1, 60] } as const

/** An amount that is sold as a gift. */
export type GiftVoucher = {
  readonly name: string
  readonly price: Paise
  readonly validMonths: number
}

export type VoucherForSale = GiftVoucher & { readonly id: number; readonly slug: string }

/** The smallest and the largest value; the database has the same. */
export const VOUCHER_LIMITS = { validMonths: [1, 60] } as const

/** The part of a course, or of a class that is sold alone, that a booking needs. */
export type SoldCourse = Pick<Course, 'id' | 'slug' | 'title' | 'price'> & {
  /** Null for a class. */
  readonly level: CourseLevel | null
}
export type SoldConsultation = Pick<
  ConsultationPackage,
  'id' | 'slug' | 'name' | 'price' | 'isPrasna' | 'needsBirthTime' | 'isPerQuestion' | 'asksLifeEvents' | 'heldAs'
> &
  SessionTerms & { readonly intakeQuestions: readonly IntakeQuestion[] }

/** The complete course includes all others, but never another complete course, nor a class. */
export function isPartOf(
  course: { readonly level: CourseLevel | null },
  whole: { readonly level: CourseLevel | null },
): boolean {
  return whole.level === 'Complete' && course.level !== null && course.level !== 'Complete'
}

/** The saving against buying the parts separately. */
export function courseSaving({ price, compareAtPrice }: Pick<Course, 'price' | 'compareAtPrice'>): Paise | undefined {
  return compareAtPrice === null ? undefined : paiseFrom(compareAtPrice - price)
}
