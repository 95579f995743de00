import { data, redirect } from 'react-router'
import almanacStyles from '#app/features/almanac/almanac.css?url'
import { DisputedScreen } from '#app/features/almanac/disputed-screen.tsx'
import { disputedHref, festivalsHref } from '#app/features/almanac/festival-addresses.ts'
import { NoFestival } from '#app/features/almanac/nothing-found.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { DISPUTED } from '#content/almanac/disputed-dates.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { cityName } from '#content/words/city-names.ts'
import { isAlmanacYear } from '#domain/almanac/almanac-dates.ts'
import { datesElsewhere } from '#domain/almanac/disputed-dates.ts'
import { istYear } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readDisputedDates } from '#usecases/almanac/read-disputed-dates.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import { ownCity } from '../panchanga/own-city.ts'
import type { Route } from './+types/why-almanacs-differ'
import { rememberCity, requestedCity } from './requested-city.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: almanacStyles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === 'none') return privateMeta(matches, FESTIVALS.unknownTitle)
  const site = siteFactsIn(matches)
  const { year, city, isHiddenFromSearch } = loaderData
  const path = disputedHref(year)
  return pageMeta(site, {
    title: DISPUTED.title(year),
    description: DISPUTED.description(year, cityName(city)),
    path,
    isHiddenFromSearch,
    jsonLd: [
      breadcrumbList(site, [
        { label: FESTIVALS.title, path: '/festivals' },
        { label: String(year), path: festivalsHref({ year, list: 'festivals' }) },
        { label: DISPUTED.crumb, path },
      ]),
    ],
  })
}

/** What schools disagree about in a year, for a city. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const year = /^\d{4}$/.test(params.year) ? Number(params.year) : 0
  const asked = url.searchParams.get('city') ?? ''
  const { city, isUnknown } = await requestedCity(asked, context, request)
  if (!isAlmanacYear(year) || !city) return data({ kind: 'none' } as const, { status: 404 })

  const linkedCity = asked === '' || isUnknown ? undefined : city.slug
  if (linkedCity !== undefined && linkedCity !== asked) throw redirect(disputedHref(year, linkedCity))
  const now = context.get(clockContext)()
  const place = await withAlmanacSunrise(city, context)
  const own = await ownCity(context)
  const elsewhere = own &&
    own.slug !== city.slug && {
      city: own.name,
      dates: datesElsewhere(
        readFestivalYear(place, year),
        readFestivalYear(await withAlmanacSunrise(own, context), year),
      ),
    }
  return {
    kind: 'year',
    year,
    city,
    linkedCity,
    unknownCity: isUnknown ? asked : undefined,
    sunrise: place.sunrise,
    today: dateIn(now, city.timeZone),
    ...readDisputedDates(place, year),
    elsewhere: elsewhere || undefined,
    isHiddenFromSearch: url.searchParams.size > 0 || Math.abs(year - istYear(now)) > 1,
  } as const
}

/** Another city. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return rememberCity(form.text('city'), context, (city) =>
    disputedHref(Number(params.year), city === '' ? undefined : city),
  )
}

export default function WhyAlmanacsDiffer({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'none') return <NoFestival />
  return <DisputedScreen {...loaderData} />
}
