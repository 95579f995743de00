import { data } from 'react-router'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import { fieldMessages } from '#app/http/field-text.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { BLOG_ADMIN_TOASTS, POST_PROBLEMS } from '#content/staff/website/blog-admin.ts'
import type { PostForm, PostProblems } from '#domain/blog/post-rules.ts'
import { changePost, type PostChangeRefusal } from '#usecases/blog/change-post.ts'
import { createPost } from '#usecases/blog/create-post.ts'
import { restoreRevision } from '#usecases/blog/restore-revision.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { type EditorVisit, postFormOf, postIdOf } from './editor-visit.ts'
import { savedForm } from './saved-form.ts'
import { uploadedWith } from './upload-action.ts'

export function savePostAction(form: SentForm, visit: EditorVisit) {
  return save(form, visit, form.wholeNumber('version'))
}

/** Saves over another editor's version, after the writer has seen the conflict. */
export function overwriteAction(form: SentForm, visit: EditorVisit) {
  return save(form, visit, form.wholeNumber('theirVersion'))
}

async function save(form: SentForm, visit: EditorVisit, version: number) {
  const { db, editorId, now } = visit
  const uploaded = await uploadedWith(form, visit)
  if (!uploaded.ok) return data<BlogActionData>({ toast: uploaded.refusal, values: postFormOf(form) }, { status: 422 })

  const values: PostForm = { ...postFormOf(form), ...uploaded.value }
  const id = postIdOf(form)
  if (id === null) {
    const created = await createPost(db, { form: values, editorId, now })
    if (!created.ok) return refuse(created.refusal, values)
    await refreshPageCaches(db)
    return goTo(visit.listHref, { tone: 'success', title: BLOG_ADMIN_TOASTS.created })
  }
  const changed = await changePost(db, { id, version, form: values, editorId, now })
  if (!changed.ok) return refuse(changed.refusal, values)
  await refreshPageCaches(db)
  return goTo(visit.listHref, { tone: 'success', title: BLOG_ADMIN_TOASTS.updated })
}

export async function restorePostAction(form: SentForm, { db, editorId, now, listHref }: EditorVisit) {
  const restored = await restoreRevision(db, {
    id: postIdOf(form) ?? 0,
    revisionId: form.wholeNumber('revision'),
    version: form.wholeNumber('version'),
    editorId,
    now,
  })
  if (!restored.ok) return refuse(restored.refusal)
  await refreshPageCaches(db)
  return goTo(listHref, { tone: 'success', title: BLOG_ADMIN_TOASTS.restored })
}

function refuse(refusal: PostChangeRefusal, values?: PostForm) {
  const typed = values && { values }
  if (refusal.reason === 'invalid') {
    const fieldErrors = fieldMessages(refusal.problems, POST_PROBLEMS)
    return data<BlogActionData>({ toast: toastFor(refusal.problems), fieldErrors, ...typed }, { status: 422 })
  }
  if (refusal.reason === 'post-not-found') {
    return data<BlogActionData>({ toast: failed(BLOG_ADMIN_TOASTS.gone), ...typed }, { status: 404 })
  }
  const { reason, theirs, ...change } = refusal
  const conflict = { ...change, theirs: savedForm(theirs) }
  return data<BlogActionData>(
    { toast: failed(BLOG_ADMIN_TOASTS.changedMeanwhile), conflict, ...typed },
    { status: 409 },
  )
}

function toastFor(problems: PostProblems) {
  const isMissing = Object.values(problems).includes('missing')
  if (!isMissing) return failed(BLOG_ADMIN_TOASTS.lookAgain)
  return { tone: 'error', title: BLOG_ADMIN_TOASTS.missing, detail: BLOG_ADMIN_TOASTS.fillIn } as const
}

function failed(detail: string) {
  return { tone: 'error', title: BLOG_ADMIN_TOASTS.saveFailed, detail } as const
}
