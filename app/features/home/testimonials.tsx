import { HOME } from '#app/content/home.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Card } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Testimonial } from '#domain/content/testimonial.ts'

const ADVANCE_MS = 5000

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null

  const slides = testimonials.map((testimonial, index) => ({
    id: `testimonial-${index + 1}`,
    label: HOME.testimonialLabel(index + 1, testimonials.length),
    content: <TestimonialCard testimonial={testimonial} />,
  }))
  return (
    <Section tone="tinted" labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title={HOME.testimonialsTitle} />
      <Carousel id="testimonials" label={HOME.testimonialsLabel} slides={slides} interval={ADVANCE_MS} />
    </Section>
  )
}

function TestimonialCard({ testimonial: { name, place, quote, stars } }: { testimonial: Testimonial }) {
  return (
    <Card className="grid">
      <figure className="quote">
        <Stars rating={stars} />
        <blockquote>{quote}</blockquote>
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
