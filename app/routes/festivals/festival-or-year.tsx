import { data, redirect } from 'react-router'
import { almanacHref } from '#app/features/almanac/addresses.ts'
import almanacStyles from '#app/features/almanac/almanac.css?url'
import { type FestivalView, festivalsHref, observanceHref } from '#app/features/almanac/festival-addresses.ts'
import { FestivalScreen } from '#app/features/almanac/festival-screen.tsx'
import festivalStyles from '#app/features/almanac/festivals.css?url'
import { NoFestival } from '#app/features/almanac/nothing-found.tsx'
import { ObservanceScreen } from '#app/features/almanac/observance-screen.tsx'
import type { DatedPuja } from '#app/features/almanac/puja-card.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { monthReckoningOf } from '#app/http/month-reckoning.ts'
import { pageMeta, privateMeta, type SiteFacts, siteFactsIn } from '#app/http/page-meta.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { festivalName, observanceName } from '#content/almanac/observances.ts'
import { pujaLines } from '#content/almanac/puja.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { zoneClock } from '#content/words/day-clock.ts'
import type { City } from '#db/gazetteer/cities.ts'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import { type FestivalDate, observanceDates } from '#domain/almanac/festival-dates.ts'
import { findObservance, isFestivalList, isObservedIn, isRegion, listOf } from '#domain/almanac/observances.ts'
import { pujaTimesAt } from '#domain/almanac/puja-times.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { type IsoDate, istYear } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import type { Route } from './+types/festival-or-year'
import { rememberCity, requestedCity } from './requested-city.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: almanacStyles },
  { rel: 'stylesheet', href: festivalStyles },
]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === 'none') return privateMeta(matches, FESTIVALS.unknownTitle)
  const site = siteFactsIn(matches)
  const { city, isHiddenFromSearch } = loaderData
  if (loaderData.kind === 'year') {
    const { year } = loaderData.view
    const path = festivalsHref({ year, list: 'festivals' })
    return pageMeta(site, {
      title: FESTIVALS.yearTitle(year, cityName(city)),
      description: FESTIVALS.description(year, cityName(city)),
      path,
      isHiddenFromSearch,
      jsonLd: [
        breadcrumbList(site, [
          { label: FESTIVALS.title, path: '/festivals' },
          { label: String(year), path },
        ]),
      ],
    })
  }
  const { observance, years, thisYear } = loaderData
  const name = observanceName(observance.id)
  const path = observanceHref(observance.id)
  const dates = years.filter(({ year }) => year >= thisYear).flatMap((each) => each.dates)
  return pageMeta(site, {
    title: FESTIVALS.observanceTitle(name, thisYear),
    description: FESTIVALS.observanceDescription(name, thisYear),
    path,
    isHiddenFromSearch,
    jsonLd: [
      ...dates.map((date) => festivalEvent(site, date, city)),
      breadcrumbList(site, [
        { label: FESTIVALS.title, path: '/festivals' },
        { label: name, path },
      ]),
    ],
  })
}

