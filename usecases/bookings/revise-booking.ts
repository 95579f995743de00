import { isDeepStrictEqual } from 'node:util'
import { recordConsent } from '#db/accounts/consents.ts'
import type { ClientEligibility } from '#db/bookings/booking-clients.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import { sealBirthDetails, unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findVoucherOfBooking, recordGift } from '#db/offers/vouchers.ts'
import { sealNotes, unsealNotes } from '#db/sealed-notes.ts'
import type { Slot, SlotRefusal } from '#domain/availability/slot-rules.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { type BookingActor, changeBooking, UNPAID } from '#domain/bookings/booking-states.ts'
import { type HoldLimit, holdOfNewSlot, isHoldAlive, isPayable, mayHoldAnother } from '#domain/bookings/holds.ts'
import { isBirthMissing } from '#domain/bookings/read-booking-form.ts'
import type { SeatRefusal } from '#domain/learning/cohorts.ts'
import type { PassRefusal } from '#domain/offers/passes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { rememberBirth } from '#usecases/charts/remember-birth.ts'
import { reserveSeat } from './cohorts/cohort-seats.ts'
import { type CouponRefusal, priceColumns, recordNewPrice, repriceBooking } from './price-booking.ts'
import { bookingQuestion, sealPrasna } from './seal-prasna.ts'
import { reserveSlot, sessionColumns, takeSlot } from './take-slot.ts'
import { endWaitFor } from './waitlist/leave-waitlist.ts'
import { queueOffers } from './waitlist/queue-offers.ts'

export type HeldBooking = {
  readonly bookingId: string
  /** What became of another form with the key of an earlier booking. */
  readonly revision: 'none' | 'made' | 'refused'
}

/** Who a booking event is attributed to. */
export type EventActor = { readonly actor: BookingActor; readonly actorId: string }

type Revision = {
  readonly requested: BookingRequest
  readonly service: Service
  readonly by: EventActor
  readonly eligibility: ClientEligibility
}

type RevisionRefusal = SlotRefusal | SeatRefusal | HoldLimit | CouponRefusal | PassRefusal

/**
 * Handles the same form sent again: the client went back and edited it, or clicked twice. An unpaid booking takes over
 * the new form; its price stays, or that of each question. A paid or closed one does not, and the outcome says so.
 */
