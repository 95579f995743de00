import type { HeldSession } from '#app/features/timeline/view-timeline.ts'
import { notFound } from '#app/http/respond.ts'
import { briefHeading, requireDeskBooking } from '#app/routes/staff/bookings/booking-brief.ts'
import { loadEarlierSessions } from '#app/routes/staff/bookings/load-earlier-sessions.ts'
import { familyOf } from '#app/routes/staff/bookings/load-family.ts'
import { viewBrief } from '#app/routes/staff/bookings/view-brief.ts'
import { requireClientBirth } from '#app/routes/staff/clients/require-client-birth.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { requireSavedChart } from '#app/routes/staff/tools/require-saved-chart.ts'
import { SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import type { Birth } from '#domain/births/birth.ts'
import { type EventOfLife, eventsOfLife, type LifeOf } from '#domain/births/kept-events.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { heldAt } from '#domain/sessions/earlier-sessions.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { readWeighedEvents } from '#usecases/desk/keep-life-event.ts'
import { birthKey, listClientBirths } from '#usecases/desk/list-client-births.ts'
import { savedBirthsLike } from '#usecases/desk/read-client-births.ts'

export type Life = {
  readonly name: string
  /** Null if the birth is not complete; `missing` says why. */
  readonly cast: TimedChart | null
  readonly missing: readonly string[]
  readonly events: readonly EventOfLife[]
  /** Past sessions and this one; none of a chart of the own list. */
  readonly sessions: readonly HeldSession[]
}

export function loadLife(visit: StaffVisit, of: LifeOf): Promise<Life> {
  if (of.kind === 'booking') return loadLifeOfBooking(visit, of.id)
  return of.kind === 'chart' ? loadLifeOfChart(visit, of.id) : loadLifeOfBirth(visit, of)
}

/** The life that the chart of a booking is of: its birth, events and sessions. A question of a Prasna has none. */
export async function loadLifeOfBooking(visit: StaffVisit, bookingId: string): Promise<Life> {
  const { db, keys, now } = visit
  const booking = await requireDeskBooking(visit, bookingId)
  if (booking.askedAt !== null || booking.isClientErased) throw notFound()
  const prepared = await prepareBrief(db, booking, now)
  const cast = prepared.ok ? prepared.value.brief.cast : null
  const bookingIds = cast ? (await familyOf(visit, booking, cast.birth)).bookingIds : [booking.id]
  const birthIds = cast ? await savedBirthsLike(db, keys, { userId: booking.userId, birth: cast.birth }) : []
  const kept = await readWeighedEvents(db, keys, { bookingIds, birthIds })
  const own = booking.startsAt ? [{ id: booking.id, at: heldAt(booking), name: booking.serviceName }] : []
  return {
    name: briefHeading(booking).name,
    cast,
    missing: cast ? [] : (await viewBrief(db, booking, now)).notes,
    events: eventsOfLife(kept, booking.birth?.lifeEvents ?? []),
    sessions: [...(await sessionsBefore(visit, booking)), ...own],
  }
}

/** The life of a birth that a client has saved. The view is logged, and so are those of the bookings it is compared with. */
async function loadLifeOfBirth(visit: StaffVisit, { userId, id }: { userId: string; id: string }): Promise<Life> {
  const { db, keys, staff, scope, now } = visit
  const { birth, birthPlace } = (await requireClientBirth(visit, { userId, birthId: id })).profile
  const bookings = await listClientBookings(db, scope, userId)
  const booked = await listClientBirths(db, keys, bookings, { staffId: staff.id, now })
  const same = booked.find((each) => birthKey(each.birth) === birthKey(birth))
  const birthIds = [id, ...(await savedBirthsLike(db, keys, { userId, birth }))]
  const events = await readWeighedEvents(db, keys, { birthIds, bookingIds: same?.bookingIds ?? [] })
  const today = { id: '', userId, startsAt: now, askedAt: null, createdAt: now }
  return {
    ...(await nameAndChart(visit, birth, birthPlace)),
    events: eventsOfLife(events, []),
    sessions: await sessionsBefore(visit, today),
  }
}

async function loadLifeOfChart(visit: StaffVisit, id: string): Promise<Life> {
  const { birth } = await requireSavedChart(visit, id)
  const kept = await readWeighedEvents(visit.db, visit.keys, { chartIds: [id] })
  return { ...(await nameAndChart(visit, birth, '')), events: eventsOfLife(kept, []), sessions: [] }
}

async function sessionsBefore(visit: StaffVisit, booking: Parameters<typeof loadEarlierSessions>[1]) {
  const earlier = await loadEarlierSessions(visit, booking)
  return earlier.map(({ id, at, serviceName }) => ({ id, at, name: serviceName }))
}

async function nameAndChart({ db }: StaffVisit, birth: Birth, birthPlace: string) {
  const { charts } = await requirePractice(db)
  const cast = castBirthChart(birth, charts.conventions)
  const name = birth.fullName || SAVED_CHARTS.nameless
  if (cast.ok && cast.value.kind === 'timed') return { name, cast: cast.value, missing: [] }
  if (!cast.ok) return { name, cast: null, missing: [BRIEF.timeInDoubt] }
  return { name, cast: null, missing: [cast.value.kind === 'untimed' ? BRIEF.noHour : BRIEF.noPlace(birthPlace)] }
}
