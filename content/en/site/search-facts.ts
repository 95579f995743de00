/** What search engines read about the practice besides the texts of its pages. */
export const SEARCH_FACTS = {
  knowsAbout: ['Jyotish', 'Vedic astrology', 'Panchanga'],
  consultation: 'Vedic astrology consultation',
} as const
