import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { deskSettings, sessionNotes } from './schema/desk.ts'

type Kept = Partial<Pick<typeof sessionNotes.$inferInsert, 'meetingLink' | 'privateNotes' | 'outcome'>>

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

export async function findSessionNotes(db: Database, bookingId: string) {
  const [found] = await db.select().from(sessionNotes).where(eq(sessionNotes.bookingId, bookingId))
  return found
}

export async function requireDefaultMeetingLink(db: Database): Promise<string> {
  const [found] = await db.select({ link: deskSettings.defaultMeetingLink }).from(deskSettings)
  return found?.link ?? ''
}

export async function recordDefaultMeetingLink(db: Database, link: string, now: Date): Promise<void> {
  await db.update(deskSettings).set({ defaultMeetingLink: link, updatedAt: now })
}
