import { recordConsent } from '#db/accounts/consents.ts'
import { fillProfile } from '#db/accounts/profiles.ts'
import { recordAudit } from '#db/audit-log.ts'
import { type BookingClient, lockBookingClient, requireEligibility } from '#db/bookings/booking-clients.ts'
import { findOwnBookingRow } from '#db/bookings/bookings.ts'
import { recordMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import type { NewBooking } from '#db/bookings/new-bookings.ts'
import { sealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealNotes } from '#db/sealed-notes.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import type { BookingForm, BookingProblems, BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { lowerByPaise } from '#domain/bookings/own-paise.ts'
import type { PassRefusal } from '#domain/bookings/passes.ts'
import { readBookingForm } from '#domain/bookings/read-booking-form.ts'
import type { SlotRefusal } from '#domain/bookings/slot-rules.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { istDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { rememberBirth } from '#usecases/charts/remember-birth.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { chooseOwnPaise } from './choose-own-paise.ts'
import { chooseRequestedSlot, lockRequestedSlots } from './choose-requested-slot.ts'
import { endWaitFor } from './leave-waitlist.ts'
import { isUnverified, type MayBookRefusal, mayBook } from './may-book.ts'
import { priceBooking, recordPriced } from './price-booking.ts'
import { recordNewVoucher } from './record-gift.ts'
import { newBookingRow, recordCreated, recordWithNewCode } from './record-new-booking.ts'
import { askedIn, type EventActor, type HeldBooking, reviseBooking } from './revise-booking.ts'
import { sealPrasna } from './seal-prasna.ts'
import type { CouponRefusal } from './usable-coupon.ts'

export type BookingOrder = {
  readonly userId: string
  readonly service: Service
  readonly form: BookingForm
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

type Held = Outcome<HeldBooking, HoldRefusal>

/**
 * Makes a booking and holds its slot, if it has one: for half an hour, or until it must be paid if staff made it. The
 * price is ours, never the browser's. A form sent again revises the booking it created as long as it is unpaid.
 */
export async function holdBooking(db: Database, keys: KeyRing, order: BookingOrder, now: Date): Promise<Held> {
  const { service, form, userId, idempotencyKey } = order
  const read = readBookingForm(form, { service, today: istDate(now) })
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })
  const requested = read.value

  return db.transaction(async (tx) => {
    // First, because what is read below must not change before the booking is written.
    const client = await lockBookingClient(tx, userId)
    if (!client || isUnverified(client)) return refused({ reason: 'address-unverified' })
    const eligibility = await requireEligibility(tx, { userId, idempotencyKey }, now)
    const existing =
      eligibility.bookingId !== null && (await findOwnBookingRow(tx, { id: eligibility.bookingId, userId }))
    const by = actorOf(order)
    if (existing) return reviseBooking(tx, keys, existing, { requested, service, by, eligibility }, now)
    const allowed = await mayBook(tx, order, eligibility, now)
    if (!allowed.ok) return allowed
    await lockRequestedSlots(tx, service, requested)
    const slot = await chooseRequestedSlot(tx, service, requested, { now, heldFor: userId })
    if (!slot.ok) return refused({ reason: slot.refusal })

    const { discountPercent } = eligibility
    const priced = await priceBooking(tx, { service, requested, userId, discountPercent }, now)
    if (!priced.ok) return refused({ reason: priced.refusal })
    // The price of several questions is divided when the form is revised.
    const ownPaise = service.isPerQuestion ? null : await chooseOwnPaise(tx, priced.value.price)
    const price = ownPaise === null ? priced.value.price : lowerByPaise(priced.value.price, ownPaise)
    const sealed = {
      birthDetails: sealBirthDetails(requested.details, keys),
      sealedNotes: sealNotes(requested.notes, keys),
    }
    const row = newBookingRow(order, requested, { slot: slot.value, price, ...sealed }, now)
    const booking = await recordWithNewCode(tx, row, now)
    if (!booking) return refused({ reason: 'slot-taken' })

    await recordPriced(tx, booking, { ...priced.value, price }, now)
    await recordCreated(tx, booking, by)
    if (requested.gift) await recordNewVoucher(tx, keys, booking, requested.gift)
    if (order.muhurta) await recordMuhurtaRequest(tx, keys, order.muhurta, { bookingId: booking.id, userId, now })
    if (slot.value) await endWaitFor(tx, { userId, packageId: service.id, ...slot.value }, now)
    if (client.fullName === null || client.phone === null) await fillProfile(tx, userId, requested.details, now)
    for (const purpose of consentsOf(requested)) await recordConsent(tx, userId, purpose, now)
    if (requested.savesBirth) await rememberBirth(tx, keys, { userId, details: requested.details, now })
    // Nobody is asked to pay nothing: such a booking is confirmed at once.
    if (booking.amount > 0) await queueReceivedEmail(tx, booking, client)
    if (order.staffId !== undefined) await recordMadeByStaff(tx, row.id, order.staffId, now)
    if (service.isPrasna) await sealPrasna(tx, keys, askedIn(booking, requested, now), now)
    return accepted({ bookingId: row.id, revision: 'none' })
  })
}

function consentsOf({ isForChild }: BookingRequest): ConsentPurpose[] {
  return isForChild ? ['birth-details', 'child-details'] : ['birth-details']
}

function actorOf({ userId, staffId }: BookingOrder): EventActor {
  return staffId === undefined ? { actor: 'client', actorId: userId } : { actor: 'staff', actorId: staffId }
}

async function recordMadeByStaff(tx: Database, bookingId: string, staffId: string, now: Date): Promise<void> {
  const subject = { kind: 'booking', id: bookingId }
  await recordAudit(tx, { action: 'booking-made-by-staff', actorId: staffId, subject, at: now })
}

async function queueReceivedEmail(
  tx: Transaction,
  booking: NewBooking,
  { email, fullName }: BookingClient,
): Promise<void> {
  if (email === null) return
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
