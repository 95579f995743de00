import type { RouterContextProvider } from 'react-router'
import { BRIEF } from '#app/content/brief.ts'
import { DESK } from '#app/content/desk.ts'
import { STUDIO } from '#app/content/studio.ts'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { BriefNotes } from '#app/features/desk/brief-notes.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { DeskStudio } from '#app/features/studio/desk-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { FIRST_REQUEST, readStudioForm, type StudioRequest } from '#app/features/studio/studio-request.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { chartSourceIn } from '../horoscope/chart-source-in.ts'
import type { Route } from './+types/studio'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { requireDesk } from './desk-visit.ts'
import { viewBrief } from './view-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDIO.title, DESK.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return studioOf(context, params.bookingId, FIRST_REQUEST)
}

/** For browsers without script: the chosen panes and conventions. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireDesk(context, 'charts-and-notes')
  return studioOf(context, params.bookingId, readStudioForm(await readForm(request)))
}

async function studioOf(context: Readonly<RouterContextProvider>, bookingId: string, request: StudioRequest) {
  const visit = requireDesk(context, 'charts-and-notes')
  const booking = await requireDeskBooking(context, visit, bookingId)
  const prepared = await prepareBrief(visit.db, booking, visit.now)
  const nowMs = visit.now.getTime()
  const source = await chartSourceIn(context)
  const shared = { bookingId: booking.id, name: briefHeading(booking).name, nowMs, source }
  // Without a chart, the notes of the brief say what is missing.
  if (!prepared.ok) return { ...shared, view: null, notes: (await viewBrief(visit.db, booking, visit.now)).notes }
  return { ...shared, view: await viewStudio(prepared.value.brief.cast.birth, request, nowMs), notes: [] }
}

export default function Studio({ loaderData, actionData }: Route.ComponentProps) {
  const { bookingId, name, nowMs, source, view, notes } = actionData ?? loaderData
  const path = `/astrologer-dashboard/bookings/${bookingId}`
  return (
    <DeskPage title={STUDIO.chartOf(name)} back={{ to: path, label: BRIEF.backToBooking }}>
      {view ? (
        <DeskStudio view={view} action={`${path}/studio`} nowMs={nowMs} source={source} />
      ) : (
        <BriefNotes notes={notes} isWarning />
      )}
    </DeskPage>
  )
}
