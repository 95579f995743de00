import { ReviewPage } from '#app/features/dashboard/review-page.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { fieldMessages } from '#app/http/field-text.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { REVIEW } from '#content/booking/reviews.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import { findReview, findReviewedBooking, type ReviewRow } from '#db/sessions/reviews.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { REVIEW_FIELDS, readReviewForm } from '#domain/sessions/review-form.ts'
import { firstNameOf, mayBeReviewed } from '#domain/sessions/reviews.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { changeInvitations, withdrawReview, writeReview } from '#usecases/sessions/write-review.ts'
import type { Route } from './+types/review'
import { type RequestedBooking, visitBooking } from './visit-booking.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, REVIEW.title)
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** For the signed-in owner, and for the reader of an email with a link to the booking (0119). A GET changes nothing. */
async function openReview(args: RequestedBooking) {
  const visit = await visitBooking(args, 'review')
  const db = args.context.get(databaseContext)
  const booking = await findReviewedBooking(db, visit.bookingId)
  if (!booking || booking.userId !== visit.userId) throw notFound()
  return { visit, booking, db }
}

export async function loader(args: Route.LoaderArgs) {
  const { booking, db } = await openReview(args)
  const allowed = mayBeReviewed(booking)
  const review = await findReview(db, booking.id)
  const profile = await findProfile(db, booking.userId)
  return {
    serviceName: serviceText(booking),
    code: booking.code,
    refusal: allowed.ok ? null : allowed.refusal,
    state: review ? shownState(review) : null,
    reply: review?.reply ?? '',
    isInvited: booking.invitationsStoppedAt === null,
    values: {
      stars: review ? String(review.stars) : '',
      text: review ? unsealWithRing(review.sealedText, args.context.get(keyRingContext)) : '',
      shownName: review ? review.shownName : firstNameOf(profile?.fullName ?? null),
      shownCity: review?.shownCity ?? '',
      isPublic: review?.isPublic ? 'on' : '',
    },
  }
}

function shownState({ state, isPublic }: ReviewRow): keyof typeof REVIEW.states {
  return state === 'waiting' && !isPublic ? 'private' : state
}

type Opened = Awaited<ReturnType<typeof openReview>>
type Reviewing = Opened & { readonly args: Route.ActionArgs; readonly form: SentForm; readonly now: Date }

const ACTIONS = { write, withdraw, stop } as const

export async function action(args: Route.ActionArgs) {
  const opened = await openReview(args)
  const form = await readForm(args.request)
  const now = args.context.get(clockContext)()
  return chosenAction(ACTIONS, form)({ ...opened, args, form, now })
}

async function write({ args, form, db, visit, now }: Reviewing) {
  const values = form.texts(REVIEW_FIELDS)
  const read = readReviewForm(values)
  if (!read.ok) {
    return rejected({ title: REVIEW.failed }, { fieldErrors: fieldMessages(read.refusal, REVIEW.problems), values })
  }
  const written = await writeReview(db, args.context.get(keyRingContext), visit, read.value, now)
  if (written.ok) {
    await refreshPageCaches(db)
    return goTo(pathOf(visit), REVIEW.sent)
  }
  if (written.refusal === 'booking-not-found') throw notFound()
  return rejected({ title: REVIEW.failed, detail: REVIEW.refusals[written.refusal] }, { status: 409, values })
}

async function withdraw({ db, visit, now }: Reviewing) {
  await withdrawReview(db, visit, now)
  await refreshPageCaches(db)
  return goTo(pathOf(visit), REVIEW.withdrawn)
}

async function stop({ db, visit, now }: Reviewing) {
  await changeInvitations(db, { userId: visit.userId, isInvited: false }, now)
  return goTo(pathOf(visit), REVIEW.stopped)
}

function pathOf({ link, bookingId }: Opened['visit']): string {
  return link === null ? `/dashboard/bookings/${bookingId}/review` : linkedPath('review', link.token)
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} answer={actionData} />
}
