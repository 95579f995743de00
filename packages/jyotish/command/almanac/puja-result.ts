import { type Eclipse, listEclipses } from '../../eclipses/eclipses.ts'
import { festivalDates } from '../../festivals/festival-dates.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import { eclipseTimes } from '../../puja/eclipse-times.ts'
import type { PujaTime } from '../../puja/puja-time.ts'
import { type PujaDay, pujaYear } from '../../puja/puja-year.ts'
import { ALMANAC_SUNRISE, SUNRISE_RULES, type SunriseRule } from '../../sky/rise-set.ts'
import { type CivilDate, julianDayOfDate } from '../../time/julian-day.ts'
import type { Fields } from '../request.ts'
import { clockAt, isoDate } from './clock.ts'
import { readDate, readPlaceFields } from './day-request.ts'

type Place = { lat: number; lon: number; utcOffsetMinutes: number; sunriseRule: SunriseRule }
type Request = { festival: string; year: number; occurrence: CivilDate | undefined; place: Place }

function readRequest(fields: Fields): Outcome<Request, string> {
  const { festival, year, occurrence, sunriseRule = ALMANAC_SUNRISE } = fields
  if (typeof festival !== 'string') return refused('festival-missing')
  if (typeof year !== 'number' || !Number.isInteger(year)) return refused('year-missing')
  const place = readPlaceFields(fields)
  if (!place.ok) return place
  const rule = SUNRISE_RULES.find((known) => known === sunriseRule)
  if (!rule) return refused('unknown-sunrise-rule')
  const request = { festival, year, place: { ...place.value, sunriseRule: rule } }
  if (occurrence === undefined) return accepted({ ...request, occurrence })
  const date = readDate(occurrence)
  return date.ok ? accepted({ ...request, occurrence: date.value }) : date
}

/** The date asked for, or the nearest to it where almanacs differ by a day; the first of the year if none is named. */
function chosenDate(dates: readonly CivilDate[], occurrence: CivilDate | undefined): CivilDate | undefined {
  if (!occurrence) return dates[0]
  const distance = (date: CivilDate) => Math.abs(julianDayOfDate(date) - julianDayOfDate(occurrence))
  return dates.toSorted((one, other) => distance(one) - distance(other))[0]
}

type Printed = { moments: Record<string, string>; windows: Record<string, { from: string; to?: string }> }

function printed(times: readonly PujaTime[], { utcOffsetMinutes }: Place): Printed {
  const clock = (jdUt: number) => clockAt(jdUt, utcOffsetMinutes)
  const result: Printed = { moments: {}, windows: {} }
  for (const time of times) {
    if ('atJdUt' in time) result.moments[time.kind] = clock(time.atJdUt)
    else {
      const to = time.endJdUt === undefined ? {} : { to: clock(time.endJdUt) }
      result.windows[time.kind] = { from: clock(time.startJdUt), ...to }
    }
  }
  return result
}

function printedDay({ tithi, nakshatra, times }: PujaDay, place: Place): Printed {
  const result = printed(times, place)
  const clock = (jdUt: number) => clockAt(jdUt, place.utcOffsetMinutes)
  const limbs = Object.entries({ tithi, nakshatra })
  for (const [name, span] of limbs) {
    if (!span) continue
    result.moments[`${name}Begin`] = clock(span.startJdUt)
    result.moments[`${name}End`] = clock(span.endJdUt)
  }
  return result
}

/** Householders keep Janmashtami at midnight, which is what its printed times are for. */
const BY_TRADITION = /^janmashtami$|-ekadashi$/

function festivalResult({ festival, year, occurrence, place }: Request): Outcome<object, string> {
  const hasTraditions = BY_TRADITION.test(festival)
  const datesBy = (tradition: 'smarta' | 'vaishnava') =>
    festivalDates({ ...place, observance: festival, year, ...(hasTraditions ? { tradition } : {}) })
  const dates = datesBy('smarta')
  if (!dates.ok) return dates
  const open = pujaYear({ ...place, year })
  if (!open.ok) return open
  const date = chosenDate(dates.value, occurrence)
  const day = date && open.value.timesOf(festival, date)
  if (!date || !day) return refused('no-such-occurrence')
  const result = printedDay(day, place)
  if (!festival.endsWith('-ekadashi')) return accepted(result)

  const vaishnava = datesBy('vaishnava')
  const later = vaishnava.ok ? chosenDate(vaishnava.value, date) : undefined
  const other = later && isoDate(later) !== isoDate(date) ? open.value.timesOf(festival, later) : undefined
  const parana = other && printedDay(other, place).windows.parana
  if (!parana) return accepted(result)
  // Almanacs print the second fast under either name.
  return accepted({ ...result, windows: { ...result.windows, paranaVaishnava: parana, paranaGauna: parana } })
}

const ECLIPSE_KINDS: Readonly<Record<string, Eclipse['kind']>> = { 'lunar-eclipse': 'lunar', 'solar-eclipse': 'solar' }
const HALF_SECOND = 0.5 / 86400

function eclipseResult({ year, occurrence, place }: Request, kind: Eclipse['kind']): Outcome<object, string> {
  const start = julianDayOfDate({ year, month: 1, day: 1 })
  const eclipses = listEclipses(start, julianDayOfDate({ year, month: 12, day: 31 }) + 1 - HALF_SECOND)
  if (!eclipses.ok) return eclipses
  const ofKind = eclipses.value.filter((eclipse) => eclipse.kind === kind)
  const wanted = occurrence && julianDayOfDate(occurrence) - place.utcOffsetMinutes / 1440
  const found =
    wanted === undefined
      ? ofKind.find((eclipse) => eclipse.type !== 'penumbral' && eclipseTimes(eclipse, place).length > 0)
      : ofKind.find(({ greatestJdUt }) => Math.abs(greatestJdUt - wanted - 0.5) < 1)
  return found ? accepted(printed(eclipseTimes(found, place), place)) : refused('no-such-occurrence')
}

/** The times of a festival in a year at a place, with clock times: `moments` and `windows` by their kinds. */
export function pujaResult(fields: Fields): Outcome<object, string> {
  const request = readRequest(fields)
  if (!request.ok) return request
  const kind = ECLIPSE_KINDS[request.value.festival]
  return kind ? eclipseResult(request.value, kind) : festivalResult(request.value)
}
