import { plural } from '#content/words/grammar.ts'
import { duration, howOften, numberInWords } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'

/** Texts of a client's bookings: lists, badges, rescheduling and cancelling. */

export const COUNTERS = {
  label: 'Your bookings in numbers',
  total: 'Total Bookings',
  upcoming: 'Upcoming',
  completed: 'Completed',
} as const

export const BOOKINGS = {
  upcoming: 'Upcoming Sessions',
  noUpcoming: 'You have no upcoming sessions.',
  next: 'Your next session',
  startsIn: (inTime: string) => `Starts ${inTime}`,
  toPay: 'To pay',
  recent: 'Recent Bookings',
  history: 'Booking History',
  documents: 'Answer and invoice',
  invoice: 'Invoice',
  bookedOn: 'Booked on',
  balanceDue: 'Balance due',
  payAtSession: (amount: string) => `Pay ${amount} at the session.`,
  session: 'Session',
  answerBy: 'Answer by',
  courses: 'My courses',
  course: 'Course',
  class: 'Class',
  classDay: 'Day',
  openClass: 'See your class',
  startDate: 'Start date',
  starts: (date: string) => `Starts ${date}`,
  lessonsDone: 'Lessons',
  firstLesson: 'First lesson',
  nextLesson: 'Next lesson',
  noSession: 'No appointment needed',
  amount: 'Amount',
  code: 'Booking',
  notes: 'Notes',
  facts: (code: string, amount: string, bookedOn: string) => `Booking ${code} · ${amount} · Booked on ${bookedOn}`,
  service: 'Service',
  forName: (name: string) => `for ${name}`,
  question: 'Your question',
  birthMissing: 'For this session we still need your date, time and place of birth.',
  addBirth: 'Give my birth details',
  status: 'Status',
  pay: (amount: string) => `Pay ${amount}`,
  payNow: (amount: string) => `Pay ${amount} now`,
  tryAgain: 'Send transaction ID again',
  join: 'Join the meeting',
  call: (number: string) => `Call ${number}`,
  joinFrom: (time: string) => `Opens at ${time}, ${duration(JOIN_MINUTES_BEFORE, 'minute')} before your session.`,
  noLink: 'We’ll send you the link before your session.',
  callForLink: 'If it has not arrived, please call us:',
  reschedule: 'Reschedule',
  chooseTime: 'Choose a new time',
  cancel: 'Cancel booking',
  openFirst: 'Open first lesson',
  continueCourse: 'Continue',
  openCourse: 'Open course',
  enrolledOnce: 'You are enrolled as soon as we have confirmed your payment.',
  noLessons: 'Your teacher is preparing the lessons. They will appear under “My courses”.',
  unpaid: (service: string, amount: string) => `Pay ${amount} to confirm ${service}.`,
  notFound: (service: string, amount: string) => `We could not find your payment of ${amount} for ${service}.`,
  rejected: 'We could not confirm your payment:',
  declined: 'You cannot pay for this booking at the session:',
  slotLost: 'Someone else booked your time before your payment reached us. Choose a new time.',
  refundDue: (amount: string, by: string | null) =>
    `Refund due: ${amount}${by === null ? '' : `. We send it by ${by} at the latest`}`,
  refunded: (amount: string) => `Refunded: ${amount}`,
  paymentUnchecked: 'We are checking whether your payment has reached us.',
} as const

export const BADGES = {
  pending: 'Payment pending',
  rejected: 'Payment rejected',
  awaiting: 'Awaiting verification',
  asked: 'Payment at the session requested',
  confirmed: 'Confirmed',
  enrolled: 'Enrolled',
  completed: 'Completed',
  answered: 'Answered',
  cancelled: 'Cancelled',
} as const

export const CALENDAR = {
  title: 'Your calendar',
  lead: 'See all your sessions in your own calendar. New times appear there by themselves. The link is private: anyone who has it can see your sessions, so please do not share it.',
  add: 'Add to calendar',
  subscribe: 'Show all my sessions in',
  names: { google: 'Google', apple: 'Apple', outlook: 'Outlook' },
  otherCalendars: 'For another calendar program, subscribe to this address:',
  address: 'calendar link',
  create: 'Create calendar link',
  created: { tone: 'success', title: 'Calendar link created', detail: 'Choose your calendar below.' },
  switchOff: 'Switch off',
  switchedOff: { tone: 'success', title: 'Calendar link switched off', detail: 'The link no longer works.' },
  renew: 'Create a new link',
  renewed: {
    tone: 'success',
    title: 'New calendar link',
    detail: 'The old link no longer works.',
  },
} as const

export const CANCEL = {
  title: 'Cancel this booking?',
  lead: 'This cannot be undone.',
  unpaid: 'You have not paid, so there is nothing to refund.',
  refundUntil: (instant: string) => `This refund is possible until ${instant}.`,
  refundEnded: (instant: string) => `A refund was possible until ${instant}.`,
  confirm: 'Yes, cancel booking',
  keep: 'Keep my booking',
  done: { tone: 'success', title: 'Booking cancelled', detail: 'We have emailed you the details.' },
  problems: {
    'already-cancelled': 'This booking is already cancelled.',
    'already-begun': 'This session has already started or is over, so it cannot be cancelled.',
    answered:
      'Your question has been answered, so this booking can no longer be cancelled. Write to us if something is wrong.',
    'voucher-paid': 'You may have given the voucher away already. Write to us if you’d like to return it.',
  },
  failed: 'The booking was not cancelled',
} as const

export const RESCHEDULE = {
  title: 'Choose a new time',
  now: (session: string) => `Current time: ${session}.`,
  left: (moves: number) =>
    plural(moves, 'You can reschedule this session once more.', `You can reschedule this session ${moves} times.`),
  free: `This does not count as one of your ${numberInWords(MOST_RESCHEDULES)} changes.`,
  cost: (amount: string) => `Moving your session is free: your payment of ${amount} stays with the booking.`,
  submit: 'Confirm new time',
  submitting: 'Saving...',
  back: 'Keep the current time',
  write: 'Write to us',
  done: { tone: 'success', title: 'Session rescheduled', detail: 'We have emailed you the new time.' },
  failed: 'The session was not rescheduled',
  problems: {
    cancelled: 'This booking is cancelled, so it can’t be moved.',
    'not-movable': 'This booking cannot be rescheduled.',
    'already-begun': 'This session has already started or is over, so it cannot be rescheduled.',
    'too-many-claims':
      'We are still checking your earlier payments. You can choose a time as soon as we have confirmed one of them.',
    'moved-twice': `You’ve already rescheduled this session ${howOften(MOST_RESCHEDULES)}. Write to us if you need another time.`,
  },
} as const

export const LOAD_FAILURES = {
  bookings: { title: 'Error loading dashboard', detail: 'Please try again in a minute.' },
  invoices: { title: 'Error', detail: 'Failed to fetch invoices' },
  signOut: { title: 'Error signing out', detail: 'Please try again in a minute.' },
} as const
