import type { Database } from '#db/client.ts'
import type { BookingWish } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { chooseSlot, offeredSlot, type Slot, type SlotRefusal } from '#domain/bookings/slots.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { readDiaryOf } from './read-diary.ts'

/** Undefined for Prasna; for a course any working hour, because it occupies none. */
export async function chooseWishedSlot(
  tx: Database,
  service: Service,
  wish: BookingWish,
  now: Date,
  exceptBookingId?: string,
): Promise<Outcome<Slot | undefined, SlotRefusal>> {
  if (!wish.slot) return accepted(undefined)
  const diary = await readDiaryOf(tx, wish.slot, { now, exceptBookingId })
  return service.occupiesSlot ? chooseSlot(diary, wish.slot, now) : offeredSlot(diary, wish.slot, now)
}
