import type { RouterContextProvider } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { BriefNotes } from '#app/features/staff/bookings/brief-notes.tsx'
import { ReadingDraft } from '#app/features/staff/bookings/reading-draft.tsx'
import { LifeLinks } from '#app/features/staff/life-links.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { ChartNotes } from '#app/features/studio/chart-notes.tsx'
import { DeskStudio } from '#app/features/studio/desk-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { FIRST_REQUEST, readStudioForm } from '#app/features/studio/studio-request.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { postedSecondChart } from '#app/routes/horoscope/posted-second.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { CHART_NOTES, PIN_REFUSALS } from '#content/charts/chart-notes.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { pinChartNote, removeChartNote } from '#usecases/desk/pin-chart-note.ts'
import type { Route } from './+types/studio'
import { loadDeskStudio } from './load-desk-studio.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDIO.title, DESK.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadDeskStudio(context, { bookingId: params.bookingId, request: FIRST_REQUEST })
}

const ACTIONS = { '': showPanes, pin, unpin } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction<Action>(ACTIONS, form)(context, params.bookingId, form)
}

type Context = Readonly<RouterContextProvider>
type Action = (
  context: Context,
  bookingId: string,
  form: SentForm,
) => ReturnType<typeof showPanes | typeof pin | typeof unpin>

/** For browsers without script: the chosen panes and conventions, and the second birth. */
async function showPanes(context: Context, bookingId: string, form: SentForm) {
  const second = await postedSecondChart(form)
  return { studio: await loadDeskStudio(context, { bookingId, request: readStudioForm(form), second }) }
}

async function pin(context: Context, bookingId: string, form: SentForm) {
  const { db, keys, staff, scope, now } = requireStaff(context, 'charts-and-notes')
  const note = { id: form.text('note'), place: form.text('notePlace'), text: form.text('noteText') }
  const pinned = await pinChartNote(db, keys, { ...note, bookingId, staffId: staff.id, scope }, now)
  if (pinned.ok) return moveOn(pathOf(bookingId), { tone: 'success', title: CHART_NOTES.pinned })
  if (pinned.refusal === 'booking-not-found') throw notFound()
  const message = PIN_REFUSALS[pinned.refusal]
  const field = pinned.refusal === 'note-invalid' ? 'notePlace' : 'noteText'
  return rejected(
    { title: CHART_NOTES.notPinned, detail: message },
    { fieldErrors: { [field]: message }, values: typedTexts(form, ['notePlace', 'noteText']) },
  )
}

async function unpin(context: Context, bookingId: string, form: SentForm) {
  const { db, scope } = requireStaff(context, 'charts-and-notes')
  const removed = await removeChartNote(db, { id: form.text('note'), scope })
  if (!removed.ok) throw notFound()
  return moveOn(pathOf(bookingId), { tone: 'success', title: CHART_NOTES.removed })
}

function pathOf(bookingId: string): string {
  return `${bookingPath(bookingId)}/studio`
}

export default function Studio({ loaderData, actionData }: Route.ComponentProps) {
  const posted = actionData && 'studio' in actionData ? actionData.studio : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : undefined
  const { bookingId, name, nowMs, source, view, missing, profiles, notes, nextId, hasLife, readIn } =
    posted ?? loaderData
  return (
    <StaffPage title={STUDIO.chartOf(name)} back={{ to: bookingPath(bookingId), label: DESK.backToBooking }}>
      <PageToast toast={problem?.toast} />
      {hasLife && <LifeLinks path={bookingPath(bookingId)} />}
      {readIn && <ReadingDraft path={bookingPath(bookingId)} languages={readIn} />}
      {view ? (
        <>
          <DeskStudio view={view} action={pathOf(bookingId)} nowMs={nowMs} source={source} profiles={profiles} />
          {view.cast && (
            <ChartNotes
              bookingId={bookingId}
              notes={notes}
              chart={view.cast.chart}
              nextId={nextId}
              problem={problem ?? NO_PROBLEM}
            />
          )}
        </>
      ) : (
        <BriefNotes notes={missing} isWarning />
      )}
    </StaffPage>
  )
}
