import { formatJhd, type JhdBirth, type JhdRefusal, parseJhd } from '@muhurta/jyotish/jhd'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { ZoneFinder } from '#domain/births/birth-form.ts'
import { valuesOfBirth } from '#domain/births/birth-texts.ts'
import { readLocalTime } from '#domain/births/birth-time.ts'
import { readPlace } from '#domain/births/places.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { type ChartDocument, type DocumentRefusal, readDocument } from './chart-document.ts'

const SECONDS_PER_DAY = 86_400

/** The bytes of a `.jhd` file. Its reader expects Latin-1; the name of the person is the name of the file. */
export function chartJhd({ birth, place, instant }: TimedChart): Uint8Array<ArrayBuffer> {
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number)
  const [hours = 0, minutes = 0, seconds = 0] = (birth.time ?? '').split(':').map(Number)
  const text = formatJhd({
    date: { year, month, day },
    secondsOfDay: hours * 3600 + minutes * 60 + seconds,
    utcOffsetMinutes: instant.offsetSeconds / 60,
    lat: place.lat,
    lon: place.lon,
    place: [place.name, place.region === place.name ? '' : place.region].filter(Boolean).join(', '),
    country: place.country,
  })
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Reads a `.jhd` file. Its clock is used as it is written, and is that of the place if they agree. */
export function readChartJhd(
  text: string,
  name: string,
  zoneAt: ZoneFinder,
): Outcome<ChartDocument, DocumentRefusal | JhdRefusal> {
  const read = parseJhd(text)
  if (!read.ok) return read
  const place = placeOfJhd(read.value, zoneAt)
  if (!place) return refused('jhd-place-invalid')

  const values = valuesOfBirth(withClock(read.value, { fullName: name, place }))
  return readDocument((field) => (values as Readonly<Record<string, string>>)[field] ?? '')
}

function placeOfJhd({ lat, lon, place, country }: JhdBirth, zoneAt: ZoneFinder) {
  const text = (name: string) => (name === 'Unknown' ? '' : normalizeLine(name))
  return readPlace({ name: text(place), region: '', country: text(country), lat, lon, timeZone: zoneAt(lat, lon) })
}

function withClock({ date, secondsOfDay, utcOffsetMinutes }: JhdBirth, of: Pick<Birth, 'fullName' | 'place'>): Birth {
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = Math.min(Math.round(secondsOfDay), SECONDS_PER_DAY - 1)
  const offsetSeconds = Math.round(utcOffsetMinutes * 60)
  const time = [Math.floor(clock / 3600), Math.floor(clock / 60) % 60, clock % 60].map(two).join(':')
  const isoDate = `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`
  const standard: Birth = {
    ...of,
    date: isoDate,
    time: time.endsWith(':00') ? time.slice(0, 5) : time,
    ...USUAL_CONTEXT,
  }
  return isClockOfPlace(standard, offsetSeconds)
    ? standard
    : { ...standard, clock: 'own', ownOffsetSeconds: offsetSeconds }
}

function isClockOfPlace({ date, time, place, clock }: Birth, offsetSeconds: number): boolean {
  if (!place || time === null) return false
  const reading = readLocalTime({ date, time, timeZone: place.timeZone, lon: place.lon, clock })
  return reading.ok && reading.value.offsetSeconds === offsetSeconds
}
