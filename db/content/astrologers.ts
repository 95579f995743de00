import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologers, packageAstrologers } from '#db/schema/availability.ts'
import { consultationPackages, practice } from '#db/schema/content.ts'
import type { Astrologer } from '#domain/content/astrologers.ts'
import type { TranslatedPart } from '#domain/content/translations.ts'
import { isSlug } from '#domain/slug.ts'
import { consultationPackage } from './catalogue.ts'
import { type ReadIn, translated, translatedLines, translationText } from './translated-columns.ts'

type OfPrincipal = {
  /** The part of the practice's settings with the principal's text, and its column. */
  readonly part: TranslatedPart
  readonly field: string
  readonly column: SQL
}

/** A text of the practice's settings. */
function principals(language: ReadIn, { part, field, column }: OfPrincipal): SQL {
  return language
    ? sql`coalesce(nullif(${translationText(language, { kind: part, id: sql`1`, field })}, ''), ${column})`
    : column
}

/** Visitors see the principal's name, titles, text and portrait as the practice's settings have them. */
function astrologer(language: ReadIn) {
  const astrologerName = { part: 'identity', field: 'astrologerName', column: sql`${practice.astrologerName}` } as const
  const name = { part: 'identity', field: 'name', column: sql`${practice.name}` } as const
  const titles = {
    part: 'identity',
    field: 'astrologerTitles',
    column: sql`array_to_string(${practice.astrologerTitles}, E'\n')`,
  } as const
  const about = { part: 'about', field: 'about', column: sql`${practice.about}` } as const
  return {
    id: astrologers.id,
    slug: astrologers.slug,
    name: sql<string>`case when ${astrologers.isPrincipal}
      then coalesce(nullif(${principals(language, astrologerName)}, ''), ${principals(language, name)})
      else ${translated(language, { kind: 'astrologers', field: 'name' })} end`,
    titles: sql<string[]>`case when ${astrologers.isPrincipal}
      then string_to_array(${principals(language, titles)}, E'\n')
      else ${translatedLines(language, { kind: 'astrologers', field: 'titles' })} end`,
    languages: translatedLines(language, { kind: 'astrologers', field: 'languages' }),
    about: sql<string>`case when ${astrologers.isPrincipal} then ${principals(language, about)}
      else ${translated(language, { kind: 'astrologers', field: 'about' })} end`,
    portraitUrl: sql<
      string | null
    >`case when ${astrologers.isPrincipal} then ${practice.portraitUrl} else ${astrologers.portraitUrl} end`,
  }
}

function selectAstrologers(db: Database, language: ReadIn) {
  return db.select(astrologer(language)).from(astrologers).innerJoin(practice, sql`true`)
}

/** Everyone who takes bookings, in the order of the site. */
export function listAstrologers(db: Database, language?: ReadIn): Promise<Astrologer[]> {
  return selectAstrologers(db, language)
    .where(isNull(astrologers.retiredAt))
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}

/** Everyone with a profile, also retired and without a sign-in, in the order of the site. */
export function listProfiles(db: Database) {
  return db
    .select({
      id: astrologers.id,
      name: astrologer(undefined).name,
      userId: astrologers.userId,
      isPrincipal: astrologers.isPrincipal,
      retiredAt: astrologers.retiredAt,
    })
    .from(astrologers)
    .innerJoin(practice, sql`true`)
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}

/** A retired astrologer is not found, because their page is gone. */
export async function findAstrologer(db: Database, slug: string, language?: ReadIn): Promise<Astrologer | undefined> {
  if (!isSlug(slug)) return undefined
  const [found] = await selectAstrologers(db, language).where(
    and(eq(astrologers.slug, slug), isNull(astrologers.retiredAt)),
  )
  return found
}

/** The packages that an astrologer offers, in the order of the site. A package that names nobody is offered by all. */
export function listPackagesOf(db: Database, astrologerId: number, language?: ReadIn) {
  const { packageId } = packageAstrologers
  return db
    .select(consultationPackage(language))
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
