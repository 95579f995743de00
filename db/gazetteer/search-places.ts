import type { Place, SearchedPlace } from '#domain/births/places.ts'
import { isIndic, romanize } from '#domain/latin-letters.ts'
import { foldPlaceName } from './fold-place-name.ts'
import { COORDINATE_SCALE } from './format.ts'
import { latinSpelling } from './indian-spellings.ts'
import { type Gazetteer, openGazetteer } from './open-gazetteer.ts'
import { namesOfAbbreviation } from './region-abbreviations.ts'
import { listSimilarPlaces, listSoundingPlaces } from './similar-places.ts'
import { placesStartingWith, wordsStartingWith } from './sorted-columns.ts'

const LONGEST_QUERY = 80

/** A single letter matches about a tenth of all names, which helps no one. */
const SHORTEST_NAME = 2

type Found = {
  readonly place: number
  readonly score: number
  readonly alias?: string
  readonly isSimilar?: boolean
}

/**
 * Points for the likelier place, added to its importance, which is 30 for a thousand people and 70 for ten million. A
 * place in India counts as ten times as large, and one whose whole name was typed as forty times.
 */
const EXACT = 16
const INDIAN = 10
const FROM_THE_START = 8
const BY_ALIAS = 8
const SIMILAR = -4
const FOR_EACH_EDIT = -20
const FOR_EACH_VOWEL = -2
const ONLY_STARTED = -8

/**
 * Places whose name, or a later word of it, starts with the query: large places, exact matches and places in India
 * first. The state or country may follow, in full or abbreviated: "Springfield, Illinois" or "Edison NJ". If no name is
 * equal to the query, names of a similar spelling are found too. A name in an Indian script is found by its consonants, a few by a list.
 */
export async function searchPlaces(query: string, limit = 8): Promise<SearchedPlace[]> {
  const typed = latinSpelling(query.slice(0, LONGEST_QUERY))
  const [name = '', ...wider] = romanize(typed).split(',').map(foldPlaceName)
  if (name.length < SHORTEST_NAME) return []

  const gazetteer = await openGazetteer()
  let similar: readonly Found[] = []
  for (const reading of readingsOf(name, wider.filter(Boolean))) {
    const found = isIndic(typed) ? bestByConsonants(gazetteer, reading, limit) : best(gazetteer, reading, limit)
    if (found.some(({ isSimilar }) => !isSimilar)) return found.map((each) => matchOf(gazetteer, each))
    if (similar.length === 0) similar = found
  }
  return similar.map((each) => matchOf(gazetteer, each))
}

/** The place nearest to a point. */
export async function nearestPlace(lat: number, lon: number): Promise<SearchedPlace | undefined> {
  const gazetteer = await openGazetteer()
  const { header, latitudes, longitudes } = gazetteer
  const [y, x] = [lat * COORDINATE_SCALE, lon * COORDINATE_SCALE]
  const turn = 360 * COORDINATE_SCALE
  // A degree of longitude is shorter away from the equator.
  const narrowing = Math.cos((lat * Math.PI) / 180)
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < header.count; place++) {
    const down = (latitudes[place] ?? 0) - y
    const across = Math.abs((longitudes[place] ?? 0) - x)
    const right = Math.min(across, turn - across) * narrowing
    const distance = down * down + right * right
    if (distance >= least) continue
    least = distance
    nearest = place
  }
  return nearest === undefined ? undefined : matchOf(gazetteer, { place: nearest, score: 0 })
}

/** A name, and the states or countries that it is in. */
type Reading = { readonly name: string; readonly within: readonly string[] }

/** "Pune India" without a comma: the last words may be the state and country, together or one by one. */
function readingsOf(name: string, within: readonly string[]): Reading[] {
  const words = name.split(' ')
  const whole: Reading = { name, within }
  const shorter = words.slice(1).flatMap((_, index): Reading[] => {
    const cut = words.length - 1 - index
    const start = words.slice(0, cut).join(' ')
    const rest = words.slice(cut)
    const together = { name: start, within: [rest.join(' '), ...within] }
    return rest.length === 1 ? [together] : [together, { name: start, within: [...rest, ...within] }]
  })
  return [whole, ...shorter].filter((reading) => reading.name.length >= SHORTEST_NAME)
}

type How = Pick<Found, 'alias' | 'isSimilar'> & { readonly isExact?: boolean }

