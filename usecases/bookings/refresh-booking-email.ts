import { findAstrologerName } from '#db/availability/astrologers.ts'
import { type BookingRow, findBookingRow } from '#db/bookings/bookings.ts'
import { findWaitlistEntry } from '#db/bookings/waitlist-entries.ts'
import type { Database } from '#db/client.ts'
import { findVoucherOfBooking } from '#db/offers/vouchers.ts'
import { findMoneyFacts } from '#db/payments/booking-money.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { findLatestSeal } from '#db/sessions/prasna-seals.ts'
import { findMeetingLink } from '#db/sessions/session-notes.ts'
import { VERIFIED } from '#domain/bookings/booking-states.ts'
import type { BookingInEmail, VoucherInEmail } from '#domain/emails/booking-emails.ts'
import { type MoneyInEmail, moneyInEmail } from '#domain/emails/money-in-email.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { voucherState } from '#domain/offers/vouchers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { bookingInEmail } from './booking-in-email.ts'

type Live = { readonly row: BookingRow; readonly booking: BookingInEmail }

/** The booking as it is now, at its current time. */
async function readLive(db: Database, { bookingId }: BookingInEmail): Promise<Outcome<Live, SkipReason>> {
  const row = await findBookingRow(db, bookingId)
  if (!row || row.status === 'cancelled') return refused('booking-cancelled')
  return accepted({ row, booking: bookingInEmail(row) })
}

export const refreshBookingReceived: Refresh<'booking-received'> = async (db, email, { now }) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  // Asking for a payment that the client has reported could make them pay twice.
  if (row.status !== 'pending') return refused('payment-reported')

  const isHeld = row.holdsSlot && row.holdExpiresAt > now
  const { bookedByStaff } = row
  return accepted({
    ...email,
    booking: { ...booking, ...(await sealOf(db, row)) },
    isHeld,
    bookedByStaff,
    payableUntil: row.payableUntil.toISOString(),
  })
}

export const refreshPaymentReminder: Refresh<'payment-reminder'> = async (db, email, { now }) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  if (row.status !== 'pending') return refused('payment-reported')
  if (!row.holdsSlot || row.holdExpiresAt <= now) return refused('expired')
  const { bookedByStaff } = row
  return accepted({ ...email, booking, bookedByStaff, heldUntil: row.holdExpiresAt.toISOString() })
}

export const refreshSlotReleased: Refresh<'slot-released'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  if (row.status !== 'pending') return refused('payment-reported')
  if (row.holdsSlot) return refused('new-time-chosen')
  const { bookedByStaff } = row
  return accepted({ ...email, booking, bookedByStaff, payableUntil: row.payableUntil.toISOString() })
}

export const refreshPaymentClaimed: Refresh<'payment-claimed'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  const isWaiting = (await findLiveClaim(db, row.id))?.state === 'awaiting'
  if (!isWaiting) return refused('payment-checked')
  const { receivedSoFar } = await readMoney(db, row.id)
  return accepted({
    ...email,
    booking,
    needsReschedule: row.needsReschedule,
    ...(receivedSoFar !== undefined && { receivedSoFar }),
  })
}

export const refreshPaymentVerified: Refresh<'payment-verified'> = async (db, email, { now }) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const booking = { ...(await withMeetingLink(db, live.value)), ...(await sealOf(db, live.value.row)) }
  const voucher = await findVoucherInEmail(db, live.value.row, now)
  return accepted({
    ...email,
    booking,
    ...(await readMoney(db, email.booking.bookingId)),
    ...(voucher && { voucher }),
  })
}

async function readMoney(db: Database, bookingId: string): Promise<MoneyInEmail> {
  const facts = await findMoneyFacts(db, bookingId)
  return facts ? moneyInEmail(facts) : {}
}

/** Whoever has the email can prove the question without trusting the site (0147). */
async function sealOf(db: Database, { id, askedAt }: BookingRow): Promise<Pick<BookingInEmail, 'sealHash'>> {
  const seal = askedAt === null ? undefined : await findLatestSeal(db, id)
  return seal ? { sealHash: seal.hash } : {}
}

