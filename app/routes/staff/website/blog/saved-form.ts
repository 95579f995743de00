import { formOf } from '#app/features/blog-admin/editor-values.ts'
import type { WholePost } from '#db/blog/blog-desk.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'
import { slugOf } from '#domain/blog/post-slug.ts'

/** A saved post as the editor shows it. */
export function savedForm(post: WholePost): PostForm {
  return formOf({ ...post, ownSlug: ownSlugOf(post) })
}

/** Before a post is published, a slug made from the title follows it; another one was typed. */
function ownSlugOf({ slug, title, publishedAt }: Pick<WholePost, 'slug' | 'title' | 'publishedAt'>): string {
  if (publishedAt !== null) return slug
  const made = slugOf(title)
  return slug === made || slug.replace(/-\d+$/, '') === made ? '' : slug
}
