import { plural } from '#content/words/grammar.ts'

/** Texts of the second step that the practice requires of its staff. */
export const SECOND_STEP_RULE = {
  title: 'Second step for staff',
  isOff: 'Not required',
  isOn: (day: string) => `Required from ${day}`,
  lead: 'Staff can read the details of every client. With a second step, a stolen password does not let anyone in. Until the day that you choose, staff who have not set one up see a reminder. From then on they set it up before they can work.',
  grace: 'When does it start?',
  graceOf: (days: number) => (days === 0 ? 'Right away' : `In ${days} ${plural(days, 'day', 'days')}`),
  turnOn: 'Require It',
  change: 'Change the Date',
  turnOff: 'Stop Requiring It',
  saved: 'Saved',
  missing: 'No second step',
  reset: 'Turn off the second step',
  resetHint:
    'For somebody who has lost phone, passkeys and recovery codes. They are signed out everywhere and sign in with their password. Make sure that it is really they who ask.',
  resetDone: 'Second step turned off',
  problems: {
    'no-second-factor': 'This person has no second step.',
    'own-account': 'You can change your own second step in your profile.',
  },
  notice: (day: string) => `Set up a second step for your sign-in by ${day}. After that you need it to work here.`,
  due: 'The practice requires a second step of its staff. Set one up to go on with your work.',
  setUp: 'Set It Up',
  toWork: 'Go to my work',
} as const
