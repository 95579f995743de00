import { data } from 'react-router'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import { blogAdminHref } from '#app/features/blog-admin/admin-address.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import { LONGEST_CONTENT } from '#domain/blog/post-rules.ts'
import { discardUnsavedPost, saveUnsavedPost } from '#usecases/blog/save-unsaved-post.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { type EditorVisit, postFormOf, postIdOf } from './editor-visit.ts'

/** Stores the typed text as a draft for the same editor. */
export async function autosaveAction(form: SentForm, { db, editorId, now }: EditorVisit) {
  const saved = await saveUnsavedPost(db, { postId: postIdOf(form), userId: editorId, fields: postFormOf(form), now })
  if (!saved.ok) return data<BlogActionData>({}, { status: 422 })
  return data<BlogActionData>({ savedAt: now })
}

export async function discardAction(form: SentForm, { db, editorId }: EditorVisit) {
  const postId = postIdOf(form)
  await discardUnsavedPost(db, { userId: editorId, postId })
  const editor = postId === null ? { new: '' } : { edit: String(postId) }
  return goTo(blogAdminHref({}, editor), { tone: 'note', title: BLOG_ADMIN_TOASTS.discarded })
}

export async function previewAction(form: SentForm) {
  const values = postFormOf(form)
  return data<BlogActionData>({ previewHtml: renderMarkdown(values.content.slice(0, LONGEST_CONTENT)), values })
}
