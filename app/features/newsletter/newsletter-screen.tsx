import type { ReactNode } from 'react'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type NewsletterScreenProps = { title: string; lead: string; children?: ReactNode }

export function NewsletterScreen({ title, lead, children }: NewsletterScreenProps) {
  const drawing = <LotusRosette className="motif-behind top-1/2 left-1/2 -translate-1/2" />
  return (
    <Section width="narrow" drawing={drawing}>
      <SectionHeading level={1} title={title} lead={lead} />
      <div className="mx-auto grid max-w-md gap-4">{children}</div>
    </Section>
  )
}
