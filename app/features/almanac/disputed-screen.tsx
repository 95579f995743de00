import type { SunriseRule } from '@muhurta/jyotish'
import type { Observance } from '@muhurta/jyotish/festivals'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Accordion, type AccordionItem } from '#app/ui/accordion.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { DISPUTED, OWN_FOLLOWERS, SCHOOL_FOLLOWERS, SCHOOL_RULES } from '#content/almanac/disputed-dates.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { observanceName, regionNames } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { fullDay, weekdayAndDay } from '#content/words/dates.ts'
import { listWithOr } from '#content/words/grammar.ts'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import {
  type DateElsewhere,
  type DisputedDate,
  type DisputedYear,
  datesOfDispute,
  type SchoolDates,
} from '#domain/almanac/disputed-dates.ts'
import { type IsoDate, istInstant } from '#domain/time/india-time.ts'
import type { CityView } from './city-form.tsx'
import { disputedHref, festivalsHref, observanceHref } from './festival-addresses.ts'
import { PlaceForm } from './place-form.tsx'
import { ruleText } from './rule-text.ts'

type DisputedScreenProps = DisputedYear & {
  year: number
  city: CityView
  /** The city of the address, which the links keep. */
  linkedCity: string | undefined
  unknownCity: string | undefined
  sunrise: SunriseRule
  today: IsoDate
  /** The practice's city and what falls on another date there, if the page is for another city. */
  elsewhere: { readonly city: string; readonly dates: readonly DateElsewhere[] } | undefined
}

/** The festivals of a year on which schools disagree: each date with its rule and who follows it. */
export function DisputedScreen(props: DisputedScreenProps) {
  const { year, city, linkedCity, unknownCity, sunrise, today, disputed, regional, elsewhere } = props
  const items = (found: readonly DisputedDate[]) => found.map((each) => disputeItem(each, linkedCity))
  const isOver = ({ readings }: DisputedDate) => (datesOfDispute(readings).at(-1) ?? '') < today
  const coming = disputed.filter((each) => !isOver(each))
  // The list of a past year has nothing to come.
  const shown = coming.length > 0 ? coming : disputed
  const earlier = disputed.filter((each) => !shown.includes(each))
  return (
    <>
      <PageHeading
        eyebrow={`${FESTIVALS.title}, ${cityName(city)}`}
        title={DISPUTED.title(year)}
        lead={DISPUTED.lead(cityLabel(city))}
        crumbs={[
          HOME_LINK,
          { label: FESTIVALS.title, href: '/festivals' },
          { label: String(year), href: festivalsHref({ year, list: 'festivals', city: linkedCity }) },
          { label: DISPUTED.crumb },
        ]}
      />
      <Section className="pt-6 lg:pt-10">
        {unknownCity !== undefined && <Notice tone="danger">{FESTIVALS.unknownCity(unknownCity)}</Notice>}
        <PlaceForm action={disputedHref(year)} city={city} typed={unknownCity} />
        <section aria-labelledby="disputed-title">
          <h2 id="disputed-title" className="mb-3 text-2xl">
            {earlier.length > 0 ? DISPUTED.coming : DISPUTED.all(year)}
          </h2>
          {disputed.length === 0 && <EmptyState title={DISPUTED.none}>{DISPUTED.noneLead}</EmptyState>}
          <Accordion items={items(shown)} />
          {earlier.length > 0 && (
            <details className="birth-more">
              <summary>{DISPUTED.earlier(earlier.length)}</summary>
              <Accordion items={items(earlier)} />
            </details>
          )}
        </section>
        {regional.length > 0 && (
          <section className="mt-10" aria-labelledby="regional-title">
            <h2 id="regional-title" className="mb-2 text-2xl">
              {DISPUTED.regionalTitle}
            </h2>
            <p className="mb-3 max-w-[40em]">{DISPUTED.regionalLead}</p>
            <RowList
              caption={DISPUTED.regionalTitle}
              isCaptionHidden
              rows={regional}
              rowKey={({ observance }) => observance.id}
              columns={[
                {
                  header: DISPUTED.festival,
                  place: 'title',
                  cell: ({ observance }) => <FestivalLink observance={observance} city={linkedCity} />,
                },
                { header: DISPUTED.date, place: 'sum', cell: ({ date }) => dayText(date) },
                {
                  header: DISPUTED.region,
                  place: 'detail',
                  cell: ({ observance }) => regionNames(observance.regions ?? []),
                },
                {
                  header: DISPUTED.rule,
                  place: 'note',
                  cell: ({ observance }) => ruleText(observance.rule).slice(1).join(' '),
                },
              ]}
            />
          </section>
        )}
        {elsewhere && elsewhere.dates.length > 0 && (
          <section className="mt-10" aria-labelledby="elsewhere-title">
            <h2 id="elsewhere-title" className="mb-2 text-2xl">
              {DISPUTED.elsewhereTitle(cityName(city), elsewhere.city)}
            </h2>
            <p className="mb-3 max-w-[40em]">{DISPUTED.elsewhereLead(cityName(city), elsewhere.city)}</p>
            <DataTable
              caption={DISPUTED.elsewhereTitle(cityName(city), elsewhere.city)}
              isCaptionHidden
              rows={elsewhere.dates}
              rowKey={({ id }) => id}
              columns={[
                { header: DISPUTED.festival, cell: ({ id }) => observanceName(id), isRowHeader: true },
                { header: DISPUTED.inCity(cityName(city)), cell: ({ here }) => datesText(here) },
                { header: DISPUTED.inCity(elsewhere.city), cell: ({ there }) => datesText(there) },
              ]}
            />
          </section>
        )}
        <section className="mt-10" aria-labelledby="reasons-title">
          <h2 id="reasons-title" className="mb-3 text-2xl">
            {DISPUTED.reasonsTitle}
          </h2>
          <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
            {DISPUTED.reasons.map(([reason, sentence]) => (
              <li key={reason}>
                <b>{reason}</b> {sentence}
              </li>
            ))}
          </ul>
        </section>
        <nav className="almanac-links mt-6" aria-label={FESTIVALS.more}>
          <a href={to(festivalsHref({ year, list: 'festivals', city: linkedCity }))}>{FESTIVALS.heading(year)}</a>
          {[year - 1, year + 1].filter(isAlmanacYear).map((each) => (
            <a key={each} href={to(disputedHref(each, linkedCity))}>
              {DISPUTED.link(each)}
            </a>
          ))}
        </nav>
        <ConventionsNote lines={[CONVENTION_LINES.zodiac(AYANAMSA_LABELS.lahiri), SUNRISE_LABELS[sunrise]]} />
      </Section>
    </>
  )
}

