import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { countServedClients, listPublishedReviews, listPublishedStars } from '#db/sessions/reviews.ts'
import { ENOUGH_REVIEWS, type Rating, ratingOf, type StarCount } from '#domain/sessions/reviews.ts'

const MOST_READ = 60
const MOST_SHOWN = 12
const REVIEWS_A_PAGE = 20

export type PublicReview = {
  readonly id: number
  readonly stars: StarCount
  readonly text: string
  readonly name: string
  readonly city: string
  readonly reply: string
}

export type PublicReviews = {
  readonly rating: Rating
  /** Clients who have had a session or a course. */
  readonly clients: number
  /** The latest with a text; the rating counts the others too. */
  readonly reviews: readonly PublicReview[]
}

/** What the website shows instead of testimonials and claims; undefined while it is switched off or too early (0149). */
export async function readPublicReviews(
  db: Database,
  keys: KeyRing,
  { showsReviews }: { readonly showsReviews: boolean },
  now: Date,
): Promise<PublicReviews | undefined> {
  const rating = await readPublicRating(db, { showsReviews })
  if (!rating) return undefined
  const [latest, clients] = await Promise.all([
    listPublishedReviews(db, { limit: MOST_READ }),
    countServedClients(db, now),
  ])
  const reviews = latest.map((row) => publicReview(row, keys))
  return { rating, clients, reviews: reviews.filter(({ text }) => text !== '').slice(0, MOST_SHOWN) }
}

export type PublicReviewsView = {
  readonly rating: Rating
  readonly pages: number
  /** Those without a text too: the rating counts them. */
  readonly reviews: readonly PublicReview[]
}

/** One page of all published reviews; undefined while the website shows none, or beyond the last page. */
export async function readReviewPage(
  db: Database,
  keys: KeyRing,
  { showsReviews }: { readonly showsReviews: boolean },
  page: number,
): Promise<PublicReviewsView | undefined> {
  const rating = await readPublicRating(db, { showsReviews })
  if (!rating) return undefined
  const pages = Math.ceil(rating.count / REVIEWS_A_PAGE)
  if (page > pages) return undefined
  const rows = await listPublishedReviews(db, { limit: REVIEWS_A_PAGE, offset: (page - 1) * REVIEWS_A_PAGE })
  return { rating, pages, reviews: rows.map((row) => publicReview(row, keys)) }
}

type PublishedRow = Awaited<ReturnType<typeof listPublishedReviews>>[number]

function publicReview({ sealedText, shownName, shownCity, ...review }: PublishedRow, keys: KeyRing): PublicReview {
  return { ...review, text: unsealWithRing(sealedText, keys), name: shownName, city: shownCity }
}

/** The average of all published reviews; undefined like the reviews themselves. */
export async function readPublicRating(
  db: Database,
  { showsReviews }: { readonly showsReviews: boolean },
): Promise<Rating | undefined> {
  if (!showsReviews) return undefined
  const rating = ratingOf(await listPublishedStars(db))
  return rating.count < ENOUGH_REVIEWS ? undefined : rating
}
