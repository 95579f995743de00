import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CoverDrawing } from '#app/features/blog/cover-drawing.tsx'
import { coverVersion } from '#app/features/blog/post-addresses.ts'
import { skyBodiesAt } from '#app/features/home/todays-sky.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { findPublishedPost } from '#db/blog/blog-posts.ts'
import type { Route } from './+types/cover'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The cover of a post without a picture: the sky on the day it was published. Drafts have none. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const post = await findPublishedPost(context.get(databaseContext), params.id)
  if (!post) throw notFound()

  const svg = renderToStaticMarkup(
    createElement(CoverDrawing, { category: post.category, bodies: skyBodiesAt(post.publishedAt) }),
  )
  const isNamedByContent = url.searchParams.get('v') === coverVersion(post)
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': isNamedByContent ? FOR_EVER : 'no-cache' },
  })
}
