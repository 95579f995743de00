import { almanacHref } from '#app/features/almanac/addresses.ts'
import { calendarFeed } from '#app/http/calendar-feed.ts'
import { appUrlContext, clockContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { tithiName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { clockOf } from '#content/words/day-clock.ts'
import { type City, findCity } from '#db/gazetteer/cities.ts'
import { monthOf } from '#domain/almanac/almanac-dates.ts'
import { type CalendarDay, calendarOfDays } from '#domain/almanac/calendar-days.ts'
import type { MonthDay } from '#domain/almanac/read-month.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addMonths } from '#domain/time/date-range.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readMonth } from '#usecases/almanac/read-almanac-days.ts'
import type { Route } from './+types/days-feed'
import { chosenSunrise } from './almanac-sunrise.ts'

/** This month and the next for calendar programs: one entry a day. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const city = await findCity(params.city)
  if (!city) throw notFound()
  const now = context.get(clockContext)()
  const appUrl = context.get(appUrlContext)
  const month = monthOf(dateIn(now, city.timeZone))
  const { sunrise, keptSunrise } = await chosenSunrise(url, context)
  const place = { ...city, sunrise }
  const days = [...readMonth(place, month), ...readMonth(place, addMonths(month, 1))]
  const dayUrl = (date: IsoDate) => `${appUrl}${to(almanacHref(city.slug, date, keptSunrise))}`
  const entries = days.flatMap((day) => entryOf(day, place, dayUrl(day.date)))
  return calendarFeed(calendarOfDays(entries, { name: ALMANAC.feedName(cityName(city)), appUrl, now }), 'panchanga')
}

function entryOf({ date, offsetSeconds, panchanga }: MonthDay, city: City & AlmanacPlace, url: string): CalendarDay[] {
  if (!panchanga?.sun) return []

  const clock = clockOf(date, offsetSeconds)
  const { tithi, nakshatra: star, sun } = panchanga
  const { terms } = PANCHANGA
  return [
    {
      id: `panchanga-${city.slug}-${date}`,
      date,
      summary: `${tithiName(tithi)}, ${nakshatraName(star.index)}`,
      description: [
        `${terms.tithi}: ${tithiName(tithi)} ${ALMANAC.till(clock(tithi.endJdUt))}`,
        `${terms.nakshatra}: ${nakshatraName(star.index)} ${ALMANAC.till(clock(star.endJdUt))}`,
        ALMANAC.sunTimes(clock(sun.sunrise), clock(sun.sunset)),
        `${terms.rahuKalam}: ${clock(sun.rahuKalam.startJdUt)}–${clock(sun.rahuKalam.endJdUt)}`,
        SUNRISE_LABELS[city.sunrise],
      ].join('\n'),
      url,
    },
  ]
}
