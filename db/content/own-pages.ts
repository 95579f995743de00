import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ownPages } from '#db/schema/content.ts'
import type { OwnPage } from '#domain/content/own-pages.ts'
import { isSlug } from '#domain/slug.ts'
import { type ReadIn, translated } from './translated-columns.ts'

/** A published page; a draft is found by nobody. */
export async function findOwnPage(
  db: Database,
  slug: string,
  language?: ReadIn,
): Promise<Pick<OwnPage, 'slug' | 'title' | 'lead' | 'content'> | undefined> {
  if (!isSlug(slug)) return undefined
  const [page] = await db
    .select({
      slug: ownPages.slug,
      title: translated(language, { kind: 'pages', field: 'title' }),
      lead: translated(language, { kind: 'pages', field: 'lead' }),
      content: translated(language, { kind: 'pages', field: 'content' }),
    })
    .from(ownPages)
    .where(and(eq(ownPages.slug, slug), eq(ownPages.isPublished, true)))
  return page
}

/** The slugs of all published pages. */
export async function listOwnPageSlugs(db: Database): Promise<string[]> {
  const pages = await db
    .select({ slug: ownPages.slug })
    .from(ownPages)
    .where(eq(ownPages.isPublished, true))
    .orderBy(asc(ownPages.position), asc(ownPages.id))
  return pages.map(({ slug }) => slug)
}
