import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { Paise } from '#domain/money.ts'
import type { MoneyFacts } from '#domain/payments/booking-money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { SessionOutcome } from '#domain/sessions/session-stage.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** The time of a session, written on the server. */
type SessionTexts = {
  /** "7-7:45 PM", in India. */
  readonly clock: string
  /** The same, and by the client's clock where it differs. */
  readonly clocks: string
  /** With the day and the year, for staff. */
  readonly forStaff: string
  /** The same for a message to the client. */
  readonly forClient: string
}

/** A booking as the desk's pages show it, with decrypted birth details whose view is in the audit log. */
export type DeskBookingView = Pick<DeskScope, 'hasChartsAndNotes'> &
  MoneyFacts & {
    readonly id: string
    readonly code: string
    readonly userId: string
    readonly serviceType: ServiceType
    readonly serviceName: string
    /** Null for a course. */
    readonly heldAs: HeldAs | null
    readonly amount: Paise
    readonly paymentMethod: PaymentMethod | LedgerMethod
    readonly bookingDate: string | null
    readonly startsAt: Date | null
    /** Null for a booking without an appointment. */
    readonly session: SessionTexts | null
    readonly askedAt: Date | null
    /** Of an unpaid session. */
    readonly hold: { readonly state: 'held' | 'lapsed'; readonly until: Date } | null
    readonly notes: string
    readonly needsReschedule: boolean
    readonly refundDue: Paise | null
    /** The day by which the refund is sent. */
    readonly refundBy: IsoDate | null
    /** The day by which a question is answered; null without a promise. */
    readonly answerBy: IsoDate | null
    readonly isAnswered: boolean
    readonly createdAt: Date
    readonly clientName: string | null
    /** Null for a client without an address. */
    readonly clientEmail: string | null
    readonly clientPhone: string | null
    readonly isClientErased: boolean
    readonly outcome: SessionOutcome | null
    /** Null if the practice has only one astrologer, and for a booking that nobody has been given. */
    readonly astrologerName: string | null
    /** The session's own link, the astrologer's or the practice's; empty without one, and for a course. */
    readonly meetingLink: string
    /** Of a confirmed video session from ten minutes before it until it ends; empty otherwise. */
    readonly joinLink: string
    readonly birth: BirthDetails | null
    /** Booked without birth details, which come later. */
    readonly birthMissing: boolean
    /** A Prasna that was booked without its question, which comes later. */
    readonly isQuestionMissing: boolean
    /** Birth details exist, but the key they were encrypted with is missing. */
    readonly isBirthLocked: boolean
  }

/** Whether the client and the astrologer meet by a link. */
export function needsLink({ serviceType, heldAs }: Pick<DeskBookingView, 'serviceType' | 'heldAs'>): boolean {
  return serviceType === 'consultation' && (heldAs === null || heldAs === 'video')
}

type Charted = Pick<DeskBookingView, 'hasChartsAndNotes' | 'askedAt' | 'birth'>

/** Whether the user may open a chart, which needs a birth date or the instant of a question. */
export function hasChart({ hasChartsAndNotes, askedAt, birth }: Charted): boolean {
  return hasChartsAndNotes && (askedAt !== null || Boolean(birth?.birthDate))
}

type LeftForLater = Pick<DeskBookingView, 'isQuestionMissing' | 'status' | 'isAnswered' | 'outcome' | 'isClientErased'>

/** Whether staff can write down the question of a Prasna now. */
export function awaitsQuestion(booking: LeftForLater): boolean {
  const { isQuestionMissing, status, isAnswered, outcome, isClientErased } = booking
  return isQuestionMissing && status !== 'cancelled' && !isAnswered && outcome === null && !isClientErased
}

type Held = Pick<DeskBookingView, 'serviceType' | 'status' | 'paymentStatus' | 'startsAt' | 'askedAt' | 'isAnswered'>

/** Whether staff can say how a session went; a question that is answered went well. */
export function mayHaveOutcome(booking: Held, now: Date): boolean {
  const { serviceType, status, paymentStatus, startsAt, askedAt, isAnswered } = booking
  const isConfirmed = status === 'paid' && paymentStatus === 'paid'
  const hasBegun = startsAt === null || startsAt <= now
  return serviceType === 'consultation' && isConfirmed && hasBegun && !(askedAt !== null && isAnswered)
}

type Question = Pick<DeskBookingView, 'askedAt' | 'isAnswered' | 'outcome' | 'status' | 'paymentStatus'>

/** A confirmed question that nobody has answered yet. */
export function isToAnswer({ askedAt, isAnswered, outcome, status, paymentStatus }: Question): boolean {
  const isConfirmed = status === 'paid' && paymentStatus === 'paid'
  return askedAt !== null && isConfirmed && !isAnswered && outcome === null
}
