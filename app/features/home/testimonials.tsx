import { HOME } from '#app/content/home.ts'
import { PUBLIC_REVIEWS } from '#app/content/reviews.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Card } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Testimonial } from '#domain/content/testimonial.ts'

const ADVANCE_MS = 5000

/** A testimonial that the practice wrote down, or a review with the practice's reply. */
export type Quote = Testimonial & { readonly reply?: string }

type TestimonialsProps = {
  quotes: readonly Quote[]
  /** How many reviews there are; null for testimonials. */
  reviewCount: number | null
}

export function Testimonials({ quotes, reviewCount }: TestimonialsProps) {
  if (quotes.length === 0) return null

  const slides = quotes.map((quote, index) => ({
    id: `testimonial-${index + 1}`,
    label: HOME.testimonialLabel(index + 1, quotes.length),
    content: <QuoteCard quote={quote} />,
  }))
  return (
    <Section tone="tinted" labelledBy="testimonials-title">
      <SectionHeading
        id="testimonials-title"
        title={HOME.testimonialsTitle}
        lead={reviewCount === null ? undefined : PUBLIC_REVIEWS.lead(reviewCount)}
      />
      <Carousel id="testimonials" label={HOME.testimonialsLabel} slides={slides} interval={ADVANCE_MS} />
    </Section>
  )
}

function QuoteCard({ quote: { name, place, quote, stars, reply = '' } }: { quote: Quote }) {
  return (
    <Card className="grid">
      <figure className="quote">
        <Stars rating={stars} />
        <div className="grid content-start gap-3">
          <blockquote className="whitespace-pre-line">{quote}</blockquote>
          {reply !== '' && (
            <p className="hint whitespace-pre-line">
              <b>{PUBLIC_REVIEWS.reply}:</b> {reply}
            </p>
          )}
        </div>
        <figcaption>
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <br />
            <span className="hint">{place}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