/** Collects the likeliest places; one with exactly the typed name stays among them, however many larger ones there are. */
function topPlaces({ header, countries, importances }: Gazetteer, isWithin: (place: number) => boolean, limit: number) {
  const top: Found[] = []
  let exact: Found | undefined
  return {
    isFull: () => top.length >= limit,
    hasExact: () => exact !== undefined,
    offer(place: number, points: number, { isExact = false, ...how }: How = {}) {
      if (!isWithin(place)) return
      const more = (isExact ? EXACT : 0) + (countries[place] === header.indiaIndex ? INDIAN : 0)
      const found = { place, score: points + more + (importances[place] ?? 0), ...how }
      if (isExact && (exact?.score ?? 0) < found.score) exact = found
      const last = top[limit - 1]
      if (!last || last.score < found.score) insert(top, found, limit)
    },
    list(): Found[] {
      const isMissing = exact && !top.some(({ place }) => place === exact?.place)
      return exact && isMissing ? [...top.slice(0, -1), exact] : top
    },
  }
}

/** By the consonants of the name: the spelling of a romanized name is a guess, so it decides less than the size. */
function bestByConsonants(gazetteer: Gazetteer, { name: key, within }: Reading, limit: number): Found[] {
  const top = topPlaces(gazetteer, withinTest(gazetteer, within), limit)
  for (const { place, edits, isPart, alias } of listSoundingPlaces(gazetteer, key)) {
    const points = SIMILAR + edits * FOR_EACH_VOWEL + (isPart ? ONLY_STARTED : 0)
    top.offer(place, points, { ...(isPart && { isSimilar: true }), ...(alias !== undefined && { alias }) })
  }
  // While it is being typed; the last consonant may not have its vowel yet.
  const [from, until] = placesStartingWith(gazetteer, Buffer.from(key.replace(/a$/, '')))
  for (let place = from; place < until; place++) top.offer(place, 0)
  return top.list()
}

function best(gazetteer: Gazetteer, { name: key, within }: Reading, limit: number): Found[] {
  const { header } = gazetteer
  const top = topPlaces(gazetteer, withinTest(gazetteer, within), limit)
  const { offer } = top

  for (const { key: other, name, place } of header.aliases) {
    if (other.startsWith(key)) offer(place, BY_ALIAS, { isExact: other === key, alias: name })
  }
  const bytes = Buffer.from(key)
  const [from, until] = placesStartingWith(gazetteer, bytes)
  for (let place = from; place < until; place++) {
    offer(place, FROM_THE_START, { isExact: lengthOf(gazetteer.keyStarts, place) === bytes.length })
  }
  const [fromWord, untilWord] = wordsStartingWith(gazetteer, bytes)
  for (let at = fromWord; at < untilWord; at++) offer(gazetteer.words[at] ?? 0, 0)

  if (top.hasExact()) return top.list()
  // With a full list only another spelling of the same sound is added: the name is probably still being typed.
  const mostEdits = top.isFull() ? 0 : Number.POSITIVE_INFINITY
  for (const { place, edits, alias } of listSimilarPlaces(gazetteer, key)) {
    if (edits > mostEdits) continue
    offer(place, SIMILAR + edits * FOR_EACH_EDIT, { isSimilar: true, ...(alias !== undefined && { alias }) })
  }
  return top.list()
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

function lengthOf(starts: Uint32Array, index: number): number {
  return (starts[index + 1] ?? 0) - (starts[index] ?? 0)
}

/** Tests whether a place is in a state or country whose name starts with each of the further words. */
function withinTest({ folded, countries, regions }: Gazetteer, within: readonly string[]): (place: number) => boolean {
  if (within.length === 0) return () => true
  const wanted = within.map((word) => {
    const names = [word, ...namesOfAbbreviation(word).map(foldPlaceName)]
    return { countries: indexesOf(folded.countries, names), regions: indexesOf(folded.regions, names) }
  })
  return (place) =>
    wanted.every((word) => word.countries.has(countries[place] ?? -1) || word.regions.has(regions[place] ?? -1))
}

function indexesOf(names: readonly string[], starts: readonly string[]): Set<number> {
  return new Set(names.flatMap((name, index) => (starts.some((start) => name.startsWith(start)) ? [index] : [])))
}

function matchOf(gazetteer: Gazetteer, { place, alias, isSimilar }: Found): SearchedPlace {
  return {
    ...placeAt(gazetteer, place),
    ...(alias !== undefined && { alias }),
    ...(isSimilar && { isSimilar: true }),
  }
}

export function placeAt(gazetteer: Gazetteer, place: number): Place {
  const { header, names, nameStarts, latitudes, longitudes, countries, regions, timeZones } = gazetteer
  return {
    name: names.toString('utf8', nameStarts[place], nameStarts[place + 1]),
    region: header.regions[regions[place] ?? 0] ?? '',
    country: header.countries[countries[place] ?? 0] ?? '',
    lat: (latitudes[place] ?? 0) / COORDINATE_SCALE,
    lon: (longitudes[place] ?? 0) / COORDINATE_SCALE,
    timeZone: header.timeZones[timeZones[place] ?? 0] ?? 'UTC',
  }
}
