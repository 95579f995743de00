import { lockSlots, requireDiaryAt } from '#db/availability/slots.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import { type OccupiedTime, releaseLapsedHolds } from '#db/bookings/held-times.ts'
import type { Database } from '#db/client.ts'
import { violatesIndex } from '#db/violations.ts'
import { decidedBy, isLimited } from '#domain/availability/session-terms.ts'
import { chooseSlot, isStillFree, type Slot, type SlotRefusal } from '#domain/availability/slot-rules.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { UNPAID } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { istTime } from '#domain/time/india-time.ts'

type SlotRequest = Parameters<typeof requireDiaryAt>[3]

/**
 * The requested slot, if it is free: nobody else can take it until the transaction ends. Undefined for a course and for
 * Prasna, which have no appointment.
 */
export async function reserveSlot(
  tx: Database,
  { id: packageId, session }: Service,
  { slot }: BookingRequest,
  request: SlotRequest,
): Promise<Outcome<Slot | undefined, SlotRefusal>> {
  if (!slot || !session) return accepted(undefined)
  await lockSlots(tx, { packageId, astrologerId: slot.astrologerId }, decidedBy(slot.startsAt.getTime(), session))
  const diary = await requireDiaryAt(tx, { packageId, isLimited: isLimited(session) }, slot, request)
  return chooseSlot(diary, session, slot, request.now)
}

/** Releases lapsed holds when their time is needed, so that bookings do not depend on the job. */
export async function releaseLapsedHold(tx: Database, time: OccupiedTime | undefined, now: Date): Promise<number> {
  const released = await releaseLapsedHolds(tx, now, time)
  const state = { actor: 'system', from: UNPAID, to: UNPAID } as const
  await recordBookingEvents(
    tx,
    released.map((bookingId) => ({ bookingId, at: now, change: 'hold-released', ...state })),
  )
  return released.length
}

/** The columns of a booking that say when and with whom its session takes place. */
export type SessionColumns = OccupiedTime & {
  readonly bookingDate: string
  /** The start in India, `HH:mm`. */
  readonly preferredTime: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export function sessionColumns({ date, ...session }: Slot): SessionColumns {
  return { bookingDate: date, preferredTime: istTime(session.startsAt), ...session }
}

/** Gives a booking this time. Returns false and changes nothing when another live booking has some of it. */
export async function takeSlot(
  tx: Database,
  bookingId: string,
  session: OccupiedTime & Partial<SessionColumns>,
  now: Date,
): Promise<boolean> {
  await releaseLapsedHold(tx, session, now)
  try {
    // A savepoint, because a violation would abort the caller's whole transaction.
    await tx.transaction((inner) =>
      recordBookingChange(inner, bookingId, { ...session, holdsSlot: true, updatedAt: now }),
    )
    return true
  } catch (error) {
    if (violatesIndex(error, 'sessions_do_not_overlap')) return false
    throw error
  }
}

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
  const diary = await requireDiaryAt(tx, { packageId, isLimited: false }, session, { now, heldFor: booking.userId })
  return isStillFree(diary, session) && takeSlot(tx, id, session, now)
}
