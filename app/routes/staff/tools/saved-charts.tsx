import { data } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { ChartFolderForm } from '#app/features/staff/tools/chart-folder-form.tsx'
import { SAVED_CHARTS_PATH } from '#app/features/staff/tools/saved-chart-paths.ts'
import { SavedChartRows } from '#app/features/staff/tools/saved-chart-rows.tsx'
import { chosenAction, readForm, type SentForm, TOO_LARGE_INTENT, typedTexts } from '#app/http/form.ts'
import { filterTabs, listAddress } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejectedFields } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { CHART_FOLDER, NOW_HERE, SAVE_REFUSALS, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { CHART_FILE_REFUSALS } from '#content/charts/studio-files.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { listSavedCharts } from '#db/charts/saved-charts.ts'
import { isFoundBy } from '#domain/charts/saved-chart-search.ts'
import { saveCharts } from '#usecases/charts/save-chart.ts'
import type { Route } from './+types/saved-charts'
import { birthFacts } from './birth-facts.ts'
import { MOST_CHART_FILES, readChartFolder } from './read-chart-folder.ts'

const MOST_SHOWN = 100
const MOST_TAG_TABS = 12

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SAVED_CHARTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, keys, staff } = requireStaff(context, 'charts-and-notes')
  const address = listAddress(url)
  const tag = address.text('tag')
  const all = await listSavedCharts(db, keys, staff.id)
  const found = all.filter((chart) => (tag === '' || chart.tags.includes(tag)) && isFoundBy(chart, address.search))
  const tabs = [
    { value: '', label: SAVED_CHARTS.allTags },
    ...mostUsedTags(all).map((each) => ({ value: each, label: each })),
  ]
  return {
    search: address.search,
    tag,
    filters: tabs.length > 1 ? { label: SAVED_CHARTS.tagsLabel, tabs: filterTabs(address, 'tag', tabs) } : undefined,
    total: all.length,
    found: found.length,
    charts: found.slice(0, MOST_SHOWN).map(({ id, birth, tags }) => ({
      id,
      name: birth.fullName || SAVED_CHARTS.nameless,
      facts: birthFacts(birth),
      tags,
    })),
  }
}

function mostUsedTags(charts: readonly { readonly tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of charts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const sorted = [...counts].sort(
    ([one, first], [other, second]) => second - first || one.localeCompare(other, LANGUAGE),
  )
  return sorted.slice(0, MOST_TAG_TABS).map(([tag]) => tag)
}

const ACTIONS = { '': addFolder, [TOO_LARGE_INTENT]: refuseLarge } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function addFolder(form: SentForm, { db, keys, staff, now }: StaffVisit) {
  const values = typedTexts(form, ['tags'])
  const read = await readChartFolder(form.files('files'))
  if (!read.ok) {
    const message = read.refusal === 'too-many' ? CHART_FOLDER.tooMany(MOST_CHART_FILES) : CHART_FOLDER.nothingChosen
    return rejectedFields({ files: message }, values)
  }
  const { charts, refused } = read.value
  const births = charts.map(({ birth }) => birth)
  const saved = await saveCharts(db, keys, { userId: staff.id, births, tags: form.text('tags'), note: '', now })
  if (!saved.ok) return rejectedFields({ tags: SAVE_REFUSALS[saved.refusal] }, values)

  const count = (kind: (typeof saved.value)[number]['kind']) => saved.value.filter((each) => each.kind === kind).length
  const unread = [
    ...refused.map(({ file, refusal }) => ({
      file,
      why: refusal === 'broken-zip' ? CHART_FOLDER.brokenZip : CHART_FILE_REFUSALS[refusal],
    })),
    ...charts.flatMap(({ file }, index) =>
      saved.value[index]?.kind === 'list-full' ? [{ file, why: SAVE_REFUSALS['list-full'] }] : [],
    ),
  ]
  const [added, known] = [count('saved'), count('known')]
  const toast = {
    tone: added > 0 ? 'success' : 'note',
    title: CHART_FOLDER.result(added),
    detail: joinWithDots([
      known > 0 ? CHART_FOLDER.known(known) : undefined,
      unread.length > 0 ? CHART_FOLDER.unread(unread.length) : undefined,
    ]),
  } as const
  // What could not be read is listed beside the form.
  if (unread.length === 0) return moveOn(SAVED_CHARTS_PATH, toast)
  return data({ toast, fieldErrors: {}, values: {}, unread })
}

async function refuseLarge(_form: SentForm) {
  return rejectedFields({ files: CHART_FOLDER.tooLarge }, {})
}

export default function SavedCharts({ loaderData, actionData }: Route.ComponentProps) {
  const { charts, search, tag, filters, total, found } = loaderData
  const isFiltered = search !== '' || tag !== ''
  const unread = actionData && 'unread' in actionData ? actionData.unread : []
  return (
    <StaffPage
      title={SAVED_CHARTS.title}
      lead={SAVED_CHARTS.lead}
      actions={
        <>
          <ButtonLink href="/staff/tools/studio?now=practice" tone="secondary" size="sm">
            {NOW_HERE.title}
          </ButtonLink>
          <ButtonLink href="/staff/tools/studio" size="sm">
            {SAVED_CHARTS.quick}
          </ButtonLink>
        </>
      }
    >
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <ListFrame
        search={search}
        searchLabel={SAVED_CHARTS.search}
        params={tag === '' ? {} : { tag }}
        {...(filters && { filters })}
        empty={
          isFiltered
            ? { title: SAVED_CHARTS.nothingFound, lead: SAVED_CHARTS.nothingFoundLead }
            : { title: SAVED_CHARTS.none, lead: SAVED_CHARTS.noneLead }
        }
        isEmpty={charts.length === 0}
        nextHref={undefined}
        firstHref={undefined}
      >
        <p className="hint">{SAVED_CHARTS.shown(found, total)}</p>
        <SavedChartRows charts={charts} />
        {found > charts.length && <p className="hint">{SAVED_CHARTS.more(found - charts.length)}</p>}
      </ListFrame>
      <ChartFolderForm errors={actionData?.fieldErrors ?? {}} values={actionData?.values ?? {}} unread={unread} />
      {total > 0 && (
        <section className="grid gap-2">
          <h2 className="text-xl">{SAVED_CHARTS.export}</h2>
          <p className="hint">{SAVED_CHARTS.exportHint}</p>
          <p className="flex flex-wrap gap-x-6">
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={to(`${SAVED_CHARTS_PATH}/charts.csv`)}
              download
            >
              {SAVED_CHARTS.asCsv}
            </a>
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={to(`${SAVED_CHARTS_PATH}/charts.zip`)}
              download
            >
              {SAVED_CHARTS.asJhd}
            </a>
          </p>
        </section>
      )}
    </StaffPage>
  )
}
