import type { HeldSession } from '#app/features/timeline/view-timeline.ts'
import { notFound } from '#app/http/respond.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { type EventOfLife, eventsOfLife } from '#domain/births/kept-events.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { heldAt } from '#domain/sessions/earlier-sessions.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { readLifeEvents } from '#usecases/desk/keep-life-event.ts'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { loadEarlierSessions } from './load-earlier-sessions.ts'
import { familyOf } from './load-family.ts'
import { viewBrief } from './view-brief.ts'

export type Life = {
  readonly bookingId: string
  readonly name: string
  /** Null if the birth is not complete; `missing` says why. */
  readonly cast: TimedChart | null
  readonly missing: readonly string[]
  readonly events: readonly EventOfLife[]
  /** Past sessions and this one. */
  readonly sessions: readonly HeldSession[]
}

/** The life that the chart of a booking is of: its birth, events and sessions. A question of a Prasna has none. */
export async function loadLife(visit: StaffVisit, bookingId: string): Promise<Life> {
  const booking = await requireDeskBooking(visit, bookingId)
  if (booking.askedAt !== null || booking.isClientErased) throw notFound()
  const prepared = await prepareBrief(visit.db, booking, visit.now)
  const cast = prepared.ok ? prepared.value.brief.cast : null
  const bookingIds = cast ? (await familyOf(visit, booking, cast.birth)).bookingIds : [booking.id]
  const kept = await readLifeEvents(visit.db, visit.keys, bookingIds)
  const earlier = await loadEarlierSessions(visit, booking)
  const own = booking.startsAt ? [{ id: booking.id, at: heldAt(booking), name: booking.serviceName }] : []
  return {
    bookingId: booking.id,
    name: briefHeading(booking).name,
    cast,
    missing: cast ? [] : (await viewBrief(visit.db, booking, visit.now)).notes,
    events: eventsOfLife(kept, booking.birth?.lifeEvents ?? []),
    sessions: [...earlier.map(({ id, at, serviceName }) => ({ id, at, name: serviceName })), ...own],
  }
}
