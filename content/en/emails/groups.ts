import { duration } from '#content/words/numbers.ts'
import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'

/** What emails about a group of a course say in common. */
export const GROUP_FACTS = {
  course: 'Course',
  group: 'Group',
  class: 'Class',
  starts: 'First class',
  dates: 'Classes ahead',
} as const

export const GROUP_WAIT_JOINED = {
  subject: (course: string) => `You are on the waitlist for ${course}`,
  preview: 'We will email you as soon as a seat is free.',
  whatHappens: `All seats are taken. As soon as a seat is free and you are next in line, we will email you and hold it for you for up to ${duration(SEAT_OFFER_HOURS, 'hour')}. You pay nothing until you book.`,
  leave: 'Leave the waitlist',
} as const

export const GROUP_OFFER = {
  subject: (course: string) => `A seat is free in ${course}`,
  preview: (time: string) => `We are holding it for you until ${time}.`,
  free: 'You waited for a seat. One is free now, and you are next in line.',
  heldUntil: 'Held for you until',
  take: 'See and take this seat',
  note: 'If you do not take it by then, we will offer it to the next in line. You can join the waitlist again.',
} as const

export const GROUP_CANCELLED = {
  subject: (course: string) => `A group of ${course} was cancelled`,
  preview: 'Its classes do not take place.',
  student:
    'We are sorry: the group that you booked does not take place. We will write to you soon about another group or your refund.',
  waiting: 'We are sorry: the group that you were waiting for does not take place. You are no longer on its waitlist.',
} as const

/** The same of a class that is sold alone. */
export const CLASS_CANCELLED = {
  subject: (course: string) => `${course} was cancelled`,
  preview: 'The class does not take place.',
  student:
    'We are sorry: the class that you booked does not take place. If you have paid for it, we will write to you soon about your refund.',
  waiting: 'We are sorry: the class that you were waiting for does not take place. You are no longer on its waitlist.',
} as const

export const CLASS_CHANGED = {
  subjects: {
    dates: (course: string) => `New time: ${course}`,
    moved: (course: string) => `Your new date: ${course}`,
  },
  preview: 'Please look at the new time.',
  openings: {
    dates: 'The time of your class has changed.',
    moved: 'You have a seat on another date of your class now.',
  },
  question: (email: string) => `If this time does not suit you, please write to ${email}.`,
} as const

/** A seat in a class that is sold alone is confirmed. */
export const CLASS_BOOKED = {
  subject: (course: string) => `Your seat is confirmed: ${course}`,
  opening: 'Your seat is confirmed. We look forward to seeing you.',
  reminders: 'The entry for your calendar is attached. We remind you a day and an hour before the class.',
} as const

export const GROUP_CHANGED = {
  subjects: {
    dates: (course: string) => `New dates: ${course}`,
    moved: (course: string) => `Your new group in ${course}`,
  },
  preview: 'Please look at the dates of your classes.',
  openings: {
    dates: 'The dates of your group have changed. Below are the classes ahead.',
    moved: 'You are in another group of your course now. Below are its classes ahead.',
  },
  question: (email: string) => `If these dates do not suit you, please write to ${email}.`,
} as const

export const CLASS_REMINDER = {
  subjects: {
    day: (course: string) => `Reminder: your next class in ${course}`,
    hour: (course: string) => `Your class starts soon: ${course}`,
  },
  opening: 'This is a reminder of your next class.',
  soon: (startsIn: string) => `Your class starts ${startsIn}.`,
  aloneSubjects: {
    day: (course: string) => `Reminder: ${course}`,
    hour: (course: string) => `Starts soon: ${course}`,
  },
  aloneOpening: 'This is a reminder of your class.',
  lessonPage: 'Open the lesson',
  classPage: 'See the page of your class',
  live: 'Class',
  when: 'When',
  linkToCome: 'You will find the link to join on the page of your course before the class.',
  timetable: 'All classes of your group',
  question: (email: string) => `If you cannot come or have a question, please write to ${email}.`,
} as const

export const GROUP_FULL = {
  subjects: {
    full: (course: string) => `Your group in ${course} is full`,
    cancelled: (course: string) => `Your group in ${course} was cancelled`,
  },
  preview: 'We will write to you about another group or your refund.',
  openings: {
    full: 'We have your payment message, but the last seat of your group was taken before it reached us. We are sorry. We will write to you about another group, or refund what you paid.',
    cancelled:
      'We have your payment message, but your group was cancelled before it reached us. We are sorry. We will write to you about another group, or refund what you paid.',
  },
  question: (email: string) => `You can also write to us first: ${email}.`,
} as const

export const SEAT_LOST = {
  subject: (code: string) => `${code} needs another group`,
  previews: {
    full: 'A client paid after the last seat of the group was taken.',
    cancelled: 'A client paid for a group that was cancelled.',
  },
  openings: {
    full: 'A client sent us their payment after their seat was no longer held, and the group is full. The booking is in no group now. Please put the client into another group under “Courses, Groups”, make this group larger, or refund the payment. We have told the client that you will write.',
    cancelled:
      'A client sent us their payment for a group that was cancelled. The booking is in no group now. Please put the client into another group under “Courses, Groups”, or refund the payment. We have told the client that you will write.',
  },
} as const
