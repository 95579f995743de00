import { duration, howOften, percentText } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import {
  CONSULTATION_REFUND_HOURS,
  COURSE_REFUND_DAYS,
  COURSE_REFUND_PERCENT,
  REFUND_BUSINESS_DAYS,
} from '#domain/payments/refund-rules.ts'

const { from, to } = REFUND_BUSINESS_DAYS
const HOURS = duration(CONSULTATION_REFUND_HOURS, 'hour')
const DAYS = duration(COURSE_REFUND_DAYS, 'day')
const PERCENT = percentText(COURSE_REFUND_PERCENT)

/** What the refund rules say, wherever a page or an email states them. */
export const REFUND_POLICY = {
  /** Beside the button that books. */
  consultation: `Full refund if you cancel within ${HOURS} of booking and before the session. You can move your session ${howOften(MOST_RESCHEDULES)}.`,
  question: `Full refund if you cancel within ${HOURS} of booking and before we answer.`,
  course: `Full refund within ${DAYS} if you have opened less than ${PERCENT} of the course.`,
  class: `Full refund if you cancel within ${DAYS} of booking and before the class begins.`,
  courses: `Refunds within ${DAYS} of enrolling if you have opened less than ${PERCENT} of the content.`,
  /** In the terms, as the specification words them. */
  terms: {
    consultations: `Consultations: refunded in full if you cancel within ${HOURS} of booking and the consultation has not taken place.`,
    courses: `Courses: refunded within ${DAYS} of enrolling if you have accessed less than ${PERCENT} of the content.`,
    classes: `Workshops and other single classes: refunded in full if you cancel within ${DAYS} of booking and before the class begins.`,
    when: `Refunds are made to the original payment method and take ${from} to ${to} business days.`,
  },
  endsByOpening: `Opening it means you’ve opened ${PERCENT} of the course or more, and you can get a refund only before that.`,
  reschedules: `You can reschedule an appointment ${howOften(MOST_RESCHEDULES)}, free of charge, in your dashboard.`,
  none: 'No refund is due under our refund policy.',
  notArrived: (email: string) => `If it has not arrived within ${to} business days, please write to ${email}.`,
} as const

type Refund = {
  /** The last day on which we send it, if that is known. */
  readonly by?: string | null
  /** Whether the payment still has to be confirmed. */
  readonly isUnconfirmed: boolean
}

/** "We'll refund ₹1,001 to the account you paid from within 7 to 15 business days." */
export function refundText(amount: string, { by, isUnconfirmed }: Refund): string {
  const latest = by ? ` (by ${by} at the latest)` : ''
  const condition = isUnconfirmed ? ', once your payment is confirmed' : ''
  return `We'll refund ${amount} to the account you paid from within ${from} to ${to} business days${latest}${condition}.`
}
