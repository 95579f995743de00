import Compass from 'lucide-react/icons/compass'
import Feather from 'lucide-react/icons/feather'
import ScrollText from 'lucide-react/icons/scroll-text'
import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { BENEFITS, HOME } from '#content/site/home.ts'
import type { TitledText } from '#domain/content/home-texts.ts'

const ICONS = [ScrollText, Feather, Compass]

type BenefitsProps = {
  /** Null for the standard ones. */
  own: readonly TitledText[] | null
}

export function Benefits({ own }: BenefitsProps) {
  return (
    <Section tone="panel" labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={HOME.benefitsTitle} lead={HOME.benefitsLead} />
      <ul className="card-grid">
        {(own ?? BENEFITS).map(({ title, text }, index) => (
          <Card as="li" key={title} className="grid content-start gap-3">
            <span className="text-gold-text">
              <Icon of={ICONS[index % ICONS.length] ?? Compass} size={28} />
            </span>
            <h3 {...(own && ownLanguage(title))}>{title}</h3>
            <p className="text-ink-soft" {...(own && ownLanguage(text))}>
              {text}
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
