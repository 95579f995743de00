import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode; after?: ReactNode }

export function AuthFrame({ title, lead, children, after }: AuthFrameProps) {
  return (
    <Section width="narrow" drawing={<ConcentricCircles className="section-drawing" />}>
      <div className="mx-auto grid max-w-[30rem]">
        <SectionHeading level={1} title={title} lead={lead} />
        <Card>
          <div className="grid gap-5">{children}</div>
        </Card>
        {after && <div className="mt-6">{after}</div>}
      </div>
    </Section>
  )
}
