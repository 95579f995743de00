import { data } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { MappingList, type MappingProblem } from '#app/features/staff/money/mapping-list.tsx'
import { UploadList } from '#app/features/staff/money/upload-list.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Card } from '#app/ui/card.tsx'
import { LAYOUTS, UPLOADS } from '#content/staff/money/statement-uploads.ts'
import { longDay, shortDateTime, shortDay } from '#content/words/dates.ts'
import { listMappings } from '#db/payments/statement-mappings.ts'
import { listUploads } from '#db/payments/statement-uploads.ts'
import { correctMapping, forgetMapping } from '#usecases/statements/correct-mapping.ts'
import { takeBackUpload } from '#usecases/statements/take-back-upload.ts'
import type { Route } from './+types/statement-uploads'
import { columnsIn } from './statement-columns.ts'

const PATH = '/staff/money/statements/uploads'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, UPLOADS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireStaff(context, 'statements')
  const [uploads, mappings] = await Promise.all([listUploads(db), listMappings(db)])
  return {
    uploads: uploads.map(({ firstDay, lastDay, takenBackAt, takenBackBy, uploadedAt, ...upload }) => ({
      ...upload,
      period: firstDay && lastDay ? UPLOADS.period(longDay(firstDay), longDay(lastDay)) : null,
      uploadedAt: shortDateTime(uploadedAt),
      takenBack: takenBackAt && { at: shortDateTime(takenBackAt), by: takenBackBy },
    })),
    mappings: mappings.map(({ headings, labels, columns, createdAt, createdBy }) => ({
      headings,
      labels: labels ?? headings.split('|'),
      columns,
      chosenAt: shortDay(createdAt),
      chosenBy: createdBy,
    })),
  }
}

const ACTIONS = { 'take-back': takeBack, correct, forget } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'statements')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

type Refused = { readonly toast: FlashToast; readonly mapping?: MappingProblem }

function refuse(title: string, status: number, mapping?: MappingProblem) {
  const refused: Refused = { toast: { tone: 'error', title }, ...(mapping && { mapping }) }
  return data(refused, { status })
}

async function takeBack(form: SentForm, { db, staff, now }: StaffVisit) {
  const outcome = await takeBackUpload(db, { uploadId: form.wholeNumber('uploadId'), staffId: staff.id }, now)
  if (!outcome.ok) {
    return refuse(UPLOADS.refusals[outcome.refusal], outcome.refusal === 'upload-not-found' ? 404 : 409)
  }
  const { undone, kept } = outcome.value
  return moveOn(PATH, { tone: 'success', title: UPLOADS.done, detail: UPLOADS.doneDetail(undone, kept) })
}

async function correct(form: SentForm, { db, staff, now }: StaffVisit) {
  const headings = form.text('headings')
  const columns = columnsIn(form)
  const outcome = await correctMapping(db, { headings, columns, staffId: staff.id }, now)
  if (outcome.ok) return moveOn(PATH, { tone: 'success', title: LAYOUTS.saved })
  const message = LAYOUTS.refusals[outcome.refusal]
  return outcome.refusal === 'mapping-gone'
    ? refuse(message, 404)
    : refuse(message, 422, { headings, columns, message })
}

async function forget(form: SentForm, { db, staff, now }: StaffVisit) {
  const outcome = await forgetMapping(db, { headings: form.text('headings'), staffId: staff.id }, now)
  if (!outcome.ok) return refuse(LAYOUTS.refusals[outcome.refusal], 404)
  return moveOn(PATH, { tone: 'success', title: LAYOUTS.forgotten, detail: LAYOUTS.forgottenDetail })
}

export default function StatementUploads({ loaderData, actionData }: Route.ComponentProps) {
  const { uploads, mappings } = loaderData
  return (
    <StaffPage title={UPLOADS.title} lead={UPLOADS.lead} back={{ to: '/staff/money/statements', label: UPLOADS.back }}>
      <PageToast toast={actionData?.toast} />
      <UploadList uploads={uploads} />
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{LAYOUTS.title}</h2>
        <p className="hint">{LAYOUTS.lead}</p>
        <MappingList mappings={mappings} problem={actionData?.mapping} />
      </Card>
    </StaffPage>
  )
}
