import { randomInt, randomUUID } from 'node:crypto'
import {
  type BookingClient,
  type ClientEligibility,
  lockBookingClient,
  requireEligibility,
} from '#db/bookings/booking-clients.ts'
import { type BookingRow, findOwnBookingRow } from '#db/bookings/bookings.ts'
import { findLiveCourseBooking, type PaidCourse } from '#db/bookings/course-bookings.ts'
import { isTimeHeld } from '#db/bookings/held-times.ts'
import { type NewBooking, recordBooking } from '#db/bookings/new-bookings.ts'
import { sealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { DatedCohort } from '#db/learning/cohorts.ts'
import { findEnrollment } from '#db/learning/enrollments.ts'
import { sealNotes } from '#db/sealed-notes.ts'
import type { Slot, SlotRefusal } from '#domain/availability/slot-rules.ts'
import { bookingCode } from '#domain/bookings/booking-code.ts'
import type { BookingFormValues, BookingProblems, BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import { type HoldLimit, MOST_UNPAID, mayHoldAnother, newHold } from '#domain/bookings/holds.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { isBirthMissing } from '#domain/bookings/read-booking-form.ts'
import type { SeatRefusal } from '#domain/learning/cohorts.ts'
import type { PassRefusal } from '#domain/offers/passes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { FOLLOW_UPS } from './booking-follow-ups.ts'
import { reserveSeat } from './cohorts/cohort-seats.ts'
import { readFormOfCourse } from './cohorts/read-form-of-course.ts'
import { findIncludingCourse } from './find-including-course.ts'
import {
  type CouponRefusal,
  entriesOfPrice,
  type PricedBooking,
  priceBooking,
  priceColumns,
  reserveUniqueAmount,
} from './price-booking.ts'
import { type EventActor, type HeldBooking, reviseBooking } from './revise-booking.ts'
import { releaseLapsedHold, reserveSlot, sessionColumns } from './take-slot.ts'

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
  | CourseRefusal
  | { readonly reason: 'invalid'; readonly problems: BookingProblems }
  | {
      readonly reason:
        | SlotRefusal
        | CouponRefusal
        | PassRefusal
        | HoldLimit
        | 'too-many-unpaid'
        | 'too-many-free-seats'
        | 'address-unverified'
    }

type CourseRefusal =
  | { readonly reason: SeatRefusal }
  | { readonly reason: 'already-enrolled' }
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
  const { service, userId, staffId } = order
  const by: EventActor =
    staffId === undefined ? { actor: 'client', actorId: userId } : { actor: 'staff', actorId: staffId }
  if (existing) return reviseBooking(tx, keys, existing, { requested, service, by, eligibility }, now)

  const { discountPercent } = eligibility
  const priced = await priceBooking(tx, { service, requested, userId, discountPercent }, now)
  if (!priced.ok) return refused({ reason: priced.refusal })

  const reserved = await reserve(tx, order, requested, now)
  if (!reserved.ok) return refused({ reason: reserved.refusal })

  const decided = { ...checked.value, ...priced.value, ...reserved.value }
  const booking = await record(tx, keys, order, { ...decided, by }, now)
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

/**
 * The form is valid, and the client may book: not a course twice, nor, unless staff book for them, with too many unpaid
 * bookings or unverified claims. The client is locked: what is read here must stay true until the end.
 */
async function check(tx: Database, order: BookingOrder, now: Date): Promise<Outcome<Checked, HoldRefusal>> {
  const { service, form, userId, idempotencyKey } = order
  const read = await readFormOfCourse(tx, { service, form }, now)
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  const client = await lockBookingClient(tx, userId)
  if (!client || isUnverified(client)) return refused({ reason: 'address-unverified' })
  const eligibility = await requireEligibility(tx, { userId, idempotencyKey }, now)
  const checked = { requested: read.value, client, eligibility }
  const id = eligibility.bookingId
  const existing = id === null ? undefined : await findOwnBookingRow(tx, { id, userId })
  if (existing) return accepted({ ...checked, existing })

  const course = service.type === 'course' ? await checkCourse(tx, order, now) : accepted(null)
  if (!course.ok) return course
  if (order.staffId !== undefined) return accepted(checked)
  const another = service.session ? mayHoldAnother(eligibility) : accepted(null)
  if (!another.ok) return refused({ reason: another.refusal })
  return eligibility.unpaid < MOST_UNPAID ? accepted(checked) : refused({ reason: 'too-many-unpaid' })
}

type Reserved = { readonly slot: Slot | undefined; readonly cohort: DatedCohort | undefined }

/** The slot or the seat, if the service has one: nobody else can take it until the transaction ends. */
async function reserve(
  tx: Transaction,
  { userId, service }: BookingOrder,
  requested: BookingRequest,
  now: Date,
): Promise<Outcome<Reserved, SlotRefusal | SeatRefusal>> {
  const slot = await reserveSlot(tx, service, requested, { now, heldFor: userId })
  if (!slot.ok) return slot
  const { cohortId } = requested
  if (cohortId === undefined) return accepted({ slot: slot.value, cohort: undefined })
  const seat = await reserveSeat(tx, { cohortId, courseId: service.id, userId }, now)
  return seat.ok ? accepted({ slot: slot.value, cohort: seat.value }) : seat
}

/** Only staff book for clients who have no address to verify. */
function isUnverified({ email, emailVerifiedAt }: BookingClient): boolean {
  return email !== null && emailVerifiedAt === null
}

async function checkCourse(
  tx: Database,
  { userId, service }: BookingOrder,
  now: Date,
): Promise<Outcome<null, CourseRefusal>> {
  const course = { userId, courseId: service.id, now }
  if (!service.isClass && (await findEnrollment(tx, course))) return refused({ reason: 'already-enrolled' })
  const live = await findLiveCourseBooking(tx, course)
  if (live) return refused({ reason: 'already-booked', bookingId: live.id })
  const whole = await findIncludingCourse(tx, userId, service)
  return whole ? refused({ reason: 'already-included', whole }) : accepted(null)
}

type Decided = Checked & PricedBooking & Reserved & { readonly by: EventActor }

const CODE_TRIES = 5

/**
 * The booking with its ledger, history and consents; undefined if the slot was taken meanwhile. Lapsed holds that overlap it
 * are released. A code that is in use, which happens once in hundreds of millions, is drawn again.
 */
async function record(
  tx: Database,
  keys: KeyRing,
  order: BookingOrder,
  { by, ...decided }: Decided,
  now: Date,
): Promise<NewBooking | undefined> {
  const { client, requested, eligibility } = decided
  // The price of several questions is divided when the form is revised.
  const hasUniqueAmount = eligibility.hasUniqueAmounts && !order.service.isPerQuestion
  const price = hasUniqueAmount ? await reserveUniqueAmount(tx, decided.price) : decided.price
  const row = newRow(keys, order, { ...decided, price }, now)
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const booking = { ...row, code: bookingCode(randomInt) }
    const created = { bookingId: booking.id, at: now, change: 'created', from: null, to: UNPAID } as const
    const isRecorded = await recordBooking(tx, booking, {
      event: { ...created, ...by },
      entries: entriesOfPrice(booking, price, now),
      consents: requested.isForChild ? ['birth-details', 'child-details'] : ['birth-details'],
      contact: client.fullName === null || client.phone === null ? requested.details : undefined,
    })
    if (isRecorded) return booking
    const { astrologerId, occupiedFrom, occupiedUntil } = row
    if (!astrologerId || !occupiedFrom || !occupiedUntil) continue
    const time = { astrologerId, occupiedFrom, occupiedUntil }
    const isFreed = (await releaseLapsedHold(tx, time, now)) > 0
    if (!isFreed && (await isTimeHeld(tx, time))) return undefined
  }
  throw new Error('No free booking code was found.')
}

function newRow(
  keys: KeyRing,
  { userId, service, idempotencyKey, staffId }: BookingOrder,
  { requested, price, slot, cohort }: Pick<Decided, 'requested' | 'price' | 'slot' | 'cohort'>,
  now: Date,
) {
  const bookedByStaff = staffId !== undefined
  return {
    id: randomUUID(),
    userId,
    bookedByStaff,
    idempotencyKey,
    serviceType: service.type,
    serviceName: service.name,
    courseId: service.type === 'course' ? service.id : null,
    cohortId: cohort?.id ?? null,
    packageId: service.type === 'consultation' ? service.id : null,
    passId: service.type === 'pass' ? service.id : null,
    voucherId: service.type === 'voucher' ? service.id : null,
    questionCount: requested.questionCount,
    ...priceColumns(price),
    ...(slot ? sessionColumns(slot) : NO_SESSION),
    ...(requested.startDate !== undefined && { bookingDate: requested.startDate }),
    holdsSlot: slot !== undefined,
    heldAs: service.heldAs,
    ...newHold(now, { bookedByStaff, startsAt: slot?.startsAt ?? cohort?.startsAt ?? null }),
    askedAt: service.isPrasna ? now : null,
    birthDetails: sealBirthDetails(requested.details, keys),
    birthMissing: isBirthMissing(service, requested),
    sealedNotes: sealNotes(requested.notes, keys),
    timeZone: requested.timeZone,
    createdAt: now,
    updatedAt: now,
  } satisfies Omit<NewBooking, 'code'>
}

const NO_SESSION = {
  bookingDate: null,
  preferredTime: null,
  startsAt: null,
  endsAt: null,
  astrologerId: null,
  occupiedFrom: null,
  occupiedUntil: null,
}
