import { julianDayFromUnix, type SunriseRule } from '@muhurta/jyotish'
import type { AlmanacDay, DayInFull } from '@muhurta/jyotish/almanac'
import { Fragment } from 'react'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { ALMANAC, LARGE_CITIES } from '#content/almanac/almanac.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { festivalName } from '#content/almanac/observances.ts'
import { AYANAMSA_LABELS, CONVENTION_LINES, SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { FINDER_LINK, HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { fullDay } from '#content/words/dates.ts'
import { clockOf, type DayClock, hoursOf, spanClockOf } from '#content/words/day-clock.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import { monthOf } from '#domain/almanac/almanac-dates.ts'
import type { EclipseAtPlace } from '#domain/almanac/eclipses.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { almanacHref, cityHref, daysFeedHref, eclipsesHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'
import { MonthsSwitch, SunriseSwitch } from './convention-switches.tsx'
import { DayBar } from './day-bar.tsx'
import { DayControls } from './day-controls.tsx'
import { DayFolds } from './day-folds.tsx'
import { longerTimes } from './day-in-full-lists.ts'
import { choghadiyaGroups, limbGroups, meetingNotes, periodGroups, sunAndMoonFacts, unixSpan } from './day-lists.ts'
import { barRows, hourMarks, markerAt } from './day-rows.ts'
import { eclipseName } from './eclipse-card.tsx'
import { observanceHref } from './festival-addresses.ts'
import type { NowPiece } from './now-pieces.ts'
import { SpanList } from './span-list.tsx'

type DayScreenProps = {
  city: CityView & { readonly timeZone: string }
  keptSunrise: SunriseRule | undefined
  reckoning: MonthReckoning
  date: IsoDate
  almanac: AlmanacDay
  full: DayInFull
  offsetSeconds: number
  festivals: readonly FestivalDate[]
  /** Those that the city sees. */
  eclipses: readonly EclipseAtPlace[]
  /** The present in milliseconds, and what the line for it says; empty on another day. */
  nowMs: number
  nowPieces: readonly NowPiece[]
}

/** A day as an almanac prints it: what runs now, drawn to scale, in lists, and the rest folded. */
export function PanchangaDayScreen(props: DayScreenProps) {
  const { city, keptSunrise, reckoning, date, almanac, full, offsetSeconds, festivals, eclipses, nowMs, nowPieces } =
    props
  const clock = clockOf(date, offsetSeconds)
  const spanClock = spanClockOf(date, offsetSeconds)
  const hours = hoursOf(offsetSeconds)
  const nowJdUt = julianDayFromUnix(nowMs)
  const now = nowPieces.length > 0 ? markerAt(nowJdUt, almanac) : undefined
  const longer = longerTimes(full, spanClock)
  return (
    <>
      <PageHeading
        eyebrow={`${ALMANAC.title}, ${cityName(city)}`}
        title={fullDay(date)}
        lead={ALMANAC.lead(cityLabel(city))}
        crumbs={[HOME_LINK, { label: ALMANAC.title, href: '/panchanga' }, { label: cityName(city) }]}
      >
        <DayControls city={city} date={date} keptSunrise={keptSunrise} />
        <DayFestivals festivals={festivals} date={date} />
        <DayEclipses eclipses={eclipses} slug={city.slug} clock={clock} />
      </PageHeading>
      <Section className="day-screen" labelledBy="bar-title">
        <NowLine pieces={nowPieces} nowMs={nowMs} time={clock(nowJdUt)} />
        <h2 id="bar-title" className="text-2xl">
          {ALMANAC.bar.title}
        </h2>
        <DayBar rows={barRows(almanac)} hours={hourMarks(almanac, offsetSeconds)} span={unixSpan(almanac)} now={now} />
        {now !== undefined && <p className="hint mt-2 no-print">{ALMANAC.bar.now}</p>}
        <div className="almanac-lists">
          <Card as="section">
            <h2>{ALMANAC.limbs}</h2>
            <dl className="day-limbs">
              {limbGroups(almanac, spanClock).map(({ title, spans }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  {spans.map((each) => (
                    <dd key={each.span}>
                      <b>{each.name}</b> <span>{each.time}</span>
                      {each.note && <span className="hint"> {each.note}</span>}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
            {meetingNotes(almanac).map((note) => (
              <p key={note} className="hint">
                {note}
              </p>
            ))}
            <h2>{ALMANAC.sunAndMoon}</h2>
            <dl className="day-limbs">
              {sunAndMoonFacts(almanac, clock).map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card as="section">
            {choghadiyaGroups(almanac, hours).map(({ title, spans }) => (
              <Fragment key={title}>
                <h2>{title}</h2>
                <SpanList spans={spans} />
              </Fragment>
            ))}
          </Card>
          <div className="day-pair">
            {periodGroups(almanac, full, spanClock).map(({ title, spans }) => (
              <Card key={title} as="section">
                <h2>{title}</h2>
                <SpanList spans={spans} />
              </Card>
            ))}
          </div>
          <Card as="section" className="day-longer">
            <h2>{DAY_IN_FULL.longer}</h2>
            {longer.length > 0 && <SpanList spans={longer} isMarked={false} />}
            <p>
              <b>{DAY_IN_FULL.dishaShula}</b>: {DAY_IN_FULL.dishaShulaNote(DAY_IN_FULL.directions[full.dishaShula])}
              {FULL_STOP}
            </p>
            {longer.length > 0 && <p className="hint">{DAY_IN_FULL.longerNote}</p>}
          </Card>
        </div>
        <h2 className="mt-10 mb-3 text-2xl">{DAY_IN_FULL.more}</h2>
        <DayFolds almanac={almanac} full={full} clock={clock} hours={hours} reckoning={reckoning} />
        <DayLinks slug={city.slug} date={date} keptSunrise={keptSunrise} />
        <OtherCities date={date} keptSunrise={keptSunrise} />
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
        <MonthsSwitch reckoning={reckoning} href={almanacHref(city.slug, date, keptSunrise)} />
      </Section>
    </>
  )
}

type DayLinksProps = { slug: string; date: IsoDate; keptSunrise: SunriseRule | undefined }

function DayLinks({ slug, date, keptSunrise }: DayLinksProps) {
  return (
    <nav className="almanac-links no-print" aria-label={ALMANAC.nav}>
      <a href={to(cityHref(slug, keptSunrise))}>{ALMANAC.today}</a>
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
          {`${FULL_STOP} `}
        </span>
      ))}
      <a className="text-link" href={to(`/festivals/${date.slice(0, 4)}`)}>
        {FESTIVALS.all(date.slice(0, 4))}
      </a>
    </p>
  )
}

function OtherCities({ date, keptSunrise }: Pick<DayScreenProps, 'date' | 'keptSunrise'>) {
  return (
    <details className="birth-more no-print">
      <summary>{ALMANAC.city.others}</summary>
      <ul className="almanac-cities">
        {LARGE_CITIES.map(([slug, name]) => (
          <li key={slug}>
            <a className="text-link" href={to(almanacHref(slug, date, keptSunrise))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

type NowLineProps = { pieces: readonly NowPiece[]; nowMs: number; time: string }

/**
 * What runs now. The page names the minute it was made in, because it is cached; the script says "Now" and keeps the line
 * true while the page is open.
 */
function NowLine({ pieces, nowMs, time }: NowLineProps) {
  const piece = pieces.find(([from, until]) => from <= nowMs && nowMs < until)
  if (!piece) return null
  const [, , quality, text] = piece
  return (
    <p className="now-line no-print" data-quality={quality} data-now={JSON.stringify(pieces)}>
      <b data-now-label={DAY_IN_FULL.now}>{DAY_IN_FULL.at(time)}</b> <span>{text}</span>
    </p>
  )
}
