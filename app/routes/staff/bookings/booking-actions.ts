import type { FlashToast } from '#app/http/flash.ts'
import type { SentForm } from '#app/http/form.ts'
import { accessDenied } from '#app/http/respond.ts'
import { undo as undoDecisions } from '#app/routes/staff/money/pending-decisions.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { LEDGER } from '#content/booking/account.ts'
import { INVOICES } from '#content/booking/invoices.ts'
import { SESSION, type SessionRefusal } from '#content/staff/bookings/desk-session.ts'
import { BOOKING_TIMELINE } from '#content/staff/bookings/timeline.ts'
import { ONLINE_MONEY } from '#content/staff/money/online-money.ts'
import { formatRupees } from '#content/words/money.ts'
import { readRupees } from '#domain/money.ts'
import { LEDGER_METHODS, type LedgerMethod } from '#domain/payments/ledger.ts'
import { staffMay } from '#domain/rights.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { resendBookingEmail } from '#usecases/desk/resend-booking-email.ts'
import { noteOnInvoice } from '#usecases/invoices/note-on-invoice.ts'
import { agreeToSession } from '#usecases/payments/agree-to-session.ts'
import { decideCancelledClaim } from '#usecases/payments/decide-payment.ts'
import { requestGatewayRefund } from '#usecases/payments/gateways/refund-through-gateway.ts'
import { keepAsCredit } from '#usecases/payments/keep-as-credit.ts'
import { closeRefund, recordRefund } from '#usecases/payments/record-refund.ts'
import { giveQuestion } from '#usecases/sessions/give-question.ts'
import { handOverBooking } from '#usecases/sessions/hand-over-booking.ts'
import { markOutcome, saveNotes, setMeetingLink } from '#usecases/sessions/update-session.ts'
import { withNotification } from './notified-text.ts'

/** The forms of a booking's page, by intent. */
export const BOOKING_ACTIONS = {
  link,
  notes,
  question,
  agree,
  outcome,
  'hand-over': handOver,
  cancel,
  refund,
  'refund-online': refundOnline,
  'close-refund': closeRest,
  'keep-credit': keepCredit,
  'invoice-note': invoiceNote,
  arrived,
  missing,
  resend,
  undo,
} as const

type ActionResult = FlashToast | { readonly refusal: SessionRefusal }
const done = (title: string, detail?: string): ActionResult => ({ tone: 'success', title, ...(detail && { detail }) })

async function link(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const outcome = await setMeetingLink(db, { bookingId, staffId: staff.id, link: form.text('meetingLink') }, now)
  if (!outcome.ok) return outcome
  return done(outcome.value.isSent ? SESSION.linkSent : SESSION.linkSaved)
}

async function notes(form: SentForm, bookingId: string, visit: StaffVisit): Promise<ActionResult> {
  const { db, keys, staff, now } = visit
  if (!visit.scope.hasChartsAndNotes) throw accessDenied()
  const written = { notes: form.text('privateNotes'), version: form.wholeNumber('version') }
  const outcome = await saveNotes(db, keys, { bookingId, staffId: staff.id, ...written }, now)
  return outcome.ok ? done(SESSION.notesSaved) : outcome
}

async function question(form: SentForm, bookingId: string, visit: StaffVisit): Promise<ActionResult> {
  const { db, keys, staff, now } = visit
  const given = await giveQuestion(db, keys, { bookingId, staffId: staff.id, question: form.text('question') }, now)
  return given.ok ? done(SESSION.questionSaved) : given
}

async function agree(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  if (!staffMay(staff, 'money')) throw accessDenied()
  const agreed = await agreeToSession(db, { bookingId, staffId: staff.id }, now)
  if (!agreed.ok) return agreed
  return done(await withNotification(db, bookingId, SESSION.agreed), SESSION.agreedDue(formatRupees(agreed.value.due)))
}

