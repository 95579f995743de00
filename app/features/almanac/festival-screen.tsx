import type { SunriseRule } from '@muhurta/jyotish'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { FESTIVAL_LIST_NAMES, festivalName, REGION_OPTIONS, regionNames } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { FINDER_LINK, HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { longDay, monthYear, SHORT_WEEKDAYS } from '#content/words/dates.ts'
import { isAlmanacYear, monthOf } from '#domain/almanac/almanac-dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { FESTIVAL_LISTS, findObservance } from '#domain/almanac/observances.ts'
import { placeLabel } from '#domain/births/places.ts'
import { weekdayOf } from '#domain/time/india-time.ts'
import { almanacHref, eclipsesHref } from './addresses.ts'
import { CityField } from './city-field.tsx'
import type { CityView } from './city-form.tsx'
import {
  type FestivalView,
  festivalEmailsHref,
  festivalFeedHref,
  festivalsHref,
  observanceHref,
} from './festival-addresses.ts'

type FestivalScreenProps = {
  view: FestivalView
  city: CityView
  sunrise: SunriseRule
  /** A city that was typed and is not known. */
  unknownCity: string | undefined
  festivals: readonly FestivalDate[]
}

/** The observances of a year by month, for a city. */
export function FestivalScreen({ view, city, sunrise, unknownCity, festivals }: FestivalScreenProps) {
  const months = [...Map.groupBy(festivals, ({ date }) => monthOf(date))]
  return (
    <>
      <PageHeading
        eyebrow={`${FESTIVALS.title}, ${city.name}`}
        title={FESTIVALS.heading(view.year)}
        lead={FESTIVALS.lead(placeLabel(city))}
        crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }, { label: String(view.year) }]}
      >
        <nav className="almanac-links" aria-label={FESTIVALS.years}>
          {[view.year - 1, view.year + 1].filter(isAlmanacYear).map((year) => (
            <a key={year} href={to(festivalsHref({ ...view, year }))}>
              {year}
            </a>
          ))}
          <a href={to(festivalFeedHref(city.slug, view))}>{FESTIVALS.feed}</a>
          <a href={to(festivalEmailsHref(view))}>{FESTIVAL_EMAILS.link}</a>
          <a href={to(eclipsesHref(view.year, view.city))}>{ECLIPSES.heading(view.year)}</a>
          <a href={to(FINDER_LINK.href)}>{FINDER_LINK.label}</a>
        </nav>
      </PageHeading>
      <Section className="pt-10">
        {unknownCity !== undefined && <Notice tone="danger">{FESTIVALS.unknownCity(unknownCity)}</Notice>}
        <FilterForm view={view} city={city} typed={unknownCity} />
        <LinkTabs
          label={FESTIVALS.listLabel}
          tabs={FESTIVAL_LISTS.map((list) => ({
            href: festivalsHref({ ...view, list }),
            label: FESTIVAL_LIST_NAMES[list],
            isCurrent: list === view.list,
          }))}
        />
        {months.length === 0 && <EmptyState title={FESTIVALS.none}>{FESTIVALS.noneLead}</EmptyState>}
        <div className="festival-months">
          {months.map(([month, dates]) => (
            <section key={month} aria-labelledby={`month-${month}`}>
              <h2 id={`month-${month}`} className="text-xl">
                {monthYear(month)}
              </h2>
              <ul>
                {dates.map((each) => (
                  <FestivalRow key={`${each.id} ${each.date}`} {...each} citySlug={city.slug} linkedCity={view.city} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <ConventionsNote lines={[CONVENTION_LINES.zodiac(AYANAMSA_LABELS.lahiri), SUNRISE_LABELS[sunrise]]} />
      </Section>
    </>
  )
}

function FilterForm({ view, city, typed }: { view: FestivalView; city: CityView; typed: string | undefined }) {
  return (
    <search className="mb-8 block" aria-label={FESTIVALS.filter}>
      <form className="festival-filter" method="get" action={to(`/festivals/${view.year}`)}>
        {view.list !== 'festivals' && <input type="hidden" name="list" value={view.list} />}
        <CityField name="city" label={FESTIVALS.city} defaultValue={typed ?? city.name} />
        <SelectField
          name="region"
          label={FESTIVALS.region}
          options={REGION_OPTIONS}
          placeholder={FESTIVALS.everywhere}
          defaultValue={view.region ?? ''}
        />
        <Button type="submit" tone="secondary">
          {FESTIVALS.show}
        </Button>
      </form>
    </search>
  )
}

type FestivalRowProps = FestivalDate & {
  citySlug: string
  /** The city of the address, which the links keep. */
  linkedCity: string | undefined
}

/** One observance in the list of a month: its day links to the panchanga, its name to the rule. */
function FestivalRow({ id, date, tradition, citySlug, linkedCity }: FestivalRowProps) {
  const regions = findObservance(id)?.regions
  return (
    <li>
      <a className="text-link" href={to(almanacHref(citySlug, date))}>
        <span className="sr-only">{longDay(date)}</span>
        <span aria-hidden="true">
          {SHORT_WEEKDAYS[weekdayOf(date) % 7]} {Number(date.slice(8))}
        </span>
      </a>
      <span>
        <a className="text-link" href={to(observanceHref(id, linkedCity))}>
          {festivalName({ id, ...(tradition && { tradition }) })}
        </a>
        {regions && <span className="hint"> {regionNames(regions)}</span>}
      </span>
    </li>
  )
}
