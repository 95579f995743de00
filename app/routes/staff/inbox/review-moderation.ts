import type { ListedReview } from '#app/features/staff/inbox/review-list.tsx'
import { chosenAction, type SentForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import { serviceText } from '#content/booking/service-text.ts'
import type { Database } from '#db/client.ts'
import { isBookingInScope } from '#db/desk/desk-bookings.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { countReviews, listReviews } from '#db/sessions/reviews.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { ReviewState } from '#domain/sessions/reviews.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { decideReview, replyToReview } from '#usecases/sessions/moderate-review.ts'

const STATES: readonly ReviewState[] = ['waiting', 'published', 'declined', 'hidden']

/** Who moderates, and which bookings they see. */
export type Moderator = {
  readonly db: Database
  readonly keys: KeyRing
  readonly scope: DeskScope
  readonly staffId: string
  readonly now: Date
}

/** The reviews of one state, those to read by default. */
export async function loadReviews({ db, keys, scope }: Omit<Moderator, 'staffId' | 'now'>, url: URL) {
  const address = listAddress(url)
  const state = STATES.find((known) => known === address.text('state')) ?? 'waiting'
  const counts = await countReviews(db, scope)
  const options = STATES.map((known) => ({
    value: known === 'waiting' ? '' : known,
    label: MODERATION.tabs[known],
    count: counts[known] ?? 0,
  }))
  const { rows, last } = pageOf(await listReviews(db, scope, { state, beforeId: address.beforeId, limit: ROWS_ASKED }))
  return {
    reviews: rows.map((row) => listedReview(row, keys)),
    tabs: filterTabs(address, 'state', options),
    ...linksBefore(address, last),
  }
}

type Row = Awaited<ReturnType<typeof listReviews>>[number]

function listedReview(row: Row, keys: KeyRing): ListedReview {
  const { bookingId, code, stars, state, version, reply, changedAt } = row
  const shown = [row.shownName || MODERATION.anonymous, row.shownCity].filter((part) => part !== '').join(', ')
  return {
    bookingId,
    code,
    serviceName: serviceText(row),
    clientName: row.clientName ?? MODERATION.anonymous,
    stars,
    text: unsealWithRing(row.sealedText, keys),
    shownAs: row.isPublic ? shown : null,
    state,
    version,
    reply,
    changedAt,
  }
}

type Refusal = keyof typeof MODERATION.refusals
type Change = (
  moderator: Moderator,
  bookingId: string,
  form: SentForm,
) => Promise<Outcome<null, Refusal | 'review-not-found'>>

const decide =
  (state: Exclude<ReviewState, 'waiting'>): Change =>
  ({ db, staffId, now }, bookingId, form) =>
    decideReview(db, { bookingId, staffId, state, version: form.wholeNumber('version') }, now)

const ACTIONS: Readonly<Record<string, { readonly change: Change; readonly done: string }>> = {
  publish: { change: decide('published'), done: MODERATION.done.published },
  decline: { change: decide('declined'), done: MODERATION.done.declined },
  hide: { change: decide('hidden'), done: MODERATION.done.hidden },
  reply: {
    change: ({ db, staffId, now }, bookingId, form) =>
      replyToReview(db, { bookingId, staffId, reply: form.text('reply') }, now),
    done: MODERATION.done.reply,
  },
}

/** Decides about a review or replies to it, and returns to the same list. */
export async function moderateReview(moderator: Moderator, form: SentForm, url: URL) {
  const { change, done } = chosenAction(ACTIONS, form)
  const bookingId = form.text('bookingId')
  if (!(await isBookingInScope(moderator.db, moderator.scope, bookingId))) throw notFound()

  const changed = await change(moderator, bookingId, form)
  const page = `${url.pathname}${url.search}`
  if (changed.ok) {
    await refreshPageCaches(moderator.db)
    return goTo(page, { tone: 'success', title: done })
  }
  if (changed.refusal === 'review-not-found') throw notFound()
  const title = MODERATION.refusals[changed.refusal]
  if (changed.refusal !== 'reply-too-long') return goTo(page, { tone: 'error', title })
  return rejected({ title }, { fieldErrors: { reply: title }, values: form.texts(['bookingId', 'reply']) })
}
