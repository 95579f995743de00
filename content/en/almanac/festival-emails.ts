/** Texts of the emails on the evening before an observance: their form and the pages of their links. */
export const FESTIVAL_EMAILS = {
  link: 'Get an email the evening before',
  title: 'Festival reminders',
  lead: 'We’ll email you at 6 PM in your city when the next day is one of these.',
  description: 'Get an email the evening before festivals, Ekadashis and vratas, with the dates of your own city.',
  email: 'Your email address',
  city: 'City or town',
  lists: 'Which days',
  region: 'Region',
  family: 'Days of my family',
  toFamily: 'See my family days',
  everywhere: 'All regions',
  submit: 'Send me reminders',
  save: 'Save',
  howItWorks: 'We first send you an email to make sure the address is yours. Every email has an unsubscribe link.',
  thanks: 'Thank you!',
  checkMail: 'Open the email we have just sent you and confirm your address.',

  confirmTitle: 'Confirm your festival reminders',
  confirmLead: (city: string) => `We’ll email you the evening before the days you chose in ${city}.`,
  confirm: 'Confirm festival reminders',
  confirmedTitle: 'Your festival reminders are on',
  confirmedLead: 'Thank you. We’ll email you the evening before. You can unsubscribe at any time.',

  unsubscribeTitle: 'Unsubscribe from festival reminders',
  unsubscribeLead: 'We won’t email you the evening before festivals any more.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Your festival reminders are off',
  unsubscribedLead: 'You won’t get any more of them. You can switch them on again at any time.',

  toFestivals: 'See all festivals',

  mine: 'Festival reminders',
  mineOn: 'You get an email the evening before these days.',
  mineOff: 'Get an email the evening before festivals, Ekadashis and vratas in your city.',
  choose: 'Choose the days',
  stop: 'Stop reminders',
  saved: { tone: 'success', title: 'Your festival reminders are saved.' },
  stopped: { tone: 'success', title: 'We won’t send you festival reminders any more.' },
} as const

export const FESTIVAL_EMAIL_PROBLEMS = {
  email: {
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    'too-long': 'Please enter a valid email address',
  },
  city: {
    missing: 'Enter a city or town',
    invalid: 'We do not know this place. Enter a larger town near it',
    'too-long': 'Enter a city or town',
  },
  lists: {
    missing: 'Choose at least one kind of day',
    invalid: 'Choose at least one kind of day',
    'too-long': 'Choose at least one kind of day',
  },
} as const
