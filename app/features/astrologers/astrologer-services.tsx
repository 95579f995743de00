import { consultationBookPath } from '#app/features/consultation/package-card.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CONSULTATION } from '#content/booking/consultation.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { ASTROLOGERS } from '#content/site/astrologers.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Astrologer } from '#domain/content/astrologers.ts'
import type { ConsultationPackage } from '#domain/content/offers.ts'

export type AstrologerService = Pick<
  ConsultationPackage,
  'slug' | 'name' | 'description' | 'price' | 'isPerQuestion' | 'durationLabel' | 'isPrasna' | 'heldAs'
>

type ServicesProps = { astrologer: Pick<Astrologer, 'slug' | 'name'>; services: readonly AstrologerService[] }

/** What an astrologer offers, with prices. A Prasna has no appointment, so it is booked without choosing anybody. */
export function AstrologerServices({ astrologer: { slug, name }, services }: ServicesProps) {
  return (
    <Section tone="panel" labelledBy="services-title">
      <SectionHeading id="services-title" title={ASTROLOGERS.services(name)} align="start" />
      {services.length === 0 && <p>{ASTROLOGERS.noServices}</p>}
      <ul className="card-grid">
        {services.map((service) => {
          const titleId = `${service.slug}-title`
          return (
            <Card as="li" key={service.slug} className="flex flex-col gap-3">
              <h3 id={titleId} className={tallScript(service.name)}>
                <OwnText>{service.name}</OwnText>
              </h3>
              <Price
                amount={formatRupees(service.price)}
                {...(service.isPerQuestion && { unit: CONSULTATION.perQuestion })}
              />
              <p className="hint">
                <OwnText>{service.durationLabel}</OwnText> · {HELD_AS_NAMES[service.heldAs]}
              </p>
              <p className="mb-auto text-ink-soft">
                <OwnText>{service.description}</OwnText>
              </p>
              <ButtonLink
                href={
                  service.isPrasna
                    ? consultationBookPath(service)
                    : `${consultationBookPath(service)}?astrologer=${slug}`
                }
                wide
                aria-describedby={titleId}
              >
                {service.isPrasna ? CONSULTATION.bookNow : ASTROLOGERS.bookWith(name)}
              </ButtonLink>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
