import {
  julianDayFromUnix,
  NAKSHATRAS,
  type Paksha,
  panchangaAt,
  TITHIS,
  unixFromJulianDay,
  YOGAS,
} from '#jyotish/index.ts'
import { panchangaForDay } from '#jyotish/panchanga/day.ts'

export type PanchangaFact = { readonly term: string; readonly value: string; readonly until?: string }

type PointOnEarth = { readonly lat: number; readonly lon: number }

/** The practice lives by Indian time, wherever its sun rises. */
const UTC_OFFSET_MINUTES = 330

const FULL_MOON = 14
const NEW_MOON = 29

const ZONE = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: ZONE })
const longDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE })
const isoDate = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: ZONE })

/** One line of the day's almanac, as far as the engine vouches for it. */
export function panchangaOf(now: Date, place: PointOnEarth): PanchangaFact[] {
  const today = { term: 'Today', value: longDate.format(now).replace(' ', ', ') }
  return [today, ...limbsOf(now), ...sunFacts(now, place)]
}

function limbsOf(now: Date): PanchangaFact[] {
  const panchanga = panchangaAt(julianDayFromUnix(now.getTime()))
  if (!panchanga.ok) return []

  const { tithi, nakshatra, yoga } = panchanga.value
  const end = new Date(unixFromJulianDay(tithi.endJdUt))
  return [
    { term: 'Tithi', value: tithiName(tithi), until: untilOf(end, now) },
    { term: 'Nakshatra', value: NAKSHATRAS[nakshatra.index]?.sanskrit ?? '' },
    { term: 'Yoga', value: YOGAS[yoga.index]?.sanskrit ?? '' },
  ]
}

/** New and full moon stand alone; every other tithi comes twice a month, so it says in which fortnight. */
function tithiName({ index, paksha }: { index: number; paksha: Paksha }): string {
  const name = TITHIS[index]?.sanskrit ?? ''
  if (index === FULL_MOON || index === NEW_MOON) return name
  return `${paksha === 'shukla' ? 'Shukla' : 'Krishna'} ${name}`
}

let lastSun: { readonly of: string; readonly facts: PanchangaFact[] } | undefined

/** The sun keeps its hours for a whole day, and finding them takes longer than all the rest: the last answer is kept. */
function sunFacts(now: Date, place: PointOnEarth): PanchangaFact[] {
  const date = isoDate.format(now)
  const of = `${date} ${place.lat} ${place.lon}`
  if (lastSun?.of !== of) lastSun = { of, facts: findSunFacts(date, place) }
  return lastSun.facts
}

function findSunFacts(date: string, { lat, lon }: PointOnEarth): PanchangaFact[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const panchanga = panchangaForDay({ lat, lon, utcOffsetMinutes: UTC_OFFSET_MINUTES, date: { year, month, day } })
  if (!panchanga.ok || panchanga.value.day.state !== 'sunlit') return []

  const { sunrise, rahuKalam } = panchanga.value.day
  const at = (jd: number) => clockTime(new Date(unixFromJulianDay(jd)))
  return [
    { term: 'Sunrise', value: at(sunrise) },
    { term: 'Rahu kalam', value: timeRange(at(rahuKalam.startJdUt), at(rahuKalam.endJdUt)) },
  ]
}

/** The hour alone while it is today's; otherwise with its weekday. */
function untilOf(end: Date, now: Date): string {
  const isToday = isoDate.format(end) === isoDate.format(now)
  return isToday ? `till ${clockTime(end)}` : `till ${weekday.format(end)} ${clockTime(end)}`
}

/** "9:42 PM", held together by a space that our fonts have. */
function clockTime(moment: Date): string {
  return clock.format(moment).replace(/\s/u, '\u00a0')
}

/** "4:06–5:27 PM", and "11:20 AM–12:40 PM" over noon. */
function timeRange(from: string, to: string): string {
  const [time = '', half] = from.split('\u00a0')
  return half !== undefined && to.endsWith(half) ? `${time}–${to}` : `${from}–${to}`
}
