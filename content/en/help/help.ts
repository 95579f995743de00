/** Texts of the help pages, one for each place. */
export const HELP = {
  of: (place: string) => `Help: ${place}`,
  lead: 'What each place is for, and what people do there most.',
  key: 'The key ? opens the help of the page that you are on.',
  open: (place: string) => `Open ${place}`,
  tasks: 'What people do here',
  all: 'All help pages',
  picture: (place: string) => `How ${place} looks, with invented people`,
} as const

/** The first week of whoever runs the practice, one step a day. */
export const FIRST_WEEK = {
  title: 'Your first week',
  lead: 'Half an hour a day is enough. The site stays closed to visitors until you open it.',
  day: (number: number) => `Day ${number}`,
  steps: {
    'set-up': {
      title: 'Answer the set-up questions',
      how: 'Name, services, prices, hours and UPI ID. You can leave at any time and go on later.',
    },
    texts: {
      title: 'Replace the sample texts',
      how: 'Everything marked “Sample” was written by us. Put your own words there, first of all who you are.',
    },
    booking: {
      title: 'Book a session with yourself',
      how: 'Use another browser and another email address. Look at each email on your phone, as a client would.',
    },
    payment: {
      title: 'Verify your own payment',
      how: 'Send one rupee to your UPI ID, enter its UTR in the booking, and confirm it here. Then cancel the booking and see the refund.',
    },
    calendar: {
      title: 'Connect your calendar',
      how: 'Then nobody can book while you are at the temple or at a wedding.',
    },
    security: {
      title: 'Protect your account',
      how: 'Add a passkey or an app for codes, and print the recovery codes. Clients trust you with their birth details.',
    },
    opening: {
      title: 'Check the list and open the site',
      how: 'It says what is still missing. Ask your operator where the backups are kept, then open.',
    },
  },
} as const
