import { data } from 'react-router'
import { BLOG_ADMIN_TOASTS } from '#app/content/blog-admin.ts'
import { deskHref } from '#app/features/blog-admin/admin-address.ts'
import type { DeskAnswer } from '#app/features/blog-admin/desk-answer.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { LONGEST_CONTENT } from '#domain/blog/post-rules.ts'
import { discardUnsavedPost, saveUnsavedPost } from '#usecases/blog/save-unsaved-post.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { type Desk, postFormOf, postIdOf } from './desk-form.ts'

/** Stores the typed text as a draft for the same editor. */
export async function keepAction(form: SentForm, { db, editorId, now }: Desk) {
  const kept = await saveUnsavedPost(db, { postId: postIdOf(form), userId: editorId, fields: postFormOf(form), now })
  if (!kept.ok) return data<DeskAnswer>({}, { status: 422 })
  return data<DeskAnswer>({ savedAt: now })
}

export async function discardAction(form: SentForm, { db, editorId }: Desk) {
  const postId = postIdOf(form)
  await discardUnsavedPost(db, { userId: editorId, postId })
  const editor = postId === null ? { new: '' } : { edit: String(postId) }
  return goTo(deskHref({}, editor), { tone: 'note', title: BLOG_ADMIN_TOASTS.discarded })
}

export async function previewAction(form: SentForm) {
  const values = postFormOf(form)
  return data<DeskAnswer>({ previewHtml: renderMarkdown(values.content.slice(0, LONGEST_CONTENT)), values })
}
