import { pakshaOf } from '@muhurta/jyotish'
import type { LunarDay } from '@muhurta/jyotish/festivals'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { chosenTithiName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { Section } from '#app/ui/section.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { lunarMonthName } from '#content/almanac/names.ts'
import { festivalName } from '#content/almanac/observances.ts'
import { SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { FINDER_LINK, HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { monthYear, shortMonth, weekdayIn } from '#content/words/dates.ts'
import { clockOf } from '#content/words/day-clock.ts'
import { type IsoMonth, isAlmanacMonth } from '#domain/almanac/almanac-dates.ts'
import type { EclipseAtPlace } from '#domain/almanac/eclipses.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { type MonthReckoning, namedMonth } from '#domain/almanac/month-reckoning.ts'
import type { MonthDay } from '#domain/almanac/read-month.ts'
import { addMonths } from '#domain/time/date-range.ts'
import { type IsoDate, weekdayOf } from '#domain/time/india-time.ts'
import { almanacHref, cityHref, daysFeedHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'
import { CitySection } from './city-section.tsx'
import { MonthsSwitch, type ShownSunrise, SunriseSwitch } from './convention-switches.tsx'
import { eclipseName } from './eclipse-card.tsx'

type MonthScreenProps = ShownSunrise & {
  city: CityView
  month: IsoMonth
  reckoning: MonthReckoning
  days: readonly MonthDay[]
  festivals: readonly FestivalDate[]
  eclipses: readonly EclipseAtPlace[]
  today: string
}

/** Where the first of the month stands in a week from Monday. Written out, so that the utilities are found. */
const STARTS = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
]

/** The days of a month: seven columns on a laptop, a list on a phone. */
export function MonthScreen(props: MonthScreenProps) {
  const { city, month, days, festivals, eclipses, today, sunrise, keptSunrise, reckoning } = props
  return (
    <>
      <PageHeading
        eyebrow={`${ALMANAC.title}, ${cityName(city)}`}
        title={monthYear(month)}
        lead={ALMANAC.monthLead(cityLabel(city))}
        crumbs={[HOME_LINK, { label: ALMANAC.title, href: '/panchanga' }, { label: cityName(city) }]}
      >
        <MonthLinks slug={city.slug} month={month} keptSunrise={keptSunrise} />
      </PageHeading>
      <Section className="pt-10">
        <ol className="almanac-month">
          {days.map((day, index) => (
            <li
              key={day.date}
              className={index === 0 ? STARTS[weekdayOf(day.date) - 1] : undefined}
              {...(day.date === today && { 'aria-current': 'date' as const })}
            >
              <Day
                slug={city.slug}
                keptSunrise={keptSunrise}
                day={day}
                reckoning={reckoning}
                names={namesOn(day.date, festivals, eclipses)}
              />
            </li>
          ))}
        </ol>
        <ConventionsNote lines={[SUNRISE_LABELS[sunrise]]} />
        <SunriseSwitch
          sunrise={sunrise}
          keptSunrise={keptSunrise}
          href={(other) => almanacHref(city.slug, month, other)}
        />
        <MonthsSwitch reckoning={reckoning} href={almanacHref(city.slug, month, keptSunrise)} />
      </Section>
      <CitySection when={month} sunrise={keptSunrise} />
    </>
  )
}

/** What is observed on a day, and the eclipses that the city sees. */
function namesOn(day: IsoDate, festivals: readonly FestivalDate[], eclipses: readonly EclipseAtPlace[]): string[] {
  const isOnDay = ({ date }: { readonly date: IsoDate }) => date === day
  return [...eclipses.filter(isOnDay).map(eclipseName), ...festivals.filter(isOnDay).map(festivalName)]
}

type DayProps = Pick<MonthScreenProps, 'keptSunrise' | 'reckoning'> & {
  slug: string
  day: MonthDay
  names: readonly string[]
}

function Day({ slug, keptSunrise, reckoning, day, names }: DayProps) {
  const { date, offsetSeconds, panchanga, fortnight } = day
  const clock = clockOf(date, offsetSeconds)
  const { tithi, nakshatra: star, sun } = panchanga ?? {}
  return (
    <>
      <a className="almanac-month-date" href={to(almanacHref(slug, date, keptSunrise))}>
        <b>{Number(date.slice(8))}</b> {weekdayIn(new Date(`${date}T12:00:00Z`), 'UTC')}
        <span className="sr-only"> {shortMonth(date)}</span>
      </a>
      {names.length > 0 && <p className="almanac-month-festival">{names.join(', ')}</p>}
      {fortnight && <p className="almanac-month-fortnight">{fortnightName(fortnight, reckoning)}</p>}
      {tithi && (
        <p>
          {chosenTithiName(tithi)} <span className="hint">{ALMANAC.till(clock(tithi.endJdUt))}</span>
        </p>
      )}
      {star && (
        <p>
          {chosenNakshatraName(star.index)} <span className="hint">{ALMANAC.till(clock(star.endJdUt))}</span>
        </p>
      )}
      <p className="hint">{sun ? ALMANAC.sunTimes(clock(sun.sunrise), clock(sun.sunset)) : ALMANAC.noSun}</p>
    </>
  )
}

/** "Kartika, Krishna Paksha". */
function fortnightName({ month, tithi, isAdhika }: LunarDay, reckoning: MonthReckoning): string {
  const name = lunarMonthName(namedMonth(month, { tithi, isAdhika }, reckoning))
  return `${ALMANAC.month(name, isAdhika, false)}, ${ALMANAC.pakshas[pakshaOf(tithi)]}`
}

type MonthLinksProps = Pick<ShownSunrise, 'keptSunrise'> & { slug: string; month: IsoMonth }

function MonthLinks({ slug, month, keptSunrise }: MonthLinksProps) {
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav className="almanac-links" aria-label={ALMANAC.nav}>
      {isAlmanacMonth(previous) && (
        <a href={to(almanacHref(slug, previous, keptSunrise))} rel="prev">
          {ALMANAC.previousMonth}
        </a>
      )}
      <a href={to(cityHref(slug, keptSunrise))}>{ALMANAC.today}</a>
      {isAlmanacMonth(next) && (
        <a href={to(almanacHref(slug, next, keptSunrise))} rel="next">
          {ALMANAC.nextMonth}
        </a>
      )}
      <a href={to(daysFeedHref(slug, keptSunrise))}>{ALMANAC.feed}</a>
      <a href={to(FINDER_LINK.href)}>{FINDER_LINK.label}</a>
    </nav>
  )
}
