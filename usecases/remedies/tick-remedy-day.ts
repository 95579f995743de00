import type { Database } from '#db/client.ts'
import { findRemedy, markDayDone } from '#db/remedies/remedies.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { mayTickDay } from '#domain/remedies/remedy-days.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { isUuid } from '#domain/uuid.ts'

export type TickRefusal = 'day-not-found' | 'day-ahead'

type Tick = {
  readonly userId: string
  readonly remedyId: string
  readonly day: IsoDate
  /** False takes a tick back. */
  readonly isDone: boolean
}

/** The client says that a day's remedy is done. Safe to repeat. */
export async function tickRemedyDay(
  db: Database,
  { userId, remedyId, day, isDone }: Tick,
  now: Date,
): Promise<Outcome<null, TickRefusal>> {
  if (!isUuid(remedyId) || !isCalendarDate(day)) return refused('day-not-found')
  const remedy = await findRemedy(db, remedyId)
  if (remedy?.userId !== userId || remedy.publishedAt === null) return refused('day-not-found')
  if (!mayTickDay(day, dateIn(now, remedy.timeZone))) return refused('day-ahead')
  const isMarked = await markDayDone(db, { remedyId, userId, day }, isDone ? now : null)
  return isMarked ? accepted(null) : refused('day-not-found')
}
