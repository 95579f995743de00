import { shortDay } from '#content/words/dates.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { MOST_LAPSED_OFFERS, OFFER_HOURS, type PartOfDay } from '#domain/bookings/waitlist.ts'
import type { CancellationCause, WaitInEmail } from '#domain/emails/booking-emails.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import { istInstant } from '#domain/time/india-time.ts'

export const BOOKING_RECEIVED = {
  preview: (service: string) => `Please pay to confirm ${service}.`,
  heldBriefly: `We are holding this time for you for ${duration(HOLD_MINUTES, 'minute')}. After that, someone else can book it.`,
  heldUntil: (time: string) => `We are holding this time for you until ${time}.`,
} as const

export const COURSE_BOOKED = {
  preview: (course: string) => `Please pay to join ${course}.`,
} as const

const CAUSES: Readonly<Record<CancellationCause, string>> = {
  client: 'You cancelled this booking.',
  staff: 'We are sorry, we had to cancel this booking.',
  'account-deleted': 'Your account is being deleted at your request, so this booking has been cancelled.',
  expired: 'We did not receive a payment for this booking, so it has been cancelled.',
  included:
    'You already have this course as part of the complete course, so you do not need to pay for it. We have closed this booking.',
}

export const BOOKING_CANCELLED_EMAIL = {
  subject: (code: string) => `Your booking ${code} is cancelled`,
  causes: CAUSES,
  ended: {
    group: 'We are sorry: the group that you booked does not take place, so we have cancelled your booking.',
    class: 'We are sorry: the class that you booked does not take place, so we have cancelled your booking.',
  },
  enrollmentEnded: 'Your enrollment has ended and the lessons are closed.',
  lessons: 'Go to my lessons',
  again: 'Book again',
  ifPaid: (email: string) => `If you have already paid, please write to ${email}.`,
  questions: (email: string) => `If you have any questions, please write to ${email}.`,
} as const

export const BOOKING_CHANGED = {
  subject: (code: string) => `Your session ${code} has a new time`,
  preview: 'Please see the new time of your session.',
  movedFrom: (time: string) => `Your session has been moved from ${time}. Here is the new time:`,
  newTime: 'Your session has a new time:',
} as const

export const ASTROLOGER_CHANGED = {
  subject: (name: string, code: string) => `${name} will take your booking ${code}`,
  preview: 'Your booking has another astrologer. Everything else stays as it is.',
  session: (name: string) => `${name} will hold your session. The time and the price stay as they are:`,
  question: (name: string) => `${name} will answer your question. The price stays as it is:`,
  note: (email: string) => `If this does not suit you, please write to ${email}.`,
} as const

export const SLOT_RELEASED = {
  preview: 'You are welcome to choose a time again.',
  again: 'Choose a time again',
  paid: 'I have already paid',
  note: (time: string) =>
    `Your details are still filled in. If you have already paid, please send us the transaction ID by ${time}: you keep this time if it is still free, and choose another one if it is not.`,
} as const

const PARTS_OF_DAY: Readonly<Record<PartOfDay, string>> = {
  any: 'at any time of day',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

/** "You are waiting for Prasna from Nov 20, 2026 to Nov 22, 2026, in the morning." */
function waitingText({ serviceName, firstDate, lastDate, partOfDay }: WaitInEmail): string {
  const day = (date: string) => shortDay(istInstant(date, '12:00'))
  const days = firstDate === lastDate ? `on ${day(firstDate)}` : `from ${day(firstDate)} to ${day(lastDate)}`
  return `You are waiting for ${serviceName} ${days}, ${PARTS_OF_DAY[partOfDay]}.`
}

export const WAITLIST_JOINED = {
  subject: (service: string) => `You are on the waitlist for ${service}`,
  preview: 'We will email you as soon as a time is free.',
  waiting: waitingText,
  whatHappens: `As soon as a time is free and you are next in line, we will email you and hold it for you for up to ${duration(OFFER_HOURS, 'hour')}. You pay nothing until you book.`,
  leave: 'Leave the waitlist',
} as const

export const WAITLIST_OFFER = {
  subject: (service: string) => `A time is free for ${service}`,
  preview: (time: string) => `We are holding it for you until ${time}.`,
  free: (wait: WaitInEmail) => `${waitingText(wait)} A time is free now, and you are next in line.`,
  price: 'Price',
  heldUntil: 'Held for you until',
  take: 'See and take this time',
  note: `If you do not take it by then, we will offer it to the next in line. You stay on the waitlist for other times, until ${numberInWords(MOST_LAPSED_OFFERS)} offers have passed.`,
} as const

export const REMINDER_2_DAYS = {
  preview: `Your appointment with us is in ${numberInWords(REMINDER_DAYS_BEFORE)} days.`,
  linkToCome: 'We will send you the meeting link before the appointment.',
  question: (email: string) => `Do you have a question? Write to ${email}.`,
} as const

export const SESSION_SOON = {
  preview: 'Your appointment is today.',
  weCall: (phone: string) =>
    `We will call you at the time of your session. If you do not hear from us, please call ${phone}.`,
  cannotCome: (phone: string, email: string) => `If you cannot make it, please let us know now: ${phone} or ${email}.`,
} as const

/** Completes "Your session starts …". */
export function startsIn(minutes: number): string {
  if (minutes >= 105) return 'in about two hours'
  if (minutes >= 75) return 'in about an hour and a half'
  if (minutes >= 55) return 'in about an hour'
  if (minutes >= 8) return `in about ${Math.round(minutes / 5) * 5} minutes`
  return 'in a few minutes'
}

export const SESSION_LINK = {
  preview: 'Please save this email. It has your meeting link.',
  note: (phone: string) => `If the link does not open, please call ${phone}.`,
} as const

export const SESSION_FOLLOW_UP = {
  subject: (code: string) => `Thank you for your session (${code})`,
  preview: (service: string) => `How was ${service}? Your opinion helps others.`,
  thanks: (service: string, code: string) =>
    `Thank you for your trust. We hope that ${service} (${code}) has helped you.`,
  answer: 'What we have written for you is in your dashboard. You can read it again at any time.',
  readAnswer: 'Read it now',
  ask: 'Would you tell us how it went? Praise and criticism both help us, and the people who book after you.',
  button: 'Write a review',
  note: 'The link works without signing in, so please do not forward this email. You decide whether your review is shown, and with which name. We ask once for each session, and on the same page you can stop these invitations.',
} as const

export const ANSWER_PUBLISHED = {
  subject: (code: string) => `Your answer is ready (${code})`,
  preview: (practice: string, service: string) => `${practice} has written to you about ${service}.`,
  opening: (service: string, code: string) => `We have written to you about ${service} (${code}).`,
  button: 'Read your answer',
  note: 'To protect your privacy, the answer is not in this email. Please sign in to read it.',
} as const

export const ANSWER_CORRECTED = {
  subject: (code: string) => `Your answer was corrected (${code})`,
  opening: (service: string, code: string) => `We have corrected what we wrote to you about ${service} (${code}).`,
  button: 'Read the corrected answer',
} as const

export const REMEDIES_PUBLISHED = {
  subject: (code: string) => `Your remedies are ready (${code})`,
  preview: (practice: string) => `${practice} has written down what you can do, with the dates in your city.`,
  opening: (service: string, code: string) =>
    `We have written down your remedies after ${service} (${code}), with the dates in your city.`,
  button: 'See your remedies',
  note: 'To protect your privacy, the remedies are not in this email. Please sign in to read them.',
} as const
