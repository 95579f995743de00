import type { SunriseRule } from '@muhurta/jyotish'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { festivalName } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { FINDER_LINK, HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { fullDay } from '#content/words/dates.ts'
import { clockOf, type DayClock } from '#content/words/day-clock.ts'
import { monthOf } from '#domain/almanac/almanac-dates.ts'
import type { EclipseAtPlace } from '#domain/almanac/eclipses.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'
import { placeLabel } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { almanacHref, cityHref, daysFeedHref, eclipsesHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'
import { CitySection } from './city-section.tsx'
import { DayBar } from './day-bar.tsx'
import {
  type AlmanacView,
  calendarFacts,
  hourGroups,
  type ListedSpan,
  limbGroups,
  meetingNotes,
  periodGroups,
  type SpanGroup,
  sunAndMoonFacts,
} from './day-lists.ts'
import { barRows, hourMarks, markerAt } from './day-rows.ts'
import { eclipseName } from './eclipse-card.tsx'
import { observanceHref } from './festival-addresses.ts'
import { SunriseSwitch } from './sunrise-switch.tsx'

type DayScreenProps = {
  city: CityView & { readonly timeZone: string }
  keptSunrise: SunriseRule | undefined
  date: IsoDate
  almanac: AlmanacView
  offsetSeconds: number
  festivals: readonly FestivalDate[]
  /** Those that the city sees. */
  eclipses: readonly EclipseAtPlace[]
  /** The present as a Julian Day. */
  nowJdUt: number
}

/** A day as an almanac prints it: drawn to scale, then in lists. */
export function DayScreen(props: DayScreenProps) {
  const { city, keptSunrise, date, almanac, offsetSeconds, festivals, eclipses, nowJdUt } = props
  const clock = clockOf(date, offsetSeconds)
  const now = markerAt(nowJdUt, almanac)
  return (
    <>
      <PageHeading
        eyebrow={`${ALMANAC.title}, ${city.name}`}
        title={fullDay(date)}
        lead={ALMANAC.lead(placeLabel(city))}
        crumbs={[HOME_LINK, { label: ALMANAC.title, href: '/panchanga' }, { label: city.name }]}
      >
        <DayFestivals festivals={festivals} date={date} />
        <DayEclipses eclipses={eclipses} slug={city.slug} clock={clock} />
        <DayLinks slug={city.slug} date={date} keptSunrise={keptSunrise} />
      </PageHeading>
      <Section className="pt-10" labelledBy="bar-title">
        <h2 id="bar-title" className="text-2xl">
          {ALMANAC.bar.title}
        </h2>
        <DayBar rows={barRows(almanac)} hours={hourMarks(almanac, offsetSeconds)} now={now} />
        {now !== undefined && <p className="hint mt-2">{ALMANAC.bar.now}</p>}
        <div className="almanac-lists">
          <Card as="section">
            <h2>{ALMANAC.limbs}</h2>
            {limbGroups(almanac, clock).map((group) => (
              <SpanTable key={group.title} {...group} />
            ))}
            {meetingNotes(almanac).map((note) => (
              <p key={note} className="hint">
                {note}
              </p>
            ))}
          </Card>
          <Card as="section">
            <h2>{ALMANAC.sunAndMoon}</h2>
            <FactList facts={sunAndMoonFacts(almanac, clock)} />
            <h2>{ALMANAC.calendar}</h2>
            <FactList facts={calendarFacts(almanac, clock)} />
          </Card>
          {[...periodGroups(almanac, clock), ...hourGroups(almanac, clock)].map((group) => (
            <Card key={group.title} as="section">
              <SpanTable {...group} />
            </Card>
          ))}
        </div>
        <ConventionsNote
          lines={[
            CONVENTION_LINES.zodiac(AYANAMSA_LABELS.lahiri),
            SUNRISE_LABELS[almanac.sunriseRule],
            `${city.timeZone}, UTC${offsetLabel(offsetSeconds)}`,
          ]}
        />
        <SunriseSwitch
          sunrise={almanac.sunriseRule}
          keptSunrise={keptSunrise}
          href={(sunrise) => almanacHref(city.slug, date, sunrise)}
        />
      </Section>
      <CitySection when={date} sunrise={keptSunrise} />
    </>
  )
}

type DayLinksProps = { slug: string; date: IsoDate; keptSunrise: SunriseRule | undefined }

function DayLinks({ slug, date, keptSunrise }: DayLinksProps) {
  return (
    <nav className="almanac-links" aria-label={ALMANAC.nav}>
      <a href={to(almanacHref(slug, addDays(date, -1), keptSunrise))} rel="prev">
        {ALMANAC.previousDay}
      </a>
      <a href={to(cityHref(slug, keptSunrise))}>{ALMANAC.today}</a>
      <a href={to(almanacHref(slug, addDays(date, 1), keptSunrise))} rel="next">
        {ALMANAC.nextDay}
      </a>
      <a href={to(almanacHref(slug, monthOf(date), keptSunrise))}>{ALMANAC.wholeMonth}</a>
      <a href={to(daysFeedHref(slug, keptSunrise))}>{ALMANAC.feed}</a>
      <a href={to(FINDER_LINK.href)}>{FINDER_LINK.label}</a>
    </nav>
  )
}

type DayEclipsesProps = { eclipses: readonly EclipseAtPlace[]; slug: string; clock: DayClock }

function DayEclipses({ eclipses, slug, clock }: DayEclipsesProps) {
  return eclipses.map((at) => (
    <p key={at.date} className="max-w-[40em]">
      <span className="font-semibold">{ECLIPSES.onDay}: </span>
      <a className="text-link" href={to(eclipsesHref(Number(at.date.slice(0, 4)), slug))}>
        {eclipseName(at)}
      </a>
      {at.local?.seen && `, ${ECLIPSES.to(clock(at.local.seen.startJdUt), clock(at.local.seen.endJdUt))}.`}
    </p>
  ))
}

function DayFestivals({ festivals, date }: Pick<DayScreenProps, 'festivals' | 'date'>) {
  return (
    <p className="max-w-[40em]">
      {festivals.length > 0 && <span className="font-semibold">{FESTIVALS.today}: </span>}
      {festivals.map((each) => (
        <span key={festivalName(each)}>
          <a className="text-link" href={to(observanceHref(each.id))}>
            {festivalName(each)}
          </a>
          {'. '}
        </span>
      ))}
      <a className="text-link" href={to(`/festivals/${date.slice(0, 4)}`)}>
        {FESTIVALS.all(date.slice(0, 4))}
      </a>
    </p>
  )
}

/** Named times with their start and end. */
function SpanTable({ title, spans }: SpanGroup) {
  return (
    <DataTable
      caption={title}
      rows={spans}
      rowKey={({ name, from }) => `${name} ${from}`}
      columns={[
        { header: ALMANAC.name, cell: SpanName, isRowHeader: true },
        { header: ALMANAC.from, cell: ({ from }) => from },
        { header: ALMANAC.to, cell: ({ to }) => to },
      ]}
    />
  )
}

function SpanName({ name, note }: ListedSpan) {
  if (note === undefined) return name
  return (
    <>
      {name}
      <span className="hint"> {note}</span>
    </>
  )
}
