import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'

/** Texts of the week at the desk, and of blocking time and moving a session there. */
export const WEEK_PAGE = {
  title: 'Week',
  previous: 'Previous',
  next: 'Next',
  week: 'week',
  thisWeek: 'This week',
  whose: 'Whose week',
  days: 'Days of the week',
  today: 'today',
  blockTime: 'Block time',
  sessions: (count: number) => plural(count, '1 session', `${count} sessions`),
  rahu: (times: string) => `Rahu ${times}`,
  closed: 'Closed',
  specialHours: 'Special hours',
  nothing: 'Nothing on this day.',
  free: 'Free',
  /** A tapped free time; staff who cannot block it only book. */
  bookOrBlock: 'Book or block',
  book: 'Book',
  blocked: 'Blocked',
  openAgain: 'Open again',
  class: 'Class',
  busy: 'Busy in another calendar',
  offered: 'Offered to the waitlist',
  heldUntil: (time: string) => `Held until ${time}`,
  move: 'Move',
  conflicts: { 'outside-hours': 'Outside your hours', 'time-off': 'During blocked time' },
  noDiary: 'You have no week of your own yet',
  noDiaryLead: 'Set your opening hours, and your sessions and free time appear here.',
  noHours: 'There are no opening hours this week, so clients cannot book.',
  setHours: 'Set opening hours',
  failed: { title: 'Error', detail: 'Failed to load the week. Please try again.' },
  back: 'Back to the week',
} as const

/** A tapped free time: book it for a client, or block it. */
export const FREE_TIME = {
  title: 'Book or block this time',
  book: 'Book for a client',
} as const

export const BLOCK = {
  title: 'Block time',
  other: 'Block this time',
  lead: 'Clients cannot book blocked time. Sessions in it stay booked: we list them for you to move.',
  day: 'Day',
  from: 'From',
  until: 'Until',
  reason: 'Reason (only for staff)',
  submit: 'Block',
  today: 'today',
  tomorrow: 'tomorrow',
  wholeDay: 'The whole day',
  atOnce: (day: string) => `Block ${day}`,
  done: 'Time blocked',
  problems: {
    'date-invalid': 'Choose a day.',
    'time-invalid': 'Enter both times.',
    'ends-first': 'The end must be after the start.',
    'in-the-past': 'This time is over. Choose a later one.',
    'too-far': `Choose a day within the next ${numberInWords(PLANNED_YEARS)} years.`,
    skipped: 'The clocks skip this time on that day. Choose another one.',
  },
} as const

/** The sessions that are still booked in time off. */
export const TO_MOVE = {
  title: 'Sessions to move',
  lead: (count: number) =>
    plural(
      count,
      'The free time is closed. One session is still booked in it, and the client does not know yet:',
      `The free time is closed. ${count} sessions are still booked in it, and the clients do not know yet:`,
    ),
  notPaid: 'not paid yet',
  open: 'Open',
  subject: (when: string) => `Your session on ${when}`,
  left: (count: number) => plural(count, 'One more session to move.', `${count} more sessions to move.`),
  allMoved: 'All sessions have been moved out of this time off.',
} as const

export const UNBLOCK = {
  title: 'Open blocked time again',
  lead: 'Clients can book this time again, if it is within your hours.',
  everybody: 'This time is blocked for everybody in the practice.',
  submit: 'Open again',
  done: 'The time is open again',
} as const

export const MOVE = {
  title: 'Move session',
  now: (session: string) => `Now: ${session}.`,
  lead: 'Choose another free time. We email the new time to the client.',
  choose: 'New time',
  submit: 'Move session',
  chooseFirst: 'Choose a time.',
  chosen: (time: string) => `Chosen: ${time}.`,
  none: 'There is no free time in this week.',
  notMovable: 'This session cannot be moved. It may be cancelled, not paid yet, or over.',
} as const
