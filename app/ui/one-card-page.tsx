import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import { Section } from './section.tsx'
import { tallScript } from './tall-script.ts'

type OneCardPageProps = {
  title: string
  lead?: ReactNode
  /** Shown above the card, such as a stepper. */
  above?: ReactNode
  drawing?: ReactNode
  /** For a card with two columns. */
  isWide?: boolean
  children: ReactNode
}

/** One task on its own page. */
export function OneCardPage({ title, lead, above, drawing, isWide = false, children }: OneCardPageProps) {
  return (
    <Section className="py-6 md:py-14" width={isWide ? 'wide' : 'narrow'} drawing={drawing}>
      <div className={classNames('mx-auto grid w-full gap-4 md:gap-6', isWide ? 'max-w-[60rem]' : 'max-w-[40rem]')}>
        {above}
        <Card>
          <div className="grid gap-4 md:gap-6">
            <header className="grid gap-2">
              <h1 className={classNames('text-2xl md:text-3xl', tallScript(title))}>{title}</h1>
              {lead && <p className="text-ink-soft">{lead}</p>}
            </header>
            {children}
          </div>
        </Card>
      </div>
    </Section>
  )
}
