import { kilometresBetween, type Place } from '#domain/births/places.ts'
import { foldPlaceName } from './fold-place-name.ts'
import { COORDINATE_SCALE } from './format.ts'
import { type Gazetteer, openGazetteer } from './open-gazetteer.ts'
import { nearestPlace, placeAt } from './search-places.ts'
import { placesStartingWith } from './sorted-columns.ts'

/** A place with a part of an address: `pune` for the largest place of a name, `pune-1234n-5678e` for the others. */
export type City = Place & { readonly slug: string }

const LONGEST_SLUG = 100
const POINT = /^(.+)-(\d{1,4})([ns])-(\d{1,5})([ew])$/
const NEAR_KM = 50
const INDIAN = 10

/** The city of a slug; also by a former name, so compare the slugs. */
export async function findCity(slug: string): Promise<City | undefined> {
  if (slug.length > LONGEST_SLUG) return undefined
  const gazetteer = await openGazetteer()
  const main = largestNamed(gazetteer, keyOf(slug))
  if (main !== undefined) return cityAt(gazetteer, main)

  const name = POINT.exec(slug)?.[1]
  if (name !== undefined) {
    const place = placesNamed(gazetteer, keyOf(name)).find((each) => pointSlug(gazetteer, each) === slug)
    return place === undefined ? undefined : cityAt(gazetteer, place)
  }
  const alias = gazetteer.header.aliases.find(({ key }) => key === keyOf(slug))
  return alias && cityAt(gazetteer, alias.place)
}

/** The city of a place that a search has found. */
export async function cityOf({ name, lat, lon }: Place): Promise<City | undefined> {
  const gazetteer = await openGazetteer()
  const named = placesNamed(gazetteer, foldPlaceName(name)).map((place) => cityAt(gazetteer, place))
  return named.find((city) => city.lat === lat && city.lon === lon)
}

/** The city by a name if it is near a point, else the place nearest to that point. */
export async function cityNear({ name, lat, lon }: Pick<Place, 'name' | 'lat' | 'lon'>): Promise<City | undefined> {
  const named = await findCity(slugOf(foldPlaceName(name)))
  if (named && kilometresBetween(named, { lat, lon }) < NEAR_KM) return named
  const nearest = await nearestPlace(lat, lon)
  return nearest && cityOf(nearest)
}

function cityAt(gazetteer: Gazetteer, place: number): City {
  const key = keyAt(gazetteer, place)
  const isLargest = largestNamed(gazetteer, key) === place
  return { ...placeAt(gazetteer, place), slug: isLargest ? slugOf(key) : pointSlug(gazetteer, place) }
}

/** The places with exactly this folded name. */
function placesNamed(gazetteer: Gazetteer, key: string): number[] {
  if (key === '') return []
  const [from, until] = placesStartingWith(gazetteer, Buffer.from(key))
  const found = Array.from({ length: until - from }, (_, index) => from + index)
  return found.filter((place) => keyAt(gazetteer, place) === key)
}

/** As in a search, a place in India counts as ten times as large; the first of equals in the file is taken. */
function largestNamed(gazetteer: Gazetteer, key: string): number | undefined {
  const { header, countries, importances } = gazetteer
  const weightOf = (place: number) => (importances[place] ?? 0) + (countries[place] === header.indiaIndex ? INDIAN : 0)
  return placesNamed(gazetteer, key).toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}

/** Hundredths of a degree, about a kilometre. */
function pointSlug(gazetteer: Gazetteer, place: number): string {
  const { latitudes, longitudes } = gazetteer
  const side = (value: number, positive: string, negative: string) =>
    `${Math.round((Math.abs(value) * 100) / COORDINATE_SCALE)}${value < 0 ? negative : positive}`
  const point = [side(latitudes[place] ?? 0, 'n', 's'), side(longitudes[place] ?? 0, 'e', 'w')]
  return [slugOf(keyAt(gazetteer, place)), ...point].join('-')
}

/** Folded names have only letters, digits and single spaces. */
function slugOf(key: string): string {
  return key.replaceAll(' ', '-')
}

function keyOf(slug: string): string {
  return foldPlaceName(slug.replaceAll('-', ' '))
}

function keyAt({ keys, keyStarts }: Gazetteer, place: number): string {
  return keys.toString('utf8', keyStarts[place], keyStarts[place + 1])
}
