import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuoteCard } from '#app/features/page-parts/quote-card.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { professionalService } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import { CONTROLS } from '#content/frame/controls.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { readReviewPage } from '#usecases/sessions/read-reviews.ts'
import type { Route } from './+types/reviews'
import { quoteOf } from './quote-of-review.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  const { rating, page, practice } = loaderData
  return pageMeta(site, {
    title: page > 1 ? `${PUBLIC_REVIEWS.title}, ${CONTROLS.page(page)}` : PUBLIC_REVIEWS.title,
    description: PUBLIC_REVIEWS.description(rating.average.toFixed(1), rating.count),
    path: pageHref(page),
    image: '/og/home.png',
    jsonLd: [
      professionalService(site, practice, rating),
      breadcrumbList(site, [{ label: PUBLIC_REVIEWS.title, path: '/reviews' }]),
    ],
  })
}

/** Like the home page, it shows reviews only once there are enough of them (0149). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageIn(url)
  const practice = await context.get(practiceContext)()
  const db = context.get(databaseContext)
  const found = page === undefined ? undefined : await readReviewPage(db, context.get(keyRingContext), practice, page)
  if (page === undefined || !found) throw notFound()

  const { name, tagline, contact, businessHours, socialLinks } = practice
  return {
    page,
    pages: found.pages,
    rating: found.rating,
    quotes: found.reviews.map(quoteOf),
    practice: { name, tagline, contact, businessHours, socialLinks },
  }
}

/** Undefined for other spellings of a page: each page has one address, because it is cached. */
function pageIn({ searchParams }: URL): number | undefined {
  const page = searchParams.get('page')
  if (page === null) return 1
  return /^(?:[2-9]|[1-9]\d{1,4})$/.test(page) ? Number(page) : undefined
}

function pageHref(page: number): string {
  return page > 1 ? `/reviews?page=${page}` : '/reviews'
}

export default function Reviews({ loaderData: { page, pages, rating, quotes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={PUBLIC_REVIEWS.heading}
        lead={PUBLIC_REVIEWS.pageLead(rating.average.toFixed(1), rating.count)}
        crumbs={[HOME_LINK, { label: PUBLIC_REVIEWS.title }]}
      />
      <Section labelledBy="reviews-title">
        <h2 id="reviews-title" className="sr-only">
          {PUBLIC_REVIEWS.list}
        </h2>
        <ul className="card-grid">
          {quotes.map((quote) => (
            <li key={quote.id} className="grid">
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
        <Pagination label={PUBLIC_REVIEWS.pages} current={page} total={pages} href={pageHref} />
      </Section>
    </>
  )
}
