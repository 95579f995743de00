import { julianDayFromUnix, panchangaAt, panchangaForDay, type SunriseRule } from '@muhurta/jyotish'
import { rangeOf, timeOf, untilOf } from '#app/features/chart-text/format-instant.ts'
import { tithiName, yogaName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { fullDayOfYear } from '#content/words/week-days.ts'
import { istDate } from '#domain/time/india-time.ts'

export type PanchangaFact = { readonly term: string; readonly value: string; readonly until?: string }

export type AlmanacPoint = { readonly lat: number; readonly lon: number; readonly sunrise: SunriseRule }

/** Times are in Indian time, wherever the place is. */
const UTC_OFFSET_MINUTES = 330
const UTC_OFFSET_SECONDS = UTC_OFFSET_MINUTES * 60

const { terms } = PANCHANGA

/** Today's panchanga; only the date outside the years of the engine. */
export function panchangaOf(now: Date, place: AlmanacPoint): PanchangaFact[] {
  const today = { term: terms.today, value: fullDayOfYear(istDate(now)) }
  return [today, ...limbsOf(now), ...sunFacts(now, place)]
}

function limbsOf(now: Date): PanchangaFact[] {
  const jdUt = julianDayFromUnix(now.getTime())
  const panchanga = panchangaAt(jdUt)
  if (!panchanga.ok) return []

  const { tithi, nakshatra, yoga } = panchanga.value
  return [
    { term: terms.tithi, value: tithiName(tithi), until: untilOf(tithi.endJdUt, jdUt, UTC_OFFSET_SECONDS) },
    { term: terms.nakshatra, value: nakshatraName(nakshatra.index) },
    { term: terms.yoga, value: yogaName(yoga.index) },
  ]
}

let lastSun: { readonly of: string; readonly facts: PanchangaFact[] } | undefined

/** Cached: the Sun's times hold for the whole day, and computing them takes longer than all the rest. */
function sunFacts(now: Date, place: AlmanacPoint): PanchangaFact[] {
  const date = istDate(now)
  const of = `${date} ${place.lat} ${place.lon} ${place.sunrise}`
  if (lastSun?.of !== of) lastSun = { of, facts: findSunFacts(date, place) }
  return lastSun.facts
}

function findSunFacts(date: string, { lat, lon, sunrise: sunriseRule }: AlmanacPoint): PanchangaFact[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const utcOffsetMinutes = UTC_OFFSET_MINUTES
  const panchanga = panchangaForDay({ lat, lon, utcOffsetMinutes, date: { year, month, day }, sunriseRule })
  if (!panchanga.ok || panchanga.value.day.state !== 'sunlit') return []

  const { sunrise, rahuKalam } = panchanga.value.day
  return [
    { term: terms.sunrise, value: timeOf(sunrise, UTC_OFFSET_SECONDS) },
    { term: terms.rahuKalam, value: rangeOf(rahuKalam, UTC_OFFSET_SECONDS) },
  ]
}
