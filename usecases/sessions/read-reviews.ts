import { countServedClients, listPublishedReviews, listPublishedStars } from '#db/bookings/reviews.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { ENOUGH_REVIEWS, type Rating, ratingOf, type Stars } from '#domain/bookings/reviews.ts'

const MOST_READ = 60
const MOST_SHOWN = 12

export type PublicReview = {
  readonly id: number
  readonly stars: Stars
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
  const [latest, clients] = await Promise.all([listPublishedReviews(db, MOST_READ), countServedClients(db, now)])
  const reviews = latest.map(({ sealedText, shownName, shownCity, ...review }) => ({
    ...review,
    text: unsealWithRing(sealedText, keys),
    name: shownName,
    city: shownCity,
  }))
  return { rating, clients, reviews: reviews.filter(({ text }) => text !== '').slice(0, MOST_SHOWN) }
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
