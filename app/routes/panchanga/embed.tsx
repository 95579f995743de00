import { renderToStaticMarkup } from 'react-dom/server'
import { almanacHref, cityHref } from '#app/features/almanac/addresses.ts'
import embedStyles from '#app/features/almanac/embed/embed.css?url'
import type { EmbedCard } from '#app/features/almanac/embed/embed-card.ts'
import { EmbedPage } from '#app/features/almanac/embed/embed-page.tsx'
import { EmbedPicture } from '#app/features/almanac/embed/embed-picture.tsx'
import { appUrlContext, clockContext, practiceContext } from '#app/http/contexts.ts'
import { PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { notFound } from '#app/http/respond.ts'
import { EMBED } from '#content/almanac/embed.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { tithiName, yogaName } from '#content/almanac/names.ts'
import { festivalName } from '#content/almanac/observances.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { fullDay, monthYear, SHORT_WEEKDAYS } from '#content/words/dates.ts'
import { clockOf } from '#content/words/day-clock.ts'
import { dayNear } from '#content/words/week-days.ts'
import { type City, findCity } from '#db/gazetteer/cities.ts'
import { monthOf } from '#domain/almanac/almanac-dates.ts'
import { type EmbedKind, readEmbedFile } from '#domain/almanac/embeds.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { findObservance, listOf } from '#domain/almanac/observances.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, daysBetween, type IsoDate, weekdayOf } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { cachedDay, readMonth } from '#usecases/almanac/read-almanac-days.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import type { Route } from './+types/embed'
import { withAlmanacSunrise } from './almanac-sunrise.ts'

const NEXT_FESTIVALS = 4
/** Far enough for the next festival, near enough to stay in this year and the next. */
const LOOK_AHEAD_DAYS = 120
const TITHIS_OF_A_FORTNIGHT = 15

type AlmanacCity = City & AlmanacPlace
type CardText = Pick<EmbedCard, 'title' | 'subtitle' | 'rows' | 'month' | 'note'>

/** The panchanga of a city for the pages of others, as a frame or a picture: without cookies, the same for everybody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = readEmbedFile(params.file)
  const found = asked && (await findCity(params.city))
  if (!found) throw notFound()

  const city = await withAlmanacSunrise(found, context)
  const today = dateIn(context.get(clockContext)(), city.timeZone)
  const { name: practice } = await context.get(practiceContext)()
  const text = cardText(asked.kind, city, today)
  const href = `${context.get(appUrlContext)}${to(pageOf(asked.kind, city, today))}`
  const card: EmbedCard = { kind: asked.kind, practice, href, ...text }
  const markup = asked.isPicture
    ? renderToStaticMarkup(<EmbedPicture card={card} />)
    : `<!doctype html>${renderToStaticMarkup(<EmbedPage card={card} stylesheet={embedStyles} />)}`
  return new Response(markup, {
    headers: {
      'Content-Type': asked.isPicture ? 'image/svg+xml' : 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=900',
      [PAGE_KIND_HEADER]: 'embed',
    },
  })
}

function pageOf(kind: EmbedKind, { slug }: City, today: IsoDate): string {
  if (kind === 'festival') return `/festivals/${today.slice(0, 4)}`
  return kind === 'month' ? almanacHref(slug, monthOf(today)) : cityHref(slug)
}

function cardText(kind: EmbedKind, city: AlmanacCity, today: IsoDate): CardText {
  if (kind === 'festival') return festivalText(city, today)
  return kind === 'month' ? monthText(city, today) : todayText(city, today)
}

function todayText(city: AlmanacCity, today: IsoDate): CardText {
  const heading = { title: EMBED.today(cityName(city)), subtitle: fullDay(today) }
  const read = cachedDay(city, today)
  if (!read) return { ...heading, rows: [], note: EMBED.noSun }

  const { terms, till } = PANCHANGA
  const { almanac, offsetSeconds } = read
  const { day, tithis, nakshatras, yogas } = almanac
  const clock = clockOf(today, offsetSeconds)
  const span = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
    `${clock(startJdUt)}–${clock(endJdUt)}`
  const [tithi, star, yoga] = [tithis[0], nakshatras[0], yogas[0]]
  return {
    ...heading,
    rows: [
      ...(tithi ? [{ label: terms.tithi, value: `${tithiName(tithi)} ${till(clock(tithi.endJdUt))}` }] : []),
      ...(star ? [{ label: terms.nakshatra, value: `${nakshatraName(star.index)} ${till(clock(star.endJdUt))}` }] : []),
      ...(yoga ? [{ label: terms.yoga, value: `${yogaName(yoga.index)} ${till(clock(yoga.endJdUt))}` }] : []),
      { label: terms.sunriseAndSunset, value: `${clock(day.sunrise)}, ${clock(day.sunset)}` },
      ...(day.abhijit ? [{ label: terms.abhijit, value: span(day.abhijit) }] : []),
      { label: terms.rahuKalam, value: span(day.rahuKalam) },
      { label: terms.yamaganda, value: span(day.yamaganda) },
      { label: terms.gulika, value: span(day.gulika) },
    ],
  }
}

function festivalText(city: AlmanacCity, today: IsoDate): CardText {
  const next = nextFestivals(city, today, addDays(today, LOOK_AHEAD_DAYS))
  return {
    title: EMBED.festival(cityName(city)),
    subtitle: fullDay(today),
    rows: next.map((each) => ({
      label: festivalName(each),
      value: `${dayNear(each.date, today)}, ${FESTIVALS.inDays(daysBetween(today, each.date))}`,
    })),
    ...(next.length === 0 && { note: EMBED.noFestival }),
  }
}

function monthText(city: AlmanacCity, today: IsoDate): CardText {
  const month = monthOf(today)
  const days = readMonth(city, month)
  const first = days[0]?.date ?? today
  const last = days.at(-1)?.date ?? today
  const festivalDays = festivalsBetween(city, first, last).map(({ date }) => date)
  return {
    title: EMBED.month(monthYear(month), cityName(city)),
    subtitle: EMBED.fortnightNote,
    month: {
      // A week begins on Monday, as on the page of the month.
      weekdays: [...SHORT_WEEKDAYS.slice(1), SHORT_WEEKDAYS[0]],
      firstColumn: weekdayOf(first) - 1,
      days: days.map(({ date, panchanga }) => ({
        day: dayOfMonth(date),
        tithi: panchanga ? tithiNumber(panchanga.tithi.index) : '',
        isToday: date === today,
        isFestival: festivalDays.includes(date),
      })),
    },
    rows: nextFestivals(city, today, last).map((each) => ({
      label: festivalName(each),
      value: String(dayOfMonth(each.date)),
    })),
  }
}

function nextFestivals(city: AlmanacCity, from: IsoDate, until: IsoDate): FestivalDate[] {
  return festivalsBetween(city, from, until).slice(0, NEXT_FESTIVALS)
}

/** Not the fasts and days that come every month. */
function festivalsBetween(city: AlmanacCity, from: IsoDate, until: IsoDate): FestivalDate[] {
  const years = new Set([from, until].map((date) => Number(date.slice(0, 4))))
  return [...years]
    .flatMap((year) => readFestivalYear(city, year))
    .filter(({ id, date }) => date >= from && date <= until && isFestival(id))
}

function isFestival(id: string): boolean {
  const observance = findObservance(id)
  return observance !== undefined && listOf(observance) === 'festivals'
}

function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8))
}

/** "S 9", the ninth of the bright fortnight. */
function tithiNumber(index: number): string {
  const { shukla, krishna } = EMBED.fortnights
  const number = (index % TITHIS_OF_A_FORTNIGHT) + 1
  return `${index < TITHIS_OF_A_FORTNIGHT ? shukla : krishna} ${number}`
}
