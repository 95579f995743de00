import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PartOfDay } from '#domain/bookings/waitlist.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { ClassReminderTime } from '#domain/learning/class-reminders.ts'
import type { Paise } from '#domain/money.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { MoneyInEmail } from './money-in-email.ts'

/** An instant in an email's payload: ISO 8601 in UTC. */
export type IsoInstant = string

/** What was booked, in an email. */
export type ServiceInEmail = {
  readonly serviceName: string
  /** Missing for one question, and in older emails, where the name says how many. */
  readonly questionCount?: number
}

/** The booking in an email: never birth details, never a complete payment reference. */
export type BookingInEmail = ServiceInEmail & {
  readonly bookingId: string
  readonly code: string
  readonly amount: Paise
  /** Missing without a discount, and in older emails. */
  readonly discount?: { readonly label: string; readonly amount: Paise }
  /** The amount is like no other, so that the payment is recognized by it; missing otherwise. */
  readonly isUniqueAmount?: true
  /** The client is asked for the birth details; missing otherwise. */
  readonly isBirthMissing?: true
  /** Null for a booking without an appointment. */
  readonly session: SessionInEmail | null
  /** Only if a course was booked; missing in older emails. */
  readonly course?: CourseInEmail
  /** Missing for a course, and in older emails. */
  readonly heldAs?: HeldAs
  /** Of the attached calendar entry. */
  readonly calendarSequence: number
  /** Filled in when the email is sent, if the session is confirmed and has one. */
  readonly meetingLink?: string
  /** Whom the booking is for, if it is not the client; filled in when the email is sent. A name, never birth details. */
  readonly forName?: string
  /** The hash of the sealed question, filled in when the email is sent; only for a Prasna. */
  readonly sealHash?: string
}

export type SessionInEmail = { readonly startsAt: IsoInstant; readonly endsAt: IsoInstant }

export type CourseInEmail = { readonly startDate: IsoDate | null }

/** A gift voucher that is paid for. */
export type VoucherInEmail = {
  readonly code: SealedText
  readonly amount: Paise
  readonly lastDay: IsoDate
  readonly giverName: string
  readonly recipientName: string
  readonly recipientEmail: string | null
  readonly message: string
}

/** What the reader waits for; the days are those of their own calendar. */
export type WaitInEmail = {
  readonly entryId: string
  readonly serviceName: string
  readonly firstDate: IsoDate
  readonly lastDate: IsoDate
  readonly partOfDay: PartOfDay
}

/**
 * Why a booking was cancelled: by the client or staff, unpaid, included in another course of the client (0034), or with
 * the client's account.
 */
export type CancellationCause = 'client' | 'staff' | 'expired' | 'included' | 'account-deleted'

/** A group of a course with fixed dates. */
export type GroupInEmail = {
  readonly cohortId: number
  readonly courseTitle: string
  readonly courseSlug: string
  /** Empty for a date of a class that is sold alone. */
  readonly title: string
  /** Of the first class; null without dates. */
  readonly startsAt: IsoInstant | null
}

/** One class of a student's group. */
export type ClassInEmail = SessionInEmail & {
  readonly courseTitle: string
  readonly courseSlug: string
  /** Empty for a class that is sold alone. */
  readonly cohortTitle: string
  /** Null for a class without a lesson. */
  readonly lessonTitle: string | null
  /** Filled in when the email is sent. */
  readonly meetingLink?: string
}

/** With what its calendar entry needs. */
export type BookedClassInEmail = ClassInEmail & {
  readonly classId: number
  readonly sequence: number
  readonly changedAt: IsoInstant
}

