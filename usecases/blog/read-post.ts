import { findPublishedPost, type PublishedPost } from '#db/blog/blog-posts.ts'
import type { Database } from '#db/client.ts'
import { MARKDOWN_RULES_VERSION } from '#domain/blog/markdown-rules.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'

/** A published post by id or name, its HTML made by the rules of today. */
export async function readPost(db: Database, address: string): Promise<PublishedPost | undefined> {
  const post = await findPublishedPost(db, address)
  return post && withCurrentHtml(post)
}

/** What older rules let through is not shown: the content is rendered again. */
export function withCurrentHtml<Post extends Pick<PublishedPost, 'content' | 'contentHtml' | 'rulesVersion'>>(
  post: Post,
): Post {
  if (post.rulesVersion === MARKDOWN_RULES_VERSION) return post
  return { ...post, contentHtml: renderMarkdown(post.content) }
}
