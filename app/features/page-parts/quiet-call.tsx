import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type QuietCallProps = {
  title: string
  lead: string
  /** The first one is the primary action. */
  links: readonly { href: string; label: string }[]
  note?: ReactNode
}

export function QuietCall({ title, lead, links, note }: QuietCallProps) {
  const drawing = <LotusRosette className="motif-behind top-1/2 left-1/2 -translate-1/2" />
  return (
    <Section drawing={drawing} labelledBy="call-title" className="no-print border-hairline border-t">
      <SectionHeading id="call-title" title={title} lead={lead} hasOrnament={false} />
      <div className="flex flex-wrap justify-center gap-3">
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} size="lg" tone={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {note && <p className="hint mt-5 text-center">{note}</p>}
    </Section>
  )
}
