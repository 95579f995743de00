import { data, redirect } from 'react-router'
import { IMPORT_PATH, planPath } from '#app/features/staff/imports/import-paths.ts'
import { RecentImports, UploadClientsForm } from '#app/features/staff/imports/upload-clients-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm, type SentForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { IMPORT, IMPORT_REFUSALS, IMPORT_TOO_LARGE } from '#content/staff/clients/client-import.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { listImports } from '#db/desk/client-imports.ts'
import { UNDO_IMPORT_MS } from '#domain/imports/import-limits.ts'
import { uploadClients } from '#usecases/imports/upload-clients.ts'
import type { Route } from './+types/import-clients'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, IMPORT.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'import-clients')
  requireSecondProof(context, staff)
  const imports = await listImports(db, new Date(now.getTime() - UNDO_IMPORT_MS))
  return {
    imports: imports.map(({ id, importedAt, importedCount, undoneAt }) => ({
      id,
      text: IMPORT.importedAt(shortDateTime(importedAt ?? now), importedCount ?? 0),
      isUndone: undoneAt !== null,
    })),
  }
}

const ACTIONS = { '': upload, [TOO_LARGE_INTENT]: refuseLarge } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'import-clients')
  requireSecondProof(context, visit.staff)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function upload(form: SentForm, { db, keys, staff, now }: StaffVisit) {
  const bytes = new Uint8Array((await form.file('file')?.arrayBuffer()) ?? [])
  const uploaded = await uploadClients(db, keys, { bytes, staffId: staff.id }, now)
  if (!uploaded.ok) {
    const { refusal } = uploaded
    const fileError = refusal === 'file-too-large' ? IMPORT_TOO_LARGE(bytes.length) : IMPORT_REFUSALS[refusal]
    return data({ fileError }, { status: 422 })
  }
  const { importId, isContacts } = uploaded.value
  return redirect(isContacts ? planPath(importId) : `${IMPORT_PATH}/${importId}`)
}

async function refuseLarge(form: SentForm) {
  return data({ fileError: IMPORT_TOO_LARGE(form.wholeNumber('bytes')) }, { status: 413 })
}

export default function ImportClients({ loaderData, actionData }: Route.ComponentProps) {
  const fileError = actionData?.fileError
  return (
    <StaffPage title={IMPORT.title} lead={IMPORT.lead} back={{ to: '/staff/clients', label: CLIENTS.back }}>
      {fileError && <FormSummary message={{ title: IMPORT.notRead }} fieldErrors={{ file: fileError }} />}
      <UploadClientsForm error={fileError} />
      <RecentImports imports={loaderData.imports} />
    </StaffPage>
  )
}
