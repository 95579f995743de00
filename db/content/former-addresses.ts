import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { formerAddresses, ownPages } from '#db/schema/content.ts'
import { isSlug } from '#domain/slug.ts'

/** The present slug of the published post or own page that was at this one before. */
export async function findPresentSlug(
  db: Database,
  kind: 'posts' | 'pages',
  slug: string,
): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined
  const [item, isPublished] =
    kind === 'posts' ? [blogPosts, eq(blogPosts.status, 'published')] : [ownPages, eq(ownPages.isPublished, true)]
  const [present] = await db
    .select({ slug: item.slug })
    .from(formerAddresses)
    .innerJoin(item, eq(item.id, formerAddresses.itemId))
    .where(and(eq(formerAddresses.kind, kind), eq(formerAddresses.slug, slug), isPublished))
  return present?.slug
}
