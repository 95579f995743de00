import type { Database } from '#db/client.ts'
import type { BookingRequest } from '#domain/bookings/booking-form-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { chooseSlot, offeredSlot, type Slot, type SlotRefusal } from '#domain/bookings/slot-rules.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { readDiaryOf } from './read-diary.ts'

/** Undefined for Prasna. A course may request any working hour, because it occupies no slot. */
export async function chooseRequestedSlot(
  tx: Database,
  service: Service,
  requested: BookingRequest,
  now: Date,
  exceptBookingId?: string,
): Promise<Outcome<Slot | undefined, SlotRefusal>> {
  if (!requested.slot) return accepted(undefined)
  const diary = await readDiaryOf(tx, requested.slot, { now, exceptBookingId })
  return service.occupiesSlot ? chooseSlot(diary, requested.slot, now) : offeredSlot(diary, requested.slot, now)
}