/** The calendar of a year, or an observance. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const observance = findObservance(params.what)
  const year = /^\d{4}$/.test(params.what) ? Number(params.what) : undefined
  if (!observance && (year === undefined || !isAlmanacYear(year))) {
    return data({ kind: 'none' } as const, { status: 404 })
  }
  const asked = searchParams.get('city') ?? ''
  const { city, isUnknown } = await requestedCity(asked, context, request)
  if (!city) return data({ kind: 'none' } as const, { status: 404 })

  const place = await withAlmanacSunrise(city, context)
  const { sunrise } = place
  const now = context.get(clockContext)()
  const thisYear = istYear(now)
  if (observance) {
    const years = [thisYear - 1, thisYear, thisYear + 1].map((each) => ({
      year: each,
      dates: observanceDates(place, each, observance.id),
    }))
    const isHiddenFromSearch = asked !== ''
    const today = dateIn(now, city.timeZone)
    const puja = pujaOf(
      datesWithTimes(
        years.flatMap(({ dates }) => dates),
        today,
      ),
      place,
    )
    const reckoning = monthReckoningOf(request)
    return {
      kind: 'observance',
      observance,
      city,
      sunrise,
      reckoning,
      years,
      puja,
      thisYear,
      isHiddenFromSearch,
    } as const
  }

  const list = searchParams.get('list') ?? ''
  const region = searchParams.get('region') ?? ''
  const view = {
    year: year as number,
    list: isFestivalList(list) ? list : ('festivals' as const),
    city: asked === '' || isUnknown ? undefined : city.slug,
    region: isRegion(region) ? region : undefined,
  }
  // A typed name becomes the address of its city, so that links to the page stay short.
  if (view.city !== undefined && view.city !== asked) throw redirect(festivalsHref(view))
  const today = dateIn(now, city.timeZone)
  const festivals = festivalsOf(place, view.year, view)
  return {
    kind: 'year',
    view,
    city,
    sunrise,
    unknownCity: isUnknown ? asked : undefined,
    festivals,
    today,
    next: today.startsWith(`${view.year}-`) ? nextFestivals(place, festivals, view, today) : [],
    isHiddenFromSearch: searchParams.size > 0 || Math.abs(view.year - thisYear) > 1,
  } as const
}

/** Another city or region. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const list = form.text('list')
  return rememberCity(form.text('city'), context, (typed) => {
    const city = typed === '' ? undefined : typed
    if (findObservance(params.what)) return observanceHref(params.what, city)
    const region = form.text('region')
    return festivalsHref({
      year: Number(params.what),
      list: isFestivalList(list) ? list : 'festivals',
      city,
      region: isRegion(region) ? region : undefined,
    })
  })
}

export default function FestivalOrYear({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'none') return <NoFestival />
  if (loaderData.kind === 'observance') return <ObservanceScreen {...loaderData} />
  return <FestivalScreen {...loaderData} />
}

/** The dates of a list in a year. */
function festivalsOf(place: AlmanacPlace, year: number, { list, region }: Pick<FestivalView, 'list' | 'region'>) {
  return readFestivalYear(place, year).filter(({ id }) => {
    const each = findObservance(id)
    return each && listOf(each) === list && isObservedIn(each, region)
  })
}

const NEXT_DATES = 5

/** The next dates of this year's list, and at its end those of the next. */
function nextFestivals(place: AlmanacPlace, dates: readonly FestivalDate[], view: FestivalView, today: IsoDate) {
  const coming = dates.filter(({ date }) => date >= today)
  const later =
    coming.length < NEXT_DATES && isAlmanacYear(view.year + 1) ? festivalsOf(place, view.year + 1, view) : []
  return [...coming, ...later].slice(0, NEXT_DATES)
}

const MOST_DATES_WITH_TIMES = 5

/** The next date first, then those after it and the last ones before, as far as there is room. */
function datesWithTimes(dates: readonly FestivalDate[], today: IsoDate): FestivalDate[] {
  const coming = dates.filter(({ date }) => date >= today)
  const past = dates.filter(({ date }) => date < today).toReversed()
  return [...coming, ...past].slice(0, MOST_DATES_WITH_TIMES)
}

function pujaOf(dates: readonly FestivalDate[], place: AlmanacPlace): DatedPuja[] {
  const timesOf = pujaTimesAt(place)
  return dates.flatMap((festival) => {
    const day = timesOf(festival)
    return day ? { festival, lines: pujaLines(day, zoneClock(festival.date, place.timeZone)) } : []
  })
}

/** A day of an observance as schema.org data. */
function festivalEvent({ appUrl }: SiteFacts, festival: FestivalDate, city: City): Record<string, unknown> {
  return {
    '@type': 'Event',
    name: festivalName(festival),
    startDate: festival.date,
    endDate: festival.date,
    url: `${appUrl}${to(almanacHref(city.slug, festival.date))}`,
    location: { '@type': 'Place', name: cityLabel(city), address: cityLabel(city) },
  }
}
