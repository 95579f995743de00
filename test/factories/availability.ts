import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologerHours, astrologers } from '#db/schema/availability.ts'
import { recordMeetingWays } from '#db/sessions/session-notes.ts'
import type { OpenHours } from '#domain/availability/hours.ts'

export async function requirePrincipal(db: Database) {
  const [found] = await db.select().from(astrologers).where(eq(astrologers.isPrincipal, true))
  if (!found) throw new Error('There is no principal.')
  return found
}

/** The practice meets at one link, or without it in a room for each session. */
export async function givenMeetingLink(db: Database, link?: string): Promise<void> {
  const others = { roomServer: 'https://meet.jit.si', callWay: 'we-call', callNumber: '' } as const
  await recordMeetingWays(db, { ...others, way: link ? 'link' : 'room', link: link ?? '' }, new Date())
}

/** Another astrologer, by default with the hours of the sample practice on every day. */
export async function givenAstrologer(
  db: Database,
  {
    hours = [{ opensAt: '09:00', closesAt: '20:00' }],
    ...changes
  }: Partial<typeof astrologers.$inferInsert> & {
    readonly hours?: readonly OpenHours[]
  } = {},
) {
  const slug = `astrologer-${randomUUID().slice(0, 8)}`
  const [added] = await db
    .insert(astrologers)
    .values({ name: 'Meera Joshi', slug, position: 1, ...changes })
    .returning()
  if (!added) throw new Error('The astrologer was not written.')
  await givenHours(db, added.id, hours)
  return added
}

/** Replaces the hours of an astrologer; the same on every day. */
export async function givenHours(db: Database, astrologerId: number, hours: readonly OpenHours[]): Promise<void> {
  await db.delete(astrologerHours).where(eq(astrologerHours.astrologerId, astrologerId))
  const week = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((span) => ({ astrologerId, weekday, ...span })))
  if (week.length > 0) await db.insert(astrologerHours).values(week)
}

type AstrologerDetails = Partial<typeof astrologers.$inferInsert>

/** A colleague of the principal, with the same weekly hours. */
export async function givenColleague(
  db: Database,
  details: AstrologerDetails = {},
): Promise<{ id: number; slug: string }> {
  const slug = `astrologer-${randomUUID().slice(0, 8)}`
  const [added] = await db
    .insert(astrologers)
    .values({ slug, name: 'Meera Joshi', position: 1, ...details })
    .returning({ id: astrologers.id, slug: astrologers.slug })
  if (!added) throw new Error('Postgres inserted an astrologer without returning it.')
  const hours = await db
    .select()
    .from(astrologerHours)
    .where(eq(astrologerHours.astrologerId, await principalId(db)))
  await db.insert(astrologerHours).values(hours.map((row) => ({ ...row, astrologerId: added.id })))
  return added
}

export async function principalId(db: Database): Promise<number> {
  return (await requirePrincipal(db)).id
}
