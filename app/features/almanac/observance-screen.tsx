import type { Observance } from '@muhurta/jyotish/festivals'
import { FESTIVALS } from '#app/content/festivals.ts'
import { HOME_LINK } from '#app/content/frame.ts'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { placeLabel } from '#domain/charts/places.ts'
import { almanacHref } from './addresses.ts'
import type { ShownCity } from './city-form.tsx'
import { dayName } from './date-names.ts'
import { observanceName } from './observance-name.ts'
import { ruleText, whyText } from './rule-text.ts'

export type YearDates = { readonly year: number; readonly dates: readonly FestivalDate[] }

type ObservanceScreenProps = { observance: Observance; city: ShownCity; years: readonly YearDates[] }

/** An observance: when it is, by which rule, and why others may differ. */
export function ObservanceScreen({ observance, city, years }: ObservanceScreenProps) {
  const name = observanceName(observance.id)
  return (
    <>
      <PageHeading
        eyebrow={FESTIVALS.title}
        title={name}
        lead={FESTIVALS.observanceLead(placeLabel(city))}
        crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }, { label: name }]}
      />
      <Section className="pt-10">
        <div className="almanac-lists mt-0">
          <Card as="section">
            <h2>{FESTIVALS.dates}</h2>
            {years.map(({ year, dates }) => (
              <section key={year}>
                <h3 className="text-base">{year}</h3>
                {dates.length === 0 && <p className="hint">{FESTIVALS.noDate(year)}</p>}
                <ul>
                  {dates.map(({ date, tradition }) => (
                    <li key={`${date} ${tradition}`}>
                      <a className="text-link inline-block py-1.5" href={almanacHref(city.slug, date)}>
                        {dayName(date)}
                      </a>
                      {tradition && <span className="hint"> {FESTIVALS.traditions[tradition]}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Card>
          <Card as="section">
            <h2>{FESTIVALS.rule}</h2>
            <Sentences of={ruleText(observance.rule)} />
            {observance.region && <p>{FESTIVALS.keptIn(observance.region)}</p>}
            <h2>{FESTIVALS.why}</h2>
            <Sentences of={whyText(observance)} />
            <p>
              <a className="text-link" href="/festivals">
                {FESTIVALS.toList}
              </a>
            </p>
          </Card>
        </div>
      </Section>
    </>
  )
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
