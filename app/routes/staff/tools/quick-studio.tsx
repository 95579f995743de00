import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { SaveBirthButton } from '#app/features/staff/tools/save-birth-button.tsx'
import { SAVED_CHARTS_PATH } from '#app/features/staff/tools/saved-chart-paths.ts'
import { QuickStudio } from '#app/features/studio/quick-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { FIRST_REQUEST } from '#app/features/studio/studio-request.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { QUICK_CHART } from '#content/charts/chart-notes.ts'
import { NOW_HERE, SAVE_CHART, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { cityName } from '#content/words/city-names.ts'
import { listSavedCharts } from '#db/charts/saved-charts.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Birth } from '#domain/births/birth.ts'
import { birthNow } from '#domain/births/birth-now.ts'
import { valuesOfBirth } from '#domain/births/birth-texts.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import type { Route } from './+types/quick-studio'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, QUICK_CHART.title, DESK.title)
}

/** `?now=practice` is the chart of now at the practice's place, which needs no script. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, keys, staff, now } = requireStaff(context, 'charts-and-notes')
  const nowMs = now.getTime()
  const source = await chartSourceIn(context)
  const place = placeOfPractice((await requirePractice(db)).almanac)
  const isNow = url.searchParams.get('now') === 'practice'
  const birth = isNow ? birthNow(nowMs, place, NOW_HERE.name(cityName(place))) : undefined
  return {
    nowMs,
    source,
    place: cityName(place),
    posted: birth && (await viewStudio(birth, { ...FIRST_REQUEST, settings: source.conventions }, { nowMs })),
    profiles: (await listSavedCharts(db, keys, staff.id)).map((chart) => ({ id: chart.id, birth: chart.birth })),
  }
}

const saveButton = (birth: Birth) => (
  <SaveBirthButton birth={valuesOfBirth(birth)} target="list" label={SAVE_CHART.button} />
)

export default function QuickChart({ loaderData }: Route.ComponentProps) {
  // Another instant is another chart.
  const key = loaderData.posted ? loaderData.nowMs : 'tab'
  return (
    <StaffPage title={QUICK_CHART.title} back={{ to: SAVED_CHARTS_PATH, label: SAVED_CHARTS.title }}>
      <QuickStudio key={key} isSignedIn actions={saveButton} {...loaderData} />
    </StaffPage>
  )
}
