import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import type { EclipseWithSutak } from '#domain/almanac/eclipses.ts'
import { eclipsesHref } from './addresses.ts'
import { CityField } from './city-field.tsx'
import type { CityView } from './city-form.tsx'
import { EclipseCard } from './eclipse-card.tsx'

type EclipseScreenProps = {
  year: number
  city: CityView & { readonly timeZone: string }
  /** The city of the address, which the links keep. */
  linkedCity: string | undefined
  unknownCity: string | undefined
  eclipses: readonly EclipseWithSutak[]
}

/** The eclipses of a year, for a city. */
export function EclipseScreen({ year, city, linkedCity, unknownCity, eclipses }: EclipseScreenProps) {
  return (
    <>
      <PageHeading
        eyebrow={`${ECLIPSES.title}, ${cityName(city)}`}
        title={ECLIPSES.heading(year)}
        lead={ECLIPSES.lead(cityLabel(city))}
        crumbs={[HOME_LINK, { label: ECLIPSES.title, href: '/eclipses' }, { label: String(year) }]}
      >
        <nav className="almanac-links" aria-label={ECLIPSES.years}>
          {[year - 1, year + 1].filter(isAlmanacYear).map((each) => (
            <a key={each} href={to(eclipsesHref(each, linkedCity))}>
              {each}
            </a>
          ))}
        </nav>
      </PageHeading>
      <Section className="pt-10">
        {unknownCity !== undefined && <Notice tone="danger">{ECLIPSES.unknownCity(unknownCity)}</Notice>}
        <search className="block" aria-label={ECLIPSES.filter}>
          <form className="flex flex-wrap items-end gap-3" method="post" action={to(`/eclipses/${year}`)}>
            <CityField name="city" label={ECLIPSES.city} defaultValue={unknownCity ?? city.name} />
            <Button type="submit" tone="secondary">
              {ECLIPSES.show}
            </Button>
          </form>
        </search>
        {eclipses.length === 0 && <EmptyState title={ECLIPSES.none}>{ECLIPSES.noneLead}</EmptyState>}
        <div className="almanac-lists">
          {eclipses.map((at) => (
            <EclipseCard key={at.eclipse.greatestJdUt} at={at} city={city} />
          ))}
          <Card as="section">
            <h2>{ECLIPSES.aboutTitle}</h2>
            <ul className="grid list-disc gap-2 pl-5">
              {ECLIPSES.about.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
        </div>
      </Section>
    </>
  )
}
