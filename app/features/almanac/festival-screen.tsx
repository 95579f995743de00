import type { SunriseRule } from '@muhurta/jyotish'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { DISPUTED } from '#content/almanac/disputed-dates.ts'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { FESTIVAL_LIST_NAMES, REGION_OPTIONS } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { FINDER_LINK, HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { monthYear } from '#content/words/dates.ts'
import { isAlmanacYear, monthOf } from '#domain/almanac/almanac-dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { FESTIVAL_LISTS } from '#domain/almanac/observances.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { eclipsesHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'
import {
  disputedHref,
  type FestivalView,
  festivalEmailsHref,
  festivalFeedHref,
  festivalsHref,
} from './festival-addresses.ts'
import { FestivalDays, NextFestivals } from './festival-days.tsx'
import { PlaceForm } from './place-form.tsx'

type FestivalScreenProps = {
  view: FestivalView
  city: CityView
  sunrise: SunriseRule
  /** A city that was typed and is not known. */
  unknownCity: string | undefined
  festivals: readonly FestivalDate[]
  today: IsoDate
  /** The next ones from today on; none in the list of another year. */
  next: readonly FestivalDate[]
}

/** The observances of a year for a city: the next ones, then all by month. */
export function FestivalScreen({ view, city, sunrise, unknownCity, festivals, today, next }: FestivalScreenProps) {
  return (
    <>
      <PageHeading
        eyebrow={`${FESTIVALS.title}, ${cityName(city)}`}
        title={FESTIVALS.heading(view.year)}
        lead={FESTIVALS.lead(cityLabel(city))}
        crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }, { label: String(view.year) }]}
      />
      <Section className="pt-6 lg:pt-10">
        {unknownCity !== undefined && <Notice tone="danger">{FESTIVALS.unknownCity(unknownCity)}</Notice>}
        <PlaceForm
          action={`/festivals/${view.year}`}
          city={city}
          typed={unknownCity}
          region={REGION_OPTIONS.find(({ value }) => value === view.region)?.label ?? FESTIVALS.everywhere}
        >
          {view.list !== 'festivals' && <input type="hidden" name="list" value={view.list} />}
          <SelectField
            name="region"
            label={FESTIVALS.region}
            options={REGION_OPTIONS}
            placeholder={FESTIVALS.everywhere}
            defaultValue={view.region ?? ''}
          />
        </PlaceForm>
        <LinkTabs
          label={FESTIVALS.listLabel}
          tabs={FESTIVAL_LISTS.map((list) => ({
            href: festivalsHref({ ...view, list }),
            label: FESTIVAL_LIST_NAMES[list],
            isCurrent: list === view.list,
          }))}
        />
        {next.length > 0 && (
          <section className="mt-8" aria-labelledby="next-title">
            <h2 id="next-title" className="text-2xl">
              {FESTIVALS.next}
            </h2>
            <NextFestivals dates={next} linkedCity={view.city} today={today} />
            <p className="mt-4 flex flex-wrap gap-3">
              <ButtonLink href={festivalEmailsHref(view)}>{FESTIVAL_EMAILS.link}</ButtonLink>
              <ButtonLink tone="secondary" href={festivalFeedHref(city.slug, view)}>
                {FESTIVALS.feed}
              </ButtonLink>
            </p>
          </section>
        )}
        <Months view={view} festivals={festivals} today={today} />
        <nav className="almanac-links mt-6" aria-label={FESTIVALS.more}>
          {[view.year - 1, view.year + 1].filter(isAlmanacYear).map((year) => (
            <a key={year} href={to(festivalsHref({ ...view, year }))}>
              {FESTIVALS.heading(year)}
            </a>
          ))}
          <a href={to(disputedHref(view.year, view.city))}>{DISPUTED.link(view.year)}</a>
          <a href={to(eclipsesHref(view.year, view.city))}>{ECLIPSES.heading(view.year)}</a>
          <a href={to(FINDER_LINK.href)}>{FINDER_LINK.label}</a>
        </nav>
        <ConventionsNote lines={[CONVENTION_LINES.zodiac(AYANAMSA_LABELS.lahiri), SUNRISE_LABELS[sunrise]]} />
      </Section>
    </>
  )
}

/** The months of the year, folded but for the present one, or the first of another year. */
function Months({ view, festivals, today }: Pick<FestivalScreenProps, 'view' | 'festivals' | 'today'>) {
  const months = [...Map.groupBy(festivals, ({ date }) => monthOf(date))]
  const present = months.find(([month]) => month === monthOf(today)) ?? months[0]
  return (
    <section className="accordion-columns mt-8" aria-labelledby="months-title">
      <h2 id="months-title" className="mb-3 text-2xl">
        {FESTIVALS.byMonth(view.year)}
      </h2>
      {months.length === 0 && <EmptyState title={FESTIVALS.none}>{FESTIVALS.noneLead}</EmptyState>}
      <Accordion
        items={months.map(([month, dates]) => ({
          question: FESTIVALS.month(monthYear(month), dates.length),
          answer: <FestivalDays dates={dates} linkedCity={view.city} />,
          isOpen: month === present?.[0],
        }))}
      />
    </section>
  )
}
