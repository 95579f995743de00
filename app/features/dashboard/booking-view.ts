import type { BadgeTone } from '#app/ui/badge.tsx'
import type { BADGES } from '#content/site/dashboard.ts'
import type { CalendarLinks } from '#domain/calendar/calendar-links.ts'
import type { CourseProgress } from '#domain/learning/course-progress.ts'
import type { SessionStage } from '#domain/sessions/session-stage.ts'
import type { JoinView } from './join-meeting.tsx'

/** A booked course: its first day, and once the student is enrolled, the progress and the next lesson. */
type CourseOfBooking = {
  /** A class that is sold alone. */
  readonly isClass: boolean
  /** Null for a student who lost a seat, until the practice finds another group. */
  readonly startDate: string | null
  readonly enrolled: EnrolledCourse | null
}

type EnrolledCourse = {
  readonly path: string
  readonly progress: CourseProgress
  /** Null for a completed course and one without lessons. */
  readonly next: { readonly title: string; readonly path: string } | null
}

/** One booking as the dashboard shows it; the server decides which actions are allowed. */
export type BookingView = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly amount: string
  readonly badge: keyof typeof BADGES
  readonly stage: SessionStage | null
  /** In both time zones; null without an appointment. */
  readonly session: string | null
  /** Only of a course. */
  readonly course: CourseOfBooking | null
  readonly bookedOn: string
  readonly isPrasna: boolean
  /** The practice booked it without the birth details, and they have not been given yet. */
  readonly isBirthMissing: boolean
  /** The day by which a question is answered; null once it is. */
  readonly answerBy: string | null
  readonly rejectionReason: string | null
  /** What happens to the money of a cancelled booking. */
  readonly refundNote: string | null
  readonly needsReschedule: boolean
  readonly mayPay: boolean
  /** What the payment page asks for. */
  readonly toPay: string
  /** Both sums; null unless a part of the money has come. */
  readonly partPaid: string | null
  /** What is still due of a confirmed booking; null if nothing is, or a payment is being checked. */
  readonly balanceDue: string | null
  /** The client pays at the session, or asked to. */
  readonly isAtSession: boolean
  readonly mayReschedule: boolean
  readonly mayCancel: boolean
  /** Whether the client can write a review, or has written one; null before the session is completed. */
  readonly review: 'open' | 'written' | null
  /** Whom it is for, if it is not the client. */
  readonly forName?: string | null
  /** What the client asked; only of a Prasna. */
  readonly question?: string | null
  /** Whether the practice has recommended remedies after it. */
  readonly hasRemedies?: boolean
}

/** With what the client wrote, and what the practice sent. */
export type PastBooking = BookingView & {
  readonly notes: string
  readonly hasAnswer: boolean
  readonly invoiceId: string | null
}

/** With what its owner needs before the session. */
export type OwnBooking = BookingView & {
  /** "in 3 days"; null without an appointment ahead. */
  readonly startsIn: string | null
  readonly calendar: CalendarLinks | null
  /** How it takes place; null for a course and a video call, which has a link. */
  readonly held: string | null
  /** How to join a video call; null until it is confirmed, after it, and for any other booking. */
  readonly join: JoinView | null
}

export const BADGE_TONES: Record<keyof typeof BADGES, BadgeTone> = {
  pending: 'gold',
  rejected: 'danger',
  awaiting: 'gold',
  asked: 'gold',
  confirmed: 'success',
  enrolled: 'success',
  completed: 'neutral',
  answered: 'success',
  cancelled: 'neutral',
}
