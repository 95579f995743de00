import { cityHref } from '#app/features/almanac/addresses.ts'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import type { SiteFacts } from '#app/http/page-meta.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import type { City } from '#db/gazetteer/cities.ts'

type AlmanacPage = { readonly city: City; readonly path: string; readonly covers: string }

/** A page about a time at a place, as schema.org data. */
export function almanacPage({ appUrl }: SiteFacts, { city, path, covers }: AlmanacPage): Record<string, unknown> {
  return {
    '@type': 'WebPage',
    name: ALMANAC.dayTitle(cityName(city), covers),
    url: `${appUrl}${to(path)}`,
    temporalCoverage: covers,
    spatialCoverage: {
      '@type': 'Place',
      name: cityLabel(city),
      geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lon },
    },
  }
}

export function almanacCrumbs(site: SiteFacts, city: City) {
  return breadcrumbList(site, [
    { label: ALMANAC.title, path: '/panchanga' },
    { label: cityName(city), path: cityHref(city.slug) },
  ])
}
