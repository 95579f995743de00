import { randomInt, randomUUID } from 'node:crypto'
import type { BookingClient } from '#db/bookings/booking-clients.ts'
import { isTimeHeld } from '#db/bookings/held-times.ts'
import { type NewBooking, recordBooking, recordFirstRows } from '#db/bookings/new-bookings.ts'
import { sealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealNotes } from '#db/sealed-notes.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { bookingCode } from '#domain/bookings/booking-code.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import { bookedName, type Service } from '#domain/bookings/booking-service.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import { newHold } from '#domain/bookings/holds.ts'
import type { BookingPrice } from '#domain/bookings/pricing.ts'
import { isBirthMissing } from '#domain/bookings/read-booking-form.ts'
import { entriesOfPrice, priceColumns } from './price-booking.ts'
import type { EventActor } from './revise-booking.ts'
import { releaseLapsedHold, sessionColumns } from './take-slot.ts'

type DecidedBooking = {
  readonly userId: string
  readonly service: Service
  readonly idempotencyKey: string
  readonly staffId?: string
  readonly client: BookingClient
  readonly requested: BookingRequest
  readonly slot: Slot | undefined
  readonly price: BookingPrice
  readonly by: EventActor
}

/** The booking with its ledger, history and consents. Returns undefined if the slot is taken. */
export async function recordNewBooking(
  tx: Database,
  keys: KeyRing,
  decided: DecidedBooking,
  now: Date,
): Promise<NewBooking | undefined> {
  const { client, requested, price, by } = decided
  const booking = await recordWithNewCode(tx, newBookingRow(keys, decided, now), now)
  if (!booking) return undefined

  const created = { bookingId: booking.id, at: now, change: 'created', from: null, to: UNPAID } as const
  await recordFirstRows(tx, booking, {
    event: { ...created, ...by },
    entries: entriesOfPrice(booking, price, now),
    consents: consentsOf(requested),
    contact: client.fullName === null || client.phone === null ? requested.details : undefined,
  })
  return booking
}

function consentsOf({ isForChild }: BookingRequest): ConsentPurpose[] {
  return isForChild ? ['birth-details', 'child-details'] : ['birth-details']
}

function newBookingRow(keys: KeyRing, decided: DecidedBooking, now: Date) {
  const { userId, service, idempotencyKey, staffId, requested, slot, price } = decided
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

const CODE_TRIES = 5

/**
 * Releases lapsed holds that overlap the slot. Retries with a new code if it is in use, which happens once in hundreds of
 * millions. Returns undefined if the slot is taken.
 */
async function recordWithNewCode(
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
