import type { DecisionView } from '#app/features/staff/undo-bars.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { DECISION_REFUSALS, VERIFY } from '#content/staff/money/desk-verification.ts'
import { listUndoableDecisions, type UndoableDecision } from '#db/payments/pending-decisions.ts'
import { asksToPayAtSession } from '#domain/payments/pay-at-session.ts'
import { UNDO_SECONDS } from '#domain/payments/payment-decisions.ts'
import { undoDecisions } from '#usecases/payments/decide-payment.ts'

/** The decisions that this user can still undo. Those of one click, such as all matches of a statement, are one. */
export async function listUndoable({ db, staff, scope, now }: StaffVisit): Promise<DecisionView[]> {
  const views = new Map<string, DecisionView>()
  for (const { bookingId, code, decidedAt, ...decision } of await listUndoableDecisions(db, scope, {
    staffId: staff.id,
    now,
  })) {
    const kind = shownKind(decision)
    const key = `${kind} ${decidedAt.toISOString()}`
    const known = views.get(key)
    const age = Math.floor((now.getTime() - decidedAt.getTime()) / 1000)
    views.set(key, {
      key,
      kind,
      bookingIds: [...(known?.bookingIds ?? []), bookingId],
      codes: [...(known?.codes ?? []), code],
      secondsLeft: Math.max(0, UNDO_SECONDS - age),
    })
  }
  return [...views.values()]
}

/** A payment at the session is agreed, not verified. */
function shownKind({ kind, ...booking }: Omit<UndoableDecision, 'bookingId' | 'code' | 'decidedAt'>) {
  return kind === 'verified' && asksToPayAtSession(booking) ? 'agreed' : kind
}

type Undone = { readonly undone: FlashToast; readonly status: number }

/** The ids are separated by spaces, as the form sends them. */
export async function undo(bookingIdsText: string, { db, staff }: StaffVisit): Promise<Undone> {
  const bookingIds = bookingIdsText.split(' ')
  const outcome = await undoDecisions(db, { bookingIds, staffId: staff.id })
  if (outcome.ok) {
    return { undone: { tone: 'success', title: VERIFY.undone, detail: VERIFY.undoneDetail }, status: 200 }
  }
  const title = DECISION_REFUSALS[outcome.refusal]
  return { undone: { tone: 'error', title }, status: outcome.refusal === 'too-late' ? 409 : 404 }
}
