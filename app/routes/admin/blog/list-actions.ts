import { data } from 'react-router'
import { BLOG_ADMIN_TOASTS } from '#app/content/blog-admin.ts'
import type { DeskAnswer } from '#app/features/blog-admin/desk-answer.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { publishPost, removePost, unpublishPost } from '#usecases/blog/change-publication.ts'
import { notifySubscribers } from '#usecases/blog/notify-subscribers.ts'
import { settleContent } from '#usecases/content/settle-content.ts'
import { type Desk, postIdOf } from './desk-form.ts'

export async function publishAction(form: SentForm, desk: Desk) {
  const published = await publishPost(desk.db, { ...desk, id: postIdOf(form) ?? 0 })
  return published.ok ? done(desk, BLOG_ADMIN_TOASTS.published) : gone(BLOG_ADMIN_TOASTS.updateFailed)
}

export async function unpublishAction(form: SentForm, desk: Desk) {
  const unpublished = await unpublishPost(desk.db, { ...desk, id: postIdOf(form) ?? 0 })
  return unpublished.ok ? done(desk, BLOG_ADMIN_TOASTS.unpublished) : gone(BLOG_ADMIN_TOASTS.updateFailed)
}

export async function deleteAction(form: SentForm, desk: Desk) {
  const removed = await removePost(desk.db, { ...desk, id: postIdOf(form) ?? 0 })
  return removed.ok ? done(desk, BLOG_ADMIN_TOASTS.deleted) : gone(BLOG_ADMIN_TOASTS.deleteFailed)
}

export async function notifySubscribersAction(form: SentForm, desk: Desk) {
  const notified = await notifySubscribers(desk.db, { ...desk, id: postIdOf(form) ?? 0 })
  if (notified.ok) return done(desk, BLOG_ADMIN_TOASTS.notified, BLOG_ADMIN_TOASTS.notifiedDetail)
  return refuse(409, BLOG_ADMIN_TOASTS.notifyFailed, BLOG_ADMIN_TOASTS.notSendable)
}

/** Waits until every replica has dropped the cached pages that showed the old post. */
async function done({ db, listHref }: Desk, title: string, detail?: string) {
  await settleContent(db)
  return goTo(listHref, { tone: 'success', title, ...(detail && { detail }) })
}

function gone(title: string) {
  return refuse(404, title, BLOG_ADMIN_TOASTS.gone)
}

function refuse(status: number, title: string, detail: string) {
  return data<DeskAnswer>({ toast: { tone: 'error', title, detail } }, { status })
}
