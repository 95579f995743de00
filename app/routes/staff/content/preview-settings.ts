import { type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { partFormOf } from '#app/features/staff/content/forms/practice-forms.ts'
import { PART_PAGES } from '#app/features/staff/content/preview-pages.ts'
import { renderForStrangerContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { requirePractice } from '#db/content/practice.ts'
import {
  isPaymentPart,
  isSettingsPart,
  type OrdinaryPart,
  type PracticeChanges,
} from '#domain/content/practice-changes.ts'
import { previewPractice } from '#usecases/admin/preview-change.ts'
import type { Route } from './+types/preview-settings'
import { noPreview, previewResponse } from './preview-response.tsx'
import { typedSpecTexts } from './typed-texts.ts'

function requirePart(text: string): { part: OrdinaryPart; path: string } {
  const path = isSettingsPart(text) && PART_PAGES[text]
  if (!path || !isSettingsPart(text) || isPaymentPart(text)) throw notFound()
  return { part: text, path }
}

/** The page as it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const { path } = requirePart(params.part)
  return previewResponse(await context.get(renderForStrangerContext)(db, path))
}

/** The page with what is typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const { part, path } = requirePart(params.part)
  const form = await readForm(request)
  requireWriter(context, form)
  const spec = partFormOf(part)
  const texts = typedSpecTexts(spec.fields, form)
  const read = readTexts(spec, texts)
  if (!read.ok) return noPreview()

  const stored = spec.fill(spec.of(await requirePractice(visit.db)))
  const change = read.value as PracticeChanges[OrdinaryPart]
  const render = context.get(renderForStrangerContext)
  const shown = await previewPractice(visit.db, { ...visit, part, change }, (tx) =>
    render(tx, isOnlyPrivacyTyped(texts, stored) ? '/privacy' : path),
  )
  return shown.ok ? previewResponse(shown.value) : noPreview()
}

/** One form has both legal texts. */
function isOnlyPrivacyTyped(typed: FormTexts, stored: FormTexts): boolean {
  const isTyped = (name: string) => typed[name]?.replaceAll('\r\n', '\n').trim() !== stored[name]?.trim()
  return isTyped('privacyText') || isTyped('privacyAdditions')
    ? !(isTyped('termsText') || isTyped('termsAdditions'))
    : false
}
