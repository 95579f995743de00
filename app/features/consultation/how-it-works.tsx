import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { CONSULTATION } from '#content/booking/consultation.ts'
import type { TitledText } from '#domain/content/home-texts.ts'

type HowItWorksProps = {
  steps: readonly TitledText[]
  /** Whether the practice wrote them. */
  isOwn: boolean
}

export function HowItWorks({ steps, isOwn }: HowItWorksProps) {
  return (
    <Section tone="tinted" labelledBy="steps-title">
      <SectionHeading id="steps-title" title={CONSULTATION.stepsTitle} lead={CONSULTATION.stepsLead} />
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            {...(isOwn && ownLanguage(text))}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 lg:grid-cols-1"
          >
            <span className="heading grid size-11 place-items-center rounded-full border border-gold bg-panel text-gold-text text-xl">
              {index + 1}
            </span>
            <div className="grid content-start gap-1 lg:mt-1 lg:gap-2">
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
