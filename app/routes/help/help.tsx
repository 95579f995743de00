import { AREA_NAVIGATION, navigationFor } from '#app/features/frame/area-navigation.ts'
import { type Area, STAFF_HOME } from '#app/features/frame/areas.ts'
import { FirstWeek, HelpIndex, PlaceHelp } from '#app/features/help/help-pages.tsx'
import { FIRST_WEEK_PATH, firstWeekOf, helpPlaces } from '#app/features/help/help-places.ts'
import { isWithin } from '#app/features/page-parts/page-language.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireRight, requireUser } from '#app/http/viewer.ts'
import { FRAME } from '#content/frame/frame.ts'
import { FIRST_WEEK, HELP } from '#content/help/help.ts'
import { unprefixed } from '#content/language.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/help'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData?.firstWeek) return privateMeta(matches, FIRST_WEEK.title)
  return privateMeta(matches, loaderData?.place ? HELP.of(loaderData.place.label) : FRAME.help)
}

/** All help pages, that of one place, or the first week of whoever runs the practice. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const path = unprefixed(url.pathname)
  const area: Area = isWithin(path, STAFF_HOME) ? 'staff' : 'client'
  const viewer = area === 'staff' ? requireRight(context, 'staff') : requireUser(context)
  const places = helpPlaces(area, navigationFor(viewer)[area] ?? AREA_NAVIGATION.client)
  const isOwner = area === 'staff' && staffMay(viewer, 'admin')
  if (path === FIRST_WEEK_PATH && isOwner) return { area, firstWeek: firstWeekOf(viewer), isOwner, places }

  const place = places.find((one) => one.path === path)
  if (params.place !== undefined && !place) throw notFound()
  return { area, place, isOwner, places: place ? [] : places }
}

export default function Help({ loaderData: { area, firstWeek, isOwner, places, place } }: Route.ComponentProps) {
  if (firstWeek) return <FirstWeek steps={firstWeek} />
  return place ? <PlaceHelp place={place} area={area} /> : <HelpIndex places={places} isOwner={isOwner} />
}
