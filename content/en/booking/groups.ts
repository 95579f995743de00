/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT = {
  title: 'Your place on the waitlist',
  offerTitle: 'A seat is free for you',
  waiting: 'This group is full. We will email you as soon as a seat is free and you are next in line.',
  offered: (until: string) => `We are holding it for you until ${until}.`,
  starts: 'First class',
  take: 'Take this seat',
  endedTitle: 'You are no longer on this waitlist',
  book: 'See the groups of this course',
} as const

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS = {
  booked: 'You have a seat in this group.',
  left: 'You have left this waitlist.',
  removed: 'You are no longer on this waitlist. Please write to us if that is a mistake.',
  unanswered: 'The seat that we held for you went to the next in line. You can join the waitlist again.',
  begun: 'This group has begun.',
  cancelled: 'This group does not take place.',
} as const
