import { plural } from '#content/words/grammar.ts'

/** Texts of the consents in the profile. What a withdrawal does is said before its button. */
export const CONSENTS = {
  title: 'Your consents',
  lead: 'What you’ve agreed to, and how to withdraw it. What we did before you withdraw stays lawful.',
  given: (date: string) => `Given on ${date}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  none: 'Not given',
  withdraw: 'Withdraw',
  stop: 'Stop',
  delete: 'Delete',
  kinds: {
    terms: {
      title: 'Terms and privacy policy',
      effect: 'We can’t keep an account for you without them. To withdraw, please delete your account on this page.',
    },
    birth: {
      title: 'Birth details',
      effect:
        'We’ll delete the birth details of all your bookings and of everyone you’ve saved, including children. Charts and answers we’ve already sent you stay. This can’t be undone.',
      upcoming:
        'You have a session coming up. We can’t prepare it without birth details, so please cancel it first or send them to us again.',
      action: 'Withdraw and delete birth details',
      done: { tone: 'success', title: 'Consent withdrawn', detail: 'Your birth details have been deleted.' },
    },
    saved: {
      title: 'Saved births of you and your family',
      effect: 'We’ll delete everyone you’ve saved for charts and bookings. Birth details in your bookings stay.',
      count: (count: number) => plural(count, '1 person saved', `${count} people saved`),
      empty: 'Nobody saved',
      action: 'Delete saved births',
      done: { tone: 'success', title: 'Saved births deleted' },
    },
    newsletter: {
      title: 'Newsletter',
      effect: 'You won’t get emails about new posts any more. You’ll still get emails about your bookings.',
      on: 'You get our emails about new posts.',
      off: 'You don’t get it.',
      action: 'Unsubscribe',
    },
    reviews: {
      title: 'Showing your reviews',
      effect:
        'We’ll take your reviews off our website right away. The practice can still read them; you can delete them under your bookings.',
      action: 'Withdraw and hide my reviews',
      done: { tone: 'success', title: 'Consent withdrawn', detail: 'Your reviews are no longer on our website.' },
    },
    invitations: {
      title: 'Invitations to review',
      on: 'We ask once after each session.',
      off: (date: string) => `Stopped on ${date}`,
      effect:
        'We won’t ask you for a review after a session any more. You’ll still get other emails about your bookings.',
      stop: 'Stop invitations',
      allow: 'Ask me again',
      stopped: { tone: 'success', title: 'No more invitations' },
      allowed: { tone: 'success', title: 'We’ll ask you again after your next session' },
    },
    lessons: {
      title: 'Emails about new lessons',
      on: 'We email you once a day when your courses have new lessons.',
      off: (date: string) => `Stopped on ${date}`,
      effect: 'We won’t email you about new lessons any more. You’ll find them under “My courses”.',
      stop: 'Stop these emails',
      allow: 'Email me again',
      stopped: { tone: 'success', title: 'No more emails about new lessons' },
      allowed: { tone: 'success', title: 'We’ll email you about new lessons' },
    },
    birthday: {
      title: 'Greeting on your birthday',
      off: 'You don’t get it. If you like, we’ll email you once a year.',
      on: {
        civil: 'We email you once a year on your birthday by the calendar.',
        lunar: 'We email you once a year on your birthday by tithi and lunar month.',
      },
      hint: 'For the first birth that you saved, which should be your own. The email says nothing about the birth.',
      choose: { civil: 'On my birthday', lunar: 'On my lunar birthday' },
      stop: 'Stop the greeting',
      chosen: { tone: 'success', title: 'We’ll greet you on your birthday' },
      stopped: { tone: 'success', title: 'No more birthday greetings' },
    },
  },
} as const
