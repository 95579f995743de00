import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { to } from '#content/language.ts'
import { LEGAL, type LegalBlock, type LegalSection } from '#content/site/legal.ts'
import { longDay } from '#content/words/dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { PageHeading } from '../page-parts/page-heading.tsx'

type LegalPageProps = { title: string; lead: string; since: IsoDate; sections: readonly LegalSection[] }

export function LegalPage({ title, lead, since, sections }: LegalPageProps) {
  return (
    <>
      <PageHeading eyebrow={LEGAL.inForceFrom(longDay(since))} title={title} lead={lead} />
      <Section>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_1fr]">
          <nav aria-label={LEGAL.contents} className="h-fit lg:sticky lg:top-6">
            <p className="eyebrow mb-2">{LEGAL.contents}</p>
            <ul>
              {sections.filter(isHeaded).map(({ id, title: heading }) => (
                <li key={id}>
                  <a className="inline-flex min-h-11 items-center text-link text-sm lg:min-h-8" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <article className="prose">
            {sections.map((section) => (
              <LegalPart key={section.id} section={section} />
            ))}
            <p>
              <a className="inline-flex min-h-11 items-center gap-2" href={to('/')}>
                <Icon of={ArrowLeft} size={18} />
                {LEGAL.backHome}
              </a>
            </p>
          </article>
        </div>
      </Section>
    </>
  )
}

/** A text of the practice's own may begin without a heading. */
function isHeaded({ title }: LegalSection): boolean {
  return title !== ''
}

function LegalPart({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <section className="legal-part" {...(title !== '' && { 'aria-labelledby': id })}>
      {title !== '' && <h2 id={id}>{title}</h2>}
      {blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
