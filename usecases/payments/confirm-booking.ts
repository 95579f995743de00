import { findProfile } from '#db/accounts/profiles.ts'
import { readBusinessDays } from '#db/availability/business-days.ts'
import { listBookingEvents, recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking, recordBookingChange, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findAnswerWithinDays } from '#db/content/catalogue.ts'
import { recordBoughtPass, requirePassOffer } from '#db/offers/passes.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { type BookingActor, type BookingState, changeBooking } from '#domain/bookings/booking-states.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { isInvoiced } from '#domain/invoices/invoice.ts'
import type { Paise } from '#domain/money.ts'
import { lastDayOf } from '#domain/offers/passes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import { isPaidAtSession } from '#domain/payments/pay-at-session.ts'
import { businessDayAfter } from '#domain/time/business-days.ts'
import { istDate } from '#domain/time/india-time.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { findSeatLoss, recordSeatLost } from '#usecases/bookings/cohorts/cohort-seats.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { notifyOfLostSlot } from '#usecases/bookings/notify-practice.ts'
import { holdsSession } from '#usecases/bookings/take-slot.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { payInvoice, withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { closeUnpaidParts, enrollClient } from '#usecases/learning/enroll-client.ts'
import { issueVoucher } from './issue-voucher.ts'

type Confirmation = {
  readonly change: 'verified' | 'agreed' | 'payment-recorded' | 'settled'
  readonly actor: BookingActor
  readonly actorId?: string | undefined
  /** Of the payment, for the invoice; null without one. */
  readonly reference: string | null
  /** Of money that staff recorded. */
  readonly method?: LedgerMethod
}

/**
 * Confirms a booking that the caller has locked, with everything that follows. Returns false and changes nothing if another
 * request was first.
 */
export async function confirmBooking(
  tx: Transaction,
  locked: BookingRow,
  confirmation: Confirmation,
  now: Date,
): Promise<boolean> {
  const to = changeBooking(locked, confirmation.change, confirmation.actor)
  if (!to.ok) return false

  // A claim has taken the slot or the seat again already.
  const loss = locked.status === 'pending' ? await findSeatLoss(tx, locked, now) : undefined
  const booking = loss ? { ...locked, cohortId: null, bookingDate: null } : locked
  const isSlotLost = booking.status === 'pending' && !(await holdsSession(tx, booking, now))

  const isRecorded = await record(tx, booking, { ...confirmation, isSlotLost, to: to.value }, now)
  if (!isRecorded) return false
  if (loss) await recordSeatLost(tx, locked, { loss, now })

  for (const followUp of FOLLOW_UPS) await followUp(tx, { booking, confirmation, isSlotLost }, now)
  return true
}

/** The state with its history. */
async function record(
  tx: Transaction,
  booking: BookingRow,
  { change, actor, actorId, method, isSlotLost, to }: Confirmation & { isSlotLost: boolean; to: BookingState },
  now: Date,
): Promise<boolean> {
  const columns = {
    needsReschedule: booking.status === 'pending' ? isSlotLost : booking.needsReschedule,
    rejectionReason: null,
    updatedAt: now,
    ...((isSlotLost || booking.needsReschedule) && { holdsSlot: false }),
    ...(method && { paymentMethod: method }),
    ...(change === 'agreed' && { paymentMethod: 'session' as const }),
    ...(await promisedAnswer(tx, booking, now)),
  }
  if (!(await recordBookingState(tx, booking.id, { from: booking, to }, columns))) return false
  await recordBookingEvents(tx, [{ bookingId: booking.id, at: now, change, actor, actorId, from: booking, to }])
  return true
}

/** A booking that was just confirmed. */
type MadeConfirmation = {
  readonly booking: BookingRow
  readonly confirmation: Confirmation
  readonly isSlotLost: boolean
}

/** What a confirmation brings with it. The invoice is last, because it draws a number. */
const FOLLOW_UPS: readonly ((tx: Transaction, made: MadeConfirmation, now: Date) => Promise<void>)[] = [
  queueLostSlotEmail,
  queueVerifiedEmail,
  issuePass,
  async (tx, { booking }, now) => issueVoucher(tx, booking, now),
  enroll,
  completeInvoice,
]

async function queueLostSlotEmail(tx: Transaction, { booking, isSlotLost }: MadeConfirmation): Promise<void> {
  if (isSlotLost) await notifyOfLostSlot(tx, booking)
}

/** The email of the enrollment says all of a free seat. */
async function queueVerifiedEmail(tx: Transaction, { booking }: MadeConfirmation, now: Date): Promise<void> {
  if (booking.listedPrice === 0) return
  const verifiedAt = now.toISOString()
  const email = { kind: 'payment-verified', booking: bookingInEmail(booking), verifiedAt } as const
  await notifyClient(tx, booking, email, await confirmationKey(tx, booking.id))
}

