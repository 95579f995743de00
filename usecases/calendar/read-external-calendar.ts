import {
  findCalendar,
  listCalendarIds,
  lockCalendar,
  recordCalendarProblem,
  recordCalendarRead,
  recordCalendarUnchanged,
} from '#db/calendar/external-calendars.ts'
import type { Database, Transaction } from '#db/client.ts'
import { enqueueAll } from '#db/jobs.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import type { BusyTimes } from '#domain/calendar/busy-times.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import type { CalendarProblem } from '#domain/calendar/calendar-problem.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import { type CalendarVersion, fetchCalendar } from './fetch-calendar.ts'

/** Longer than the longest horizon of bookings. */
const BUSY_DAYS = 400

/** An unchanged calendar is read again after this time, because a series goes on while the days pass. */
const WHOLE_READ_EVERY_MS = 20 * HOUR_MS

const EMAIL_AFTER_MS = DAY_MS

export type CalendarTools = {
  readonly keys: KeyRing
  readonly access: CalendarAccess
  readonly appUrl: string
}

type WholeCalendar = CalendarVersion & BusyTimes

/** Fetches a calendar and finds its busy times. */
export async function downloadBusyTimes(
  source: { readonly address: URL; readonly timeZone: string; readonly known: CalendarVersion | null },
  { access, appUrl }: CalendarTools,
  now: Date,
): Promise<Outcome<'unchanged' | WholeCalendar, CalendarProblem>> {
  const fetched = await fetchCalendar(source.address, source.known, access)
  if (!fetched.ok) return fetched
  if (fetched.value === 'unchanged') return accepted('unchanged')

  // From a whole day on, so that reading an unchanged calendar again gives the same times.
  const from = new Date(Math.floor(now.getTime() / DAY_MS - 1) * DAY_MS)
  const until = new Date(from.getTime() + BUSY_DAYS * DAY_MS)
  const { text, ...version } = fetched.value
  const range = { from, until, timeZone: source.timeZone, ownHost: new URL(appUrl).hostname }
  const read = await inRulesThread('readBusyTimes', text, range)
  return read.ok ? accepted({ ...version, ...read.value }) : read
}

export type CalendarReading = 'read' | 'unchanged' | 'removed' | CalendarProblem

/** Reads a calendar again. A failure leaves its busy times as they are. */
export async function readExternalCalendar(
  db: Database,
  id: string,
  tools: CalendarTools,
  now: Date,
): Promise<CalendarReading> {
  const found = await findCalendar(db, id)
  if (!found) return 'removed'
  const { calendar, timeZone } = found
  const isRecent = calendar.readAt !== null && now.getTime() - calendar.readAt.getTime() < WHOLE_READ_EVERY_MS
  const address = new URL(unsealWithRing(calendar.sealedAddress, tools.keys))
  const read = await downloadBusyTimes({ address, timeZone, known: isRecent ? calendar : null }, tools, now)

  return db.transaction(async (tx) => {
    const locked = await lockCalendar(tx, id)
    if (!locked) return 'removed'
    // Another worker has read it since; this response may be the older one.
    if (locked.triedAt && locked.triedAt > now) return 'unchanged'

    if (!read.ok) {
      await recordCalendarProblem(tx, id, read.refusal, now)
      await emailAfterLongOutage(tx, found, now)
      return read.refusal
    }
    if (read.value === 'unchanged') {
      await recordCalendarUnchanged(tx, id, now)
      return 'unchanged'
    }
    const { spans, unreadable, ...version } = read.value
    await recordCalendarRead(tx, locked, { ...version, spans, unreadableEvents: unreadable, now })
    return 'read'
  })
}

type FoundCalendar = NonNullable<Awaited<ReturnType<typeof findCalendar>>>

/** One email for each outage: the last success names it. */
async function emailAfterLongOutage(tx: Transaction, { calendar, owner, timeZone }: FoundCalendar, now: Date) {
  const since = calendar.succeededAt ?? calendar.addedAt
  if (now.getTime() - since.getTime() < EMAIL_AFTER_MS || owner.erasedAt !== null) return
  await queueEmail(tx, {
    eventKey: `calendar-unreadable:${calendar.id}:${since.getTime()}`,
    to: { address: owner.email },
    email: { kind: 'calendar-unreadable', calendarName: calendar.name, since: since.toISOString() },
    timeZone,
  })
}

/** One job for each calendar, so that a slow one delays no other. Returns how many there are. */
export async function queueCalendarReads(db: Database): Promise<number> {
  const ids = await listCalendarIds(db)
  const payloads = ids.map((calendarId) => ({ calendarId }))
  await enqueueAll(db, 'read-calendar', payloads)
  return ids.length
}
