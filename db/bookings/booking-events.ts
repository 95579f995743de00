import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingEvents } from '#db/schema/bookings.ts'
import type { BookingHistoryEntry } from '#domain/bookings/booking-history.ts'
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
  if (events.length > 0) await eventsInsert(db, events)
}

export function eventsInsert(db: Database, events: readonly BookingEvent[]) {
  return db.insert(bookingEvents).values(
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

/** Everything that happened to a booking, oldest first, with who did it. Refunds are recorded in the audit log. */
export async function listBookingHistory(db: Database, bookingId: string): Promise<BookingHistoryEntry[]> {
  const { rows } = await db.execute<Omit<BookingHistoryEntry, 'at'> & { at: string }>(sql`
    select 'event ' || e.id as key, e.at, e.change, e.actor, p.full_name as "actorName", e.reason,
      null::integer as amount, null::text as reference
    from booking_events e left join profiles p on p.user_id = e.actor_id
    where e.booking_id = ${bookingId}
    union all
    select 'audit ' || a.id, a.at, a.action, 'staff', p.full_name, null, r.amount_paise, r.reference
    from audit_log a
    left join profiles p on p.user_id = a.actor_id
    left join refunds r on r.booking_id = ${bookingId} and r.refunded_at = a.at
    where a.subject_kind = 'booking' and a.subject_id = ${bookingId}::text
      and a.action in ('refund-recorded', 'refund-closed')
    order by at, key`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
