import { findPublishedPost, type PublishedPost } from '#db/blog/blog-posts.ts'
import type { Database } from '#db/client.ts'
import { MARKDOWN_RULES_VERSION } from '#domain/blog/markdown-rules.ts'
import type { Language } from '#domain/languages.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'

/** A published post by id or slug, with HTML rendered by the current rules. */
export async function readPost(db: Database, address: string, language?: Language): Promise<PublishedPost | undefined> {
  const post = await findPublishedPost(db, address, language)
  return post && withCurrentHtml(post)
}

/** Renders the content again if its stored HTML was made by older rules. */
export function withCurrentHtml<Post extends Pick<PublishedPost, 'content' | 'contentHtml' | 'rulesVersion'>>(
  post: Post,
): Post {
  if (post.rulesVersion === MARKDOWN_RULES_VERSION) return post
  return { ...post, contentHtml: renderMarkdown(post.content) }
}
