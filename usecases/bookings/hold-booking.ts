import { randomInt } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import {
  type BookingClient,
  type ClientEligibility,
  lockBookingClient,
  requireEligibility,
} from '#db/bookings/booking-clients.ts'
import { type BookingRow, findOwnBookingRow } from '#db/bookings/bookings.ts'
import { findLiveCourseBooking, type PaidCourse } from '#db/bookings/course-bookings.ts'
import { recordMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import type { NewBooking } from '#db/bookings/new-bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { findEnrollment } from '#db/learning/enrollments.ts'
import { recordSoldVoucher, requireVoucherOffer } from '#db/offers/vouchers.ts'
import type { Slot, SlotRefusal } from '#domain/availability/slot-rules.ts'
import type { BookingFormValues, BookingProblems, BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { type HoldLimit, MOST_UNPAID, mayHoldAnother } from '#domain/bookings/holds.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import type { BookingPrice } from '#domain/bookings/pricing.ts'
import { readBookingForm } from '#domain/bookings/read-booking-form.ts'
import { readerOf } from '#domain/emails/emails.ts'
import type { PassRefusal } from '#domain/offers/passes.ts'
import { newVoucherCode } from '#domain/offers/vouchers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { rememberBirth } from '#usecases/charts/remember-birth.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { findIncludingCourse } from './find-including-course.ts'
import {
  type CouponRefusal,
  type PricedBooking,
  priceBooking,
  recordOfferUse,
  reserveUniqueAmount,
} from './price-booking.ts'
import { recordNewBooking } from './record-new-booking.ts'
import { type EventActor, type HeldBooking, reviseBooking } from './revise-booking.ts'
import { bookingQuestion, sealPrasna } from './seal-prasna.ts'
import { reserveSlot } from './take-slot.ts'
import { endWaitFor } from './waitlist/leave-waitlist.ts'

export type BookingOrder = {
  readonly userId: string
  readonly service: Service
  readonly form: BookingFormValues
  /** The same for every copy of one form. */
  readonly idempotencyKey: string
  /** The search that the client asks to have confirmed. */
  readonly muhurta?: MuhurtaRequest
  /** The staff member who books for a client on the phone. */
  readonly staffId?: string
}

export type HoldRefusal =
  | MayBookRefusal
  | { readonly reason: 'invalid'; readonly problems: BookingProblems }
  | { readonly reason: SlotRefusal | CouponRefusal | PassRefusal | 'address-unverified' }

type MayBookRefusal =
  | { readonly reason: HoldLimit | 'too-many-unpaid' | 'already-enrolled' }
  | { readonly reason: 'already-booked'; readonly bookingId: string }
  | { readonly reason: 'already-included'; readonly whole: PaidCourse }

/** Makes a booking in a transaction of its own. */
export async function holdBooking(
  db: Database,
  keys: KeyRing,
  order: BookingOrder,
  now: Date,
): Promise<Outcome<HeldBooking, HoldRefusal>> {
  const held = await db.transaction((tx) => holdBookingIn(tx, keys, order, now))
  if (!held.ok) return held
  const { bookingId, revision } = held.value
  return accepted({ bookingId, revision })
}

type JustHeld = HeldBooking & {
  /** A new booking that is not free: nothing of it can have been paid yet. */
  readonly isUnpaid?: boolean
}

/**
 * Makes a booking and holds its slot, if it has one: for half an hour, or until it must be paid if staff made it. The
 * price is ours, never the browser's. A form sent again revises the booking it created as long as it is unpaid.
 */
export async function holdBookingIn(
  tx: Transaction,
  keys: KeyRing,
  order: BookingOrder,
  now: Date,
): Promise<Outcome<JustHeld, HoldRefusal>> {
  const checked = await check(tx, order, now)
  if (!checked.ok) return checked
  const { requested, eligibility, existing } = checked.value
  const by = actorOf(order)
  const { service, userId } = order
  if (existing) return reviseBooking(tx, keys, existing, { requested, service, by, eligibility }, now)

  const { discountPercent } = eligibility
  const priced = await priceBooking(tx, { service, requested, userId, discountPercent }, now)
  if (!priced.ok) return refused({ reason: priced.refusal })

  const reserved = await reserve(tx, order, { ...checked.value, ...priced.value }, now)
  if (!reserved.ok) return reserved

  const decided = { ...checked.value, ...priced.value, ...reserved.value }
  const booking = await recordNewBooking(tx, keys, { ...order, ...decided, by }, now)
  if (!booking) return refused({ reason: 'slot-taken' })

  for (const followUp of FOLLOW_UPS) await followUp(tx, { ...decided, keys, order, booking }, now)
  return accepted({ bookingId: booking.id, revision: 'none', isUnpaid: booking.amount > 0 })
}

type Checked = {
  readonly requested: BookingRequest
  readonly client: BookingClient
  readonly eligibility: ClientEligibility
  /** The booking that an earlier copy of this form created. */
  readonly existing?: BookingRow | undefined
}

/** The form is valid, and the client may book. The client is locked: what is read here must stay true until the end. */
async function check(tx: Database, order: BookingOrder, now: Date): Promise<Outcome<Checked, HoldRefusal>> {
  const { service, form, userId, idempotencyKey } = order
  const read = readBookingForm(form, { service, today: istDate(now) })
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  const client = await lockBookingClient(tx, userId)
  if (!client || isUnverified(client)) return refused({ reason: 'address-unverified' })
  const eligibility = await requireEligibility(tx, { userId, idempotencyKey }, now)
  const checked = { requested: read.value, client, eligibility }
  const id = eligibility.bookingId
  const existing = id === null ? undefined : await findOwnBookingRow(tx, { id, userId })
  if (existing) return accepted({ ...checked, existing })

  const allowed = await mayBook(tx, order, eligibility, now)
  return allowed.ok ? accepted(checked) : allowed
}

/** Only staff book for clients who have no address to verify. */
function isUnverified({ email, emailVerifiedAt }: BookingClient): boolean {
  return email !== null && emailVerifiedAt === null
}

/** A client may not have a course twice, nor, unless staff book for them, too many unpaid bookings or unverified claims. */
async function mayBook(
  tx: Database,
  { userId, service, staffId }: BookingOrder,
  eligibility: ClientEligibility,
  now: Date,
): Promise<Outcome<null, MayBookRefusal>> {
  if (service.type === 'course') {
    const course = { userId, courseId: service.id, now }
    if (await findEnrollment(tx, course)) return refused({ reason: 'already-enrolled' })
    const live = await findLiveCourseBooking(tx, course)
    if (live) return refused({ reason: 'already-booked', bookingId: live.id })
    const whole = await findIncludingCourse(tx, userId, service)
    if (whole) return refused({ reason: 'already-included', whole })
  }
  if (staffId !== undefined) return accepted(null)
  const another = service.session ? mayHoldAnother(eligibility) : accepted(null)
  if (!another.ok) return refused({ reason: another.refusal })
  return eligibility.unpaid < MOST_UNPAID ? accepted(null) : refused({ reason: 'too-many-unpaid' })
}

type Reserved = { readonly slot: Slot | undefined; readonly price: BookingPrice }

/** The slot, and an amount that no other open booking has, if the practice wants one. */
async function reserve(
  tx: Database,
  { service, userId }: BookingOrder,
  { requested, eligibility, price }: Checked & PricedBooking,
  now: Date,
): Promise<Outcome<Reserved, HoldRefusal>> {
  const slot = await reserveSlot(tx, service, requested, { now, heldFor: userId })
  if (!slot.ok) return refused({ reason: slot.refusal })
  // The price of several questions is divided when the form is revised.
  const hasUniqueAmount = eligibility.hasUniqueAmounts && !service.isPerQuestion
  return accepted({ slot: slot.value, price: hasUniqueAmount ? await reserveUniqueAmount(tx, price) : price })
}

function actorOf({ userId, staffId }: BookingOrder): EventActor {
  return staffId === undefined ? { actor: 'client', actorId: userId } : { actor: 'staff', actorId: staffId }
}

type Booked = Checked &
  PricedBooking &
  Reserved & { readonly keys: KeyRing; readonly order: BookingOrder; readonly booking: NewBooking }

/** What a new booking brings with it. The seal is last, because other bookings wait for it until the transaction ends. */
const FOLLOW_UPS: readonly ((tx: Transaction, booked: Booked, now: Date) => Promise<void>)[] = [
  useOffer,
  recordVoucher,
  attachMuhurta,
  endWait,
  saveBirth,
  queueReceivedEmail,
  recordMadeByStaff,
  sealQuestion,
]

async function useOffer(tx: Transaction, booked: Booked, now: Date): Promise<void> {
  await recordOfferUse(tx, booked.booking, booked, now)
}

/**
 * The voucher of a new booking, with its code, which nobody sees and which is worth nothing until the voucher is paid for.
 * It is drawn now because the keys are not at hand when a payment is verified.
 */
async function recordVoucher(tx: Transaction, { requested: { gift }, booking, keys }: Booked): Promise<void> {
  if (!gift) return
  if (booking.voucherId === null) throw new Error('Only the sale of a voucher records one.')
  const { price, validMonths } = await requireVoucherOffer(tx, booking.voucherId)
  const code = newVoucherCode(randomInt)
  await recordSoldVoucher(tx, {
    bookingId: booking.id,
    userId: booking.userId,
    amount: price,
    validMonths,
    codeHash: hashSecret(code),
    sealedCode: sealWithRing(code, keys),
    ...gift,
  })
}

async function attachMuhurta(tx: Transaction, { order, booking, keys }: Booked, now: Date): Promise<void> {
  if (!order.muhurta) return
  await recordMuhurtaRequest(tx, keys, order.muhurta, { bookingId: booking.id, userId: booking.userId, now })
}

async function endWait(tx: Transaction, { order, slot, eligibility }: Booked, now: Date): Promise<void> {
  if (!slot || !eligibility.isWaiting) return
  await endWaitFor(tx, { userId: order.userId, packageId: order.service.id, ...slot }, now)
}

async function saveBirth(tx: Transaction, { order, requested, keys }: Booked, now: Date): Promise<void> {
  if (requested.savesBirth) await rememberBirth(tx, keys, { userId: order.userId, details: requested.details, now })
}

/** Nobody is asked to pay nothing: such a booking is confirmed at once. */
async function queueReceivedEmail(tx: Transaction, { booking, client }: Booked): Promise<void> {
  const { email, fullName } = client
  if (email === null || booking.amount === 0) return
  await queueEmail(tx, {
    eventKey: `booking-received:${booking.id}`,
    to: readerOf({ email, fullName }),
    email: {
      kind: 'booking-received',
      booking: bookingInEmail({ ...booking, calendarSequence: 0 }),
      payableUntil: booking.payableUntil.toISOString(),
    },
    timeZone: booking.timeZone,
  })
}

async function recordMadeByStaff(tx: Transaction, { order, booking }: Booked, now: Date): Promise<void> {
  if (order.staffId === undefined) return
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'booking-made-by-staff', actorId: order.staffId, subject, at: now })
}

async function sealQuestion(tx: Transaction, { order, requested, booking, keys }: Booked, now: Date): Promise<void> {
  if (order.service.isPrasna) await sealPrasna(tx, keys, bookingQuestion(booking, requested, now), now)
}
