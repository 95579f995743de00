import { type Chart, computeChart, GRAHAS, julianDayFromUnix, panchangaForDay } from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { conventionLines } from '#app/features/chart-text/convention-text.ts'
import { dayPanchangaFacts } from '#app/features/chart-text/day-panchanga-facts.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { skyBodiesAt } from '#app/features/home/todays-sky.ts'
import { type PlanetRow, PlanetsScreen } from '#app/features/horoscope/planets-screen.tsx'
import { chosenGrahaName, chosenNakshatraName, chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { clockContext, practiceContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { CURRENT_SKY } from '#content/charts/horoscope.ts'
import { type AlmanacPlace, placeOfPractice } from '#domain/births/places.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import type { Route } from './+types/planets'
import { requestedPlace } from './requested-place.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)()
  const { almanac } = await context.get(practiceContext)()
  const { sunrise: sunriseRule } = almanac
  const { place, namesakes } = await requestedPlace(url.searchParams, placeOfPractice(almanac))
  const jdUt = julianDayFromUnix(now.getTime())
  const chart = computeChart({ jdUt, lat: place.lat, lon: place.lon, options: { sunriseRule } })
  if (!chart.ok) throw notFound()

  const offsetSeconds = zoneOffsetSeconds(now.getTime(), place.timeZone)
  const { conventions, ayanamsaMean, engineVersion, lagna } = chart.value
  return {
    when: `${dateOf(jdUt, offsetSeconds)}, ${timeOf(jdUt, offsetSeconds)}`,
    lagna: `${chosenRashiName(lagna.rashi)} ${degreesAndMinutes(lagna.degreesInRashi)}`,
    bodies: skyBodiesAt(now),
    rows: rowsOf(chart.value),
    place,
    namesakes,
    panchanga: factsOf(now, { ...place, sunrise: sunriseRule }, offsetSeconds),
    conventions: conventionLines({
      conventions,
      engineVersion,
      ayanamsaMean,
      timeZone: place.timeZone,
      offsetSeconds,
    }),
  }
}

export default function Planets({ loaderData }: Route.ComponentProps) {
  return <PlanetsScreen {...loaderData} />
}

function rowsOf({ grahas }: Chart): PlanetRow[] {
  return GRAHAS.map((graha) => {
    const { rashi, degreesInRashi, nakshatra, pada, house, isRetrograde, isCombust } = grahas[graha]
    return {
      name: chosenGrahaName(graha),
      position: `${degreesAndMinutes(degreesInRashi)} ${chosenRashiName(rashi)}`,
      nakshatra: `${chosenNakshatraName(nakshatra)} ${pada}`,
      house,
      state: [isRetrograde && CURRENT_SKY.retrograde, isCombust && CURRENT_SKY.combust].filter(Boolean).join(', '),
    }
  })
}

function factsOf(now: Date, place: AlmanacPlace, offsetSeconds: number) {
  const wall = new Date(now.getTime() + offsetSeconds * 1000)
  const panchanga = panchangaForDay({
    date: { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() },
    lat: place.lat,
    lon: place.lon,
    utcOffsetMinutes: offsetSeconds / 60,
    sunriseRule: place.sunrise,
  })
  return panchanga.ok ? dayPanchangaFacts(panchanga.value, offsetSeconds) : []
}
