import type { Place } from '#domain/charts/places.ts'
import { romanize } from '#domain/latin-letters.ts'
import { foldPlaceName } from './fold-place-name.ts'
import { COORDINATE_SCALE } from './format.ts'
import { type Gazetteer, openGazetteer } from './open-gazetteer.ts'

const LONGEST_QUERY = 80

/** A single letter matches about a tenth of all names, which helps no one. */
const SHORTEST_NAME = 2

/** A place, and the former or other name by which it was found. */
export type PlaceMatch = Place & { readonly alias?: string }

type Found = { readonly place: number; readonly score: number; readonly alias?: string }

/** Points for the likelier place. Chosen so that different combinations never have the same sum. */
const EXACT = 64
const KNOWN = 48
const INDIAN = 32
const FROM_THE_START = 8
const BY_ALIAS = 8

/**
 * Places whose name, or a later word of it, starts with the query: exact matches, well-known places and places in India
 * first. After a comma the state or country may follow: "Springfield, Illinois".
 */
export async function searchPlaces(query: string, limit = 8): Promise<PlaceMatch[]> {
  const [name = '', ...wider] = romanize(query.slice(0, LONGEST_QUERY)).split(',').map(foldPlaceName)
  if (name.length < SHORTEST_NAME) return []

  const gazetteer = await openGazetteer()
  const within = wider.filter(Boolean)
  const found = best(gazetteer, name, within, limit)
  // "Pune India" without a comma: the last word may be the state or country.
  if (found.length > 0 || within.length > 0 || !name.includes(' ')) return found.map((each) => matchOf(gazetteer, each))

  const cut = name.lastIndexOf(' ')
  return best(gazetteer, name.slice(0, cut), [name.slice(cut + 1)], limit).map((each) => matchOf(gazetteer, each))
}

function best(gazetteer: Gazetteer, key: string, within: readonly string[], limit: number): Found[] {
  const { header, countries, known } = gazetteer
  const isWithin = withinTest(gazetteer, within)
  const top: Found[] = []

  const offer = (place: number, points: number, alias?: string) => {
    if (!isWithin(place)) return
    const score = points + (known[place] ? KNOWN : 0) + (countries[place] === header.indiaIndex ? INDIAN : 0)
    const last = top[limit - 1]
    if (last && last.score >= score) return
    insert(top, { place, score, ...(alias !== undefined && { alias }) }, limit)
  }

  for (const { key: other, name, place } of header.aliases) {
    if (other.startsWith(key)) offer(place, BY_ALIAS + (other === key ? EXACT : 0), name)
  }
  const bytes = Buffer.from(key)
  const [from, until] = stretch(header.count, (at) => compareKey(gazetteer, at, 0, bytes))
  for (let place = from; place < until; place++) {
    const isExact = lengthOf(gazetteer.keyStarts, place) === bytes.length
    offer(place, FROM_THE_START + (isExact ? EXACT : 0))
  }
  const { words, wordStarts } = gazetteer
  const wordAt = (at: number) => compareKey(gazetteer, words[at] ?? 0, wordStarts[at] ?? 0, bytes)
  const [fromWord, untilWord] = stretch(words.length, wordAt)
  for (let at = fromWord; at < untilWord; at++) offer(words[at] ?? 0, 0)
  return top
}

/** `top` stays sorted and within the limit; a place that is found twice has its better score. */
function insert(top: Found[], found: Found, limit: number): void {
  const twin = top.findIndex(({ place }) => place === found.place)
  if (twin >= 0) {
    if ((top[twin]?.score ?? 0) >= found.score) return
    top.splice(twin, 1)
  }
  const at = top.findIndex(({ score }) => score < found.score)
  top.splice(at < 0 ? top.length : at, 0, found)
  if (top.length > limit) top.pop()
}

/** The range of a sorted column whose entries start with the key, by binary search. */
function stretch(count: number, compareAt: (at: number) => number): [from: number, until: number] {
  return [firstWhere(count, (at) => compareAt(at) >= 0), firstWhere(count, (at) => compareAt(at) > 0)]
}

function firstWhere(count: number, isPast: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Negative if the key of a place, from an offset on, sorts before the prefix; zero if it starts with it. */
function compareKey({ keys, keyStarts }: Gazetteer, place: number, from: number, prefix: Buffer): number {
  const start = (keyStarts[place] ?? 0) + from
  const end = Math.min(keyStarts[place + 1] ?? 0, start + prefix.length)
  return keys.compare(prefix, 0, prefix.length, start, end)
}

function lengthOf(starts: Uint32Array, index: number): number {
  return (starts[index + 1] ?? 0) - (starts[index] ?? 0)
}

/** Tests whether a place is in a state or country whose name starts with each of the further words. */
function withinTest({ folded, countries, regions }: Gazetteer, within: readonly string[]): (place: number) => boolean {
  if (within.length === 0) return () => true
  const wanted = within.map((word) => ({
    countries: indexesOf(folded.countries, word),
    regions: indexesOf(folded.regions, word),
  }))
  return (place) =>
    wanted.every((word) => word.countries.has(countries[place] ?? -1) || word.regions.has(regions[place] ?? -1))
}

function indexesOf(names: readonly string[], word: string): Set<number> {
  return new Set(names.flatMap((name, index) => (name.startsWith(word) ? [index] : [])))
}

function matchOf(gazetteer: Gazetteer, { place, alias }: Found): PlaceMatch {
  const { header, names, nameStarts, latitudes, longitudes, countries, regions, timeZones } = gazetteer
  return {
    name: names.toString('utf8', nameStarts[place], nameStarts[place + 1]),
    region: header.regions[regions[place] ?? 0] ?? '',
    country: header.countries[countries[place] ?? 0] ?? '',
    lat: (latitudes[place] ?? 0) / COORDINATE_SCALE,
    lon: (longitudes[place] ?? 0) / COORDINATE_SCALE,
    timeZone: header.timeZones[timeZones[place] ?? 0] ?? 'UTC',
    ...(alias !== undefined && { alias }),
  }
}
