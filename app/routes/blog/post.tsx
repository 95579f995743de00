import { data } from 'react-router'
import { BLOG, POST } from '#app/content/blog.ts'
import { BlogNewsletter } from '#app/features/blog/blog-newsletter.tsx'
import { PostArticle } from '#app/features/blog/post-article.tsx'
import { PostNotFound } from '#app/features/blog/post-not-found.tsx'
import { RelatedPosts } from '#app/features/blog/related-posts.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { breadcrumbList } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { blogPosting, feedLink } from '#app/http/post-meta.ts'
import { listRelatedPosts } from '#db/blog-posts.ts'
import { readPost } from '#usecases/blog/read-post.ts'
import type { Route } from './+types/post'

const RELATED = 3

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  const post = loaderData?.post
  if (!post) return [{ title: `${POST.missingTitle} | ${site.practiceName}` }, { name: 'robots', content: 'noindex' }]

  const path = `/blog/${post.slug}`
  return [
    ...pageMeta(site, {
      title: post.title,
      description: post.summary,
      path,
      type: 'article',
      image: `/blog/${post.id}/og.png`,
      jsonLd: [
        blogPosting(site, post),
        breadcrumbList(site, [
          { label: BLOG.title, path: '/blog' },
          { label: post.title, path },
        ]),
      ],
    }),
    feedLink(site, BLOG.title),
  ]
}

/** By id or by name: both addresses show the post, and each names the readable one as its own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const post = await readPost(db, params.id)
  if (!post) return data({ post: undefined, related: [] }, { status: 404 })

  const { content, rulesVersion, ...shown } = post
  return data({ post: shown, related: await listRelatedPosts(db, post.id, RELATED) })
}

export default function BlogPostPage({ loaderData: { post, related } }: Route.ComponentProps) {
  if (!post) return <PostNotFound />
  return (
    <>
      <PostArticle post={post} />
      <RelatedPosts posts={related} />
      <BlogNewsletter returnTo={`/blog/${post.slug}`} />
    </>
  )
}
