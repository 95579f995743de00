import { HOME } from '#app/content/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

/** The quiet end of the page: nothing new, only the way to begin. */
export function ClosingCall() {
  const drawing = <LotusRosette className="motif-behind top-1/2 left-1/2 -translate-1/2" />
  return (
    <Section drawing={drawing} labelledBy="closing-title">
      <SectionHeading id="closing-title" title={HOME.closingTitle} lead={HOME.closingLead} hasOrnament={false} />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/consultation" size="lg">
          {HOME.seeConsultations}
        </ButtonLink>
        <ButtonLink href="/horoscope" tone="secondary" size="lg">
          {HOME.drawChart}
        </ButtonLink>
      </div>
    </Section>
  )
}
