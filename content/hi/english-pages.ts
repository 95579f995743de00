export const ENGLISH_PAGES: readonly string[] = [
  '/admin',
  '/astrologer-dashboard',
  '/eclipses',
  '/embed',
  '/festivals',
  '/horoscope',
  '/horoscope/studio',
  '/muhurta',
  '/panchanga',
  '/staff',
]
