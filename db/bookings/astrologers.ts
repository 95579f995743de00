import { asc, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologers } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'
import { offers } from './slots.ts'

/** Who offers a package, in the order in which the practice lists them. The principal has the practice's name. */
export async function listAstrologersFor(
  db: Database,
  packageId: number,
): Promise<{ id: number; slug: string; name: string }[]> {
  return db
    .select({
      id: astrologers.id,
      slug: astrologers.slug,
      name: sql<string>`coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}), '')`,
    })
    .from(astrologers)
    .where(offers({ packageId, astrologerId: null }))
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}
