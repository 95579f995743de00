import { data } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { VerifyList, type VerifyProblem } from '#app/features/staff/money/verify-list.tsx'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { type DeskVisit, listScope, requireBookingsInScope, requireDesk } from '#app/routes/staff/desk-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { DECISION_REFUSALS, VERIFY } from '#content/staff/money/desk-verification.ts'
import { staffTime } from '#content/words/session-times.ts'
import { type ClaimToVerify, listOldestClaimsToVerify } from '#db/desk/desk-claims.ts'
import { paiseFrom } from '#domain/money.ts'
import { readReceived } from '#domain/payments/typed-payment.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { decideClaim } from '#usecases/payments/decide-payment.ts'
import type { Route } from './+types/to-verify'
import { listUndoable, undo as undoDecisions } from './pending-decisions.ts'

const MOST_CLAIMS = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'money')
  const { db, now } = visit
  const { scope } = await listScope(visit, url)
  // Limited, because every decision loads the list again; after a busy week all of it would take a second.
  const oldest = await listOldestClaimsToVerify(db, scope, { atMost: MOST_CLAIMS + 1 })
  const claims = oldest.slice(0, MOST_CLAIMS)
  return {
    now,
    decisions: await listUndoable(visit),
    claims: await Promise.all(claims.map((claim) => toView(visit, claim))),
    hasMore: oldest.length > MOST_CLAIMS,
  }
}

async function toView({ db, staff, now }: DeskVisit, { userId, courseLevel, ...claim }: ClaimToVerify) {
  const { startsAt, endsAt, timeZone } = claim
  const whole = courseLevel === null ? undefined : await findIncludingCourse(db, userId, { level: courseLevel })
  return {
    bookingId: claim.bookingId,
    code: claim.code,
    serviceName: serviceText(claim),
    amount: claim.amount,
    partPaid: partPaidText({
      price: claim.price,
      received: paiseFrom(claim.price - claim.balance),
      checking: claim.amount,
    }),
    serviceType: claim.serviceType,
    bookingDate: claim.bookingDate,
    session: startsAt && endsAt && staffTime({ startsAt, endsAt }, { timeZone, now }),
    needsReschedule: claim.needsReschedule,
    way: claim.way,
    reference: claim.reference,
    claimedAt: claim.claimedAt,
    isSuspicious: claim.isSuspicious,
    clientName: claim.clientName,
    isOwn: userId === staff.id,
    includedIn: whole?.title ?? null,
  }
}

type ActionData = {
  readonly toast: FlashToast | null
  readonly undone: FlashToast | null
  readonly problem: VerifyProblem | null
}

const ACTIONS = { verify, 'verify-part': verifyPart, reject, undo } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'money')
  const form = await readForm(request)
  const decide = chosenAction(ACTIONS, form)
  await requireBookingsInScope(visit, [form.text('bookingId'), ...form.text('bookingIds').split(' ')])
  return decide(form, visit)
}

async function verify(form: SentForm, { db, staff, now }: DeskVisit) {
  const decision = { bookingId: form.text('bookingId'), staffId: staff.id, kind: 'verified' } as const
  const outcome = await decideClaim(db, decision, now)
  return outcome.ok ? respond({}) : refusal(outcome.refusal)
}

async function verifyPart(form: SentForm, { db, staff, now }: DeskVisit) {
  const bookingId = form.text('bookingId')
  const received = readReceived(form.text('received'))
  if (received === undefined) {
    const problem = { bookingId, received: form.text('received'), receivedError: VERIFY.receivedInvalid }
    return respond({ problem }, 422)
  }
  const outcome = await decideClaim(db, { bookingId, staffId: staff.id, kind: 'verified', received }, now)
  return outcome.ok ? respond({}) : refusal(outcome.refusal)
}

async function reject(form: SentForm, { db, staff, now }: DeskVisit) {
  const bookingId = form.text('bookingId')
  const reason = form.text('reason')
  const outcome = await decideClaim(db, { bookingId, staffId: staff.id, kind: 'rejected', reason }, now)
  if (outcome.ok) return respond({})
  if (outcome.refusal === 'reason-missing' || outcome.refusal === 'reason-too-long') {
    return respond({ problem: { bookingId, reason, reasonError: DECISION_REFUSALS[outcome.refusal] } }, 422)
  }
  return refusal(outcome.refusal)
}

async function undo(form: SentForm, visit: DeskVisit) {
  const { undone, status } = await undoDecisions(form.text('bookingIds'), visit)
  return respond({ undone }, status)
}

/** When two decide at once, the second sees what happened. */
function refusal(reason: keyof typeof DECISION_REFUSALS) {
  return respond(
    { toast: { tone: 'error', title: DECISION_REFUSALS[reason] } },
    reason === 'booking-not-found' ? 404 : 409,
  )
}

function respond(given: Partial<ActionData>, status = 200) {
  const whole: ActionData = { toast: null, undone: null, problem: null, ...given }
  return data(whole, { status })
}

export const shouldRevalidate = readAgainAfterConflict

export default function ToVerify({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <PageToast toast={actionData?.undone ?? actionData?.toast} />
      <UndoBars decisions={loaderData.decisions} />
      <VerifyList claims={loaderData.claims} now={loaderData.now} problem={actionData?.problem ?? undefined} />
      {loaderData.hasMore && <p className="hint">{VERIFY.more(loaderData.claims.length)}</p>}
    </div>
  )
}
