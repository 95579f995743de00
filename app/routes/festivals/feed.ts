import { observanceHref } from '#app/features/almanac/festival-addresses.ts'
import { ruleText } from '#app/features/almanac/rule-text.ts'
import { calendarFeed } from '#app/http/calendar-feed.ts'
import { appUrlContext, clockContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { FESTIVAL_LIST_NAMES, festivalName } from '#content/almanac/observances.ts'
import { pujaLines, pujaLineText } from '#content/almanac/puja.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { zoneClock } from '#content/words/day-clock.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { calendarOfDays } from '#domain/almanac/calendar-days.ts'
import { findObservance, isFestivalList, isObservedIn, isRegion, listOf } from '#domain/almanac/observances.ts'
import { pujaTimesAt } from '#domain/almanac/puja-times.ts'
import { istYear } from '#domain/time/india-time.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import type { Route } from './+types/feed'

/** A list of this year and the next for calendar programs, by city and region. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const list = /^([a-z]+)\.ics$/.exec(params.file)?.[1] ?? ''
  const region = url.searchParams.get('region') ?? undefined
  const city = await findCity(params.city)
  if (!city || !isFestivalList(list) || (region !== undefined && !isRegion(region))) throw notFound()

  const now = context.get(clockContext)()
  const appUrl = context.get(appUrlContext)
  const year = istYear(now)
  const place = await withAlmanacSunrise(city, context)
  const festivals = [...readFestivalYear(place, year), ...readFestivalYear(place, year + 1)]
  const timesOf = pujaTimesAt(place)
  const days = festivals.flatMap((festival) => {
    const observance = findObservance(festival.id)
    if (!observance || listOf(observance) !== list || !isObservedIn(observance, region)) return []
    const times = timesOf(festival)
    const lines = times ? pujaLines(times, zoneClock(festival.date, city.timeZone)).map(pujaLineText) : []
    return {
      id: ['festival', festival.id, festival.tradition, festival.date, city.slug].filter(Boolean).join('-'),
      date: festival.date,
      summary: festivalName(festival),
      description: [...lines, ruleText(observance.rule).join(' ')].join('\n'),
      url: `${appUrl}${to(observanceHref(festival.id))}`,
    }
  })
  const name = FESTIVALS.feedName(FESTIVAL_LIST_NAMES[list], cityName(city))
  return calendarFeed(calendarOfDays(days, { name, appUrl, now }), list)
}
