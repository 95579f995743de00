import { data } from 'react-router'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import type { SentForm } from '#app/http/form.ts'
import { BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import { revokePreview, sharePreview } from '#usecases/blog/preview-link.ts'
import { type EditorVisit, postIdOf } from './editor-visit.ts'

export async function sharePreviewAction(form: SentForm, visit: EditorVisit) {
  return respond(await sharePreview(visit.db, { ...visit, id: postIdOf(form) ?? 0 }))
}

export async function revokePreviewAction(form: SentForm, visit: EditorVisit) {
  return respond(await revokePreview(visit.db, { ...visit, id: postIdOf(form) ?? 0 }))
}

function respond({ ok }: { readonly ok: boolean }) {
  if (ok) return data<BlogActionData>({})
  const toast = { tone: 'error', title: BLOG_ADMIN_TOASTS.updateFailed, detail: BLOG_ADMIN_TOASTS.gone } as const
  return data<BlogActionData>({ toast }, { status: 404 })
}
