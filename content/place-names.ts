import { placeLabel } from '#domain/births/places.ts'
import type { NamedPlace } from './en/words/city-names.ts'

type Names = Readonly<Record<string, string>>
type PlaceNames = {
  cityName(place: Pick<NamedPlace, 'name' | 'country'>): string
  cityLabel(place: NamedPlace): string
}

const INDIA = 'India'

/** Names of the larger cities in one language. A place that is not listed keeps its Latin name, as a whole. */
export function placeNames(cities: Names, regions: Names, countries: Names): PlaceNames {
  const named = ({ name, country }: Pick<NamedPlace, 'name' | 'country'>): string | undefined =>
    cities[country === INDIA || country === '' ? name : `${name}, ${country}`]

  return {
    cityName: (place) => named(place) ?? place.name,
    cityLabel(place) {
      const name = named(place)
      const region = place.region === '' ? '' : regions[place.region]
      const country = place.country === '' ? '' : countries[place.country]
      if (name === undefined || region === undefined || country === undefined) return placeLabel(place)
      return placeLabel({ name, region, country })
    },
  }
}
