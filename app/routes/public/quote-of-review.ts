import type { Quote } from '#app/features/page-parts/quote-card.tsx'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import type { PublicReview } from '#usecases/sessions/read-reviews.ts'

export function quoteOf({ id, name, city, text, stars, reply }: PublicReview): Quote {
  return { id, name: name || PUBLIC_REVIEWS.anonymous, place: city, quote: text, stars, reply }
}