/** A course or a Prasna has no meeting. */
async function withMeetingLink(db: Database, { row, booking }: Live): Promise<BookingInEmail> {
  const isMeeting = row.serviceType === 'consultation' && booking.session !== null
  return isMeeting ? { ...booking, meetingLink: await findMeetingLink(db, row.id) } : booking
}

export const refreshPaymentRejected: Refresh<'payment-rejected'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  const { bookedByStaff } = row
  if (email.balance !== undefined) {
    const { balanceDue: balance, receivedSoFar, beingChecked } = await readMoney(db, row.id)
    if (balance === undefined || beingChecked !== undefined) return refused('payment-reported')
    const part = receivedSoFar !== undefined && { receivedSoFar }
    return accepted({ ...email, booking, bookedByStaff, balance, ...part })
  }
  if (row.status !== 'pending') return refused('payment-reported')
  return accepted({ ...email, booking, bookedByStaff, payableUntil: row.payableUntil.toISOString() })
}

export const refreshBookingChanged: Refresh<'booking-changed'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  // Every move queues an email of its own. Other changes of the calendar entry leave the time as it is.
  const isLater = row.calendarSequence > email.booking.calendarSequence
  if (isLater && booking.session?.startsAt !== email.booking.session?.startsAt) return refused('moved-again')
  const isConfirmed = row.paymentStatus === VERIFIED.paymentStatus
  return accepted({ ...email, booking: isConfirmed ? await withMeetingLink(db, live.value) : booking, isConfirmed })
}

/** A move keeps the new astrologer, so this is still true at the new time; a second hand-over has an email of its own. */
export const refreshAstrologerChanged: Refresh<'astrologer-changed'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  if ((await findAstrologerName(db, row.astrologerId)) !== email.astrologerName) return refused('moved-again')
  const isConfirmed = row.paymentStatus === VERIFIED.paymentStatus
  return accepted({ ...email, booking: isConfirmed ? await withMeetingLink(db, live.value) : booking, isConfirmed })
}

export const refreshHandedOver: Refresh<'session-handed-over'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  return live.ok ? accepted({ ...email, booking: live.value.booking }) : live
}

export const refreshSlotLost: Refresh<'slot-lost'> = async (db, email) => {
  const live = await readLive(db, email.booking)
  if (!live.ok) return live
  const { row, booking } = live.value
  return row.needsReschedule ? accepted({ ...email, booking }) : refused('new-time-chosen')
}

/** Undefined for other services, and for a voucher that cannot be redeemed. */
async function findVoucherInEmail(
  db: Database,
  { id, serviceType }: Pick<BookingRow, 'id' | 'serviceType'>,
  now: Date,
): Promise<VoucherInEmail | undefined> {
  const sold = serviceType === 'voucher' ? await findVoucherOfBooking(db, id) : undefined
  if (!sold || voucherState(sold, istDate(now)) !== 'valid') return undefined
  const { sealedCode, lastDay, amount, giverName, recipientName, recipientEmail, message } = sold
  if (sealedCode === null || lastDay === null) return undefined
  return { code: sealedCode, amount, lastDay, giverName, recipientName, recipientEmail, message }
}

export const refreshGiftVoucher: Refresh<'gift-voucher'> = async (db, email, { now }) => {
  const voucher = await findVoucherInEmail(db, { id: email.bookingId, serviceType: 'voucher' }, now)
  return voucher ? accepted({ ...email, voucher }) : refused('voucher-over')
}

export const refreshWaitlistJoined: Refresh<'waitlist-joined'> = async (db, email, { now }) => {
  const entry = await findWaitlistEntry(db, email.wait.entryId, { now })
  return entry?.endReason === null ? accepted(email) : refused('no-longer-waiting')
}

export const refreshWaitlistOffer: Refresh<'waitlist-offer'> = async (db, email, { now }) => {
  const entry = await findWaitlistEntry(db, email.wait.entryId, { now })
  return entry?.offer?.id === email.offerId ? accepted(email) : refused('offer-ended')
}
