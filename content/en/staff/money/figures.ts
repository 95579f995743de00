import { duration } from '#content/words/numbers.ts'
import { MOST_MONTHS } from '#domain/payments/practice-figures.ts'

/** Texts of the figures of the practice. */
export const FIGURES = {
  title: 'Reports',
  lead: 'Payments less refunds (credit counts when the money came in), sessions, and how visits become bookings. You can print this page.',
  from: 'From',
  until: 'Until',
  show: 'Show',
  problems: {
    'month-invalid': 'Please choose two months. These are the last twelve.',
    'until-before-from': 'The last month must not be before the first. These are the last twelve.',
    'too-many-months': `Please choose at most ${duration(MOST_MONTHS, 'month')}. These are the last twelve.`,
  },
  received: 'Received by month',
  receivedTotal: (amount: string) => `${amount} in all, less refunds`,
  total: 'Total',
  none: 'No payments in these months',
  noneLead: 'Each verified payment appears here under its month.',
  byService: 'By service',
  byAstrologer: 'By astrologer',
  byMethod: 'By payment method',
  service: 'Service',
  astrologer: 'Astrologer',
  method: 'Method',
  amount: 'Received less refunds',
  share: 'Share',
  onAccount: 'On a client’s account',
  noAstrologer: 'Courses and written questions',
  otherMethod: 'Not stated',
  methods: { upi: 'UPI', bank: 'Bank transfer', swift: 'SWIFT', link: 'Payment link', cash: 'Cash', card: 'Card' },
  sessions: 'Sessions',
  sessionKinds: { held: 'Held', missed: 'No-show', cancelled: 'Cancelled' },
  month: 'Month',
  steps: 'From visit to payment',
  stepsHint:
    'Visits are counted on this server without cookies or addresses, leaving out known robots. Counting began with this version, and each booking counts in the month it was made.',
  step: 'Step',
  count: 'Number',
  ofStepBefore: 'Of the step before',
  stepNames: {
    visits: 'Visits to the site',
    forms: 'Booking forms opened',
    bookings: 'Bookings made',
    paid: 'Paid',
  },
  percent: (percent: number | null) => (percent === null ? '–' : `${percent}%`),
} as const
