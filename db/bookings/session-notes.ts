import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { deskSettings, sessionNotes } from '#db/schema/desk.ts'

type Kept = Partial<Pick<typeof sessionNotes.$inferInsert, 'meetingLink' | 'outcome'>>

/** Writes what is given and leaves the rest as it is. */
export async function recordSessionNotes(
  db: Database,
  booking: { readonly id: string; readonly userId: string },
  kept: Kept,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const change = { ...kept, updatedBy: staffId, updatedAt: now }
  await db
    .insert(sessionNotes)
    .values({ bookingId: booking.id, userId: booking.userId, ...change })
    .onConflictDoUpdate({ target: sessionNotes.bookingId, set: change })
}

/** Answers false when somebody else has written since this version was read. The same words again are no change. */
export async function recordPrivateNotes(
  db: Database,
  booking: { readonly id: string; readonly userId: string },
  { privateNotes, version }: { readonly privateNotes: string; readonly version: number },
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const change = { privateNotes, updatedBy: staffId, updatedAt: now }
  const written = await db
    .insert(sessionNotes)
    .values({ bookingId: booking.id, userId: booking.userId, notesVersion: 1, ...change })
    .onConflictDoUpdate({
      target: sessionNotes.bookingId,
      set: { ...change, notesVersion: sql`${sessionNotes.notesVersion} + 1` },
      setWhere: sql`${sessionNotes.notesVersion} = ${version} or ${sessionNotes.privateNotes} = ${privateNotes}`,
    })
    .returning({ bookingId: sessionNotes.bookingId })
  return written.length === 1
}

export async function findSessionNotes(db: Database, bookingId: string) {
  const [found] = await db.select().from(sessionNotes).where(eq(sessionNotes.bookingId, bookingId))
  return found
}

/** '' where the desk has set none. */
export async function requireDefaultMeetingLink(db: Database): Promise<string> {
  const [found] = await db.select({ link: deskSettings.defaultMeetingLink }).from(deskSettings)
  if (!found) throw new Error('The settings of the desk are not there.')
  return found.link
}

export async function recordDefaultMeetingLink(db: Database, link: string, now: Date): Promise<void> {
  await db.update(deskSettings).set({ defaultMeetingLink: link, updatedAt: now })
}
