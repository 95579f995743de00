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

/** What the practice writes in an answer where the payment methods belong. */
const METHODS_IN_TEXT = '{how to pay}'

/** "You pay {how to pay}." names the ways that are offered now, and stays true when they change. */
export function withPaymentMethods<Entry extends { readonly answer: string }>(
  entries: readonly Entry[],
  howToPay: string,
): Entry[] {
  return entries.map((entry) => ({ ...entry, answer: entry.answer.replaceAll(METHODS_IN_TEXT, howToPay) }))
}
