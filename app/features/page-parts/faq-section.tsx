import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { FaqEntry } from '#domain/content/faq-entry.ts'
import { ownLanguage } from './own-text.tsx'

type FaqSectionProps = { title: string; entries: readonly FaqEntry[]; tone?: 'plain' | 'panel' | 'tinted' }

export function FaqSection({ title, entries, tone = 'plain' }: FaqSectionProps) {
  if (entries.length === 0) return null
  return (
    <Section width="narrow" tone={tone} labelledBy="faq-title">
      <SectionHeading id="faq-title" title={title} />
      <Accordion
        group="faq"
        items={entries.map(({ question, answer }) => ({
          question,
          answer: <p>{answer}</p>,
          ...ownLanguage(answer),
        }))}
      />
    </Section>
  )
}
