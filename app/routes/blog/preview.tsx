import { data } from 'react-router'
import blogStyles from '#app/features/blog/blog.css?url'
import { PostPreview } from '#app/features/blog-admin/post-preview.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PREVIEW_LINK } from '#content/staff/website/blog-admin.ts'
import { findPostByPreview } from '#db/blog/blog-desk.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import type { Route } from './+types/preview'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogStyles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, ...(loaderData ? [loaderData.title] : []), PREVIEW_LINK.title)
}

/** A saved post for whom an admin has given the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const post = TOKEN.test(params.token)
    ? await findPostByPreview(context.get(databaseContext), params.token)
    : undefined
  if (!post) throw notFound()

  const { title, summary, imageUrl, imageAlt, content } = post
  const shown = { title, summary, imageUrl: imageUrl ?? '', imageAlt, html: renderMarkdown(content) }
  // A revoked link must not show the post from a cache.
  return data(shown, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PreviewPage({ loaderData: { html, ...values } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-8">
      <Notice>{PREVIEW_LINK.banner}</Notice>
      <PostPreview values={values} html={html} level={1} />
    </div>
  )
}
