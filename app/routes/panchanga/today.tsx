import { data, redirect } from 'react-router'
import { cityHref } from '#app/features/almanac/addresses.ts'
import { DayScreen } from '#app/features/almanac/day-screen.tsx'
import { NoAlmanac } from '#app/features/almanac/no-almanac.tsx'
import { clockContext } from '#app/http/contexts.ts'
import { pageMeta, privateMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { longDay } from '#content/words/dates.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { dateIn } from '#domain/zone-offset.ts'
import type { Route } from './+types/today'
import { almanacCrumbs, almanacPage } from './almanac-meta.ts'
import { chooseCity } from './choose-city.ts'
import { chosenCity, ownCity } from './own-city.ts'
import { shownDay } from './shown-day.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  if (!loaderData?.day) return privateMeta(matches, ALMANAC.title)

  const { city, date } = loaderData.day
  const path = params.city === undefined ? '/panchanga' : cityHref(city.slug)
  return pageMeta(site, {
    title: ALMANAC.todayTitle(city.name),
    description: ALMANAC.dayDescription(city.name, longDay(date)),
    path,
    jsonLd: [almanacPage(site, { city, path, covers: date }), almanacCrumbs(site, city)],
  })
}

/** Today in the city of the address, else in the one that the visitor chose, else in that of the practice. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const city = params.city === undefined ? await ownCity(context) : await findCity(params.city)
  if (params.city === undefined) {
    const chosen = await chosenCity(request)
    if (chosen) throw redirect(cityHref(chosen.slug))
  }
  if (!city) return data({ problem: 'city', day: undefined } as const, { status: 404 })
  if (params.city !== undefined && params.city !== city.slug) throw redirect(cityHref(city.slug), 301)

  const now = context.get(clockContext)()
  const day = await shownDay(city, dateIn(now, city.timeZone), now)
  if (!day) return data({ problem: 'sun', day } as const, { status: 404 })
  return { problem: undefined, day }
}

export const action = chooseCity

export default function Today({ loaderData: { day, problem }, actionData }: Route.ComponentProps) {
  if (actionData) return <NoAlmanac answer={actionData} />
  return day ? <DayScreen {...day} /> : <NoAlmanac problem={problem} />
}
