import { listOpenTimes } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { listFutureSessions } from '#db/sessions/future-sessions.ts'
import { isInsideHours } from '#domain/availability/slot-rules.ts'
import { overlaps } from '#domain/availability/spans.ts'
import type { DeskScope } from '#domain/rights.ts'

export type ScheduleConflict = Awaited<ReturnType<typeof listFutureSessions>>[number] & {
  /** Outside the hours of that day, or during time off or a busy time of another calendar. */
  readonly reason: 'outside-hours' | 'time-off'
}

/** Coming sessions that the current hours no longer allow. They stay as they are until the desk moves or keeps them. */
export async function listConflicts(db: Database, scope: DeskScope, now: Date): Promise<ScheduleConflict[]> {
  const sessions = await listFutureSessions(db, scope, now)
  const last = sessions.at(-1)
  if (!last) return []

  const open = await listOpenTimes(db, { from: now, until: last.endsAt })
  const byAstrologer = new Map(open.map((times) => [times.astrologerId, times]))
  return sessions.flatMap((session): ScheduleConflict[] => {
    const times = byAstrologer.get(session.astrologerId)
    if (!times || !isInsideHours(times, session)) return [{ ...session, reason: 'outside-hours' }]
    const isClosed = overlaps(times.closed, [session.startsAt.getTime(), session.endsAt.getTime()])
    return isClosed ? [{ ...session, reason: 'time-off' }] : []
  })
}
