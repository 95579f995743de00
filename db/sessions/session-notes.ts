import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { meetingRoom } from '#db/meeting-room.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { deskSettings, sessionNotes } from '#db/schema/desk.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { MeetingWays } from '#domain/sessions/meeting-ways.ts'

/** The number that the client calls; empty where the practice calls. */
const CALL_NUMBER = sql`coalesce(
  case when a.call_way = 'client-calls' then nullif(a.call_number, '') end,
  case when coalesce(a.call_way, 'client-calls') = 'client-calls' and d.call_way = 'client-calls' then d.call_number end,
  '')`

/**
 * The link of a session without one of its own, by the astrologer's way of meeting or else the practice's: a room where
 * neither has a link, or the number that the client calls. Empty where the practice calls, and for a session in person.
 */
export const DEFAULT_LINK = sql<string>`case when ${bookings}.service_type <> 'consultation' then '' else (
  select case coalesce(${bookings}.held_as, 'video')
    when 'video' then ${meetingRoom(sql`${bookings}.room_name`)}
    when 'telephone' then coalesce('tel:' || nullif(${CALL_NUMBER}, ''), '')
    else '' end
  from ${deskSettings} d left join ${astrologers} a on a.id = ${bookings}.astrologer_id) end`

/** Join `session_notes` to use it. */
export const MEETING_LINK = sql<string>`coalesce(nullif(${sessionNotes.meetingLink}, ''), ${DEFAULT_LINK})`

type NotesChange = Partial<Pick<typeof sessionNotes.$inferInsert, 'meetingLink' | 'outcome'>>

/** Writes only the given fields. */
export async function recordSessionNotes(
  db: Database,
  booking: { readonly id: string; readonly userId: string },
  changed: NotesChange,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const change = { ...changed, updatedBy: staffId, updatedAt: now }
  await db
    .insert(sessionNotes)
    .values({ bookingId: booking.id, userId: booking.userId, ...change })
    .onConflictDoUpdate({ target: sessionNotes.bookingId, set: change })
}

/** Returns false if the notes have been changed since this version. */
export async function recordPrivateNotes(
  db: Database,
  booking: { readonly id: string; readonly userId: string },
  { sealedNotes, version }: { readonly sealedNotes: SealedText | null; readonly version: number },
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const change = { sealedNotes, updatedBy: staffId, updatedAt: now }
  const written = await db
    .insert(sessionNotes)
    .values({ bookingId: booking.id, userId: booking.userId, notesVersion: 1, ...change })
    .onConflictDoUpdate({
      target: sessionNotes.bookingId,
      set: { ...change, notesVersion: sql`${sessionNotes.notesVersion} + 1` },
      setWhere: eq(sessionNotes.notesVersion, version),
    })
    .returning({ bookingId: sessionNotes.bookingId })
  return written.length === 1
}

export async function findSessionNotes(db: Database, bookingId: string) {
  const [found] = await db.select().from(sessionNotes).where(eq(sessionNotes.bookingId, bookingId))
  return found
}

/** The link of one session; empty while there is none. */
export async function findMeetingLink(db: Database, bookingId: string): Promise<string> {
  const [found] = await db
    .select({ link: MEETING_LINK })
    .from(bookings)
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId))
  return found?.link ?? ''
}

const MEETING_WAYS = {
  way: deskSettings.videoWay,
  link: deskSettings.defaultMeetingLink,
  roomServer: deskSettings.roomServer,
  callWay: deskSettings.callWay,
  callNumber: deskSettings.callNumber,
}

export async function requireMeetingWays(db: Database): Promise<MeetingWays> {
  const [found] = await db.select(MEETING_WAYS).from(deskSettings)
  if (!found) throw new Error('The desk settings are missing.')
  return found
}

/** Until the transaction ends, so that of two changes each sees which links the other one left. */
export async function lockMeetingWays(tx: Database): Promise<void> {
  await tx.select({ id: deskSettings.id }).from(deskSettings).for('update')
}

export async function recordMeetingWays(db: Database, ways: MeetingWays, now: Date): Promise<void> {
  const { way, link, ...others } = ways
  await db.update(deskSettings).set({ ...others, videoWay: way, defaultMeetingLink: link, updatedAt: now })
}

/** The number that clients of this astrologer call, or of the principal; empty where the practice calls. */
export async function findCallNumber(db: Database, astrologerId: number | undefined): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select ${CALL_NUMBER} as number from ${deskSettings} d
      left join ${astrologers} a on ${astrologerId === undefined ? sql`a.is_principal` : sql`a.id = ${astrologerId}`}`)
  return rows[0]?.number ?? ''
}
