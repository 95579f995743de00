import type { Database } from '#db/client.ts'
import type { BookingRequest } from '#domain/bookings/booking-form-rules.ts'
import { chooseSlot, type Slot, type SlotRefusal } from '#domain/bookings/slot-rules.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { readDiaryOf } from './read-diary.ts'

/** Undefined for a course and for Prasna, which have no appointment. */
export async function chooseRequestedSlot(
  tx: Database,
  requested: BookingRequest,
  now: Date,
  exceptBookingId?: string,
): Promise<Outcome<Slot | undefined, SlotRefusal>> {
  if (!requested.slot) return accepted(undefined)
  const diary = await readDiaryOf(tx, requested.slot, { now, exceptBookingId })
  return chooseSlot(diary, requested.slot, now)
}
