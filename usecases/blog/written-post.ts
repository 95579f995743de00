import type { WrittenPost } from '#db/blog/blog-desk.ts'
import { type CheckedPost, publicationAfterSave } from '#domain/blog/blog-posts.ts'
import { MARKDOWN_RULES_VERSION } from '#domain/blog/markdown-rules.ts'
import { searchableText } from '#domain/search-text.ts'
import { renderMarkdown, wordsIn } from '#usecases/render-markdown.ts'

type Circumstances = { readonly slug: string; readonly publishedBefore: Date | null; readonly now: Date }

/** A checked post with all that is made from it: its HTML, its words for searching, its moments. */
export function writtenPost(post: CheckedPost, { slug, publishedBefore, now }: Circumstances): WrittenPost {
  const contentHtml = renderMarkdown(post.content)
  return {
    ...post,
    slug,
    contentHtml,
    rulesVersion: MARKDOWN_RULES_VERSION,
    publishedAt: publicationAfterSave(publishedBefore, post.status, now),
    updatedAt: now,
    searchHeading: searchableText(`${post.title} ${post.summary}`),
    searchBody: searchableText(wordsIn(contentHtml)),
  }
}
