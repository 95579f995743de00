/** Texts of the consents in the profile. What a withdrawal does is said before its button. */
export const CONSENTS = {
  title: 'Your consents',
  lead: 'What you have agreed to, and how to withdraw it. What we did before stays lawful.',
  given: (date: string) => `Given on ${date}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  none: 'Not given',
  withdraw: 'Withdraw',
  stop: 'Stop',
  delete: 'Delete',
  kinds: {
    terms: {
      title: 'Terms and privacy policy',
      effect: 'Without them we cannot keep an account for you. To withdraw, please delete your account on this page.',
    },
    birth: {
      title: 'Birth details',
      effect:
        'We delete the birth details of all your bookings and everyone you have saved, also children. Charts and answers that we have already sent to you stay. This cannot be undone.',
      upcoming:
        'You have a session ahead. We cannot prepare it without birth details: please cancel it first, or send them to us again.',
      action: 'Withdraw and delete birth details',
      done: { tone: 'success', title: 'Consent withdrawn', detail: 'Your birth details have been deleted.' },
    },
    saved: {
      title: 'Saved births of you and your family',
      effect: 'We delete everyone you have saved for charts and bookings. Birth details inside bookings stay.',
      count: (count: number) => (count === 1 ? '1 person saved' : `${count} people saved`),
      empty: 'Nobody saved',
      action: 'Delete saved births',
      done: { tone: 'success', title: 'Saved births deleted' },
    },
    newsletter: {
      title: 'Newsletter',
      effect: 'You no longer receive our emails about new posts. Emails about your bookings still come.',
      on: 'You receive our emails about new posts.',
      off: 'You do not receive it.',
      action: 'Unsubscribe',
    },
    reviews: {
      title: 'Showing your reviews',
      effect:
        'Your reviews leave our website at once. The practice can still read them; you can delete them in your bookings.',
      action: 'Withdraw and hide my reviews',
      done: { tone: 'success', title: 'Consent withdrawn', detail: 'Your reviews are no longer on our website.' },
    },
    invitations: {
      title: 'Invitations to review',
      on: 'We ask once after each session.',
      off: (date: string) => `Stopped on ${date}`,
      effect: 'We no longer ask you for a review after a session. Other emails about your bookings still come.',
      stop: 'Stop invitations',
      allow: 'Ask me again',
      stopped: { tone: 'success', title: 'No more invitations' },
      allowed: { tone: 'success', title: 'We may ask you again' },
    },
  },
} as const
