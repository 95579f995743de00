import { type Quote, QuoteCard } from '#app/features/page-parts/quote-card.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import { HOME } from '#content/site/home.ts'

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
      <Carousel id="testimonials" label={HOME.testimonialsLabel} slides={slides} />
      {reviewCount !== null && (
        <p className="mt-8 text-center">
          <ButtonLink href="/reviews" tone="secondary">
            {PUBLIC_REVIEWS.seeAll(reviewCount)}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
