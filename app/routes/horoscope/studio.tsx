import { data } from 'react-router'
import { resolveBirth } from '#app/features/births/resolve-birth.ts'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { withPracticeTexts } from '#app/features/horoscope/conventions-form.ts'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import studioStyles from '#app/features/studio/studio.css?url'
import { readStudioForm } from '#app/features/studio/studio-request.ts'
import type { StudioView } from '#app/features/studio/studio-view.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import { VisitorStudio } from '#app/features/studio/visitor-studio.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { badRequest } from '#app/http/respond.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Route } from './+types/studio'
import { chartSourceIn } from './chart-source-in.ts'
import { postedSecondChart } from './posted-second.ts'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: STUDIO.title,
    description: STUDIO.description,
    path: location.pathname,
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return {
    nowMs: context.get(clockContext)().getTime(),
    isSignedIn: viewer !== null,
    source: await chartSourceIn(context),
    profiles: viewer
      ? await listBirthProfiles(context.get(databaseContext), context.get(keyRingContext), viewer.id)
      : [],
  }
}

/** For browsers without script: computes the panes of the posted birth without storing it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const birth = await resolveBirth(postedBirth(form), SERVER_PLACES)
  if (!birth.ok) throw badRequest()

  const nowMs = context.get(clockContext)().getTime()
  const posted = readStudioForm(form)
  const settings = withPracticeTexts((await chartSourceIn(context)).conventions, posted.settings)
  const view = await viewStudio(birth.value, { ...posted, settings }, { nowMs, second: await postedSecondChart(form) })
  return data(view, { status: view.cast ? 200 : 422 })
}

export default function Studio({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitorStudio posted={actionData as StudioView | undefined} {...loaderData} />
}
