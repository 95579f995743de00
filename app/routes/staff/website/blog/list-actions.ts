import { data } from 'react-router'
import type { BlogActionData } from '#app/features/blog-admin/action-data.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import { publishPost, removePost, unpublishPost } from '#usecases/blog/change-publication.ts'
import { notifySubscribers } from '#usecases/blog/notify-subscribers.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { type EditorVisit, postIdOf } from './editor-visit.ts'

export async function publishAction(form: SentForm, visit: EditorVisit) {
  const published = await publishPost(visit.db, { ...visit, id: postIdOf(form) ?? 0 })
  return published.ok ? done(visit, BLOG_ADMIN_TOASTS.published) : gone(BLOG_ADMIN_TOASTS.updateFailed)
}

export async function unpublishAction(form: SentForm, visit: EditorVisit) {
  const unpublished = await unpublishPost(visit.db, { ...visit, id: postIdOf(form) ?? 0 })
  return unpublished.ok ? done(visit, BLOG_ADMIN_TOASTS.unpublished) : gone(BLOG_ADMIN_TOASTS.updateFailed)
}

export async function deletePostAction(form: SentForm, visit: EditorVisit) {
  const removed = await removePost(visit.db, { ...visit, id: postIdOf(form) ?? 0 })
  return removed.ok ? done(visit, BLOG_ADMIN_TOASTS.deleted) : gone(BLOG_ADMIN_TOASTS.deleteFailed)
}

export async function notifySubscribersAction(form: SentForm, visit: EditorVisit) {
  const notified = await notifySubscribers(visit.db, { ...visit, id: postIdOf(form) ?? 0 })
  if (notified.ok) return done(visit, BLOG_ADMIN_TOASTS.notified, BLOG_ADMIN_TOASTS.notifiedDetail)
  const detail = notified.refusal === 'no-readers' ? BLOG_ADMIN_TOASTS.noReaders : BLOG_ADMIN_TOASTS.notSendable
  return refuse(409, BLOG_ADMIN_TOASTS.notifyFailed, detail)
}

/** Waits until every replica has dropped the cached pages that showed the old post. */
async function done({ db, listHref }: EditorVisit, title: string, detail?: string) {
  await refreshPageCaches(db)
  return goTo(listHref, { tone: 'success', title, ...(detail && { detail }) })
}

function gone(title: string) {
  return refuse(404, title, BLOG_ADMIN_TOASTS.gone)
}

function refuse(status: number, title: string, detail: string) {
  return data<BlogActionData>({ toast: { tone: 'error', title, detail } }, { status })
}
