import type { Toast } from '#app/ui/toasts.ts'
import type { BookingForm } from '#domain/bookings/booking-form-rules.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { SlotHour } from '#domain/bookings/slot-rules.ts'
import type { Paise } from '#domain/money.ts'

/** Which hours of which days can be had; the hours' own facts are told once. */
export type Availability = {
  readonly hours: readonly Pick<SlotHour, 'key' | 'label' | 'opensAt'>[]
  /** Keys of hours by day, in order of time. */
  readonly days: Readonly<Record<string, readonly string[]>>
}

/** A course that holds another one; its lessons open once the payment is verified. */
export type IncludingCourse = { readonly title: string; readonly slug: string; readonly isOpen: boolean }

export type BookingPage = {
  readonly service: {
    readonly type: ServiceType
    readonly name: string
    readonly isPrasna: boolean
    readonly isPerQuestion: boolean
  }
  readonly price: { readonly amount: Paise; readonly listed: Paise }
  readonly availability: Availability
  readonly form: BookingForm
  /** Whether the form holds what somebody typed, and not only what their profile knows. */
  readonly isFilled: boolean
  readonly idempotencyKey: string
  /** The day and the moment of the practice. */
  readonly today: string
  readonly nowText: string
  readonly isSignedIn: boolean
  readonly signInPath: string
  /** Whether the person is enrolled in this very course. */
  readonly isEnrolled: boolean
  /** The course that the person has paid for and that holds this one. */
  readonly includedIn: IncludingCourse | null
  /** Other courses the person is enrolled in. */
  readonly ownedCourses: readonly string[]
}

export type BookingProblem = {
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** Somebody else was faster: the next free hours are offered. */
  readonly isTaken: boolean
}

export const NO_BOOKING_PROBLEM: BookingProblem = { fieldErrors: {}, values: {}, isTaken: false }

/** How a sent form is answered when it did not become a booking. */
export type BookingAnswer = BookingProblem & { readonly toast: Toast | null }