async function outcome(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const chosen = form.text('outcome')
  const sessionOutcome = chosen === 'completed' || chosen === 'no_show' ? chosen : null
  const marked = await markOutcome(db, { bookingId, staffId: staff.id, outcome: sessionOutcome }, now)
  return marked.ok ? done(SESSION.outcomeSaved) : marked
}

async function handOver(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const given = await handOverBooking(db, { bookingId, astrologerId: form.wholeNumber('astrologer'), staff }, now)
  return given.ok ? done(await withNotification(db, bookingId, SESSION.handedOver(given.value.toName))) : given
}

async function cancel(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const cancelled = await cancelForClient(db, { bookingId, staffId: staff.id }, now)
  return cancelled.ok ? done(await withNotification(db, bookingId, SESSION.cancelled)) : cancelled
}

async function closeRest(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const closed = await closeRefund(db, { bookingId, staffId: staff.id }, now)
  return closed.ok ? done(SESSION.refundClosed) : closed
}

async function refund(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const amount = readRupees(form.text('amount'))
  if (amount === undefined) return { refusal: 'more-than-paid' }
  const recorded = await recordRefund(
    db,
    { bookingId, staffId: staff.id, amount, reference: form.text('reference'), ...methodOf(form) },
    now,
  )
  if (!recorded.ok) return recorded
  const { creditNote, isClientNotified } = recorded.value
  const issued = creditNote === null ? '' : SESSION.creditNoteIssued(creditNote)
  return done(SESSION.refunded, `${issued} ${notifiedText(isClientNotified)}`.trim())
}

async function refundOnline(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  if (!staffMay(staff, 'money')) throw accessDenied()
  const amount = readRupees(form.text('amount'))
  if (amount === undefined) return { refusal: 'more-than-paid' }
  const requested = await requestGatewayRefund(db, { bookingId, staffId: staff.id, amount }, now)
  return requested.ok ? done(ONLINE_MONEY.requested, ONLINE_MONEY.requestedDetail) : requested
}

async function keepCredit(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const kept = await keepAsCredit(db, { bookingId, staffId: staff.id }, now)
  return kept.ok ? done(LEDGER.keptAsCredit(formatRupees(kept.value.amount))) : kept
}

async function invoiceNote(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const note = { invoiceId: form.text('invoiceId'), notes: form.text('invoiceNote') }
  const noted = await noteOnInvoice(db, { bookingId, staffId: staff.id, ...note }, now)
  return noted.ok ? done(INVOICES.noteSaved) : noted
}

async function arrived(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const decided = await decideCancelledClaim(db, { bookingId, staffId: staff.id, kind: 'arrived' }, now)
  if (!decided.ok) return decided
  const { refundDue } = decided.value
  return done(
    SESSION.arrivalRecorded,
    refundDue > 0 ? SESSION.refundNowDue(formatRupees(refundDue)) : SESSION.nothingDueBack,
  )
}

async function missing(_form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const decided = await decideCancelledClaim(db, { bookingId, staffId: staff.id, kind: 'missing' }, now)
  return decided.ok ? done(SESSION.missingRecorded) : decided
}

async function resend(form: SentForm, bookingId: string, { db, staff, now }: StaffVisit): Promise<ActionResult> {
  const email = { emailId: form.wholeNumber('emailId'), bookingId, staffId: staff.id }
  const resent = await resendBookingEmail(db, email, now)
  return resent.ok ? done(BOOKING_TIMELINE.resent) : resent
}

async function undo(_form: SentForm, bookingId: string, visit: StaffVisit): Promise<ActionResult> {
  const { undone } = await undoDecisions(bookingId, visit)
  return undone
}

/** A form from before a deployment has no way. */
function methodOf(form: SentForm): { readonly method?: LedgerMethod } {
  const method = LEDGER_METHODS.find((known) => known === form.text('way'))
  return method ? { method } : {}
}

function notifiedText(isClientNotified: boolean): string {
  return isClientNotified ? SESSION.emailed : SESSION.refundedNotNotified
}
