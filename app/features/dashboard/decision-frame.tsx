import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'

/** One question about one booking, on a page of its own. */
export function DecisionFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Section width="narrow" className="py-10 md:py-14">
      <div className="mx-auto max-w-[40rem]">
        <Card>
          <div className="grid gap-6">
            <header className="grid gap-2">
              <h1 className="text-3xl">{title}</h1>
              {lead && <p className="text-ink-soft">{lead}</p>}
            </header>
            {children}
          </div>
        </Card>
      </div>
    </Section>
  )
}
