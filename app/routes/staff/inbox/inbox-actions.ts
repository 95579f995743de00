import { chosenAction, readForm } from '#app/http/form.ts'
import { filterTabs, type ListAddress } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import type { AdminVisit } from '#app/routes/staff/require-admin.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { markAnswered } from '#usecases/admin/answer-visitors.ts'

/** Open ones by default; answered or all on request. */
export function answeredIn(address: ListAddress): boolean | undefined {
  const state = address.text('state')
  return state === 'all' ? undefined : state === 'answered'
}

export function inboxFilters(address: ListAddress) {
  return filterTabs(address, 'state', [
    { value: '', label: INBOX.unanswered },
    { value: 'answered', label: INBOX.answered },
    { value: 'all', label: INBOX.all },
  ])
}

const ACTIONS = {
  answer: { isAnswered: true, done: INBOX.markedAnswered },
  reopen: { isAnswered: false, done: INBOX.reopened },
} as const

/** Marks a message as answered or open, and returns to the same page of the list. */
export async function inboxAction(
  { request, url }: { request: Request; url: URL },
  about: 'message' | 'suggestion',
  visit: AdminVisit,
) {
  const form = await readForm(request)
  const { isAnswered, done } = chosenAction(ACTIONS, form)
  const id = form.wholeNumber('id')
  if (id === 0) throw badRequest()

  await markAnswered(visit.db, { about, id, isAnswered, editorId: visit.editorId, now: visit.now })
  const { pathname, search } = url
  return goTo(`${pathname}${search}`, { tone: 'success', title: done })
}

/** A mailto link with the visitor's subject. */
export function replyTo(email: string | null, subject: string): string | undefined {
  return email === null
    ? undefined
    : `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
