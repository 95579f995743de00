import { lockSlots, requireDiaryAt } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { requireSoldConsultation } from '#db/content/catalogue.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { decidedBy, isLimited } from '#domain/availability/session-terms.ts'
import { chooseSlot, type Slot, type SlotRefusal } from '#domain/availability/slot-rules.ts'
import { sessionTermsOf } from '#domain/bookings/booking-service.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { listSlots, type SoldSession } from './read-diary.ts'

/** A booking with a session. */
type Session = {
  readonly id: string
  readonly packageId: number | null
  readonly astrologerId: number | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Where a session may be moved to: another start, which may overlap the old time. */
export async function findMoveTargets(
  db: Database,
  session: Session,
  now: Date,
  notice: Notice = {},
): Promise<{ readonly slots: readonly Slot[]; readonly terms: SessionTerms | null }> {
  const sold = await soldAs(db, session)
  if (!sold) return { slots: [], terms: null }
  const request = { now, astrologerId: sold.astrologerId, exceptBookingId: session.id }
  const slots = await listSlots(db, { ...sold, terms: termsWith(notice, sold) }, request)
  const isOther = ({ startsAt }: Slot) => startsAt.getTime() !== session.startsAt?.getTime()
  return { slots: slots.filter(isOther), terms: sold.terms }
}

/** The chosen start, if the session can be moved there. It stays locked until the transaction ends. */
export async function chooseMoveTarget(
  tx: Database,
  session: Session,
  start: string,
  now: Date,
  notice: Notice = {},
): Promise<Outcome<Slot, SlotRefusal>> {
  const startsAt = readStart(start)
  const sold = await soldAs(tx, session)
  if (!startsAt || !sold) return refused('hour-unknown')

  if (startsAt.getTime() === session.startsAt?.getTime()) return refused('slot-taken')

  const requested = { startsAt, astrologerId: sold.astrologerId }
  await lockSlots(tx, sold, decidedBy(startsAt.getTime(), sold.terms))
  const diary = await requireDiaryAt(tx, { ...sold, isLimited: isLimited(sold.terms) }, requested, {
    now,
    exceptBookingId: session.id,
  })
  return chooseSlot(diary, termsWith(notice, sold), requested, now)
}

/** Whether the minimum notice does not apply, as at the desk. */
type Notice = { readonly atShortNotice?: boolean }

function termsWith({ atShortNotice = false }: Notice, { terms }: SoldSession): SessionTerms {
  return atShortNotice ? { ...terms, minimumNoticeMinutes: 0 } : terms
}

type Sold = SoldSession & { readonly astrologerId: number }

/** A session is moved with the length that was booked, and stays with its astrologer. */
async function soldAs(db: Database, session: Session): Promise<Sold | undefined> {
  const { packageId, astrologerId, startsAt, endsAt } = session
  if (packageId === null || astrologerId === null || !startsAt || !endsAt) return undefined
  const offered = sessionTermsOf(await requireSoldConsultation(db, packageId))
  const durationMinutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS
  return { packageId, astrologerId, terms: { ...offered, durationMinutes } }
}
