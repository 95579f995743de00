import { plural } from '#content/words/grammar.ts'
import { duration } from '#content/words/numbers.ts'
import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'

/** The classes of a student's group, on the page of the course and on the dashboard. */
export const OWN_CLASSES = {
  title: 'Your classes',
  next: 'Your next class',
  group: (title: string) => `Group: ${title}`,
  past: (count: number) => plural(count, '1 class so far', `${count} classes so far`),
  over: 'All classes of your group are over.',
  join: 'Join the class',
  joinFrom: (time: string) => `Opens at ${time}, ${duration(JOIN_MINUTES_BEFORE, 'minute')} before the class.`,
  noLink: 'The link to join will appear here before the class.',
  present: 'You were there',
  absent: 'You were not there',
  attended: (present: number, called: number) =>
    `You were at ${present} of ${plural(called, '1 class', `${called} classes`)}.`,
  addAll: 'Add all classes to my calendar',
} as const

/** The full groups that a client waits for. */
export const SEAT_WAITS = {
  title: 'Waiting for a seat in a group',
  starts: (time: string) => `First class: ${time}`,
  offered: (until: string) => `A seat is free. We are holding it for you until ${until}.`,
} as const
