import { data, redirect } from 'react-router'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { FinderScreen } from '#app/features/muhurta/finder-screen.tsx'
import type { FinderView } from '#app/features/muhurta/finder-view.ts'
import muhurtaStyles from '#app/features/muhurta/muhurta.css?url'
import { FINDER_PATH, searchHref } from '#app/features/muhurta/search-href.ts'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { findMuhurtaBook } from '#db/content/muhurta-book.ts'
import { bookForSearch } from '#domain/almanac/own-book.ts'
import type { Route } from './+types/find'
import { postedFinder } from './posted-finder.ts'
import { emptyFinder, finderFacts, readFinder } from './read-finder.ts'
import { computeFinderView } from './server-view.ts'

const SEE_OTHER = 303
const BUSY = 503
const UNPROCESSABLE = 422

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: muhurtaStyles },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  const search = loaderData?.page.search
  return pageMeta(site, {
    title: search ? MUHURTA.resultTitle(search.purpose, cityName(search.place)) : MUHURTA.title,
    description: MUHURTA.description,
    path: FINDER_PATH,
    // Every search has an address; search engines are offered the form.
    isHiddenFromSearch: search !== null,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: MUHURTA.title,
        description: MUHURTA.description,
        url: `${site.appUrl}${to(FINDER_PATH)}`,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
      },
      breadcrumbList(site, [{ label: MUHURTA.title, path: FINDER_PATH }]),
    ],
  })
}

/** The search of the address. With script, the browser computes it and asks only for what the search means. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const ownBook = bookForSearch(await findMuhurtaBook(context.get(databaseContext)), { isPublic: true })
  const facts = await finderFacts(context, ownBook)
  if (!query.has('purpose')) {
    return { facts, page: { ...(await emptyFinder(request, context)), view: null, isBusy: false } }
  }
  const asked = await readFinder((name) => query.get(name) ?? '', ownBook, context)
  const isAskedByScript = request.headers.get('sec-fetch-dest') === 'empty'
  const page = isAskedByScript ? { ...asked, view: null, isBusy: false } : await computeFinderView(asked)
  return data({ facts, page }, { status: statusOf(page) })
}

/** For browsers without script: a search without people gets an address, one with people is shown at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const ownBook = bookForSearch(await findMuhurtaBook(context.get(databaseContext)), { isPublic: true })
  const { asked, people } = await postedFinder(form, ownBook, context)
  if (asked.search?.people.length === 0) return redirect(searchHref(asked.search), { status: SEE_OTHER })
  const page = await computeFinderView(asked)
  return data({ page, people }, { status: statusOf(page) })
}

function statusOf({ search, isBusy }: FinderView): number {
  if (isBusy) return BUSY
  return search ? 200 : UNPROCESSABLE
}

export default function Find({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={MUHURTA.eyebrow} title={MUHURTA.title} lead={MUHURTA.lead} />
      <div className="wrap py-8 lg:py-12">
        <FinderScreen
          {...(actionData?.page ?? loaderData.page)}
          facts={loaderData.facts}
          {...(actionData && { people: actionData.people })}
        />
      </div>
      <QuietCall
        title={MUHURTA.closingTitle}
        lead={MUHURTA.closingLead}
        links={[
          { href: '/consultation', label: MUHURTA.bookConsultation },
          { href: '/panchanga', label: MUHURTA.panchanga },
        ]}
      />
    </>
  )
}
