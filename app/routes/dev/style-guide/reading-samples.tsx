import { Avatar } from '#app/ui/avatar.tsx'
import { Card } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Stars } from '#app/ui/stars.tsx'

const VOICES = ['Asha Rao', 'Ravi Kumar', 'Meera Iyer', 'Devika Nair', 'Sunil Joshi']

export function ReadingSamples() {
  return (
    <>
      <Section tone="tinted">
        <SectionHeading title="What clients say" />
        <Carousel id="voices" label="Testimonials" slides={VOICES.map(slideOf)} />
      </Section>
      <Section width="narrow">
        <article className="prose prose-opening">
          <p>
            The moon crosses one mansion a day, more or less, and comes back to the same star in a little over
            twenty-seven days. Long before there were twelve signs there were these twenty-seven houses of the moon, and
            they are still the finest scale a chart is read on: each has its deity, its animal, its temper.
          </p>
          <h2>Why a boundary matters</h2>
          <p>
            A nakshatra measures 13° 20′. A birth an hour later can fall into the next one, and the dasha changes with
            it: that is why the <a href="#time">time of birth</a> is asked for so carefully. In Sanskrit,{' '}
            <i>nakṣatra</i>; in Devanagari, नक्षत्र.
          </p>
          <blockquote>A chart does not decide. It shows what time it is.</blockquote>
          <ul>
            <li>Ashwini, Bharani, Krittika</li>
            <li>Rohini, Mrigashira, Ardra</li>
          </ul>
        </article>
      </Section>
    </>
  )
}

function slideOf(name: string, index: number) {
  return {
    id: `voice-${index + 1}`,
    label: `testimonial ${index + 1} of ${VOICES.length}`,
    content: (
      <Card kind="plain">
        <figure className="quote">
          <Stars rating={5} />
          <blockquote>
            He told me what he saw and what he did not see. I left with a list of three things to do and no fear of any
            of them. That was a year ago, and two are done.
          </blockquote>
          <figcaption>
            <Avatar name={name} />
            <span>
              <b>{name}</b>
              <br />
              <span className="hint">Pune</span>
            </span>
          </figcaption>
        </figure>
      </Card>
    ),
  }
}
