export const CONSULTATION = {
  title: 'Consultation',
  heading: 'A conversation over your chart',
  lead: 'By video call or phone. The link is sent before the appointment. You speak with the astrologer, not with a call centre.',
  /** Names what is offered, whoever offers it. */
  description: (names: readonly string[]) =>
    ['Book a Vedic astrology consultation by video call or phone', ...(names.length ? [names.join(', ')] : [])].join(
      ': ',
    ),
  none: 'No consultation can be booked yet',
  noneLead: 'The packages will appear here soon. Until then a message reaches us.',
  writeToUs: 'Write to us',
  packagesTitle: 'Packages',
  mostPopular: 'Most Popular',
  perQuestion: 'per question',
  bookNow: 'Book Now',
  needs: 'What you need',
  returning:
    'Been here before? Existing customers pay 30% less. The lower price appears by itself when you are signed in.',
  returningBadge: '30% OFF (Existing Customer)',

  stepsTitle: 'How it works',
  stepsLead: 'From the first click to the last question.',

  faqTitle: 'Frequently asked questions',
  standardTitle: 'Still choosing?',
  standardLead: (name: string) =>
    `Our standard consultation is “${name}”. You can add a question of your own when you book it.`,
  bookStandard: 'Book Standard Consultation',
  askFirst: 'Ask us first',
} as const

export const CONSULTATION_STEPS = [
  {
    title: 'Choose a package',
    text: 'Pick the length that fits your question, then a day and an hour that suit you. Hours are shown in Indian time and in yours.',
  },
  {
    title: 'Tell us the essentials',
    text: 'Date, time and place of birth, and what is on your mind. For a Prasna question no birth details are needed.',
  },
  {
    title: 'Pay by UPI',
    text: 'Scan the code or copy the ID, pay in your own app, and enter the 12-digit transaction ID. We check it and confirm.',
  },
  {
    title: 'Receive your link',
    text: 'The meeting link comes by email or SMS before the appointment, with a reminder two days ahead.',
  },
  { title: 'Meet and ask', text: 'We go through the chart together, step by step, with time for your questions.' },
] as const
