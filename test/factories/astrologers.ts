import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologerHours, astrologers } from '#db/schema/availability.ts'

type AstrologerDetails = Partial<typeof astrologers.$inferInsert>

/** A colleague of the principal, with the same weekly hours. */
export async function givenAstrologer(
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
  const [principal] = await db.select({ id: astrologers.id }).from(astrologers).where(eq(astrologers.isPrincipal, true))
  if (!principal) throw new Error('Every practice has a principal astrologer.')
  return principal.id
}
