import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import blogStyles from '#app/features/blog/blog.css?url'
import { BlogNewsletter } from '#app/features/blog/blog-newsletter.tsx'
import { PostArticle } from '#app/features/blog/post-article.tsx'
import { PostNotFound } from '#app/features/blog/post-not-found.tsx'
import { RelatedPosts } from '#app/features/blog/related-posts.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext, logContext, practiceContext } from '#app/http/contexts.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { blogPosting, feedLink } from '#app/http/post-meta.ts'
import { movedTo } from '#app/http/redirects.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { LANGUAGE } from '#content/language.ts'
import { BLOG, BLOG_TOASTS, POST } from '#content/site/blog.ts'
import { listNewestPosts } from '#db/blog/blog-posts.ts'
import { findPresentSlug } from '#db/content/former-addresses.ts'
import { readPost } from '#usecases/blog/read-post.ts'
import type { Route } from './+types/post'

const RELATED = 3

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogStyles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const post = loaderData?.post
  if (!post) return privateMeta(matches, POST.missingTitle)
  const site = siteFactsIn(matches)
  const path = `/blog/${post.slug}`
  return [
    ...pageMeta(site, {
      title: post.title,
      description: post.description || post.summary,
      path,
      isIn: post.languages,
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

/** By id or by slug: both addresses show the post, and both name the readable one as canonical. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [{ languages: ofSite }, post, newest] = await Promise.all([
    context.get(practiceContext)(),
    readPost(db, params.id, LANGUAGE),
    findPostsToRelate(context),
  ])
  if (!post) {
    const present = await findPresentSlug(db, 'posts', params.id)
    if (present !== undefined) throw movedTo(`/blog/${present}${url.search}`)
    return data({ post: undefined, related: [] }, { status: 404 })
  }

  const { content, rulesVersion, ...written } = post
  const shown = { ...written, languages: ofSite.filter((language) => post.languages.includes(language)) }
  const related = newest?.filter(({ id }) => id !== post.id).slice(0, RELATED)
  const isWhole = related !== undefined
  return data({ post: shown, related: related ?? [] }, isWhole ? {} : { headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The article is shown even if its related posts cannot be loaded: then undefined. */
async function findPostsToRelate(context: Readonly<RouterContextProvider>) {
  try {
    // One more, because the post itself may be among them.
    return await listNewestPosts(context.get(databaseContext), RELATED + 1, LANGUAGE)
  } catch (error) {
    context.get(logContext).error({ err: error }, 'related posts could not be read')
    return undefined
  }
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <>
      <PageToast toast={{ tone: 'error', title: BLOG_TOASTS.postFailed, detail: BLOG_TOASTS.tryLater }} />
      <PostNotFound />
    </>
  )
}
