import { julianDayFromUnix, panchangaAt } from '@muhurta/jyotish'
import { rangeOf, untilOf } from '#app/features/chart-text/format-instant.ts'
import { chosenTithiName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenGrahaName, chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { TODAY } from '#content/staff/today/today.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { cachedDay } from '#usecases/almanac/read-almanac-days.ts'

/**
 * "Shukla Navami till 7:12 PM · Shatabhisha till 9:40 PM · Rahu kalam 12:11–1:34 PM · now Mercury hora": the panchanga of the
 * minute in one line. Rahu kalam is that of the civil day; the horas before sunrise belong to the day before.
 */
export function dayLine(now: Date, place: AlmanacPlace): string {
  const nowJdUt = julianDayFromUnix(now.getTime())
  const panchanga = panchangaAt(nowJdUt)
  const today = dateIn(now, place.timeZone)
  const day = cachedDay(place, today)
  // Outside the years of the engine, and where the Sun does not rise.
  if (!panchanga.ok || !day) return ''

  const { tithi, nakshatra } = panchanga.value
  const { offsetSeconds } = day
  const running = nowJdUt < day.almanac.startJdUt ? cachedDay(place, addDays(today, -1)) : day
  const hora = running?.almanac.day.horas.find(({ endJdUt }) => nowJdUt < endJdUt)
  return joinWithDots([
    `${chosenTithiName(tithi)} ${untilOf(tithi.endJdUt, nowJdUt, offsetSeconds)}`,
    `${chosenNakshatraName(nakshatra.index)} ${untilOf(nakshatra.endJdUt, nowJdUt, offsetSeconds)}`,
    `${PANCHANGA.terms.rahuKalam} ${rangeOf(day.almanac.day.rahuKalam, offsetSeconds)}`,
    hora && TODAY.hora(chosenGrahaName(hora.lord)),
  ])
}
