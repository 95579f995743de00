import { computeChart, julianDayFromUnix } from '@muhurta/jyotish'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { BirthChartScreen, type SkyNow } from '#app/features/horoscope/birth-chart-screen.tsx'
import type { BirthChartView } from '#app/features/horoscope/birth-chart-view.ts'
import { clockContext, databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { cityName } from '#content/words/city-names.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import { type Place, placeOfPractice } from '#domain/births/places.ts'
import type { PracticeCharts } from '#domain/content/practice-charts.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import type { Route } from './+types/birth-chart'
import { drawAction, drawSavedAction, explainAction, removeAction, saveBirthAction } from './birth-chart-actions.ts'
import { chartSourceIn } from './chart-source-in.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const now = context.get(clockContext)()
  const viewer = context.get(viewerContext)
  const db = context.get(databaseContext)
  const [{ almanac, charts }, source, profiles] = await Promise.all([
    context.get(practiceContext)(),
    chartSourceIn(context),
    viewer ? listBirthProfiles(db, context.get(keyRingContext), viewer.id) : [],
  ])
  return {
    nowMs: now.getTime(),
    latestYear: latestBirthYear(now),
    skyNow: skyNowAt(now, placeOfPractice(almanac), charts),
    profiles,
    isSignedIn: viewer !== null,
    source,
  }
}

const ACTIONS = {
  '': drawAction,
  explain: explainAction,
  save: saveBirthAction,
  use: drawSavedAction,
  remove: removeAction,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, context)
}

export default function BirthChartPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BirthChartScreen posted={(actionData ?? undefined) as BirthChartView | undefined} {...loaderData} />
}

/** The current chart, shown until a birth is entered; null outside the years of the engine. */
function skyNowAt(now: Date, place: Place, { conventions }: PracticeCharts): SkyNow | null {
  const { lat, lon, timeZone } = place
  const jdUt = julianDayFromUnix(now.getTime())
  const chart = computeChart({ jdUt, lat, lon, options: conventions })
  if (!chart.ok) return null

  const offsetSeconds = zoneOffsetSeconds(now.getTime(), timeZone)
  const subtitle = BIRTH_RESULT.nowSubtitle(dateOf(jdUt, offsetSeconds), timeOf(jdUt, offsetSeconds))
  return { contents: contentsOfChart(chart.value, { title: BIRTH_RESULT.nowTitle, subtitle }), place: cityName(place) }
}
