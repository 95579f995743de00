import type { BookingRow } from '#db/bookings/bookings.ts'
import { lockSlots } from '#db/bookings/slots.ts'
import type { Database } from '#db/client.ts'
import { isStillFree } from '#domain/bookings/slot-rules.ts'
import { readDiaryAt } from './read-diary.ts'
import { takeSlot } from './take-slot.ts'

export function hasSession({ serviceType, startsAt }: BookingRow): boolean {
  return serviceType === 'consultation' && startsAt !== null
}

/** Takes a slot again whose hold has lapsed, if it is still free and has not begun. */
export async function holdsSession(tx: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, packageId, startsAt } = booking
  if (!hasSession(booking) || startsAt === null || packageId === null) return true
  if (startsAt <= now) return false
  if (booking.holdsSlot) return true

  // The astrologer may have closed the hour in the meantime.
  const { astrologerId, endsAt, occupiedFrom, occupiedUntil } = booking
  if (astrologerId === null || !endsAt || !occupiedFrom || !occupiedUntil) return false
  const session = { astrologerId, startsAt, endsAt, occupiedFrom, occupiedUntil }
  await lockSlots(tx, { packageId, astrologerId }, [occupiedFrom.getTime(), occupiedUntil.getTime()])
  const diary = await readDiaryAt(tx, { packageId, isLimited: false }, session, { now, heldFor: booking.userId })
  return isStillFree(diary, session) && takeSlot(tx, id, session, now)
}
