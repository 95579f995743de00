import { data } from 'react-router'
import { DECISION_REFUSALS, VERIFY } from '#app/content/desk-verification.ts'
import { UndoBar } from '#app/features/desk/undo-bar.tsx'
import { VerifyList } from '#app/features/desk/verify-list.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import type { Toast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { type ClaimToVerify, findDeskBooking, listOldestClaimsToVerify } from '#db/bookings/desk-bookings.ts'
import type { Database } from '#db/client.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { undoRejection } from '#usecases/payments/undo-rejection.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import type { Route } from './+types/to-verify'
import { type DeskVisit, requireDesk } from './desk-visit.ts'

const MOST_CLAIMS = 50

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, now } = requireDesk(context, 'money')
  // Limited, because every decision loads the list again; after a busy week all of it would take a second.
  const oldest = await listOldestClaimsToVerify(db, { atMost: MOST_CLAIMS + 1 })
  const claims = oldest.slice(0, MOST_CLAIMS)
  return {
    now,
    claims: await Promise.all(claims.map((claim) => toView(db, claim, staff.id))),
    hasMore: oldest.length > MOST_CLAIMS,
  }
}

async function toView(db: Database, { userId, courseLevel, ...claim }: ClaimToVerify, staffId: string) {
  const whole = courseLevel === null ? undefined : await findIncludingCourse(db, userId, { level: courseLevel })
  return {
    bookingId: claim.bookingId,
    code: claim.code,
    serviceName: claim.serviceName,
    amount: claim.amount,
    bookingDate: claim.bookingDate,
    preferredTime: claim.preferredTime,
    needsReschedule: claim.needsReschedule,
    reference: claim.reference,
    claimedAt: claim.claimedAt,
    isSuspicious: claim.isSuspicious,
    clientName: claim.clientName,
    isOwn: userId === staffId,
    includedIn: whole?.title ?? null,
  }
}

type ActionData = {
  readonly toast: Toast | null
  readonly undo: { readonly bookingId: string; readonly code: string } | null
  readonly problem: { readonly bookingId: string; readonly reason: string; readonly reasonError?: string } | null
}

const ACTIONS = { verify, reject, undo } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'money')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function verify(form: SentForm, { db, staff, now }: DeskVisit) {
  const outcome = await verifyPayment(db, { bookingId: form.text('bookingId'), staffId: staff.id }, now)
  if (!outcome.ok) return refusal(outcome.refusal)
  return respond({ toast: { tone: 'success', title: VERIFY.verified, detail: VERIFY.verifiedDetail } })
}

async function reject(form: SentForm, { db, staff, scope, now }: DeskVisit) {
  const bookingId = form.text('bookingId')
  const reason = form.text('reason')
  const outcome = await rejectPayment(db, { bookingId, staffId: staff.id, reason }, now)
  if (outcome.ok) {
    const booking = await findDeskBooking(db, scope, bookingId)
    return respond({ undo: { bookingId, code: booking?.code ?? '' } })
  }
  if (outcome.refusal === 'reason-missing' || outcome.refusal === 'reason-too-long') {
    return respond({ problem: { bookingId, reason, reasonError: DECISION_REFUSALS[outcome.refusal] } }, 422)
  }
  return refusal(outcome.refusal)
}

async function undo(form: SentForm, { db, staff, now }: DeskVisit) {
  const outcome = await undoRejection(db, { bookingId: form.text('bookingId'), staffId: staff.id }, now)
  if (!outcome.ok) return refusal(outcome.refusal)
  return respond({ toast: { tone: 'success', title: VERIFY.undone, detail: VERIFY.undoneDetail } })
}

/** When two decide at once, the second sees what happened. */
function refusal(reason: keyof typeof DECISION_REFUSALS) {
  return respond(
    { toast: { tone: 'error', title: DECISION_REFUSALS[reason] } },
    reason === 'booking-not-found' ? 404 : 409,
  )
}

function respond(given: Partial<ActionData>, status = 200) {
  const whole: ActionData = { toast: null, undo: null, problem: null, ...given }
  return data(whole, { status })
}

export const shouldRevalidate = readAgainAfterConflict

export default function ToVerify({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <PageToast toast={actionData?.toast} />
      {actionData?.undo && <UndoBar key={actionData.undo.bookingId} {...actionData.undo} />}
      <VerifyList claims={loaderData.claims} now={loaderData.now} problem={actionData?.problem ?? undefined} />
      {loaderData.hasMore && <p className="hint">{VERIFY.more(loaderData.claims.length)}</p>}
    </div>
  )
}
