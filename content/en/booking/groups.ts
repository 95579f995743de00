import { plural } from '#content/words/grammar.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { MOST_WAITING } from '#domain/bookings/waitlist.ts'
import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'

/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT = {
  title: 'Your place on the waitlist',
  offerTitle: 'A seat is free for you',
  waiting: 'All seats are taken. We will email you as soon as a seat is free and you are next in line.',
  offered: (until: string) => `We are holding it for you until ${until}.`,
  starts: 'First class',
  class: 'Class',
  when: 'When',
  take: 'Take this seat',
  endedTitle: 'You are no longer on this waitlist',
  book: 'See all dates',
} as const

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS = {
  booked: 'You have a seat.',
  left: 'You have left this waitlist.',
  removed: 'You are no longer on this waitlist. Write to us if that is a mistake.',
  unanswered: 'The seat that we held for you went to the next in line. You can join the waitlist again.',
  begun: 'It has begun.',
  cancelled: 'It was cancelled.',
} as const

export const GROUP_FIELD = {
  free: (count: number) => plural(count, '1 seat free', `${count} seats free`),
  full: 'Full',
  starts: (time: string) => `First class: ${time}`,
  allDates: (count: number) => `All ${count} dates`,
  none: 'No group of this course can be booked right now. Write to us, and we will tell you when the next one begins.',
  contact: 'Write to us',
  wait: 'Join the waitlist',
  noDates: 'There is no date ahead at the moment. Look again later, or write to us.',
} as const

export const JOIN_GROUP = {
  title: 'Join the waitlist',
  lead: `All seats are taken. As soon as a seat is free and you are next in line, we email you and hold it for you for up to ${duration(SEAT_OFFER_HOURS, 'hour')}. You pay nothing until you book.`,
  submit: 'Join the waitlist',
  signIn: 'Sign in to join',
  back: 'Back to the booking form',
  failed: 'You are not on the waitlist yet',
  joined: {
    tone: 'success',
    title: 'You are on the waitlist',
    detail: 'We will email you as soon as a seat is free.',
  },
  problems: {
    'cohort-closed': 'This can no longer be booked.',
    'seats-free': 'There is a free seat, so you don’t have to wait.',
    'already-booked': 'You have already booked this. Write to us if you would like another date.',
    'too-many-entries': `You are already on ${numberInWords(MOST_WAITING)} waitlists. Leave one of them first.`,
    'address-unverified': 'Verify your email address first. The link is in the email we sent you.',
  },
} as const
