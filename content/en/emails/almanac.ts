import { listWithAnd, plural } from '#content/words/grammar.ts'

export const FESTIVAL_OPT_IN = {
  subject: (practice: string) => `Please confirm your festival reminders from ${practice}`,
  preview: 'One more step, and we’ll email you the evening before.',
  opening: 'You asked us for an email the evening before these days. Please confirm that you want them:',
  city: 'City',
  days: 'Days',
  button: 'Confirm festival reminders',
  note: 'We won’t send you these emails until you confirm. You can unsubscribe at any time with the link in every email.',
} as const

export const FESTIVAL_EVE = {
  subject: (names: readonly string[]) => `Tomorrow is ${listWithAnd(names)}`,
  /** The family's names stay out of the list of emails on a screen. */
  familySubject: 'Tomorrow is one of your family days',
  preview: (day: string, city: string) => `${day}, in ${city}.`,
  festivals: (day: string, names: readonly string[], city: string) =>
    `Tomorrow, ${day}, is ${listWithAnd(names)} in ${city}.`,
  times: (name: string, city: string) => `${name}, times in ${city}:`,
  family: (day: string, city: string) => `Your family days on ${day}, in ${city}:`,
  button: 'See the times of the day',
  ruleOf: (name: string) => `${name}: rule and dates`,
} as const

export const REMEDY_EVE = {
  subject: (count: number) => plural(count, 'Tomorrow is a day for your remedy', 'Tomorrow is a day for your remedies'),
  preview: (count: number, day: string) =>
    plural(count, `${day}: you have a remedy to do.`, `${day}: you have ${count} remedies to do.`),
  opening: (count: number, day: string) =>
    plural(count, `Tomorrow, ${day}, you have a remedy to do.`, `Tomorrow, ${day}, you have ${count} remedies to do.`),
  button: 'See your remedies',
} as const

/** Under every email of the evening before. */
export const WHY_THIS_EMAIL = 'You’re getting this email because you asked us to write the evening before.'
