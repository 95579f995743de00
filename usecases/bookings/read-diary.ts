import { requireDiary } from '#db/bookings/slots.ts'
import type { Database } from '#db/client.ts'
import { isLimited } from '#domain/availability/session-terms.ts'
import { LONGEST_HORIZON_DAYS } from '#domain/bookings/desk-rules.ts'
import { type Diary, listFreeSlots, type RequestedSlot, type Slot } from '#domain/bookings/slot-rules.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { DAY_MS } from '#domain/durations.ts'

export type SoldSession = { readonly packageId: number; readonly terms: SessionTerms }

type DiaryRequest = {
  readonly now: Date
  readonly astrologerId?: number | undefined
  readonly exceptBookingId?: string | undefined
  /** The client for whom an offer from the waitlist counts as free. */
  readonly heldFor?: string | undefined
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

/** The days around a requested start, which is enough to judge it. Call `lockSlots` first when taking the slot. */
export function readDiaryAt(
  tx: Database,
  offer: { readonly packageId: number; readonly isLimited: boolean },
  { startsAt, astrologerId }: RequestedSlot,
  request: Omit<DiaryRequest, 'astrologerId'>,
): Promise<Diary> {
  const around = (days: number) => new Date(startsAt.getTime() + days * DAY_MS)
  const range = { ...request, from: around(-2), until: around(2), startsAt }
  return requireDiary(tx, { ...offer, astrologerId }, range)
}

/** All free slots of a service, of one astrologer or of all who offer it. */
export async function listSlots(db: Database, sold: SoldSession, request: DiaryRequest): Promise<Slot[]> {
  return listFreeSlots(await readDiary(db, sold, request), sold.terms, request.now)
}