function disputeItem({ observance, readings }: DisputedDate, linkedCity: string | undefined): AccordionItem {
  const name = observanceName(observance.id)
  return {
    question: DISPUTED.dispute(name, listWithOr(datesOfDispute(readings).map(dayText))),
    answer: (
      <div className="grid gap-3">
        {readings.map((reading) => (
          <div key={reading.school}>
            <p className="font-semibold text-ink">{reading.dates.map(fullDay).join(', ')}</p>
            <p>{readingRule(reading, observance)}</p>
            <p className="hint">{DISPUTED.whoFollows(readingFollowers(reading, observance))}</p>
          </div>
        ))}
        <p>
          <FestivalLink observance={observance} city={linkedCity} text={DISPUTED.toFestival(name)} />
        </p>
      </div>
    ),
  }
}

type FestivalLinkProps = { observance: Observance; city: string | undefined; text?: string }

function FestivalLink({ observance: { id }, city, text = observanceName(id) }: FestivalLinkProps) {
  return (
    <a className="text-link" href={to(observanceHref(id, city))}>
      {text}
    </a>
  )
}

function readingRule({ school }: SchoolDates, { rule }: Observance): string {
  if (school !== 'own') return SCHOOL_RULES[school]
  // The first sentence says which lunar day it is, which is not disputed.
  const sentences = ruleText(rule)
  return sentences.slice(Math.min(1, sentences.length - 1)).join(' ')
}

function readingFollowers({ school }: SchoolDates, { isChecked }: Observance): string {
  if (school !== 'own') return SCHOOL_FOLLOWERS[school]
  return isChecked ? OWN_FOLLOWERS.checked : OWN_FOLLOWERS.unchecked
}

/** "Sun, Nov 8". */
function dayText(date: IsoDate): string {
  return weekdayAndDay(istInstant(date, '12:00'))
}

function datesText(dates: readonly IsoDate[]): string {
  return dates.length === 0 ? DISPUTED.noDate : dates.map(dayText).join(', ')
}
