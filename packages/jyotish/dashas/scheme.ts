import type { Graha } from '../grahas.ts'

export type DashaSchemeName = 'vimshottari' | 'yogini' | 'ashtottari'

export type DashaShare = { lord: Graha; years: number }

export type DashaScheme = {
  shares: readonly DashaShare[]
  totalYears: number
  /** How many cycles are listed, so that the periods cover a long life. */
  cycles: number
}

/** Lords and years in their order (Brihat Parashara Hora Shastra, ch. 46). */
export const DASHA_SCHEMES: Record<DashaSchemeName, DashaScheme> = {
  vimshottari: {
    shares: [
      { lord: 'ketu', years: 7 },
      { lord: 'venus', years: 20 },
      { lord: 'sun', years: 6 },
      { lord: 'moon', years: 10 },
      { lord: 'mars', years: 7 },
      { lord: 'rahu', years: 18 },
      { lord: 'jupiter', years: 16 },
      { lord: 'saturn', years: 19 },
      { lord: 'mercury', years: 17 },
    ],
    totalYears: 120,
    cycles: 1,
  },
  yogini: {
    shares: [
      { lord: 'moon', years: 1 },
      { lord: 'sun', years: 2 },
      { lord: 'jupiter', years: 3 },
      { lord: 'mars', years: 4 },
      { lord: 'mercury', years: 5 },
      { lord: 'saturn', years: 6 },
      { lord: 'venus', years: 7 },
      { lord: 'rahu', years: 8 },
    ],
    totalYears: 36,
    cycles: 4,
  },
  ashtottari: {
    shares: [
      { lord: 'sun', years: 6 },
      { lord: 'moon', years: 15 },
      { lord: 'mars', years: 8 },
      { lord: 'mercury', years: 17 },
      { lord: 'saturn', years: 10 },
      { lord: 'jupiter', years: 19 },
      { lord: 'rahu', years: 12 },
      { lord: 'venus', years: 21 },
    ],
    totalYears: 108,
    cycles: 2,
  },
}
