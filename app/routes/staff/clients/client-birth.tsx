import type { RouterContextProvider } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { clientBirthPath } from '#app/features/staff/tools/saved-chart-paths.ts'
import { DeskStudio } from '#app/features/studio/desk-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { loadBirthStudio } from '#app/routes/staff/tools/load-birth-studio.ts'
import { SAVED_CHART, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { openSavedBirths } from '#usecases/desk/read-client-births.ts'
import type { Route } from './+types/client-birth'

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

/** The view is logged and shown to the client. */
async function load(context: Readonly<RouterContextProvider>, { userId, birthId }: Params, form?: SentForm) {
  const visit = requireStaff(context, 'charts-and-notes')
  await requireClient(visit, userId)
  const { db, keys, staff, now } = visit
  await visit.beforeBirthsOf([userId])
  const births = await openSavedBirths(db, keys, { userId, staffId: staff.id, now })
  const found = births.find(({ id }) => id === birthId)
  if (!found) throw notFound()
  const profiles = births.filter((each) => each !== found).map(({ id, birth }) => ({ id, birth }))
  return {
    userId,
    birthId,
    name: found.birth.fullName,
    ...(await loadBirthStudio(context, {
      birth: found.birth,
      nowMs: now.getTime(),
      profiles,
      ...(form && { form }),
    })),
  }
}

export default function ClientBirth({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, birthId, name, view, nowMs, source, profiles } = actionData ?? loaderData
  return (
    <StaffPage
      title={STUDIO.chartOf(name || SAVED_CHARTS.nameless)}
      back={{ to: clientPath(userId), label: SAVED_CHART.backToClient }}
    >
      <DeskStudio
        view={view}
        action={clientBirthPath(userId, birthId)}
        nowMs={nowMs}
        source={source}
        profiles={profiles}
      />
    </StaffPage>
  )
}
