import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingEvents } from '#db/schema/bookings.ts'
import type { BookingActor, BookingChange, BookingState } from '#domain/bookings/booking-states.ts'

export type BookingEvent = {
  readonly bookingId: string
  readonly at: Date
  readonly change: BookingChange
  readonly actor: BookingActor
  readonly actorId?: string | undefined
  /** Null for the first event. */
  readonly from: BookingState | null
  readonly to: BookingState
  readonly reason?: string | undefined
}

/** Written in the transaction of the change, so that the history is complete. */
export async function recordBookingEvents(db: Database, events: readonly BookingEvent[]): Promise<void> {
  if (events.length === 0) return
  await db.insert(bookingEvents).values(
    events.map(({ from, to, ...event }) => ({
      ...event,
      actorId: event.actorId ?? null,
      reason: event.reason ?? null,
      fromStatus: from?.status ?? null,
      fromPaymentStatus: from?.paymentStatus ?? null,
      toStatus: to.status,
      toPaymentStatus: to.paymentStatus,
    })),
  )
}

export type BookingEventRow = typeof bookingEvents.$inferSelect

export async function listBookingEvents(db: Database, bookingId: string): Promise<BookingEventRow[]> {
  return db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, bookingId)).orderBy(asc(bookingEvents.id))
}
