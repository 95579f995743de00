import { BOOKING_TOASTS } from '#app/content/booking.ts'
import { CLAIM_PROBLEMS, CLAIM_TOASTS } from '#app/content/payment.ts'
import type { ClaimResult } from '#app/features/booking/payment-facts.ts'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { requirePractice } from '#db/content/practice.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { refused } from '#domain/outcome.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { type ClaimRefusal, claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { type BookingRequest, visitBooking } from '../visit-booking.ts'

const LONGEST_SHOWN_REFERENCE = 40

type Result = StepResult<ClaimResult>

/** The client reports the payment with its reference. */
export async function claimAction(visited: BookingRequest): Promise<Result> {
  const { request, context } = visited
  const { bookingId, userId, link } = await visitBooking(visited, 'pay')
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const form = await readForm(request)
  const reference = form.text('reference')
  const { upi } = await requirePractice(db)
  if (upi.payeeId === null) return problem(CLAIM_TOASTS.noPayee, reference, 409)
  if (hasPayeeChanged(upi.payeeId, form.text('payee'))) {
    return problem({ title: CLAIM_TOASTS.expiredTitle, detail: CLAIM_TOASTS.expiredDetail }, reference, 409)
  }

  const counted = await countTry(db, 'payment-claim', userId, now)
  const claimed = counted.ok
    ? await claimBookingPayment(db, { bookingId, userId, reference }, now)
    : refused('too-often')
  if (claimed.ok) {
    // Not the form's own address: the browser would scroll to where its button was, past the confirmation.
    const confirmation =
      link === null ? `/book/payment/${bookingId}?claimed` : `${linkedPath('pay', link.token)}&claimed`
    return { goTo: confirmation, toast: { ...BOOKING_TOASTS.confirmed, event: 'payment-claimed' } }
  }

  const { refusal } = claimed
  if (refusal === 'booking-not-found') throw notFound()
  const detail = CLAIM_PROBLEMS[refusal]
  return problem(toastOf(refusal, detail), reference, statusOf(refusal), detail)
}

/** A mistyped ID is no failed payment: a client who reads that might pay twice. */
function toastOf(refusal: Exclude<ClaimRefusal, 'booking-not-found'> | 'too-often', detail: string): Message {
  if (refusal === 'reference-missing') return CLAIM_TOASTS.missing
  if (refusal === 'already-claimed') return { title: CLAIM_TOASTS.receivedTitle, detail }
  const title = refusal.startsWith('reference-') ? CLAIM_TOASTS.checkTitle : CLAIM_TOASTS.failedTitle
  return { title, detail }
}

/** The practice changed where clients pay to after this page was opened: nobody should pay to the old address. */
function hasPayeeChanged(payee: string, shownPayee: string): boolean {
  return shownPayee !== '' && shownPayee !== payee
}

type Message = { readonly title: string; readonly detail?: string }

function problem(toast: Message, typed: string, status: number, fieldError = toast.detail ?? ''): Result {
  const values = { reference: typed.slice(0, LONGEST_SHOWN_REFERENCE) }
  return { shown: { toast: { tone: 'error', ...toast }, fieldErrors: { reference: fieldError }, values }, status }
}

function statusOf(refusal: ClaimRefusal | 'too-often'): number {
  if (refusal === 'too-often' || refusal === 'too-many-claims') return 429
  const isConflict = ['booking-cancelled', 'booking-expired', 'already-claimed', 'reference-in-use'].includes(refusal)
  return isConflict ? 409 : 422
}
