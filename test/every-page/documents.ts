/** One path for each kind of document in the sample content. */
export const DOCUMENTS = [
  '/',
  '/courses',
  '/courses/pradhamika/lessons/1',
  '/consultation',
  '/astrologers/astrologer',
  '/free-content',
  '/free-content/parashara-basic',
  '/blog',
  '/blog/eighteen-points-are-not-a-verdict',
  '/contact',
  '/terms',
  '/privacy',
  '/booking-cancelled',
  '/no/such/page',
] as const
