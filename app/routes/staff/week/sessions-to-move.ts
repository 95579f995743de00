import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import type { SessionToMove } from '#app/features/staff/week/sessions-to-move.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { namedDay } from '#content/words/dates.ts'
import { spanText } from '#content/words/hours.ts'
import { findTimeOffById } from '#db/availability/time-off.ts'
import { listSessionsDuring } from '#db/sessions/future-sessions.ts'
import type { Interval } from '#domain/availability/slot-rules.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { findOwnDiary } from './week-diaries.ts'

type TimeOff = Interval & { readonly astrologerId: number | null }

/** The page of one time off: the sessions that are still in it, and the button that opens the time again. */
export function timeOffPath(id: number): string {
  return `/staff/week/blocked/${id}`
}

/** The user's own time off or everybody's; a colleague's is not found. */
export async function findOwnTimeOff(visit: StaffVisit, id: string) {
  if (!/^\d{1,15}$/.test(id)) return undefined
  const diary = await findOwnDiary(visit)
  const found = await findTimeOffById(visit.db, Number(id), diary?.id ?? null)
  return found && { ...found, timeZone: diary?.timeZone ?? INDIA_TIME_ZONE }
}

/** The sessions in time off that the user may see. */
export async function listSessionsToMove(
  { db, scope, now }: StaffVisit,
  timeOff: TimeOff,
  timeZone: string,
): Promise<SessionToMove[]> {
  const sessions = await listSessionsDuring(db, scope, timeOff, now)
  return sessions.map((session) => {
    const { id, status, startsAt, endsAt, clientName, clientPhone, clientEmail, isClientErased } = session
    const time = spanText([startsAt.getTime(), endsAt.getTime()], timeZone)
    return {
      id,
      client: clientLabel(session),
      name: isClientErased ? null : clientName,
      phone: isClientErased ? null : clientPhone,
      email: isClientErased ? null : clientEmail,
      serviceName: serviceText(session),
      when: `${namedDay(dateIn(startsAt, timeZone))}, ${time}`,
      isMovable: status === 'paid',
    }
  })
}
