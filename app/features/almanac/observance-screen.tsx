import type { SunriseRule } from '@muhurta/jyotish'
import type { Observance } from '@muhurta/jyotish/festivals'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { observanceName, regionNames, TRADITION_NAMES } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { fullDay } from '#content/words/dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { listOf } from '#domain/almanac/observances.ts'
import { almanacHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'
import { MonthsSwitch } from './convention-switches.tsx'
import { festivalEmailsHref, observanceHref } from './festival-addresses.ts'
import { type DatedPuja, PujaCard } from './puja-card.tsx'
import { ruleText, whyText } from './rule-text.ts'

export type YearDates = { readonly year: number; readonly dates: readonly FestivalDate[] }

type ObservanceScreenProps = {
  observance: Observance
  city: CityView
  sunrise: SunriseRule
  reckoning: MonthReckoning
  years: readonly YearDates[]
  /** The dates whose times are shown, the next one first. */
  puja: readonly DatedPuja[]
}

/** An observance: its times, when it is, by which rule, and why others may differ. */
export function ObservanceScreen({ observance, city, sunrise, reckoning, years, puja }: ObservanceScreenProps) {
  const name = observanceName(observance.id)
  return (
    <>
      <PageHeading
        eyebrow={FESTIVALS.title}
        title={name}
        lead={FESTIVALS.observanceLead(cityLabel(city))}
        crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }, { label: name }]}
      />
      <Section className="pt-10">
        <div className="almanac-lists mt-0">
          {puja.length > 0 && <PujaCard city={cityName(city)} puja={puja} />}
          <div>
            <DatesCard city={city} years={years} />
            <RuleCard observance={observance} city={city} reckoning={reckoning} />
          </div>
        </div>
        <ConventionsNote lines={[CONVENTION_LINES.zodiac(AYANAMSA_LABELS.lahiri), SUNRISE_LABELS[sunrise]]} />
        <MonthsSwitch reckoning={reckoning} href={observanceHref(observance.id)} />
      </Section>
    </>
  )
}

function DatesCard({ city, years }: Pick<ObservanceScreenProps, 'city' | 'years'>) {
  return (
    <Card as="section" className="grid gap-3">
      <h2>{FESTIVALS.dates}</h2>
      {years.map(({ year, dates }) => (
        <section key={year}>
          <h3 className="text-base">{year}</h3>
          {dates.length === 0 && <p className="hint">{FESTIVALS.noDate(year)}</p>}
          <ul>
            {dates.map(({ date, tradition }) => (
              <li key={`${date} ${tradition}`}>
                <a className="text-link inline-block py-1.5" href={to(almanacHref(city.slug, date))}>
                  {fullDay(date)}
                </a>
                {tradition && <span className="hint"> {TRADITION_NAMES[tradition]}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function RuleCard({ observance, city, reckoning }: Pick<ObservanceScreenProps, 'observance' | 'city' | 'reckoning'>) {
  return (
    <Card as="section" className="grid gap-4">
      <h2>{FESTIVALS.rule}</h2>
      <Sentences of={ruleText(observance.rule, reckoning)} />
      {observance.regions && <p>{FESTIVALS.keptIn(regionNames(observance.regions))}</p>}
      <h2>{FESTIVALS.why}</h2>
      <Sentences of={whyText(observance)} />
      <p>
        <a className="text-link" href={to(festivalEmailsHref({ city: city.slug, list: listOf(observance) }))}>
          {FESTIVAL_EMAILS.link}
        </a>
      </p>
      <p>
        <a className="text-link" href={to('/festivals')}>
          {FESTIVALS.toList}
        </a>
      </p>
    </Card>
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
