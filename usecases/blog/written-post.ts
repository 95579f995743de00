import type { WrittenPost } from '#db/blog/blog-desk.ts'
import { listSlugsLike, lockPostNames } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { MARKDOWN_RULES_VERSION } from '#domain/blog/markdown-rules.ts'
import { type CheckedPost, publicationAfterSave } from '#domain/blog/post-rules.ts'
import { numberedSlug, slugOf } from '#domain/blog/post-slug.ts'
import { searchableText } from '#domain/search-text.ts'
import { renderMarkdown, textOfHtml } from '#usecases/render-markdown.ts'

type Circumstances = { readonly slug: string; readonly publishedBefore: Date | null; readonly now: Date }

/** A checked post with everything derived from it: HTML, search text and dates. */
export function writtenPost(
  { wantedSlug, ...post }: CheckedPost,
  { slug, publishedBefore, now }: Circumstances,
): WrittenPost {
  const contentHtml = renderMarkdown(post.content)
  return {
    ...post,
    slug,
    contentHtml,
    rulesVersion: MARKDOWN_RULES_VERSION,
    publishedAt: publicationAfterSave(publishedBefore, post.status, now),
    updatedAt: now,
    searchHeading: searchableText(`${post.title} ${post.summary}`),
    searchBody: searchableText(textOfHtml(contentHtml)),
  }
}

/** A slug for this title that no other post uses; `own` is the post's current one. */
export async function findFreeSlug(tx: Database, title: string, own?: string): Promise<string> {
  const slug = slugOf(title)
  await lockPostNames(tx)
  const taken = new Set(await listSlugsLike(tx, slug))
  if (own !== undefined) taken.delete(own)

  let count = 1
  while (taken.has(numberedSlug(slug, count))) count += 1
  return numberedSlug(slug, count)
}
