import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { deskSettings, sessionNotes } from '#db/schema/desk.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { VideoSessions } from '#domain/sessions/video-sessions.ts'

/**
 * The link of a session without one of its own: the astrologer's way of meeting, or else the practice's; a room where neither
 * has a link. Empty for a session by phone or in person.
 */
export const DEFAULT_LINK = sql<string>`case
  when coalesce(${bookings}.held_as, 'video') <> 'video' or ${bookings}.service_type <> 'consultation' then ''
  else (
    select coalesce(
      case when a.video_way = 'link' then nullif(a.meeting_link, '') end,
      case when coalesce(a.video_way, 'link') = 'link' and d.video_way = 'link' then nullif(d.default_meeting_link, '') end,
      d.room_server || '/' || ${bookings}.room_name)
    from ${deskSettings} d left join ${astrologers} a on a.id = ${bookings}.astrologer_id)
  end`

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

const VIDEO_SESSIONS = {
  way: deskSettings.videoWay,
  link: deskSettings.defaultMeetingLink,
  roomServer: deskSettings.roomServer,
}

export async function requireVideoSessions(db: Database): Promise<VideoSessions> {
  const [found] = await db.select(VIDEO_SESSIONS).from(deskSettings)
  if (!found) throw new Error('The desk settings are missing.')
  return found
}

/** Until the transaction ends, so that of two changes each sees which links the other one left. */
export async function lockVideoSessions(tx: Database): Promise<void> {
  await tx.select({ id: deskSettings.id }).from(deskSettings).for('update')
}

export async function recordVideoSessions(db: Database, sessions: VideoSessions, now: Date): Promise<void> {
  const { way, link, roomServer } = sessions
  await db.update(deskSettings).set({ videoWay: way, defaultMeetingLink: link, roomServer, updatedAt: now })
}
