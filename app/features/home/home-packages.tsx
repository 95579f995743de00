import { consultationBookPath } from '#app/features/consultation/package-card.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CONSULTATION } from '#content/booking/consultation.ts'
import { to } from '#content/language.ts'
import { HOME } from '#content/site/home.ts'
import { formatRupees } from '#content/words/money.ts'
import type { ConsultationPackage } from '#domain/content/offers.ts'

export type HomePackage = Pick<ConsultationPackage, 'slug' | 'name' | 'price' | 'isPerQuestion' | 'durationLabel'>

/** The packages with their prices; the whole card leads to the booking form. */
export function HomePackages({ packages }: { packages: readonly HomePackage[] }) {
  if (packages.length === 0) return null
  return (
    <Section labelledBy="packages-title">
      <SectionHeading id="packages-title" title={HOME.packagesTitle} lead={HOME.packagesLead} />
      <ul className="card-grid">
        {packages.map((offered) => (
          <Card as="li" kind="link" key={offered.slug} className="grid content-start gap-2">
            <h3 className={tallScript(offered.name)}>
              <a href={to(consultationBookPath(offered))}>
                <OwnText>{offered.name}</OwnText>
              </a>
            </h3>
            <Price
              amount={formatRupees(offered.price)}
              {...(offered.isPerQuestion && { unit: CONSULTATION.perQuestion })}
            />
            <p className="hint">
              <OwnText>{offered.durationLabel}</OwnText>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
