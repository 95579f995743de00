import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { MOST_LAPSED_OFFERS, MOST_WAITING, OFFER_HOURS, WAIT_DAYS_AHEAD } from '#domain/bookings/waitlist.ts'

/** Texts of the waitlist: joining, offers, leaving, and the lists of clients and staff. */

const OFFER_TIME = duration(OFFER_HOURS, 'hour')

const DAY_AHEAD = `Choose a day from today on, within the next ${WAIT_DAYS_AHEAD} days`

export const PART_LABELS = {
  any: 'Any time of day',
  morning: 'Morning (until 12 noon)',
  afternoon: 'Afternoon (12 noon to 5 PM)',
  evening: 'Evening (from 5 PM)',
} as const

export const WAIT_LINK = {
  question: 'No time that suits you?',
  link: 'Wait for a free time',
} as const

export const WAIT_FORM = {
  title: 'Wait for a free time',
  lead: (service: string) =>
    `Tell us when ${service} would suit you. As soon as a time is free and you are next in line, we email you and hold it for you for up to ${OFFER_TIME}. You pay nothing until you book.`,
  firstDate: 'From',
  lastDate: 'To',
  partOfDay: 'Time of day',
  zoneHint: 'Days and times are in this time zone.',
  email: 'Email',
  emailHint: `We’ll email you a ${CODE_LENGTH} code to check that the address is yours. You don’t need a password.`,
  submit: 'Join the waitlist',
  submitting: 'Please wait...',
  back: 'Back to the booking form',
  freeNow: 'See the available times',
  signIn: 'Do you have an account?',
  failed: 'You are not on the waitlist yet',
  joined: {
    tone: 'success',
    title: 'You are on the waitlist',
    detail: 'We will email you as soon as a time is free.',
  },
  problems: {
    'first-date': DAY_AHEAD,
    'last-date': DAY_AHEAD,
    'days-reversed': 'Choose a last day that is not before the first',
    'part-of-day': 'Choose one of the times of day shown',
    over: 'It’s too late to wait for this time. Choose a later day.',
    'not-sold-by-time': 'This service needs no appointment, so you can book it right away.',
    'times-free': 'There are free times on these days, so you don’t have to wait.',
    'too-many-entries': `You are already on ${numberInWords(MOST_WAITING)} waitlists. Leave one of them on your dashboard first.`,
    'already-waiting':
      'You are already waiting for this service on some of these days. You can see it on your dashboard.',
    'address-unverified': 'Verify your email address first. The link is in the email we sent you.',
  },
} as const

export const WAIT_CODE = {
  title: 'Enter your code',
  submit: 'Join the waitlist',
  again: 'Send a new code',
  change: 'Change my request or email',
  sent: { tone: 'success', title: 'Check your email', detail: `We have sent you a ${CODE_LENGTH} code.` },
} as const

export const OFFER = {
  title: 'A time is free for you',
  lead: (until: string) => `We are holding it for you until ${until}.`,
  service: 'Service',
  when: 'When',
  price: 'Price',
  take: 'Take this time',
  takeHint: 'Next you fill in the booking form, then you pay.',
  closedTitle: 'This time is no longer held for you',
  lapsed: `The ${OFFER_TIME} are over, so we have offered it to the next in line. You are still on the waitlist.`,
  notSold: 'This service is no longer offered. Write to us.',
  book: 'See the available times',
} as const

export const LEAVE = {
  title: 'Leave the waitlist?',
  lead: 'We won’t email you about free times for this any more.',
  submit: 'Leave the waitlist',
  leftTitle: 'You have left the waitlist',
  left: 'We won’t email you about free times for this any more.',
  home: 'Go to the home page',
} as const

/** Why a client no longer waits. */
export const WAIT_ENDS = {
  booked: 'You have booked a time, so you are no longer on this waitlist.',
  left: 'You have left this waitlist.',
  removed: 'You are no longer on this waitlist. Write to us if that is a mistake.',
  passed: 'The days you waited for have passed.',
  unanswered: `We offered you ${numberInWords(MOST_LAPSED_OFFERS)} times and you didn’t take any, so you’re no longer on this waitlist. You can join it again.`,
} as const

export const MY_WAITING = {
  title: 'Waiting for a free time',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  with: (name: string) => `with ${name}`,
  offered: (when: string, until: string) => `A time is free: ${when}. We are holding it for you until ${until}.`,
  see: 'See and take this time',
  leave: 'Leave the waitlist',
  left: { tone: 'success', title: 'You have left the waitlist', detail: 'We won’t email you about it any more.' },
} as const

export const DESK_WAITLIST = {
  title: 'Waitlist',
  lead: `Who is waiting for a free time, longest first. When a time becomes free, we offer it by email and hold it for up to ${OFFER_TIME}.`,
  none: 'Nobody is waiting',
  noneLead: 'Clients can join the waitlist from the booking form when no time suits them.',
  since: (day: string) => `since ${day}`,
  offered: (when: string, until: string) => `Offered: ${when}, held until ${until}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the waitlist`,
  removed: {
    tone: 'success',
    title: 'Removed from the waitlist',
    detail: 'The client won’t get any more offers for it.',
  },
  gone: { tone: 'note', title: 'No longer waiting', detail: 'This client had already left the waitlist.' },
} as const
