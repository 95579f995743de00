export const ENGLISH_PAGES: readonly string[] = [
  '/admin',
  '/astrologer-dashboard',
  '/eclipses',
  '/embed',
  '/festivals',
  '/horoscope/studio',
  '/muhurta',
  '/panchanga',
  '/staff',
]
