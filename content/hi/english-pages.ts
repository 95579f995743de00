export const ENGLISH_PAGES: readonly string[] = [
  '/admin',
  '/astrologer-dashboard',
  '/horoscope',
  '/horoscope/studio',
  '/staff',
]
