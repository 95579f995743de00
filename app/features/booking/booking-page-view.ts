import type { Toast } from '#app/ui/overlays/toasts.ts'
import type { DateOrText } from '#content/words/session-times.ts'
import type { BookedBirthTexts } from '#domain/births/birth-form.ts'
import type { Place } from '#domain/births/places.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { IntakeQuestion } from '#domain/content/intake-questions.ts'
import type { CouponTerms, HeldAs } from '#domain/content/offers.ts'
import type { SlotLabel } from '#domain/content/slot-label-names.ts'
import type { Paise } from '#domain/money.ts'
import type { BoughtPass } from '#domain/offers/passes.ts'

/** When a service is free; short, because it lists every start of the coming weeks. */
export type Availability = {
  /** Of a session. */
  readonly durationMinutes: number
  /** Starts in India, `HH:mm`, by day and in chronological order. */
  readonly days: Readonly<Record<string, readonly string[]>>
  /** Why the practice is closed on a day, where clients may know. */
  readonly closedDays: Readonly<Record<string, string>>
  /** What the almanac says about each start of `days`, in the same order; left out unless the practice asks for it. */
  readonly labels?: Readonly<Record<string, readonly (readonly SlotLabel[])[]>>
  /** Where the labels hold, and whether they count from the reader's own birth star. */
  readonly labelledFor?: { readonly place: string; readonly isOwn: boolean }
}

/** A course that includes another one; its lessons open once the payment is verified. */
export type IncludingCourse = { readonly title: string; readonly slug: string; readonly isOpen: boolean }

export type GroupChoice = {
  readonly id: number
  /** Empty for a date of a class. */
  readonly title: string
  /** For this client: a seat that is offered to them, or that they hold, is free. */
  readonly freeSeats: number
  readonly classes: readonly { readonly startsAt: string; readonly endsAt: string }[]
}

export type SavedBirthChoice = { readonly id: string; readonly texts: BookedBirthTexts }

export type BookingPageView = {
  readonly service: {
    readonly type: ServiceType
    /** A class that is sold alone. */
    readonly isClass: boolean
    readonly name: string
    readonly isPrasna: boolean
    readonly needsBirthTime: boolean
    readonly isPerQuestion: boolean
    readonly intakeQuestions: readonly IntakeQuestion[]
    readonly asksLifeEvents: boolean
    readonly heldAs: HeldAs | null
    /** Where a session in person takes place, or the number that the client calls; empty for any other. */
    readonly place: string
    /** What a pass or a voucher includes; empty for anything else. */
    readonly terms: readonly string[]
  }
  readonly price: {
    /** Of one question, where the price is for each. */
    readonly listed: Paise
    readonly discountPercent: number
    /** The coupon in the address, if it can be used. */
    readonly coupon: CouponTerms | null
  }
  /** "by UPI", or the ways that the practice offers for this service. */
  readonly howToPay: string
  /** Without a current coupon nobody is asked for one. */
  readonly takesCoupons: boolean
  /** Passes of the client that can pay for this session. */
  readonly passes: readonly Pick<BoughtPass, 'id' | 'left' | 'sessions' | 'lastDay'>[]
  readonly availability: Availability
  /** Where a client waits for a free time; null for a service without sessions. */
  readonly waitPath: string | null
  /** Whom the client can choose; empty unless several astrologers offer the service. */
  readonly astrologers: readonly { readonly slug: string; readonly name: string; readonly isChosen: boolean }[]
  /** The groups of a course that can be chosen, by their first class; empty for a course that is begun on any day. */
  readonly groups: readonly GroupChoice[]
  readonly form: BookingFormValues
  /** The client's own birth as last given, and those that they have saved. */
  readonly births: { readonly own: BookedBirthTexts; readonly saved: readonly SavedBirthChoice[] }
  /** The muhurta search that goes with the booking, in one line. */
  readonly muhurta: string | null
  /** What was answered before, by the name of the person it is about; the client's own is under ''. */
  readonly offeredIntake: Readonly<Record<string, Pick<BookingFormValues, 'intakeAnswers' | 'lifeEvents'>>>
  /** Typed by a visitor, who is not signed in yet. */
  readonly email: string
  /** The address whose code is awaited; null while the form is shown. */
  readonly codeSentTo: string | null
  /** True when the form holds typed text, not only values from the profile. */
  readonly isFilled: boolean
  readonly idempotencyKey: string
  /** The current day in India. */
  readonly today: string
  readonly now: DateOrText
  /** In which the client booked last; empty if they never did. */
  readonly lastZone: string
  readonly isSignedIn: boolean
  readonly signInPath: string
  /** Names of the sign-in providers that are set up. */
  readonly providers: readonly string[]
  /** Where a client asks for the next dates, while none of the groups of a course can be booked. */
  readonly askDatesPath: string | null
  /** The client is enrolled in this course. */
  readonly isEnrolled: boolean
  /** A course that the client has paid for and that includes this one. */
  readonly includedIn: IncludingCourse | null
  /** Other courses the client is enrolled in. */
  readonly ownedCourses: readonly string[]
}

export type BookingFormProblem = {
  /** What to say about the form: a problem in the form itself, anything else as a toast. */
  readonly toast: Toast | null
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** Places with the typed name, if several have it. */
  readonly places?: readonly Place[]
  /** The typed coupon, if it can be used; undefined if the form was not sent. */
  readonly coupon?: CouponTerms | null
}

/** The intent of a button that offers another start, which follows. */
export const CHOOSE_START = 'choose-start '

export const NO_BOOKING_PROBLEM: BookingFormProblem = { toast: null, fieldErrors: {}, values: {} }
