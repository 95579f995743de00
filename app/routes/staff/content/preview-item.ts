import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { hasPreview } from '#app/features/staff/content/preview-pages.ts'
import { renderForStrangerContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { listAddress } from '#app/http/list-page.ts'
import { notFound } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { PREVIEW } from '#content/staff/editing.ts'
import { findContent } from '#db/content/admin-content.ts'
import { type ContentKind, isContentKind } from '#domain/content/content-kinds.ts'
import { type PreviewRefusal, previewContent } from '#usecases/admin/preview-change.ts'
import type { Route } from './+types/preview-item'
import { noPreview, previewResponse } from './preview-response.tsx'
import { previewedPage } from './previewed-page.ts'
import { typedSpecTexts } from './typed-texts.ts'

type Named = { readonly kind: ContentKind; readonly id: number | undefined }

function requireNamed({ kind, id }: Route.LoaderArgs['params']): Named {
  if (!(isContentKind(kind) && hasPreview(kind) && /^(new|\d{1,15})$/.test(id))) throw notFound()
  return { kind, id: id === 'new' ? undefined : Number(id) }
}

/** The item as it is stored; a draft as if it were published. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireAdmin(context)
  const { kind, id } = requireNamed(params)
  const render = context.get(renderForStrangerContext)
  if (id === undefined) return noPreview()
  const row = await findContent(visit.db, kind, id)
  if (!row) throw notFound()
  if (kind !== 'pages') return previewResponse(await render(visit.db, await previewedPage(visit.db, kind, id)))
  return preview({ kind, id, parentId: undefined, texts: editorOf(kind, row).fill(row) }, visit, render)
}

/** The item as it is typed. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const { kind, id } = requireNamed(params)
  const form = await readForm(request)
  requireWriter(context, form)
  const row = id === undefined ? undefined : await findContent(visit.db, kind, id)
  const texts = typedSpecTexts(editorOf(kind, row).fields, form)
  const parentId = listAddress(url).wholeNumber('in')
  return preview({ kind, id, parentId, texts }, visit, context.get(renderForStrangerContext))
}

type Shown = Named & { readonly parentId: number | undefined; readonly texts: FormTexts }
type Render = (db: AdminVisit['db'], path: string) => Promise<string>

async function preview({ texts, ...named }: Shown, visit: AdminVisit, render: Render): Promise<Response> {
  const { kind } = named
  const read = readTexts(editorOf(kind), texts)
  if (!read.ok) return noPreview()
  const shown = await previewContent(visit.db, { ...visit, ...named, values: read.value }, async (tx, id) =>
    render(tx, await previewedPage(tx, kind, id)),
  )
  return shown.ok ? previewResponse(shown.value) : noPreview(reasonOf(shown.refusal))
}

function reasonOf(refusal: PreviewRefusal): string {
  return refusal === 'name-taken' ? PREVIEW.nameTaken : PREVIEW.incomplete
}
