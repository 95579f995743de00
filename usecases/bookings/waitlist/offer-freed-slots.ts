import { lockSlots, requireDiaryAt } from '#db/availability/slots.ts'
import { findDiscountPercent, lockBookingClient } from '#db/bookings/booking-clients.ts'
import {
  endFinishedEntries,
  hasOpenOffer,
  lapseOffers,
  listEntriesInLine,
  listOfferedStarts,
  lockLiveEntry,
  recordOffer,
  type WaitlistEntry,
} from '#db/bookings/waitlist.ts'
import type { Database } from '#db/client.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { decidedBy, isLimited } from '#domain/availability/session-terms.ts'
import { chooseSlot, listFreeSlots, type Slot } from '#domain/availability/slot-rules.ts'
import { consultationService, type Service } from '#domain/bookings/booking-service.ts'
import { bookingPrice } from '#domain/bookings/pricing.ts'
import { offerExpiry, suits } from '#domain/bookings/waitlist.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { readDiary } from '../read-diary.ts'

const MOST_AT_ONCE = 500
const MOST_TRIES = 10

export type OfferedSlots = { readonly offered: number; readonly lapsed: number; readonly ended: number }

/**
 * Goes through the line, the longest waiting first, and offers each the first free time that suits them. Whatever freed
 * the time, it is found here, because free times are computed. Safe to run twice and on several servers at once.
 */
export async function offerFreedSlots(db: Database, now: Date): Promise<OfferedSlots> {
  const lapsed = await db.transaction((tx) => lapseOffers(tx, now))
  const ended = await db.transaction((tx) => endFinishedEntries(tx, now))
  const line = await listEntriesInLine(db, MOST_AT_ONCE)
  if (line.length === 0) return { offered: 0, lapsed, ended }

  const sold = await listSold(db)
  const known = new Map<string, FreeTimes>()
  let offered = 0
  for (const entry of line) {
    const found = sold.get(entry.packageId)
    if (!found) continue
    const key = `${entry.packageId} ${entry.astrologerId}`
    const free = known.get(key) ?? (await readFreeTimes(db, entry, found.terms, now))
    known.set(key, free)
    if (await offerOne(db, entry, found, free, now)) offered += 1
  }
  return { offered, lapsed, ended }
}

type Sold = { readonly service: Service; readonly terms: SessionTerms }

async function listSold(db: Database): Promise<ReadonlyMap<number, Sold>> {
  const services = (await listSoldConsultations(db)).map(consultationService)
  return new Map(
    services.flatMap((service) => (service.session ? [[service.id, { service, terms: service.session }]] : [])),
  )
}

type FreeTimes = { readonly slots: readonly Slot[]; readonly noticeMinutes: number }

async function readFreeTimes(
  db: Database,
  { packageId, astrologerId }: WaitlistEntry,
  terms: SessionTerms,
  now: Date,
): Promise<FreeTimes> {
  const diary = await readDiary(db, { packageId, terms }, { now, astrologerId: astrologerId ?? undefined })
  const noticeMinutes = terms.minimumNoticeMinutes ?? diary.rules.minimumNoticeMinutes
  return { slots: listFreeSlots(diary, terms, now), noticeMinutes }
}

/** Offers the first time that is still free; others in the line or a client may have been faster. */
async function offerOne(
  db: Database,
  entry: WaitlistEntry,
  sold: Sold,
  { slots, noticeMinutes }: FreeTimes,
  now: Date,
): Promise<boolean> {
  const suiting = slots.filter(({ startsAt }) => suits(startsAt, entry))
  if (suiting.length === 0) return false
  const before = new Set((await listOfferedStarts(db, entry.id)).map((startsAt) => startsAt.getTime()))
  const candidates = suiting.flatMap(({ startsAt }) => {
    const expiresAt = offerExpiry(startsAt, noticeMinutes, now)
    return expiresAt === undefined || before.has(startsAt.getTime()) ? [] : [{ startsAt, expiresAt }]
  })
  for (const candidate of candidates.slice(0, MOST_TRIES)) {
    const result = await makeOffer(db, entry, sold, candidate, now)
    if (result !== 'taken') return result === 'offered'
  }
  return false
}

type Candidate = { readonly startsAt: Date; readonly expiresAt: Date }

/** Holds the time for the client and emails the offer, or neither. */
async function makeOffer(
  db: Database,
  { id: entryId, userId, packageId, astrologerId }: WaitlistEntry,
  { service, terms }: Sold,
  { startsAt, expiresAt }: Candidate,
  now: Date,
): Promise<'offered' | 'taken' | 'no-longer-in-line'> {
  return db.transaction(async (tx) => {
    // First the client, then the slots, in the order of a booking.
    const client = await lockBookingClient(tx, userId)
    const entry = await lockLiveEntry(tx, entryId)
    if (!client?.email || !entry || (await hasOpenOffer(tx, userId))) return 'no-longer-in-line'

    const requested = { startsAt, astrologerId: astrologerId ?? undefined }
    await lockSlots(tx, { packageId, ...requested }, decidedBy(startsAt.getTime(), terms))
    const diary = await requireDiaryAt(tx, { packageId, isLimited: isLimited(terms) }, requested, { now })
    const slot = chooseSlot(diary, terms, requested, now)
    if (!slot.ok) return 'taken'

    const { occupiedFrom, occupiedUntil, endsAt } = slot.value
    const offer = { entryId, userId, packageId, astrologerId: slot.value.astrologerId, startsAt }
    const offerId = await recordOffer(tx, { ...offer, occupiedFrom, occupiedUntil, offeredAt: now, expiresAt })
    if (offerId === undefined) return 'taken'

    const { firstDate, lastDate, partOfDay, timeZone } = entry
    await queueEmail(tx, {
      eventKey: `waitlist-offer:${offerId}`,
      to: readerOf({ email: client.email, fullName: client.fullName }),
      email: {
        kind: 'waitlist-offer',
        offerId,
        wait: { entryId, serviceName: service.name, firstDate, lastDate, partOfDay },
        session: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        amount: bookingPrice(service, { discountPercent: await findDiscountPercent(tx, userId) }).amount,
        expiresAt: expiresAt.toISOString(),
      },
      timeZone,
    })
    return 'offered'
  })
}
