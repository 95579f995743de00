/** One address of each kind of document that the sample content has. */
export const DOCUMENTS = [
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/free-content/parashara-basic',
  '/blog',
  '/blog/eighteen-points-are-not-a-verdict',
  '/contact',
  '/terms',
  '/privacy',
  '/booking-success',
  '/booking-cancelled',
  '/no/such/page',
] as const
