import type { RouterContextProvider } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { ReadingDraft } from '#app/features/staff/bookings/reading-draft.tsx'
import { LifeLinks } from '#app/features/staff/life-links.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { SavedChartAbout } from '#app/features/staff/tools/saved-chart-about.tsx'
import { SAVED_CHARTS_PATH, savedChartPath } from '#app/features/staff/tools/saved-chart-paths.ts'
import { DeskStudio } from '#app/features/studio/desk-studio.tsx'
import studioStyles from '#app/features/studio/studio.css?url'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { readingLanguages } from '#app/routes/staff/bookings/read-chart.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { SAVE_REFUSALS, SAVED_CHART, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { listSavedCharts } from '#db/charts/saved-charts.ts'
import { valuesOfBirth } from '#domain/births/birth-texts.ts'
import { describeSavedChart, removeSavedChart } from '#usecases/charts/save-chart.ts'
import type { Route } from './+types/saved-chart'
import { birthFacts } from './birth-facts.ts'
import { loadBirthStudio } from './load-birth-studio.ts'
import { requireSavedChart } from './require-saved-chart.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: studioStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDIO.title, SAVED_CHARTS.title)
}

type Context = Readonly<RouterContextProvider>

export async function loader({ params, context }: Route.LoaderArgs) {
  return load(context, params.chartId)
}

async function load(context: Context, id: string, form?: SentForm) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { birth, tags, note } = await requireSavedChart(visit, id)
  const { db, keys, staff, now } = visit
  const others = (await listSavedCharts(db, keys, staff.id)).filter((each) => each.id !== id)
  return {
    id,
    name: birth.fullName,
    facts: birthFacts(birth),
    birth: valuesOfBirth(birth),
    tags: tags.join(', '),
    note,
    readIn: await readingLanguages({ db }),
    ...(await loadBirthStudio(context, {
      birth,
      nowMs: now.getTime(),
      profiles: others.map((each) => ({ id: each.id, birth: each.birth })),
      ...(form && { form }),
    })),
  }
}

const ACTIONS = { '': showPanes, describe, remove } as const

type Action = (
  context: Context,
  id: string,
  form: SentForm,
) => ReturnType<typeof showPanes | typeof describe | typeof remove>

export async function action({ request, params, context }: Route.ActionArgs) {
  requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction<Action>(ACTIONS, form)(context, params.chartId, form)
}

/** For browsers without script. */
async function showPanes(context: Context, id: string, form: SentForm) {
  return { studio: await load(context, id, form) }
}

const FIELDS = { 'tag-too-long': 'tags', 'too-many-tags': 'tags', 'note-too-long': 'note' } as const

async function describe(context: Context, id: string, form: SentForm) {
  const { db, keys, staff } = requireStaff(context, 'charts-and-notes')
  const changed = await describeSavedChart(db, keys, { id, userId: staff.id }, form.texts(['tags', 'note']))
  if (changed.ok) return moveOn(savedChartPath(id), { tone: 'success', title: SAVED_CHART.changed })
  if (changed.refusal === 'chart-not-found') throw notFound()
  const message = SAVE_REFUSALS[changed.refusal]
  return rejected(
    { title: SAVED_CHART.notChanged, detail: message },
    { fieldErrors: { [FIELDS[changed.refusal]]: message }, values: typedTexts(form, ['tags', 'note']) },
  )
}

async function remove(context: Context, id: string) {
  const { db, staff } = requireStaff(context, 'charts-and-notes')
  await removeSavedChart(db, { id, userId: staff.id })
  return moveOn(SAVED_CHARTS_PATH, { tone: 'success', title: SAVED_CHART.removed })
}

const BACK = { to: SAVED_CHARTS_PATH, label: SAVED_CHART.back }

export default function SavedChart({ loaderData, actionData }: Route.ComponentProps) {
  const posted = actionData && 'studio' in actionData ? actionData.studio : undefined
  const problem = actionData && 'fieldErrors' in actionData ? actionData : undefined
  const { id, name, birth, tags, note, readIn, view, nowMs, source, profiles } = posted ?? loaderData
  return (
    <StaffPage title={STUDIO.chartOf(name || SAVED_CHARTS.nameless)} back={BACK}>
      <PageToast toast={problem?.toast} fieldErrors={problem?.fieldErrors} />
      <SavedChartAbout key={`${tags}|${note}`} birth={birth} tags={tags} note={note} problem={problem ?? NO_PROBLEM} />
      {view.cast && <LifeLinks path={savedChartPath(id)} />}
      {view.cast && <ReadingDraft path={savedChartPath(id)} languages={readIn} />}
      <DeskStudio key={id} view={view} action={savedChartPath(id)} nowMs={nowMs} source={source} profiles={profiles} />
    </StaffPage>
  )
}
