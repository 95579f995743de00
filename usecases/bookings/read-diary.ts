import { requireDiary } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { LONGEST_HORIZON_DAYS } from '#domain/availability/desk-rules.ts'
import { isLimited } from '#domain/availability/session-terms.ts'
import { type Diary, listFreeSlots, type Slot } from '#domain/availability/slot-rules.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import type { Language } from '#domain/languages.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export type SoldSession = { readonly packageId: number; readonly terms: SessionTerms }

type DiaryRequest = {
  readonly now: Date
  readonly astrologerId?: number | undefined
  readonly exceptBookingId?: string | undefined
  /** The client for whom an offer from the waitlist counts as free. */
  readonly heldFor?: string | undefined
  /** Of the reasons of closed days. */
  readonly language?: Language
}

/** The whole bookable future of a service. */
export function readDiary(
  db: Database,
  { packageId, terms }: SoldSession,
  { now, astrologerId, ...rest }: DiaryRequest,
): Promise<Diary> {
  const offer = { packageId, astrologerId, isLimited: isLimited(terms) }
  const horizonDays = terms.horizonDays ?? LONGEST_HORIZON_DAYS
  const until = new Date(now.getTime() + (horizonDays + 2) * DAY_MS)
  return requireDiary(db, offer, { now, from: now, until, ...rest })
}

/** All free slots of a service, of one astrologer or of all who offer it. */
export async function listSlots(db: Database, sold: SoldSession, request: DiaryRequest): Promise<Slot[]> {
  return listFreeSlots(await readDiary(db, sold, request), sold.terms, request.now)
}

/** The starts at which at least one service is free, in chronological order: for a form that asks for both. */
export async function listAllFreeSlots(db: Database, now: Date, astrologerId?: number): Promise<Slot[]> {
  const byStart = new Map<number, Slot>()
  for (const sold of await listSoldSessions(db)) {
    const slots = await listSlots(db, sold, { now, astrologerId })
    for (const slot of slots) byStart.set(slot.startsAt.getTime(), slot)
  }
  return [...byStart.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Usually enough to find a free slot, at a fraction of the cost of the whole future. */
const NEAR_DAYS = 7

/** The next free slot of the first consultation with a session; undefined if there is none. */
export async function findNextFreeSlot(db: Database, now: Date): Promise<Slot | undefined> {
  const [sold] = await listSoldSessions(db)
  if (!sold) return undefined
  const near = { ...sold, terms: { ...sold.terms, horizonDays: NEAR_DAYS } }
  const diary = await readDiary(db, near, { now })
  const horizonDays = Math.min(NEAR_DAYS, sold.terms.horizonDays ?? diary.rules.horizonDays)
  const [next] = listFreeSlots(diary, { ...sold.terms, horizonDays }, now)
  return next ?? (await listSlots(db, sold, { now }))[0]
}

async function listSoldSessions(db: Database): Promise<SoldSession[]> {
  const services = (await listSoldConsultations(db)).map(consultationService)
  return services.flatMap(({ id: packageId, session: terms }) => (terms ? [{ packageId, terms }] : []))
}
