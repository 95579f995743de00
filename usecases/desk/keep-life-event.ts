import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { holdBirthProfile, listBirthProfiles } from '#db/charts/birth-profiles.ts'
import {
  deleteLifeEvent,
  findLifeEvent,
  type LifePlaces,
  listLifeEvents,
  recordLifeEvent,
} from '#db/charts/life-events.ts'
import { holdSavedChart } from '#db/charts/saved-charts.ts'
import type { Database } from '#db/client.ts'
import { findDeskBooking, isBookingInScope } from '#db/desk/desk-bookings.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import {
  type EventRefusal,
  type LifeOf,
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

export type KeepRefusal = EventRefusal | 'life-not-found' | 'event-not-found' | 'too-many-events'

type Keeper = { readonly staffId: string; readonly scope: DeskScope }

type KeptEvent = Keeper & {
  /** Made by the form, so that sending it twice records one event; of a recorded event, to change it. */
  readonly id: string
  readonly of: LifeOf
  readonly typed: TypedLifeEvent
}

/** Records an event in a life, or changes one. */
export async function keepLifeEvent(
  db: Database,
  keys: KeyRing,
  { id, of, typed, ...keeper }: KeptEvent,
  now: Date,
): Promise<Outcome<{ readonly id: string }, KeepRefusal>> {
  if (!isUuid(id)) return refused('event-not-found')

  return db.transaction(async (tx) => {
    const life = await lockLife(tx, keys, of, keeper)
    if (!life || (await isErased(tx, life.userId))) return refused('life-not-found')

    const { userId, birthDate, places, keptWith } = life
    const event = readTypedEvent(typed, { birthDate, today: istDate(now) })
    if (!event.ok) return event
    const recorded = await findLifeEvent(tx, id)
    if (recorded && recorded.userId !== userId) return refused('event-not-found')
    const isFull = (await listLifeEvents(tx, places)).length >= MOST_LIFE_EVENTS
    if (!recorded && isFull) return refused('too-many-events')

    const sealedEvent = sealWithRing(JSON.stringify(event.value), keys)
    await recordLifeEvent(tx, { id, userId, ...keptWith, sealedEvent, writtenBy: keeper.staffId, writtenAt: now })
    return accepted({ id })
  })
}

type LockedLife = {
  /** Whose data its events are: the client's, or of an own list the astrologer's. */
  readonly userId: string
  /** Empty if it is not known: then any date before tomorrow is accepted. */
  readonly birthDate: string
  readonly places: LifePlaces
  readonly keptWith: { readonly bookingId?: string; readonly birthId?: string; readonly chartId?: string }
}

/** An erasure that runs at the same time finishes first, or deletes the new event too. */
async function lockLife(
  tx: Database,
  keys: KeyRing,
  of: LifeOf,
  { staffId, scope }: Keeper,
): Promise<LockedLife | undefined> {
  if (of.kind === 'booking') {
    const booking = await findDeskBooking(tx, scope, of.id)
    if (!booking) return undefined
    const { id, userId, birthDetails } = booking
    await lockAccount(tx, userId)
    return {
      userId,
      birthDate: birthDateIn(birthDetails, keys),
      places: { bookingIds: [id] },
      keptWith: { bookingId: id },
    }
  }
  if (!isUuid(of.id)) return undefined
  if (of.kind === 'chart') {
    await lockAccount(tx, staffId)
    const chart = await holdSavedChart(tx, keys, { id: of.id, userId: staffId })
    const kept = { places: { chartIds: [of.id] }, keptWith: { chartId: of.id } }
    return chart && { userId: staffId, birthDate: chart.birth.date, ...kept }
  }
  const { id, userId } = of
  if (!isUuid(userId) || !(await findDeskClient(tx, scope, userId))) return undefined
  await lockAccount(tx, userId)
  if (!(await holdBirthProfile(tx, { id, userId }))) return undefined
  const birth = (await listBirthProfiles(tx, keys, userId)).find((saved) => saved.id === id)?.birth
  return birth && { userId, birthDate: birth.date, places: { birthIds: [id] }, keptWith: { birthId: id } }
}

function birthDateIn(sealed: SealedText | null, keys: KeyRing): string {
  if (sealed === null || !hasKeyFor(sealed, keys)) return ''
  return unsealBirthDetails(sealed, keys)?.birthDate ?? ''
}

/** Removes an event. One that is gone already is no problem; one outside the scope is not found. */
export async function removeLifeEvent(
  db: Database,
  { id, ...keeper }: Keeper & { readonly id: string },
): Promise<Outcome<{ readonly id: string }, 'event-not-found'>> {
  if (!isUuid(id)) return refused('event-not-found')
  return db.transaction(async (tx) => {
    const recorded = await findLifeEvent(tx, id)
    if (!recorded) return accepted({ id })
    if (!(await mayRemove(tx, recorded, keeper))) return refused('event-not-found')
    await deleteLifeEvent(tx, id)
    return accepted({ id })
  })
}

type Recorded = NonNullable<Awaited<ReturnType<typeof findLifeEvent>>>

async function mayRemove(
  tx: Database,
  { userId, bookingId, chartId }: Recorded,
  { staffId, scope }: Keeper,
): Promise<boolean> {
  if (bookingId !== null) return isBookingInScope(tx, scope, bookingId)
  if (chartId !== null) return userId === staffId
  return (await findDeskClient(tx, scope, userId)) !== undefined
}

/** The events recorded at these; those whose key is missing are left out. */
export async function readWeighedEvents(
  db: Database,
  keys: KeyRing,
  places: LifePlaces,
): Promise<(WeighedEvent & { readonly id: string })[]> {
  return (await listLifeEvents(db, places))
    .filter(({ sealedEvent }) => hasKeyFor(sealedEvent, keys))
    .map(({ id, sealedEvent }) => ({ id, ...readWeighedEvent(JSON.parse(unsealWithRing(sealedEvent, keys))) }))
}
