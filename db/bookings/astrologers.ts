import { asc, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologers } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'
import { offers } from './slots.ts'

export type AstrologerName = { readonly id: number; readonly slug: string; readonly name: string }

/** Who offers a package, in the order in which the practice lists them. The principal has the practice's name. */
export async function listAstrologersFor(db: Database, packageId: number): Promise<AstrologerName[]> {
  return listNames(db, offers({ packageId, astrologerId: null }))
}

/** Everybody who takes bookings. */
export async function listAstrologerNames(db: Database): Promise<AstrologerName[]> {
  return listNames(db, isNull(astrologers.retiredAt))
}

function listNames(db: Database, chosen: SQL): Promise<AstrologerName[]> {
  return db
    .select({
      id: astrologers.id,
      slug: astrologers.slug,
      name: sql<string>`coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}), '')`,
    })
    .from(astrologers)
    .where(chosen)
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}
