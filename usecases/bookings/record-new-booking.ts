import { randomInt, randomUUID } from 'node:crypto'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { isTimeHeld } from '#db/bookings/held-times.ts'
import { type NewBooking, recordBooking } from '#db/bookings/new-bookings.ts'
import type { Database } from '#db/client.ts'
import { bookingCode } from '#domain/bookings/booking-code.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import { bookedName, type Service } from '#domain/bookings/booking-service.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import { newHold } from '#domain/bookings/holds.ts'
import type { Price } from '#domain/bookings/pricing.ts'
import { isBirthMissing } from '#domain/bookings/read-booking-form.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { priceColumns } from './price-booking.ts'
import type { EventActor } from './revise-booking.ts'
import { releaseLapsedHold, sessionColumns } from './take-slot.ts'

type Ordered = {
  readonly userId: string
  readonly service: Service
  readonly idempotencyKey: string
  readonly staffId?: string
}

type Decided = Pick<NewBooking, 'birthDetails' | 'sealedNotes'> & {
  readonly slot: Slot | undefined
  readonly price: Price
}

export function newBookingRow(
  { userId, service, idempotencyKey, staffId }: Ordered,
  requested: BookingRequest,
  decided: Decided,
  now: Date,
) {
  const { slot, price, birthDetails, sealedNotes } = decided
  const bookedByStaff = staffId !== undefined
  return {
    id: randomUUID(),
    userId,
    bookedByStaff,
    idempotencyKey,
    serviceType: service.type,
    serviceName: bookedName(service.name, requested.questionCount),
    courseId: service.type === 'course' ? service.id : null,
    packageId: service.type === 'consultation' ? service.id : null,
    passId: service.type === 'pass' ? service.id : null,
    voucherId: service.type === 'voucher' ? service.id : null,
    questionCount: requested.questionCount,
    ...priceColumns(price),
    ...(slot ? sessionColumns(slot) : NO_SESSION),
    ...(requested.startDate !== undefined && { bookingDate: requested.startDate }),
    holdsSlot: slot !== undefined,
    heldAs: service.heldAs,
    ...newHold(now, { bookedByStaff, startsAt: slot?.startsAt ?? null }),
    askedAt: service.isPrasna ? now : null,
    birthDetails,
    birthMissing: isBirthMissing(service, requested),
    sealedNotes,
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

const CODE_TRIES = 5

/**
 * Releases lapsed holds that overlap the slot. Retries with a new code if it is in use, which happens once in hundreds of
 * millions. Returns undefined if the slot is taken.
 */
export async function recordWithNewCode(
  tx: Database,
  row: Omit<NewBooking, 'code'>,
  now: Date,
): Promise<NewBooking | undefined> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const booking = { ...row, code: bookingCode(randomInt) }
    if (await recordBooking(tx, booking)) return booking

    const { astrologerId, occupiedFrom, occupiedUntil } = row
    if (!astrologerId || !occupiedFrom || !occupiedUntil) continue
    const time = { astrologerId, occupiedFrom, occupiedUntil }
    const isFreed = (await releaseLapsedHold(tx, time, now)) > 0
    if (!isFreed && (await isTimeHeld(tx, time))) return undefined
  }
  throw new Error('No free booking code was found.')
}

export async function recordCreated(tx: Database, { id, createdAt }: NewBooking, by: EventActor): Promise<void> {
  const event = { bookingId: id, at: createdAt, change: 'created', from: null, to: UNPAID } as const
  await recordBookingEvents(tx, [{ ...event, ...by }])
}
