import { almanacHref } from '#app/features/almanac/addresses.ts'
import type { SiteFacts } from '#app/http/page-meta.ts'
import { festivalName } from '#content/almanac/observances.ts'
import type { City } from '#db/gazetteer/cities.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { placeLabel } from '#domain/births/places.ts'

/** A day of an observance as schema.org data. */
export function festivalEvent({ appUrl }: SiteFacts, festival: FestivalDate, city: City): Record<string, unknown> {
  return {
    '@type': 'Event',
    name: festivalName(festival),
    startDate: festival.date,
    endDate: festival.date,
    url: `${appUrl}${almanacHref(city.slug, festival.date)}`,
    location: { '@type': 'Place', name: placeLabel(city), address: placeLabel(city) },
  }
}
