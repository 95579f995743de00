import { type Place, placeLabel } from '#domain/births/places.ts'

export type NamedPlace = Pick<Place, 'name' | 'region' | 'country'>

/** “Vijayawada”. */
export function cityName({ name }: Pick<NamedPlace, 'name' | 'country'>): string {
  return name
}

/** “Vijayawada, Andhra Pradesh, India”. */
export function cityLabel(place: NamedPlace): string {
  return placeLabel(place)
}
