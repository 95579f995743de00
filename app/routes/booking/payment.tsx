import { data } from 'react-router'
import { BOOKING_TOASTS } from '#app/content/booking.ts'
import { NOT_SENT } from '#app/content/errors.ts'
import { CLAIM_PROBLEMS, CLAIM_TOASTS, PAYMENT } from '#app/content/payment.ts'
import { PaymentStep } from '#app/features/booking/payment-step.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { flashContext } from '#app/http/flash.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { savedWhenAway } from '#app/http/saved-when-away.ts'
import { requireUser } from '#app/http/viewer.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { refused } from '#domain/outcome.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { type ClaimRefusal, claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import type { Route } from './+types/payment'
import { requireOwnBooking } from './own-booking.ts'
import { paymentPage } from './payment/payment-page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, PAYMENT.pageTitle)
}

const REDIRECT_SECONDS = 2

export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db, now } = await requireOwnBooking(params.bookingId, context)
  // Only right after the claim: whoever comes back to this page would be led away from it again and again.
  const hasJustClaimed = context.get(flashContext)?.event === 'payment-claimed'
  const includedIn = await findWhole(db, booking)
  const page = paymentPage(booking, await requirePractice(db), { hasJustClaimed, includedIn, now })
  // A header, so that it works without script too.
  const isMovingOn = page.step === 'confirmed' && page.isMovingOn
  return data(page, isMovingOn ? { headers: { Refresh: `${REDIRECT_SECONDS};url=/booking-success` } } : {})
}

/** Only of what is still to be paid: afterwards it is the desk's to sort out. */
async function findWhole(db: Database, { userId, courseLevel, status }: ClientBooking) {
  if (courseLevel === null || status !== 'pending') return null
  return (await findIncludingCourse(db, userId, { level: courseLevel })) ?? null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const form = await readForm(request)
  const upiReference = form.text('upiReference')
  if (await hasExpired(db, form.text('payee'))) return expired(upiReference)

  const claim = { bookingId: params.bookingId, userId: user.id, upiReference }

  const counted = await countTry(db, 'payment-claim', user.id, now)
  const claimed = counted.ok ? await claimBookingPayment(db, claim, now) : refused('too-often')
  if (claimed.ok) {
    // Not the very address of the form: who comes to that again is scrolled to where its button was, past the thanks.
    const thanks = `/book/payment/${params.bookingId}?claimed`
    return goTo(thanks, { ...BOOKING_TOASTS.confirmed, event: 'payment-claimed' })
  }

  const { refusal } = claimed
  if (refusal === 'booking-not-found') throw notFound()
  const detail = CLAIM_PROBLEMS[refusal]
  const toast = refusal === 'reference-missing' ? CLAIM_TOASTS.missing : { title: CLAIM_TOASTS.failedTitle, detail }
  return rejected(toast, {
    status: statusOf(refusal),
    fieldErrors: { upiReference: detail },
    values: { upiReference: upiReference.slice(0, 40) },
  })
}

/** The page was opened before the practice changed where clients pay to: nobody should pay to the old place unawares. */
async function hasExpired(db: Database, shownPayee: string): Promise<boolean> {
  return shownPayee !== '' && shownPayee !== (await requirePractice(db)).upi.payeeId
}

function expired(upiReference: string) {
  const { expiredTitle: title, expiredDetail: detail } = CLAIM_TOASTS
  const values = { upiReference: upiReference.slice(0, 40) }
  return rejected({ title, detail }, { status: 409, fieldErrors: { upiReference: detail }, values })
}

type AnyRefusal = ClaimRefusal | 'too-often'

function statusOf(refusal: AnyRefusal): number {
  if (refusal === 'too-often') return 429
  const isConflict = ['booking-cancelled', 'booking-expired', 'already-claimed', 'reference-in-use'].includes(refusal)
  return isConflict ? 409 : 422
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedWhenAway(serverAction, NOT_SENT)
}

export const shouldRevalidate = readAgainAfterConflict

export default function Payment({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageToast toast={actionData?.toast} />
      <PaymentStep page={page} answer={actionData} />
    </>
  )
}
