import { julianDayFromUnix } from '@muhurta/jyotish'
import type { City } from '#db/gazetteer/cities.ts'
import { eclipsesSeen } from '#domain/almanac/eclipses.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { readDay } from '#usecases/almanac/read-almanac-days.ts'
import { readEclipses } from '#usecases/almanac/read-eclipses.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import type { ChosenSunrise } from './almanac-sunrise.ts'

/** A day for the screen; undefined where the Sun does not rise and set, and at the edge of the engine's years. */
export async function shownDay(city: City, date: IsoDate, now: Date, { sunrise, keptSunrise }: ChosenSunrise) {
  const place = { ...city, sunrise }
  const day = readDay(place, date)
  if (!day) return undefined
  const festivals = readFestivalYear(place, Number(date.slice(0, 4)))
  const eclipses = readEclipses(Number(date.slice(0, 4)))
  // Not on the page, and the longest of all to write out for it.
  const { lagnas, sumPanchakas, ...almanac } = day.almanac
  return {
    city,
    keptSunrise,
    date,
    almanac,
    offsetSeconds: day.offsetSeconds,
    festivals: festivals.filter((each) => each.date === date),
    eclipses: eclipsesSeen(eclipses, city, { from: date, until: date }),
    nowJdUt: julianDayFromUnix(now.getTime()),
  }
}
