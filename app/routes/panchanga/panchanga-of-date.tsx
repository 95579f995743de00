import { data, redirect } from 'react-router'
import { almanacHref } from '#app/features/almanac/addresses.ts'
import almanacStyles from '#app/features/almanac/almanac.css?url'
import { PanchangaDayScreen } from '#app/features/almanac/day-screen.tsx'
import { MonthScreen } from '#app/features/almanac/month-screen.tsx'
import { NoAlmanac } from '#app/features/almanac/nothing-found.tsx'
import { clockContext } from '#app/http/contexts.ts'
import { monthReckoningOf } from '#app/http/month-reckoning.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { cityName } from '#content/words/city-names.ts'
import { longDay, monthYear } from '#content/words/dates.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { daysOfMonth, readAlmanacTime } from '#domain/almanac/almanac-dates.ts'
import { eclipsesSeenFrom } from '#domain/almanac/eclipses.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readMonth } from '#usecases/almanac/read-almanac-days.ts'
import { readEclipses } from '#usecases/almanac/read-eclipses.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import type { Route } from './+types/panchanga-of-date'
import { almanacCrumbs, almanacPage } from './almanac-meta.ts'
import { chosenSunrise } from './almanac-sunrise.ts'
import { shownDay } from './shown-day.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: almanacStyles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === 'none') return privateMeta(matches, ALMANAC.problems.title)
  const site = siteFactsIn(matches)
  const { city, covers, isHiddenFromSearch } = loaderData
  const path = almanacHref(city.slug, covers)
  const texts =
    loaderData.kind === 'day'
      ? {
          title: ALMANAC.dayTitle(cityName(city), longDay(covers)),
          description: ALMANAC.dayDescription(cityName(city), longDay(covers)),
        }
      : {
          title: ALMANAC.monthTitle(cityName(city), monthYear(covers)),
          description: ALMANAC.monthDescription(cityName(city), monthYear(covers)),
        }
  return pageMeta(site, {
    ...texts,
    path,
    isHiddenFromSearch,
    jsonLd: [almanacPage(site, { city, path, covers }), almanacCrumbs(site, city)],
  })
}

/** A day or a month in a city. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const city = await findCity(params.city)
  if (!city) return data({ kind: 'none', problem: 'city' } as const, { status: 404 })
  const time = readAlmanacTime(params.when)
  if (!time) return data({ kind: 'none', problem: 'time' } as const, { status: 404 })
  if (params.city !== city.slug) throw redirect(`${almanacHref(city.slug, params.when)}${url.search}`, 301)

  const now = context.get(clockContext)()
  const today = dateIn(now, city.timeZone)
  const chosen = await chosenSunrise(url, context)
  const { sunrise, keptSunrise } = chosen
  const reckoning = monthReckoningOf(request)
  const isHiddenFromSearch = keptSunrise !== undefined || !isNear(params.when, today)
  const page = { city, covers: params.when, isHiddenFromSearch }
  if (time.kind === 'month') {
    const place = { ...city, sunrise }
    const days = readMonth(place, time.month)
    const ofYear = readFestivalYear(place, Number(time.month.slice(0, 4)))
    const festivals = ofYear.filter(({ date }) => date.startsWith(time.month))
    const seen = { from: `${time.month}-01`, until: daysOfMonth(time.month).at(-1) ?? '' }
    const eclipses = eclipsesSeenFrom(readEclipses(Number(time.month.slice(0, 4))), city, seen)
    return { kind: 'month', ...page, sunrise, keptSunrise, reckoning, today, days, festivals, eclipses } as const
  }
  const day = await shownDay(city, time.date, now, { ...chosen, reckoning })
  if (!day) return data({ kind: 'none', problem: 'sun' } as const, { status: 404 })
  return { kind: 'day', ...page, day } as const
}

/** Search engines are offered this year and its neighbours, not two centuries of days in every town. */
function isNear(when: string, today: string): boolean {
  return Math.abs(Number(when.slice(0, 4)) - Number(today.slice(0, 4))) <= 1
}

export default function PanchangaOfDate({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'none') return <NoAlmanac problem={loaderData.problem} />
  if (loaderData.kind === 'day') return <PanchangaDayScreen {...loaderData.day} />
  const { covers, ...month } = loaderData
  return <MonthScreen {...month} month={covers} />
}