export async function reviseBooking(
  tx: Transaction,
  keys: KeyRing,
  booking: BookingRow,
  { requested, service, by, eligibility }: Revision,
  now: Date,
): Promise<Outcome<HeldBooking, { readonly reason: RevisionRefusal }>> {
  const outcome = (revision: HeldBooking['revision']) => accepted({ bookingId: booking.id, revision })
  const isSameTime = isAtSameTime(booking, requested)
  const isSameGift = await hasSameGift(tx, booking, requested)
  const isSameSeat = booking.cohortId === (requested.cohortId ?? null)
  const isSame =
    isSameService(booking, service) &&
    isSameTime &&
    isSameSeat &&
    isSameGift &&
    hasSameContent(booking, requested, keys)
  const isOpen = changeBooking(booking, 'revised', by.actor).ok && isPayable(booking, now)
  if (!isOpen || !isSameService(booking, service)) return outcome(isSame ? 'none' : 'refused')

  const { discountPercent } = eligibility
  const repriced = await repriceBooking(tx, booking, { requested, service, discountPercent }, now)
  if (!repriced.ok) return refused({ reason: repriced.refusal })
  const isUnchanged = isSame && repriced.value === undefined
  const holdsSeatStill = requested.cohortId === undefined || isHoldAlive(booking, now)
  const holdsSlotStill = service.session ? booking.holdsSlot && isHoldAlive(booking, now) : holdsSeatStill
  if (isUnchanged && holdsSlotStill) return outcome('none')

  const another =
    holdsSlotStill || booking.bookedByStaff || !service.session ? accepted(null) : mayHoldAnother(eligibility)
  if (!another.ok) return refused({ reason: another.refusal })
  if (!isSameTime || !holdsSlotStill) {
    const held = { exceptBookingId: booking.id, heldFor: booking.userId }
    const slot = await reserveSlot(tx, service, requested, { now, ...held })
    if (!slot.ok) return refused({ reason: slot.refusal })
    if (slot.value && !(await moveTo(tx, booking, slot.value, now))) return refused({ reason: 'slot-taken' })
    if (slot.value) await endWaitFor(tx, { userId: booking.userId, packageId: service.id, ...slot.value }, now)
  }
  const { cohortId } = requested
  if (cohortId !== undefined && !(isSameSeat && holdsSeatStill)) {
    const wanted = { cohortId, courseId: service.id, userId: booking.userId, bookingId: booking.id }
    const seat = await reserveSeat(tx, wanted, now)
    if (!seat.ok) return refused({ reason: seat.refusal })
    await recordBookingChange(tx, booking.id, {
      cohortId,
      ...holdOfNewSlot(booking, seat.value.startsAt ?? booking.payableUntil, now),
      updatedAt: now,
    })
    await queueOffers(tx)
  }
  if (requested.isForChild) await recordConsent(tx, booking.userId, 'child-details', now)
  const { userId } = booking
  if (requested.savesBirth) await rememberBirth(tx, keys, { userId, details: requested.details, now })
  const { questionCount } = requested
  await recordBookingChange(tx, booking.id, {
    birthDetails: sealBirthDetails(requested.details, keys),
    birthMissing: isBirthMissing(service, requested),
    questionCount,
    ...(repriced.value && priceColumns(repriced.value.price)),
    sealedNotes: sealNotes(requested.notes, keys),
    timeZone: requested.timeZone,
    ...(requested.startDate !== undefined && { bookingDate: requested.startDate }),
    updatedAt: now,
  })
  if (requested.gift) await recordGift(tx, booking.id, requested.gift)
  if (repriced.value) await recordNewPrice(tx, { ...booking, questionCount }, repriced.value, now)
  await recordBookingEvents(tx, [
    { bookingId: booking.id, at: now, change: 'revised', ...by, from: UNPAID, to: UNPAID },
  ])
  if (booking.askedAt) await sealPrasna(tx, keys, bookingQuestion(booking, requested, booking.askedAt), now)
  return outcome(isUnchanged ? 'none' : 'made')
}

/** A new slot starts a new hold. The same slot does not, or a client could hold it forever. */
async function moveTo(tx: Database, booking: BookingRow, slot: Slot, now: Date): Promise<boolean> {
  if (!(await takeSlot(tx, booking.id, sessionColumns(slot), now))) return false
  await recordBookingChange(tx, booking.id, { ...holdOfNewSlot(booking, slot.startsAt, now), updatedAt: now })
  return true
}

function isSameService(booking: BookingRow, { type, id }: Service): boolean {
  const { courseId, packageId, passId, voucherId } = booking
  return { course: courseId, consultation: packageId, pass: passId, voucher: voucherId }[type] === id
}

function isAtSameTime(booking: BookingRow, { slot, startDate }: BookingRequest): boolean {
  if (!slot) return booking.bookingDate === (startDate ?? null)
  // A client who does not mind stays with the astrologer they got.
  const isSameAstrologer = slot.astrologerId === undefined || slot.astrologerId === booking.astrologerId
  return booking.startsAt?.getTime() === slot.startsAt.getTime() && isSameAstrologer
}

async function hasSameGift(tx: Database, { id }: BookingRow, { gift }: BookingRequest): Promise<boolean> {
  if (!gift) return true
  const sold = await findVoucherOfBooking(tx, id)
  return (
    sold?.recipientName === gift.recipientName &&
    sold.recipientEmail === gift.recipientEmail &&
    sold.giverName === gift.giverName &&
    sold.message === gift.message
  )
}

function hasSameContent(booking: BookingRow, requested: BookingRequest, keys: KeyRing): boolean {
  const details = booking.birthDetails === null ? null : unsealBirthDetails(booking.birthDetails, keys)
  return (
    isDeepStrictEqual(details, requested.details) &&
    unsealNotes(booking.sealedNotes, keys) === requested.notes &&
    booking.questionCount === requested.questionCount &&
    booking.timeZone === requested.timeZone
  )
}
