import type { RouterContextProvider } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { ReadingDraft } from '#app/features/staff/bookings/reading-draft.tsx'
import { LifeLinks } from '#app/features/staff/life-links.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { clientBirthPath } from '#app/features/staff/tools/saved-chart-paths.ts'
import { DeskStudio } from '#app/features/studio/desk-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { readingLanguages } from '#app/routes/staff/bookings/read-chart.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { loadBirthStudio } from '#app/routes/staff/tools/load-birth-studio.ts'
import { SAVED_CHART, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import type { Route } from './+types/client-birth'
import { requireClientBirth } from './require-client-birth.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDIO.title, CLIENT_CARD.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return load(context, params)
}

/** For browsers without script: the chosen panes and conventions, and the second birth. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireStaff(context, 'charts-and-notes')
  return load(context, params, await readForm(request))
}

type Params = { readonly userId: string; readonly birthId: string }

async function load(context: Readonly<RouterContextProvider>, params: Params, form?: SentForm) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { profile, others } = await requireClientBirth(visit, params)
  return {
    ...params,
    name: profile.birth.fullName,
    readIn: await readingLanguages(visit, params.userId),
    ...(await loadBirthStudio(context, {
      birth: profile.birth,
      nowMs: visit.now.getTime(),
      profiles: others.map(({ id, birth }) => ({ id, birth })),
      ...(form && { form }),
    })),
  }
}

export default function ClientBirth({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, birthId, name, readIn, view, nowMs, source, profiles } = actionData ?? loaderData
  const path = clientBirthPath(userId, birthId)
  return (
    <StaffPage
      title={STUDIO.chartOf(name || SAVED_CHARTS.nameless)}
      back={{ to: clientPath(userId), label: SAVED_CHART.backToClient }}
    >
      {view.cast && <LifeLinks path={path} />}
      {view.cast && <ReadingDraft path={path} languages={readIn} />}
      <DeskStudio view={view} action={path} nowMs={nowMs} source={source} profiles={profiles} />
    </StaffPage>
  )
}
