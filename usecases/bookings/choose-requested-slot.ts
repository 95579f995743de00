import { lockSlots } from '#db/bookings/slots.ts'
import type { Database } from '#db/client.ts'
import { decidedBy, isLimited } from '#domain/availability/session-terms.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { chooseSlot, type Slot, type SlotRefusal } from '#domain/bookings/slot-rules.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { readDiaryAt } from './read-diary.ts'

/** Before the slot is chosen and taken; for a course and for Prasna there is nothing to lock. */
export async function lockRequestedSlots(tx: Database, { id: packageId, session }: Service, { slot }: BookingRequest) {
  if (!slot || !session) return
  await lockSlots(tx, { packageId, astrologerId: slot.astrologerId }, decidedBy(slot.startsAt.getTime(), session))
}

/** Undefined for a course and for Prasna, which have no appointment. */
export async function chooseRequestedSlot(
  tx: Database,
  { id: packageId, session }: Service,
  { slot }: BookingRequest,
  request: Parameters<typeof readDiaryAt>[3],
): Promise<Outcome<Slot | undefined, SlotRefusal>> {
  if (!slot || !session) return accepted(undefined)
  const diary = await readDiaryAt(tx, { packageId, isLimited: isLimited(session) }, slot, request)
  return chooseSlot(diary, session, slot, request.now)
}
