import { lockAccount } from '#db/accounts/users.ts'
import {
  countCalendars,
  deleteCalendar,
  type ExternalCalendar,
  findTimeZone,
  listCalendars,
  type OwnCalendar,
  recordCalendar,
  recordCalendarRead,
} from '#db/calendar/external-calendars.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { LONGEST_CALENDAR_NAME, MOST_CALENDARS, readCalendarAddress } from '#domain/calendar/calendar-address.ts'
import type { CalendarProblem } from '#domain/calendar/calendar-problem.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { type CalendarTools, downloadBusyTimes } from './read-external-calendar.ts'

type TypedCalendar = {
  readonly astrologerId: number
  readonly userId: string
  readonly name: string
  readonly address: string
}

export type AddCalendarRefusal = CalendarProblem | 'already-added' | 'too-many-calendars'

/** Reads a calendar once and stores it with its busy times; one that cannot be read is not added. */
export async function addCalendar(
  db: Database,
  { astrologerId, userId, name, address }: TypedCalendar,
  tools: CalendarTools,
  now: Date,
): Promise<Outcome<{ readonly busyCount: number }, AddCalendarRefusal>> {
  const url = readCalendarAddress(address, tools.access.protocols)
  if (!url.ok) return url
  const timeZone = await findTimeZone(db, astrologerId)
  if (timeZone === undefined) throw new Error(`There is no astrologer ${astrologerId}.`)
  if ((await countCalendars(db, astrologerId)) >= MOST_CALENDARS) return refused('too-many-calendars')

  const read = await downloadBusyTimes({ address: url.value, timeZone, known: null }, tools, now)
  if (!read.ok) return read
  if (read.value === 'unchanged') throw new Error('A first read cannot be unchanged.')
  const { spans, unreadable, ...version } = read.value

  return db.transaction(async (tx) => {
    // Another one may have been added during the download.
    await lockAccount(tx, userId)
    if ((await countCalendars(tx, astrologerId)) >= MOST_CALENDARS) return refused('too-many-calendars')
    const id = await recordCalendar(tx, {
      astrologerId,
      userId,
      name: normalizeLine(name).slice(0, LONGEST_CALENDAR_NAME) || url.value.hostname,
      sealedAddress: sealWithRing(url.value.href, tools.keys),
      addressHash: hashSecret(url.value.href),
      addedAt: now,
    })
    if (id === undefined) return refused('already-added')
    await recordCalendarRead(tx, { id, astrologerId }, { ...version, spans, unreadableEvents: unreadable, now })
    return accepted({ busyCount: spans.length })
  })
}

/** Its busy times become free. Returns false if it was removed before. */
export async function removeCalendar(db: Database, own: OwnCalendar): Promise<boolean> {
  return deleteCalendar(db, own)
}

export type ListedCalendar = Omit<ExternalCalendar, 'sealedAddress' | 'addressHash'> & {
  readonly busyCount: number
  /** All that is shown of the address, which is a secret. */
  readonly host: string
}

export async function listOwnCalendars(
  db: Database,
  keys: KeyRing,
  astrologerId: number,
  now: Date,
): Promise<ListedCalendar[]> {
  const calendars = await listCalendars(db, astrologerId, now)
  return calendars.map(({ sealedAddress, addressHash, ...calendar }) => ({
    ...calendar,
    host: new URL(unsealWithRing(sealedAddress, keys)).host,
  }))
}
