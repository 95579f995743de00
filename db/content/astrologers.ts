import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologers, packageAstrologers } from '#db/schema/availability.ts'
import { consultationPackages, practice } from '#db/schema/content.ts'
import type { Astrologer } from '#domain/content/astrologers.ts'
import { isSlug } from '#domain/slug.ts'
import { CONSULTATION_PACKAGE } from './catalogue.ts'

/** Visitors see the principal's name, titles, text and portrait as the practice's settings have them. */
const ASTROLOGER = {
  id: astrologers.id,
  slug: astrologers.slug,
  name: sql<string>`case when ${astrologers.isPrincipal}
    then coalesce(nullif(${practice.astrologerName}, ''), ${practice.name}) else ${astrologers.name} end`,
  titles: sql<
    string[]
  >`case when ${astrologers.isPrincipal} then ${practice.astrologerTitles} else ${astrologers.titles} end`,
  languages: astrologers.languages,
  about: sql<string>`case when ${astrologers.isPrincipal} then ${practice.about} else ${astrologers.about} end`,
  portraitUrl: sql<
    string | null
  >`case when ${astrologers.isPrincipal} then ${practice.portraitUrl} else ${astrologers.portraitUrl} end`,
}

function selectAstrologers(db: Database) {
  return db.select(ASTROLOGER).from(astrologers).innerJoin(practice, sql`true`)
}

/** Everyone who takes bookings, in the order of the site. */
export function listAstrologers(db: Database): Promise<Astrologer[]> {
  return selectAstrologers(db)
    .where(isNull(astrologers.retiredAt))
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}

/** Everyone with a profile, also retired and without a sign-in, in the order of the site. */
export function listProfiles(db: Database) {
  return db
    .select({
      id: astrologers.id,
      name: ASTROLOGER.name,
      userId: astrologers.userId,
      isPrincipal: astrologers.isPrincipal,
      retiredAt: astrologers.retiredAt,
    })
    .from(astrologers)
    .innerJoin(practice, sql`true`)
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}

/** A retired astrologer is not found, because their page is gone. */
export async function findAstrologer(db: Database, slug: string): Promise<Astrologer | undefined> {
  if (!isSlug(slug)) return undefined
  const [found] = await selectAstrologers(db).where(and(eq(astrologers.slug, slug), isNull(astrologers.retiredAt)))
  return found
}

/** The packages that an astrologer offers, in the order of the site. A package that names nobody is offered by all. */
export function listPackagesOf(db: Database, astrologerId: number) {
  const { packageId } = packageAstrologers
  return db
    .select(CONSULTATION_PACKAGE)
    .from(consultationPackages)
    .where(
      and(
        isNull(consultationPackages.retiredAt),
        sql`coalesce((
          select bool_or(${packageAstrologers.astrologerId} = ${astrologerId})
          from ${packageAstrologers} where ${packageId} = ${consultationPackages.id}
        ), true)`,
      ),
    )
    .orderBy(asc(consultationPackages.position), asc(consultationPackages.id))
}
