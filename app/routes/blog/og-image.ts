import { databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { LANGUAGE } from '#content/language.ts'
import { categoryName } from '#content/site/post-categories.ts'
import { findPublishedPost } from '#db/blog/blog-posts.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Route } from './+types/og-image'

/** The preview picture of a shared post. Drafts have none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const post = await findPublishedPost(db, params.id, LANGUAGE)
  if (!post) throw notFound()

  // Loaded on first use: most processes never draw one.
  const { drawOgImage } = await import('../public/og-image/draw-og-image.ts')
  const { name } = await requirePractice(db, LANGUAGE)
  const eyebrow = categoryName(post.category, post.categoryName)
  const picture = await drawOgImage({ practiceName: name, title: post.title, eyebrow })
  return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' } })
}
