import type { WrittenPost } from '#db/blog/blog-desk.ts'
import { MARKDOWN_RULES_VERSION } from '#domain/blog/markdown-rules.ts'
import { type CheckedPost, publicationAfterSave } from '#domain/blog/post-rules.ts'
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
