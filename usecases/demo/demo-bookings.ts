import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { ReviewTexts } from '#usecases/sessions/write-review.ts'

/** The state in which a demo booking ends up. */
type DemoState = 'unpaid' | 'claimed' | 'verified' | 'rejected' | 'cancelled'

export type DemoBooking = {
  readonly client: string
  readonly service: readonly [ServiceType, slug: string]
  /** Hours before the demo's start at which it was made. */
  readonly madeHoursAgo: number
  /** Index into the slots that were free at that time, soonest first. */
  readonly slot?: number
  readonly state: DemoState
  readonly notes?: string
  /** Whether the astrologer has recommended remedies. */
  readonly hasRemedies?: boolean
  /** What the client wrote after the completed session. */
  readonly review?: DemoReview
}

type DemoReview = ReviewTexts & {
  /** Others wait to be read. */
  readonly isPublished: boolean
  readonly reply: string
}

const PRASNA = ['consultation', 'prasna'] as const
const RECTIFICATION = ['consultation', 'birth-time-rectification'] as const
const LIFE_PREDICTION = ['consultation', 'full-life-prediction'] as const

/** A month of bookings, oldest first, in every state. */
export const DEMO_BOOKINGS: readonly DemoBooking[] = [
  { client: 'asha', service: ['course', 'pradhamika'], madeHoursAgo: 30 * 24, state: 'verified' },
  {
    client: 'ravi',
    service: RECTIFICATION,
    madeHoursAgo: 29 * 24,
    slot: 5,
    state: 'verified',
    review: {
      stars: 4,
      text: 'Sample review: patient and thorough. I would have liked a written summary sooner.',
      shownName: 'Ravi',
      shownCity: 'Pune',
      isPublic: true,
      isPublished: true,
      reply: 'Sample reply: thank you. Summaries now follow within two days.',
    },
  },
  {
    client: 'lakshmi',
    service: PRASNA,
    madeHoursAgo: 27 * 24,
    state: 'verified',
    notes: 'Will we be able to sell our old house this year?',
  },
  {
    client: 'arjun',
    service: LIFE_PREDICTION,
    madeHoursAgo: 26 * 24,
    slot: 9,
    state: 'verified',
    review: {
      stars: 5,
      text: 'Sample review: clear answers, and enough time for all my questions.',
      shownName: 'अर्जुन',
      shownCity: '',
      isPublic: true,
      isPublished: false,
      reply: '',
    },
  },
  { client: 'fatima', service: ['course', 'madhyamika'], madeHoursAgo: 24 * 24, state: 'verified' },
  {
    client: 'daniel',
    service: LIFE_PREDICTION,
    madeHoursAgo: 22 * 24,
    slot: 14,
    state: 'verified',
    notes: 'I live in London. Late afternoons in India suit me best.',
  },
  {
    client: 'asha',
    service: PRASNA,
    madeHoursAgo: 20 * 24,
    state: 'verified',
    notes: 'Is this a good month to change my job?',
    hasRemedies: true,
  },
  { client: 'ravi', service: ['course', 'unnata'], madeHoursAgo: 18 * 24, state: 'rejected' },
  { client: 'lakshmi', service: RECTIFICATION, madeHoursAgo: 16 * 24, slot: 3, state: 'cancelled' },
  { client: 'arjun', service: LIFE_PREDICTION, madeHoursAgo: 14 * 24, slot: 20, state: 'verified' },
  { client: 'fatima', service: RECTIFICATION, madeHoursAgo: 10 * 24, slot: 24, state: 'verified' },
  { client: 'daniel', service: ['course', 'sampurna-jyotish'], madeHoursAgo: 8 * 24, state: 'verified' },
  {
    client: 'asha',
    service: LIFE_PREDICTION,
    madeHoursAgo: 5 * 24,
    slot: 40,
    state: 'verified',
    notes: 'Mostly about my daughter’s studies.',
  },
  { client: 'ravi', service: LIFE_PREDICTION, madeHoursAgo: 3 * 24, slot: 22, state: 'verified' },
  { client: 'lakshmi', service: LIFE_PREDICTION, madeHoursAgo: 30, slot: 12, state: 'verified' },
  {
    client: 'arjun',
    service: PRASNA,
    madeHoursAgo: 20,
    state: 'claimed',
    notes: 'Where should I look for my lost passport?',
  },
  { client: 'fatima', service: LIFE_PREDICTION, madeHoursAgo: 6, slot: 10, state: 'claimed' },
  { client: 'daniel', service: RECTIFICATION, madeHoursAgo: 2, slot: 4, state: 'claimed' },
  { client: 'lakshmi', service: ['course', 'pradhamika'], madeHoursAgo: 0.2, state: 'unpaid' },
]
