import { listLiveSessions } from '#db/bookings/held-times.ts'
import { lockDiary } from '#db/bookings/slots.ts'
import { findTimeOff, recordTimeOff } from '#db/bookings/time-off.ts'
import type { Database } from '#db/client.ts'
import type { Interval } from '#domain/bookings/slot-rules.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type SessionInTheWay = Awaited<ReturnType<typeof listLiveSessions>>[number]

type TimeOff = Interval & {
  readonly reason: string
  /** Null: everybody. */
  readonly astrologerId?: number | null
}

/** Closes a span of time. Refuses while live sessions are inside it and lists them to be moved. */
export async function takeTimeOff(
  db: Database,
  { startsAt, endsAt, reason, astrologerId = null }: TimeOff,
): Promise<Outcome<{ readonly id: number }, readonly SessionInTheWay[]>> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    const inTheWay = await listLiveSessions(tx, { from: startsAt, until: endsAt, astrologerId })
    if (inTheWay.length > 0) return refused(inTheWay)
    // A form sent twice closes the span once.
    const known = await findTimeOff(tx, { startsAt, endsAt }, astrologerId)
    return accepted({ id: known ?? (await recordTimeOff(tx, { startsAt, endsAt }, { reason, astrologerId })) })
  })
}
