import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Portrait } from '#app/features/page-parts/portrait.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { ASTROLOGERS } from '#content/site/astrologers.ts'
import type { Astrologer } from '#domain/content/astrologers.ts'

export type ListedAstrologer = Pick<Astrologer, 'slug' | 'name' | 'titles' | 'languages' | 'portraitUrl'>

export function astrologerPath({ slug }: Pick<Astrologer, 'slug'>): string {
  return `/astrologers/${slug}`
}

/** The whole card leads to the astrologer's page. */
export function AstrologerCards({ astrologers }: { astrologers: readonly ListedAstrologer[] }) {
  return (
    <ul className="card-grid">
      {astrologers.map((astrologer) => (
        <Card as="li" kind="link" key={astrologer.slug} className="grid content-start justify-items-center gap-3">
          <span className="w-28">
            <Portrait url={astrologer.portraitUrl} name={astrologer.name} />
          </span>
          <h3 className={tallScript(astrologer.name)}>
            <a href={to(astrologerPath(astrologer))}>{astrologer.name}</a>
          </h3>
          {astrologer.titles.length > 0 && (
            <p className="text-center">
              <OwnText>{astrologer.titles.join(' · ')}</OwnText>
            </p>
          )}
          {astrologer.languages.length > 0 && <p className="hint text-center">{astrologer.languages.join(', ')}</p>}
        </Card>
      ))}
    </ul>
  )
}

export function OurAstrologers({ astrologers }: { astrologers: readonly ListedAstrologer[] }) {
  if (astrologers.length === 0) return null
  return (
    <Section labelledBy="astrologers-title" tone="panel">
      <SectionHeading id="astrologers-title" title={ASTROLOGERS.heading} lead={ASTROLOGERS.lead} />
      <AstrologerCards astrologers={astrologers} />
    </Section>
  )
}
