export const ENGLISH_PAGES: readonly string[] = [
  '/admin',
  '/astrologer-dashboard',
  '/eclipses',
  '/embed',
  '/festivals',
  '/muhurta',
  '/panchanga',
  '/staff',
]
