import { data, type RouterContextProvider } from 'react-router'
import type { VerifyProblem } from '#app/features/staff/money/verify-list.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { requireBookingsInScope, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { DECISION_REFUSALS, VERIFY } from '#content/staff/money/desk-verification.ts'
import { readReceived } from '#domain/payments/typed-payment.ts'
import { decideClaim } from '#usecases/payments/decide-payment.ts'
import { undo as undoDecisions } from './pending-decisions.ts'

type ActionData = {
  readonly toast: FlashToast | null
  readonly undone: FlashToast | null
  readonly problem: VerifyProblem | null
}

const ACTIONS = { verify, 'verify-part': verifyPart, reject, undo } as const

type Sent = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Verifies or rejects a payment, or takes a decision of the last seconds back. */
export async function decide({ request, context }: Sent) {
  const visit = requireStaff(context, 'money')
  const form = await readForm(request)
  const chosen = chosenAction(ACTIONS, form)
  await requireBookingsInScope(visit, [form.text('bookingId'), ...form.text('bookingIds').split(' ')])
  return chosen(form, visit)
}

async function verify(form: SentForm, { db, staff, now }: StaffVisit) {
  const decision = { bookingId: form.text('bookingId'), staffId: staff.id, kind: 'verified' } as const
  const outcome = await decideClaim(db, decision, now)
  return outcome.ok ? respond({}) : refusal(outcome.refusal)
}

async function verifyPart(form: SentForm, { db, staff, now }: StaffVisit) {
  const bookingId = form.text('bookingId')
  const received = readReceived(form.text('received'))
  if (received === undefined) {
    const problem = { bookingId, received: form.text('received'), receivedError: VERIFY.receivedInvalid }
    return respond({ problem }, 422)
  }
  const outcome = await decideClaim(db, { bookingId, staffId: staff.id, kind: 'verified', received }, now)
  return outcome.ok ? respond({}) : refusal(outcome.refusal)
}

async function reject(form: SentForm, { db, staff, now }: StaffVisit) {
  const bookingId = form.text('bookingId')
  const reason = form.text('reason')
  const outcome = await decideClaim(db, { bookingId, staffId: staff.id, kind: 'rejected', reason }, now)
  if (outcome.ok) return respond({})
  if (outcome.refusal === 'reason-missing' || outcome.refusal === 'reason-too-long') {
    return respond({ problem: { bookingId, reason, reasonError: DECISION_REFUSALS[outcome.refusal] } }, 422)
  }
  return refusal(outcome.refusal)
}

async function undo(form: SentForm, visit: StaffVisit) {
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
