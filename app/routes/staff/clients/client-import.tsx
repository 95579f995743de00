import { redirect } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { ColumnForm } from '#app/features/staff/imports/column-form.tsx'
import { IMPORT_PATH, planPath } from '#app/features/staff/imports/import-paths.ts'
import { ImportPlan, type PlanRowView, type PlanView } from '#app/features/staff/imports/import-plan.tsx'
import { ImportResult, type ResultView } from '#app/features/staff/imports/import-result.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo, moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { IMPORT } from '#content/staff/clients/client-import.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { CLIENT_FIELDS } from '#domain/imports/client-columns.ts'
import { UNDO_IMPORT_MS } from '#domain/imports/import-limits.ts'
import type { PlannedRow, RowPlan } from '#domain/imports/plan-rows.ts'
import { recordOf } from '#domain/record-of.ts'
import { isUuid } from '#domain/uuid.ts'
import { importClients } from '#usecases/imports/import-clients.ts'
import { type FoundImport, mapColumns, openImport, planImport } from '#usecases/imports/plan-import.ts'
import { listStaying, undoImport } from '#usecases/imports/undo-import.ts'
import type { Route } from './+types/client-import'

const SAMPLE_ROWS = 3
const MOST_ROWS_SHOWN = 200

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, IMPORT.title)
}

/** The columns of an uploaded file, what would happen to its rows, or what has happened. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'import-clients')
  requireSecondProof(context, visit.staff)
  const found = await openImport(visit.db, visit.keys, params.importId)
  if (!found) throw notFound()
  const path = `${IMPORT_PATH}/${found.id}`
  if (found.importedAt) return { step: 'done', path, result: await resultOf(visit, found, found.importedAt) } as const
  if (url.searchParams.get('step') !== 'check') return { step: 'columns', path, ...columnsOf(found) } as const
  return { step: 'check', path, plan: planView(await planImport(visit.db, found)) } as const
}

function columnsOf({ rows, layout: { headerIndex, columns } }: FoundImport) {
  const samples = rows.slice(headerIndex + 1, headerIndex + 1 + SAMPLE_ROWS)
  const width = Math.max(...[rows[headerIndex] ?? [], ...samples].map((row) => row.length))
  return { headings: Array.from({ length: width }, (_, column) => rows[headerIndex]?.[column] ?? ''), samples, columns }
}

function planView(rows: readonly PlannedRow[]): PlanView {
  return recordOf(['new', 'similar', 'same', 'refused'] as const, (kind) => {
    const ofKind = rows.filter(({ plan }) => plan.kind === kind)
    return { count: ofKind.length, rows: ofKind.slice(0, MOST_ROWS_SHOWN).map(rowView) }
  })
}

function rowView({ line, read, plan }: PlannedRow): PlanRowView {
  return {
    line,
    name: read.ok ? read.value.fullName : '',
    contact: read.ok ? [read.value.email, read.value.phone].filter(Boolean).join(', ') : '',
    reason: plan.kind === 'refused' ? plan.reason : null,
    as: resembledBy(plan),
  }
}

function resembledBy(plan: RowPlan) {
  return plan.kind === 'same' || plan.kind === 'similar' ? plan.as : null
}

async function resultOf({ db, now }: StaffVisit, found: FoundImport, importedAt: Date): Promise<ResultView> {
  const { id, importedCount, undoneAt } = found
  const until = new Date(importedAt.getTime() + UNDO_IMPORT_MS)
  const stays = undoneAt === null ? [] : await listStaying(db, id, importedAt)
  return {
    count: importedCount ?? 0,
    isUndone: undoneAt !== null,
    undoUntil: until > now ? shortDateTime(until) : null,
    stays: stays.map(({ id, fullName, why }) => ({ id, name: fullName, why })),
  }
}

const ACTIONS = { columns: chooseColumns, import: importRows, undo } as const

type ImportVisit = StaffVisit & { readonly importId: string }

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'import-clients')
  requireSecondProof(context, visit.staff)
  const form = await readForm(request)
  const change = chosenAction(ACTIONS, form)
  if (!isUuid(params.importId)) throw notFound()
  return change(form, { ...visit, importId: params.importId })
}

async function chooseColumns(form: SentForm, { db, keys, importId }: ImportVisit) {
  const found = await openImport(db, keys, importId)
  if (!found) return gone()
  const columns = recordOf(CLIENT_FIELDS, (field) => (form.text(field) === '' ? null : form.wholeNumber(field)))
  const mapped = await mapColumns(db, found, columns)
  return mapped.ok ? redirect(planPath(importId)) : columnsMissing()
}

async function importRows(form: SentForm, { db, keys, staff, now, importId }: ImportVisit) {
  const duplicates = form.isTicked('all') ? 'all' : new Set(form.list('line').map(Number))
  const outcome = await importClients(db, keys, { importId, staffId: staff.id, duplicates }, now)
  if (outcome.ok) {
    const title = IMPORT.imported(outcome.value.imported)
    return moveOn(`${IMPORT_PATH}/${importId}`, { tone: 'success', title })
  }
  return outcome.refusal === 'columns-missing' ? columnsMissing() : gone()
}

async function undo(_form: SentForm, { db, staff, now, importId }: ImportVisit) {
  const outcome = await undoImport(db, { importId, staffId: staff.id }, now)
  if (outcome.ok) {
    const title = IMPORT.undone(outcome.value.removed)
    return moveOn(`${IMPORT_PATH}/${importId}`, { tone: 'success', title })
  }
  return outcome.refusal === 'too-late' ? rejected({ title: IMPORT.tooLate }, { status: 409 }) : gone()
}

function columnsMissing() {
  return rejected({ title: IMPORT.columnsMissing }, { fieldErrors: { name: IMPORT.columnsMissing } })
}

/** Replaced by a later file of the same person, or removed after a day. */
function gone() {
  return goTo(IMPORT_PATH, { tone: 'error', title: IMPORT.gone })
}

export default function ClientImport({ loaderData, actionData }: Route.ComponentProps) {
  const { path, step } = loaderData
  return (
    <StaffPage title={IMPORT.title} back={{ to: IMPORT_PATH, label: IMPORT.back }}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {step === 'columns' && <ColumnForm {...loaderData} />}
      {step === 'check' && <ImportPlan plan={loaderData.plan} changeHref={path} />}
      {step === 'done' && <ImportResult {...loaderData.result} />}
    </StaffPage>
  )
}
