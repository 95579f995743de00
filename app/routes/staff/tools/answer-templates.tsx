import { data } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { TemplateList, type TemplateProblem, templateFieldId } from '#app/features/staff/tools/template-list.tsx'
import { byName } from '#app/http/by-name.ts'
import { practiceContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { TEMPLATES } from '#content/staff/bookings/answers.ts'
import { listAnswerTemplates } from '#db/sessions/answer-templates.ts'
import { staffMay } from '#domain/rights.ts'
import {
  removeAnswerTemplate,
  saveAnswerTemplate,
  type TemplateRefusal,
} from '#usecases/sessions/change-answer-templates.ts'
import type { Route } from './+types/answer-templates'

const PATH = '/staff/tools/answer-templates'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, TEMPLATES.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff } = requireStaff(context, 'charts-and-notes')
  const { languages } = await context.get(practiceContext)()
  const mayTranslate = staffMay(staff, 'admin') && languages.length > 1
  return { templates: (await listAnswerTemplates(db)).toSorted(byName), mayTranslate }
}

const ACTIONS = { save, remove } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, visit)
}

const FIELDS: Partial<Record<TemplateRefusal, 'content'>> = {
  'content-missing': 'content',
  'content-too-long': 'content',
}

async function save(form: SentForm, { db, staff, now }: StaffVisit) {
  const id = form.wholeNumber('id')
  const written = { ...form.texts(['name', 'content']), version: form.wholeNumber('version'), staffId: staff.id }
  const outcome = await saveAnswerTemplate(db, { id: id === 0 ? null : id, ...written }, now)
  if (outcome.ok) return moveOn(PATH, { tone: 'success', title: TEMPLATES.saved })

  const title = TEMPLATES.refusals[outcome.refusal]
  const toast: FlashToast = { tone: 'error', title }
  const problem: TemplateProblem = {
    templateId: id,
    isConflict: outcome.refusal === 'template-changed',
    fieldErrors: { [FIELDS[outcome.refusal] ?? 'name']: title },
    values: typedTexts(form, ['name', 'content']),
  }
  return data({ toast, problem }, { status: 422 })
}

async function remove(form: SentForm, { db, staff, now }: StaffVisit) {
  await removeAnswerTemplate(db, { id: form.wholeNumber('id'), staffId: staff.id }, now)
  return moveOn(PATH, { tone: 'success', title: TEMPLATES.removed })
}

/** By the ids of the fields, of which each template has its own. */
function summaryOf({ templateId, fieldErrors }: TemplateProblem): Record<string, string> {
  const errors = Object.entries(fieldErrors).map(([field, text]) => [templateFieldId(field, templateId), text])
  return Object.fromEntries(errors)
}

export default function AnswerTemplates({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StaffPage title={TEMPLATES.title} lead={TEMPLATES.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData && summaryOf(actionData.problem)} />
      <TemplateList {...loaderData} problem={actionData?.problem} />
    </StaffPage>
  )
}
