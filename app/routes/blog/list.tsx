import { data, isRouteErrorResponse, useLocation } from 'react-router'
import blogStyles from '#app/features/blog/blog.css?url'
import { BlogNewsletter } from '#app/features/blog/blog-newsletter.tsx'
import { type ListView, listHref, POSTS_A_PAGE, pageCount, readListAddress } from '#app/features/blog/list-address.ts'
import { PostList } from '#app/features/blog/post-list.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext, practiceContext } from '#app/http/contexts.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { feedLink } from '#app/http/post-meta.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { Section } from '#app/ui/section.tsx'
import { CONTROLS } from '#content/frame/controls.ts'
import { LANGUAGE, unprefixed } from '#content/language.ts'
import { BLOG, BLOG_TOASTS } from '#content/site/blog.ts'
import { categoryName } from '#content/site/post-categories.ts'
import { listNamedCategories, readPublishedPosts } from '#db/blog/blog-posts.ts'
import { MOST_COUNTED, searchPublishedPosts } from '#db/blog/blog-search.ts'
import type { Database } from '#db/client.ts'
import type { Language } from '#domain/languages.ts'
import { searchTerms } from '#domain/search-text.ts'
import type { Route } from './+types/list'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogStyles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return privateMeta(matches, BLOG.title)
  const site = siteFactsIn(matches)
  const { view, ownCategories } = loaderData
  const ownName = ownCategories.find(({ category }) => category === view.category)?.name
  const title = [
    BLOG.title,
    view.category && categoryName(view.category, ownName),
    view.page > 1 && CONTROLS.page(view.page),
  ]
    .filter(Boolean)
    .join(', ')
  return [
    ...pageMeta(site, {
      title,
      description: BLOG.description,
      path: listHref(view),
      isHiddenFromSearch: view.question !== '',
      jsonLd: [breadcrumbList(site, [{ label: BLOG.title, path: '/blog' }])],
    }),
    feedLink(site, BLOG.title),
  ]
}

/** Non-canonical query strings could be invented without end, so those pages are not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url
  const { postCategories, languages } = await context.get(practiceContext)()
  const asked = readListAddress(searchParams, postCategories)
  const db = context.get(databaseContext)
  const language = languages.length > 1 ? LANGUAGE : undefined
  const [{ view, ...found }, ownCategories] = await Promise.all([
    findPosts(db, asked, language),
    postCategories.length > 0 ? listNamedCategories(db, language) : [],
  ])

  const isOwnAddress = listHref(view) === `${unprefixed(pathname)}${search}`
  return data({ view, ownCategories, ...found }, isOwnAddress ? {} : { headers: { 'Cache-Control': 'no-store' } })
}

async function findPosts(db: Database, asked: ListView, language: Language | undefined) {
  const { posts, count } = await readPage(db, asked, language)
  const last = pageCount(count)
  const isCountCut = asked.question !== '' && count >= MOST_COUNTED
  if (asked.page <= last) return { view: asked, posts, count, isCountCut }

  const view = { ...asked, page: last }
  return { view, posts: (await readPage(db, view, language)).posts, count, isCountCut }
}

function readPage(db: Database, { question, category, page }: ListView, language: Language | undefined) {
  const part = { category, language, limit: POSTS_A_PAGE, offset: (page - 1) * POSTS_A_PAGE }
  if (question !== '') return searchPublishedPosts(db, { terms: searchTerms(question), ...part })
  return readPublishedPosts(db, part)
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={BLOG.eyebrow} title={BLOG.heading} lead={BLOG.lead} />
      <Section className="pt-10">
        <PostList {...loaderData} />
      </Section>
      <BlogNewsletter returnTo="/blog" />
      <QuietCall
        title={BLOG.callTitle}
        lead={BLOG.callLead}
        links={[
          { href: '/consultation', label: BLOG.bookSession },
          { href: '/courses', label: BLOG.viewCourses },
        ]}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <>
      <PageHeading eyebrow={BLOG.eyebrow} title={BLOG.heading} lead={BLOG.lead} />
      <Section className="pt-10">
        <LoadFailure
          error={error}
          message={{ title: BLOG_TOASTS.listFailed, detail: BLOG_TOASTS.tryLater }}
          retryHref={`${pathname}${search}`}
        />
      </Section>
    </>
  )
}