/** Emails about bookings and payments. */
export type BookingEmail =
  | {
      readonly kind: 'booking-received'
      readonly booking: BookingInEmail
      readonly payableUntil: IsoInstant
      /** Whether the slot is still held; set when the email is sent. */
      readonly isHeld?: boolean
      /** Set when the email is sent. */
      readonly bookedByStaff?: boolean
    }
  /** The slot of an unpaid session is still held. */
  | {
      readonly kind: 'payment-reminder'
      readonly booking: BookingInEmail
      readonly heldUntil: IsoInstant
      /** Set when the email is sent. */
      readonly bookedByStaff?: boolean
    }
  /** It is not held any more, but the booking can still be paid. */
  | {
      readonly kind: 'slot-released'
      readonly booking: BookingInEmail
      readonly payableUntil: IsoInstant
      readonly bookAgainPath: string
      /** Set when the email is sent. */
      readonly bookedByStaff?: boolean
    }
  | (Pick<MoneyInEmail, 'receivedSoFar'> & {
      readonly kind: 'payment-claimed'
      readonly booking: BookingInEmail
      /** Missing in emails queued before there were others than UPI. */
      readonly way?: PaymentMethod
      readonly referenceEnding: string
      /** What the client says to have paid, if the booking was confirmed before and only this was due. */
      readonly balance?: Paise
      /** Another client took the slot before the payment was claimed. */
      readonly needsReschedule: boolean
    })
  | (MoneyInEmail & {
      readonly kind: 'payment-verified'
      readonly booking: BookingInEmail
      readonly verifiedAt: IsoInstant
      /** A further payment for a booking that was confirmed before; it has a receipt. */
      readonly received?: { readonly entryId: number; readonly amount: Paise }
      /** Set when the email is sent, if a gift voucher was bought. */
      readonly voucher?: VoucherInEmail
    })
  /** To the recipient of a gift voucher, who may not be a client. */
  | {
      readonly kind: 'gift-voucher'
      readonly bookingId: string
      /** Set when the email is sent. */
      readonly voucher?: VoucherInEmail
    }
  | (Pick<MoneyInEmail, 'receivedSoFar'> & {
      readonly kind: 'payment-rejected'
      readonly booking: BookingInEmail
      /** Missing in emails queued before there were others than UPI. */
      readonly way?: PaymentMethod
      readonly reason: string
      readonly payableUntil: IsoInstant
      /** What is still due of a booking that stays confirmed. */
      readonly balance?: Paise
      /** The payment had been recorded by mistake; without a reason for the client. */
      readonly isReversal?: true
      /** Set when the email is sent. */
      readonly bookedByStaff?: boolean
    })
  | {
      readonly kind: 'booking-changed'
      readonly booking: BookingInEmail
      readonly previous: SessionInEmail | null
      readonly changedAt: IsoInstant
      readonly isConfirmed: boolean
    }
  /** The session has been handed over to another astrologer. */
  | {
      readonly kind: 'astrologer-changed'
      readonly booking: BookingInEmail
      readonly astrologerName: string
      readonly changedAt: IsoInstant
      readonly isConfirmed: boolean
    }
  | {
      readonly kind: 'booking-cancelled'
      readonly booking: BookingInEmail
      readonly cause: CancellationCause
      /** What does not take place, where that is why. */
      readonly ended?: 'group' | 'class'
      readonly refundDue: Paise
      /** The day by which it is sent, once the payment is verified; missing in older emails. */
      readonly refundBy?: IsoDate
      /** Whether the payment had been verified; missing in older emails. */
      readonly isPaymentVerified?: boolean
      /** What was booked; missing in older emails. */
      readonly serviceType?: ServiceType
      readonly cancelledAt: IsoInstant
    }
  | {
      readonly kind: 'enrolled'
      readonly courseTitle: string
      /** Null for a class that is sold alone. */
      readonly courseLevel: string | null
      /** The day on which the student wants to start; missing in older emails. */
      readonly startDate?: IsoDate | null
      /** Set when the email is sent; null for a course without lessons. */
      readonly firstLesson?: { readonly title: string; readonly path: string } | null
      /** Of a class that is sold alone; set when the email is sent. */
      readonly live?: BookedClassInEmail
    }
  | { readonly kind: 'waitlist-joined'; readonly wait: WaitInEmail }
  | {
      readonly kind: 'waitlist-offer'
      readonly wait: WaitInEmail
      readonly offerId: number
      readonly session: SessionInEmail
      readonly amount: Paise
      /** Until when the time is held. */
      readonly expiresAt: IsoInstant
    }
  | { readonly kind: 'group-wait-joined'; readonly waitId: string; readonly group: GroupInEmail }
  /** A seat is held for the first in line. */
  | {
      readonly kind: 'group-offer'
      readonly waitId: string
      readonly group: GroupInEmail
      readonly expiresAt: IsoInstant
    }
  | {
      readonly kind: 'group-cancelled'
      readonly group: GroupInEmail
      /** Of emails from before students had the email of their booking instead; false for who waited for a seat. */
      readonly isStudent: boolean
    }
  /** Staff have changed the dates of a group, or moved the student into it. */
  | {
      readonly kind: 'group-changed'
      readonly group: GroupInEmail
      readonly change: 'dates' | 'moved'
      /** Those ahead; set when the email is sent. */
      readonly classes?: readonly SessionInEmail[]
    }
  /** A day and an hour before a class. */
  | {
      readonly kind: 'class-reminder'
      readonly before: ClassReminderTime
      /** Of the lesson, where a live lesson is the class. */
      readonly classId: number
      readonly isLesson?: boolean
      readonly bookingId: string
      readonly live: ClassInEmail
    }
  /** The client has paid for a seat that was given to somebody else, or in a group that was cancelled. */
  | { readonly kind: 'group-full'; readonly booking: BookingInEmail; readonly isCancelled?: boolean }
  /** The same to the practice. */
  | { readonly kind: 'seat-lost'; readonly booking: BookingInEmail; readonly isCancelled?: boolean }
  | { readonly kind: 'credit-refunded'; readonly amount: Paise; readonly entryId: number }
  /** Money came through a gateway for a booking that had ended: it is credit. */
  | { readonly kind: 'late-payment'; readonly booking: BookingInEmail; readonly amount: Paise }
  /** The same to the practice. */
  | { readonly kind: 'late-payment-received'; readonly booking: BookingInEmail; readonly amount: Paise }
  /** To the practice: the gateway could not send a refund. */
  | { readonly kind: 'gateway-refund-failed'; readonly booking: BookingInEmail; readonly amount: Paise }
  /** To the practice: a client has paid for a slot that another client has taken. */
  | { readonly kind: 'slot-lost'; readonly booking: BookingInEmail }
  /** To the practice: a slot is free again, and a refund may be due. */
  | {
      readonly kind: 'client-cancelled'
      readonly booking: BookingInEmail
      readonly cause: 'client' | 'account-deleted'
      readonly refundDue: Paise
      readonly isPaymentVerified: boolean
    }
