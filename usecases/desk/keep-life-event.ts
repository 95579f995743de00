import { isErased, lockAccount } from '#db/accounts/users.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { deleteLifeEvent, findLifeEvent, listLifeEvents, recordLifeEvent } from '#db/charts/life-events.ts'
import type { Database } from '#db/client.ts'
import { findDeskBooking, isBookingInScope } from '#db/desk/desk-bookings.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import {
  type EventRefusal,
  MOST_LIFE_EVENTS,
  readTypedEvent,
  readWeighedEvent,
  type TypedLifeEvent,
  type WeighedEvent,
} from '#domain/births/kept-events.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'

export type KeepRefusal = EventRefusal | 'booking-not-found' | 'event-not-found' | 'too-many-events'

type KeptEvent = {
  /** Made by the form, so that sending it twice records one event; of a recorded event, to change it. */
  readonly id: string
  readonly bookingId: string
  readonly typed: TypedLifeEvent
  readonly staffId: string
  readonly scope: DeskScope
}

/** Records an event in the life that the chart of a booking is of, or changes one. */
export async function keepLifeEvent(
  db: Database,
  keys: KeyRing,
  { id, bookingId, typed, staffId, scope }: KeptEvent,
  now: Date,
): Promise<Outcome<{ readonly id: string }, KeepRefusal>> {
  if (!isUuid(id)) return refused('event-not-found')

  return db.transaction(async (tx) => {
    const booking = await findDeskBooking(tx, scope, bookingId)
    if (!booking) return refused('booking-not-found')
    // An erasure that runs at the same time finishes first, or deletes this event too.
    await lockAccount(tx, booking.userId)
    if (await isErased(tx, booking.userId)) return refused('booking-not-found')

    const event = readTypedEvent(typed, { birthDate: birthDateIn(booking.birthDetails, keys), today: istDate(now) })
    if (!event.ok) return event
    const recorded = await findLifeEvent(tx, id)
    if (recorded && recorded.userId !== booking.userId) return refused('event-not-found')
    const isFull = (await listLifeEvents(tx, [booking.id])).length >= MOST_LIFE_EVENTS
    if (!recorded && isFull) return refused('too-many-events')

    const sealedEvent = sealWithRing(JSON.stringify(event.value), keys)
    const written = { writtenBy: staffId, writtenAt: now }
    await recordLifeEvent(tx, { id, userId: booking.userId, bookingId: booking.id, sealedEvent, ...written })
    return accepted({ id })
  })
}

/** Empty if it is not known: then any date before tomorrow is accepted. */
function birthDateIn(sealed: SealedText | null, keys: KeyRing): string {
  if (sealed === null || !hasKeyFor(sealed, keys)) return ''
  return unsealBirthDetails(sealed, keys)?.birthDate ?? ''
}

/** Removes an event. One that is gone already is no problem; one outside the scope is not found. */
export async function removeLifeEvent(
  db: Database,
  { id, scope }: { readonly id: string; readonly scope: DeskScope },
): Promise<Outcome<{ readonly id: string }, 'event-not-found'>> {
  if (!isUuid(id)) return refused('event-not-found')
  return db.transaction(async (tx) => {
    const recorded = await findLifeEvent(tx, id)
    if (!recorded) return accepted({ id })
    if (!(await isBookingInScope(tx, scope, recorded.bookingId))) return refused('event-not-found')
    await deleteLifeEvent(tx, id)
    return accepted({ id })
  })
}

/** The events recorded at the charts of these bookings; those whose key is missing are left out. */
export async function readLifeEvents(
  db: Database,
  keys: KeyRing,
  bookingIds: readonly string[],
): Promise<(WeighedEvent & { readonly id: string })[]> {
  return (await listLifeEvents(db, bookingIds))
    .filter(({ sealedEvent }) => hasKeyFor(sealedEvent, keys))
    .map(({ id, sealedEvent }) => ({ id, ...readWeighedEvent(JSON.parse(unsealWithRing(sealedEvent, keys))) }))
}
