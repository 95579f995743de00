import { lockDiary } from '#db/availability/slots.ts'
import { findTimeOff, recordTimeOff } from '#db/availability/time-off.ts'
import type { Database } from '#db/client.ts'
import type { Interval } from '#domain/availability/slot-rules.ts'

type TimeOff = Interval & {
  readonly reason: string
  /** Null: everybody. */
  readonly astrologerId?: number | null
}

/** Closes a span of time at once. Sessions inside it stay booked until the desk moves them (`listSessionsDuring`). */
export async function takeTimeOff(
  db: Database,
  { startsAt, endsAt, reason, astrologerId = null }: TimeOff,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    // A form sent twice closes the span once.
    const known = await findTimeOff(tx, { startsAt, endsAt }, astrologerId)
    return { id: known ?? (await recordTimeOff(tx, { startsAt, endsAt }, { reason, astrologerId })) }
  })
}
