import { plural } from '#content/words/grammar.ts'

/** Texts of session passes: on the consultation page, in the booking form and on dashboards. */
export const PASSES = {
  title: 'Session passes',
  lead: 'Several sessions at once, for less. You choose the times later, one by one.',
  sessions: (count: number, service: string) => `${count} sessions of ${service}`,
  valid: (months: number) => plural(months, 'Valid for one month', `Valid for ${months} months`),
  shared: 'Also for your family',
  notShared: 'For one person',
  buy: 'Buy pass',
  perSession: (price: string) => `${price} per session`,
  bookingTitle: (name: string) => `Buy ${name}`,
  bookingLead: 'Fill in a few details, then pay. You can book your sessions as soon as we have checked the payment.',
} as const

export const PASS_FIELD = {
  label: 'How would you like to pay?',
  use: (left: number, sessions: number) => `Use my pass: ${left} of ${sessions} left`,
  pay: 'Pay for this session',
  hint: (lastDay: string) => `Valid until ${lastDay}. A pass pays for the whole session. No other discount applies.`,
} as const

export const PASS_PROBLEMS = {
  'pass-unusable': 'This pass cannot be used for this session any more. Choose another way to pay.',
  'pass-not-shared': 'This pass is for sessions in your own name only. Pay for this session.',
} as const

export const MY_PASSES = {
  title: 'Session passes',
  left: (left: number, sessions: number) => `${left} of ${sessions} sessions left`,
  until: (day: string) => `until ${day}`,
  usedUp: 'All sessions used',
  over: (day: string) => `Ended on ${day}`,
  cancelled: 'Cancelled',
  book: 'Book a session',
} as const