async function enroll(tx: Transaction, { booking }: MadeConfirmation, now: Date): Promise<void> {
  if (booking.serviceType !== 'course') return
  await enrollClient(tx, booking, now)
  await closeUnpaidParts(tx, booking, now)
}

/** A free booking has no invoice, nor has a gift voucher, and one to be paid at the session gets its number with the money. */
async function completeInvoice(
  tx: Transaction,
  { booking, confirmation: { change, reference, method } }: MadeConfirmation,
  now: Date,
): Promise<void> {
  if (booking.amount === 0 || !isInvoiced(booking) || change === 'agreed') return
  const payment = { reference, ...(method && { method }) }
  if (!(await findLiveInvoice(tx, booking.id))) await issueInvoice(tx, booking, payment, now)
  await payInvoice(tx, booking.id, now)
}

/** The day by which a question is answered, counted from its first confirmation. */
async function promisedAnswer(tx: Transaction, { askedAt, packageId, answerBy }: BookingRow, now: Date) {
  if (askedAt === null || packageId === null || answerBy !== null) return {}
  const days = await findAnswerWithinDays(tx, packageId)
  return days === null ? {} : { answerBy: businessDayAfter(now, days, await readBusinessDays(tx, now)) }
}

/** A booking whose payment was taken back may be confirmed again, which is another event. */
async function confirmationKey(tx: Transaction, bookingId: string): Promise<string> {
  const events = await listBookingEvents(tx, bookingId)
  const reversals = events.filter(({ change }) => change === 'payment-reversed').length
  return reversals === 0 ? `payment-verified:${bookingId}` : `payment-verified:${bookingId}:${reversals}`
}

/**
 * The first money of a booking that was to be paid at the session: its invoice, which was provisional, is issued with how
 * it was paid. Does nothing for another booking. Call it last, because it draws a number.
 */
export async function invoiceFirstMoney(
  tx: Transaction,
  booking: BookingRow,
  payment: { readonly method?: LedgerMethod | PaymentMethod; readonly reference: string | null },
  now: Date,
): Promise<void> {
  if (!isPaidAtSession(booking)) return
  await recordBookingChange(tx, booking.id, { paymentMethod: payment.method ?? 'upi', updatedAt: now })
  await withdrawInvoice(tx, booking.id, now)
  await issueInvoice(tx, booking, payment, now)
  await payInvoice(tx, booking.id, now)
}

/**
 * Confirms an unpaid booking of which nothing is left to pay: a whole discount, a pass, or credit. Call it in the
 * transaction that brought the balance to zero, after everything else, because it may draw an invoice number.
 */
export async function confirmSettledBooking(
  tx: Transaction,
  { bookingId, actor, actorId }: { readonly bookingId: string } & Pick<Confirmation, 'actor' | 'actorId'>,
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'balance-due' | 'already-confirmed'>> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refused('booking-not-found')
  if ((await readBookingBalance(tx, bookingId)) > 0) return refused('balance-due')

  const isFirst = await confirmBooking(tx, booking, { change: 'settled', actor, actorId, reference: null }, now)
  return isFirst ? accepted(null) : refused('already-confirmed')
}

/** The pass of a booking that is being confirmed. It keeps the terms of today, whatever is sold later. */
async function issuePass(tx: Database, { booking }: MadeConfirmation, now: Date): Promise<void> {
  if (booking.serviceType !== 'pass') return
  if (booking.passId === null) throw new Error('Only the sale of a pass issues one.')
  const { name, packageId, sessions, validMonths, isShared } = await requirePassOffer(tx, booking.passId)
  const profile = await findProfile(tx, booking.userId)
  await recordBoughtPass(tx, {
    bookingId: booking.id,
    userId: booking.userId,
    packageId,
    name,
    sessions,
    isShared,
    holderName: profile?.fullName ?? '',
    boughtAt: now,
    lastDay: lastDayOf(istDate(now), validMonths),
  })
}

/** Emails the receipt of a further payment for a booking that was confirmed before. */
export async function notifyOfPartPayment(
  tx: Transaction,
  booking: BookingRow,
  received: { readonly entryId: number; readonly amount: Paise },
  now: Date,
): Promise<void> {
  const shown = bookingInEmail(booking)
  const email = { kind: 'payment-verified', booking: shown, verifiedAt: now.toISOString(), received } as const
  await notifyClient(tx, booking, email, `payment-received:${booking.id}:${received.entryId}`)
}
