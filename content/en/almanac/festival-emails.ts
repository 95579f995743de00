/** Texts of the emails on the evening before an observance: their form and the pages of their links. */
export const FESTIVAL_EMAILS = {
  link: 'Get an email the evening before',
  title: 'Festival emails',
  lead: 'We write to you at six in the evening when the next day is one of these, by the clock of your city. Days without an observance bring no email.',
  description: 'Get an email on the evening before festivals, Ekadashis and vratas, with the dates of your own city.',
  email: 'Your email address',
  city: 'City or town',
  lists: 'Which days',
  region: 'Region',
  family: 'Days of my family',
  toFamily: 'See my family days',
  everywhere: 'All regions',
  submit: 'Send me these emails',
  save: 'Save',
  howItWorks: 'We first send you an email to make sure the address is yours. Every email has an unsubscribe link.',
  thanks: 'Thank you!',
  checkMail: 'Please open the email we have just sent you and confirm your address.',

  confirmTitle: 'Confirm your festival emails',
  confirmLead: (city: string) => `We will write to you on the evening before the days you chose in ${city}.`,
  confirm: 'Confirm festival emails',
  confirmedTitle: 'Your festival emails are on',
  confirmedLead: 'Thank you. We will write to you on the evening before. You can unsubscribe at any time.',

  unsubscribeTitle: 'Unsubscribe from festival emails',
  unsubscribeLead: 'We will no longer write to you on the evening before an observance.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Your festival emails are off',
  unsubscribedLead: 'You will not get any more of them. You can ask for them again at any time.',

  toFestivals: 'See all festivals',

  mine: 'Festival reminders',
  mineOn: 'You get an email on the evening before these days.',
  mineOff: 'Get an email on the evening before festivals, Ekadashis and vratas in your city.',
  choose: 'Choose the days',
  stop: 'Stop these emails',
  saved: { tone: 'success', title: 'Your festival emails are saved.' },
  stopped: { tone: 'success', title: 'We will not send you festival emails any more.' },
} as const

export const FESTIVAL_EMAIL_PROBLEMS = {
  email: {
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    'too-long': 'Please enter a valid email address',
  },
  city: {
    missing: 'Please enter a city or town',
    invalid: 'We do not know this place. Please enter a larger town near it',
    'too-long': 'Please enter a city or town',
  },
  lists: {
    missing: 'Please choose at least one kind of day',
    invalid: 'Please choose at least one kind of day',
    'too-long': 'Please choose at least one kind of day',
  },
} as const
