import { julianDayFromUnix } from '@muhurta/jyotish'
import { dayInFull } from '@muhurta/jyotish/almanac'
import { type NowPiece, nowPieces } from '#app/features/almanac/now-pieces.ts'
import { clockOf, spanClockOf } from '#content/words/day-clock.ts'
import type { City } from '#db/gazetteer/cities.ts'
import { eclipsesSeenFrom } from '#domain/almanac/eclipses.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import type { DayAtPlace } from '#domain/almanac/read-day.ts'
import { yearTrack } from '#domain/almanac/year-track.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { cachedDay } from '#usecases/almanac/read-almanac-days.ts'
import { readEclipses } from '#usecases/almanac/read-eclipses.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import type { ChosenSunrise } from './almanac-sunrise.ts'

type ChosenMonths = { readonly reckoning: MonthReckoning }

/** A day for the screen; undefined where the Sun does not rise and set, and at the edge of the engine's years. */
export async function shownDay(city: City, date: IsoDate, now: Date, choices: ChosenSunrise & ChosenMonths) {
  const { sunrise, keptSunrise, reckoning } = choices
  const place = { ...city, sunrise }
  const day = cachedDay(place, date)
  if (!day) return undefined
  const year = Number(date.slice(0, 4))
  return {
    city,
    keptSunrise,
    reckoning,
    date,
    almanac: day.almanac,
    full: dayInFull(day.almanac, yearTrack(year)),
    offsetSeconds: day.offsetSeconds,
    festivals: readFestivalYear(place, year).filter((each) => each.date === date),
    eclipses: eclipsesSeenFrom(readEclipses(year), city, { from: date, until: date }),
    nowMs: now.getTime(),
    nowPieces: isShownNow(day, city, date, now) ? piecesOf(day, place, date) : [],
  }
}

/** Today from midnight, and the night after it until the next sunrise. */
function isShownNow({ almanac }: DayAtPlace, city: City, date: IsoDate, now: Date): boolean {
  const jdUt = julianDayFromUnix(now.getTime())
  return dateIn(now, city.timeZone) === date || (jdUt >= almanac.startJdUt && jdUt < almanac.endJdUt)
}

function piecesOf({ almanac, offsetSeconds }: DayAtPlace, place: AlmanacPlace, date: IsoDate): NowPiece[] {
  const before = cachedDay(place, addDays(date, -1))?.almanac
  return nowPieces(before, almanac, clockOf(date, offsetSeconds), spanClockOf(date, offsetSeconds))
}
