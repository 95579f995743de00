import type { SetupStep } from '#domain/content/setup-steps.ts'

/** The guided set-up: one question a screen. Every step says what happens next. */
export const SETUP = {
  title: 'Set-up',
  progress: (number: number, all: number) => `Step ${number} of ${all}`,
  stepsLabel: 'Steps of the set-up',
  save: 'Save and go on',
  goOn: 'Go on',
  back: 'Back',
  notForUs: 'Not for us',
  open: 'Open the site',
  more: 'More',
  accent: 'Colour of buttons and links',
  preview: 'How it looks',
  next: (step: string) => `Next: ${step}. You can leave at any time and go on later.`,
  tooLarge: 'That picture is too large',
} as const

export const SETUP_STEP_TEXTS: Readonly<
  Record<SetupStep, { readonly name: string; readonly question: string; readonly lead: string }>
> = {
  name: {
    name: 'name and look',
    question: 'What is your practice called?',
    lead: 'The name stands above every page and in every email. You can change all of this later.',
  },
  about: {
    name: 'who you are',
    question: 'Who are you?',
    lead: 'People book with a person. A few honest sentences are enough.',
  },
  services: {
    name: 'services and prices',
    question: 'What do you offer?',
    lead: 'These are usual services. Change the names, prices and lengths, and untick what you do not offer.',
  },
  hours: {
    name: 'hours',
    question: 'When do you take sessions?',
    lead: 'Clients choose a free time within these hours, in Indian Standard Time. Single days and holidays come later.',
  },
  payment: {
    name: 'getting paid',
    question: 'Where do clients pay you?',
    lead: 'Clients pay to your UPI ID, and you confirm each payment when you see it in your bank app.',
  },
  texts: {
    name: 'texts and languages',
    question: 'What do people read first?',
    lead: 'These are the first words on your home page. They are ready to use as they are.',
  },
  email: {
    name: 'email',
    question: 'Does email reach your clients?',
    lead: 'Confirmations, reminders and sign-in codes are sent by email.',
  },
  open: {
    name: 'open the site',
    question: 'Ready to open?',
    lead: 'This is what strangers will see. Until you open the site, they only see that it opens soon.',
  },
}

export const SETUP_SERVICES = {
  offer: 'We offer this',
  name: 'Name',
  price: 'Price in rupees',
  pricePerQuestion: 'Price in rupees per question',
  minutes: 'Length in minutes',
  shownMinutes: (minutes: string) => `${minutes} minutes`,
  more: 'You can describe them, and add courses, passes and vouchers, under Services and prices.',
} as const

/** What an empty practice is offered; prices are for the owner to choose. */
export const SUGGESTED_SERVICES = [
  {
    key: 'reading',
    name: 'Birth chart reading',
    description: 'Your birth chart and the phases of life shown by its dashas, with time for your own questions.',
    price: '1500',
    minutes: '60',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'followup',
    name: 'Follow-up session',
    description: 'Half an hour for new questions after a first reading.',
    price: '800',
    minutes: '30',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'prasna',
    name: 'Prasna',
    description:
      'One clear question, answered in writing from the chart of the moment you ask it. No birth details needed.',
    price: '251',
    minutes: '15',
    isPrasna: true,
    isTicked: false,
  },
] as const

export const SETUP_HOURS = {
  days: 'On which days?',
  opens1: 'From',
  closes1: 'To',
  opens2: 'And again from',
  closes2: 'To',
  optional: 'Leave it empty if you have no second part of the day.',
  differ: 'Your hours differ from day to day, so they have a page of their own.',
  elsewhere: 'The hours are set already. The astrologer changes them.',
  change: 'Change the hours',
  closesFirst: 'This must be later than the beginning',
  incomplete: 'Enter both times',
  overlaps: 'This must not begin before the first part ends',
  daysMissing: 'Choose at least one day, or press “Not for us”',
  changedMeanwhile: 'Somebody changed the hours meanwhile. Look at them again.',
} as const

export const SETUP_PAYMENT = {
  others: 'Bank transfer, SWIFT, a payment link, or cash at the session: {ways}',
  othersLink: 'choose other ways to pay',
} as const

export const SETUP_TEXTS = {
  legal: 'Your site also comes with terms and a privacy policy. Read them before you open: {terms}, {privacy}',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const

export const SETUP_EMAIL = {
  works: 'Yes. Emails are sent.',
  worksLead: 'Nothing to do here.',
  missing: 'Not yet. Emails are only saved on the computer where the site runs, and reach nobody.',
  missingLead: 'The person who installed the site connects it to a mail account. Send them this line:',
  forMail:
    'Set SMTP_URL and MAIL_FROM to our mail account (README, Settings) and start the site again, so that its emails are sent.',
  addressMissing: 'The site has no address of its own on the internet yet.',
  addressLead: 'The same person sets it. Send them this line too:',
  forAddress:
    'Put the site behind https at our domain and set APP_URL to that address (docs/operations.md), then start it again.',
  line: 'Line to forward',
  addressWorks: (url: string) => `Your site is at ${url}.`,
} as const

export const SETUP_OPEN = {
  ready: 'Ready',
  missing: 'Missing',
  services: { title: 'Something to book', missing: 'People can read your site, but there is nothing to book yet.' },
  hours: { title: 'Times to choose', missing: 'Nobody can choose a time until you set your hours.' },
  payment: { title: 'A way to pay', missing: 'People can book, but cannot pay you yet.' },
  email: { title: 'Email', missing: 'Nobody gets a confirmation or a sign-in code yet.' },
  look: 'Look at your site',
  soon: 'See what strangers see now',
  isOpen: 'Your site is open.',
  toSite: 'Go to your site',
  opened: { title: 'Your site is open', detail: 'From now on everybody can see it.' },
} as const

export const SETUP_SAMPLES = {
  lead: 'This site still has samples: invented texts, prices and people. Remove them in one step, and fill in your own.',
  remove: 'Remove all samples',
} as const

export const SETUP_PREVIEW = {
  book: 'Book Consultation',
  noServices: 'Your services will stand here.',
  hours: 'Hours',
  pay: (payeeId: string) => `Pay to ${payeeId}`,
  perService: (price: string, minutes: string) => (minutes === '' ? `₹${price}` : `₹${price}, ${minutes} min`),
} as const
