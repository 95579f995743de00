import { SUNRISE_RULES } from '@muhurta/jyotish'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { almanacHref, cityHref } from '#app/features/almanac/addresses.ts'
import almanacStyles from '#app/features/almanac/almanac.css?url'
import type { CityAnswer } from '#app/features/almanac/city-form.tsx'
import { PanchangaDayScreen } from '#app/features/almanac/day-screen.tsx'
import { EmbedOffer } from '#app/features/almanac/embed/embed-offer.tsx'
import { NoAlmanac } from '#app/features/almanac/nothing-found.tsx'
import { appUrlContext, clockContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { monthReckoningOf } from '#app/http/month-reckoning.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { Section } from '#app/ui/section.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { cityName } from '#content/words/city-names.ts'
import { longDay } from '#content/words/dates.ts'
import { type City, cityOf, findCity } from '#db/gazetteer/cities.ts'
import { readAlmanacTime } from '#domain/almanac/almanac-dates.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import type { Route } from './+types/today'
import { almanacCrumbs, almanacPage } from './almanac-meta.ts'
import { chosenSunrise } from './almanac-sunrise.ts'
import { chosenCity, ownCity } from './own-city.ts'
import { shownDay } from './shown-day.ts'

const SEE_OTHER = 303
const MOST_CHOICES = 6

/** Remembers the city of a form and shows the same day there; asks if several have the name. */
async function chooseCity({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const typed = form.text('place').trim()
  const when = form.text('when')
  const found = await citiesFor(form.text('city') || (typed === '' ? form.text('from') : ''), typed)

  const [city, ...others] = found
  if (!city) {
    const problem = typed === '' ? ALMANAC.city.missing : ALMANAC.city.unknown(typed)
    return data({ typed, when, problem, choices: [] } satisfies CityAnswer, { status: 422 })
  }
  if (others.length > 0) return data({ typed, when, choices: found } satisfies CityAnswer)

  const sunrise = SUNRISE_RULES.find((rule) => rule === form.text('sunrise'))
  const isToday = when === dateIn(context.get(clockContext)(), city.timeZone)
  const isOther = readAlmanacTime(when) && !isToday
  // A look at another day of somebody else's city leaves one's own.
  const isChosen = typed !== '' || form.text('city') !== ''
  return redirect(isOther ? almanacHref(city.slug, when, sunrise) : cityHref(city.slug, sunrise), {
    status: SEE_OTHER,
    ...(isChosen && { headers: { 'Set-Cookie': setCookie('city', city.slug, context.get(appUrlContext)) } }),
  })
}

/** The city of a pressed button, or those that a typed name may mean. */
async function citiesFor(slug: string, typed: string): Promise<City[]> {
  const pressed = slug === '' ? undefined : await findCity(slug)
  if (pressed) return [pressed]

  const found = await findPlace(typed)
  if (!found) return []
  const meant = found.isGuessed ? [found.place, ...found.namesakes] : [found.place]
  const cities = await Promise.all(meant.slice(0, MOST_CHOICES).map(cityOf))
  return cities.filter((city) => city !== undefined)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: almanacStyles }]

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  if (!loaderData?.day) return privateMeta(matches, ALMANAC.title)

  const { city, date } = loaderData.day
  const path = params.city === undefined ? '/panchanga' : cityHref(city.slug)
  return pageMeta(site, {
    title: ALMANAC.todayTitle(cityName(city)),
    description: ALMANAC.dayDescription(cityName(city), longDay(date)),
    path,
    jsonLd: [almanacPage(site, { city, path, covers: date }), almanacCrumbs(site, city)],
  })
}

/** Today in the city of the address, else in the one that the visitor chose, else in that of the practice. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const chosen = await chosenSunrise(url, context)
  const city = params.city === undefined ? await ownCity(context) : await findCity(params.city)
  if (params.city === undefined) {
    const visited = await chosenCity(request)
    if (visited) throw redirect(cityHref(visited.slug, chosen.keptSunrise))
  }
  if (!city) return data({ problem: 'city', day: undefined } as const, { status: 404 })
  if (params.city !== undefined && params.city !== city.slug) throw redirect(`${cityHref(city.slug)}${url.search}`, 301)

  const now = context.get(clockContext)()
  const day = await shownDay(city, dateIn(now, city.timeZone), now, { ...chosen, reckoning: monthReckoningOf(request) })
  if (!day) return data({ problem: 'sun', day } as const, { status: 404 })
  return { problem: undefined, day, appUrl: context.get(appUrlContext) }
}

export const action = chooseCity

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <NoAlmanac answer={actionData} />
  if (!loaderData.day) return <NoAlmanac problem={loaderData.problem} />
  return (
    <>
      <PanchangaDayScreen {...loaderData.day} />
      <Section className="no-print py-8">
        <EmbedOffer city={loaderData.day.city} appUrl={loaderData.appUrl} />
      </Section>
    </>
  )
}
