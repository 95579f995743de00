import { Avatar } from '#app/ui/avatar.tsx'
import { Card } from '#app/ui/card.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { OwnText, ownLanguage } from './own-text.tsx'

/** A testimonial that the practice wrote down, or a review with the practice's reply. */
export type Quote = Testimonial & { readonly reply?: string }

export function QuoteCard({ quote: { name, place, quote, stars, reply = '' } }: { quote: Quote }) {
  return (
    <Card className="grid">
      <figure className="quote">
        <Stars rating={stars} />
        <div className="grid content-start gap-3">
          {quote !== '' && (
            <blockquote className="whitespace-pre-line" {...ownLanguage(quote)}>
              {quote}
            </blockquote>
          )}
          {reply !== '' && (
            <p className="hint whitespace-pre-line">
              <b>{PUBLIC_REVIEWS.reply}:</b> <OwnText>{reply}</OwnText>
            </p>
          )}
        </div>
        <figcaption>
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <br />
            <span className="hint">
              <OwnText>{place}</OwnText>
            </span>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
