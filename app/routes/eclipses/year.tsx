import { data, redirect } from 'react-router'
import { eclipsesHref } from '#app/features/almanac/addresses.ts'
import almanacStyles from '#app/features/almanac/almanac.css?url'
import { EclipseScreen } from '#app/features/almanac/eclipse-screen.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { rememberCity, requestedCity } from '#app/routes/festivals/requested-city.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { cityName } from '#content/words/city-names.ts'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import { eclipseWithSutak } from '#domain/almanac/eclipses.ts'
import { istYear } from '#domain/time/india-time.ts'
import { readEclipses } from '#usecases/almanac/read-eclipses.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import type { Route } from './+types/year'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: almanacStyles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === 'none') return privateMeta(matches, ECLIPSES.unknownTitle)
  const site = siteFactsIn(matches)
  const { year, city, isHiddenFromSearch } = loaderData
  const path = eclipsesHref(year)
  return pageMeta(site, {
    title: ECLIPSES.yearTitle(year, cityName(city)),
    description: ECLIPSES.description(year, cityName(city)),
    path,
    isHiddenFromSearch,
    jsonLd: [
      breadcrumbList(site, [
        { label: ECLIPSES.title, path: '/eclipses' },
        { label: String(year), path },
      ]),
    ],
  })
}

/** The eclipses of a year for a city. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const year = /^\d{4}$/.test(params.year) ? Number(params.year) : 0
  const asked = url.searchParams.get('city') ?? ''
  const { city, isUnknown } = await requestedCity(asked, context, request)
  if (!isAlmanacYear(year) || !city) return data({ kind: 'none' } as const, { status: 404 })
  const linkedCity = asked === '' || isUnknown ? undefined : city.slug
  // A typed name becomes the address of its city.
  if (linkedCity !== undefined && linkedCity !== asked) throw redirect(eclipsesHref(year, linkedCity))
  const thisYear = istYear(context.get(clockContext)())
  const place = await withAlmanacSunrise(city, context)
  return {
    kind: 'year',
    year,
    city,
    linkedCity,
    unknownCity: isUnknown ? asked : undefined,
    eclipses: readEclipses(year).map((eclipse) => eclipseWithSutak(eclipse, place)),
    isHiddenFromSearch: url.searchParams.size > 0 || Math.abs(year - thisYear) > 1,
  } as const
}

/** Another city. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return rememberCity(form.text('city'), context, (city) =>
    eclipsesHref(Number(params.year), city === '' ? undefined : city),
  )
}

export default function Year({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'none') {
    return (
      <OneCardPage title={ECLIPSES.unknownTitle} lead={ECLIPSES.unknown}>
        <ButtonLink href="/eclipses">{ECLIPSES.toYear}</ButtonLink>
      </OneCardPage>
    )
  }
  return <EclipseScreen {...loaderData} />
}
