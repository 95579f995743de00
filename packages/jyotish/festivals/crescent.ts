import { findCrossing, limbAngle } from '../panchanga/limb.ts'
import type { Luminary } from '../sky/apparent.ts'
import { findNextEvent, type Sight, sightOf } from '../sky/rise-set.ts'
import { acos, asin, cos, RADIANS_PER_DEGREE, sin } from '../sky/trigonometry.ts'
import { type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { type AlmanacYear, dayAfter, type FestivalDay } from './almanac-year.ts'

/** A day of the Islamic calendar: months from 1 = Muharram, days from 1. */
export type CrescentDay = { month: number; day: number }

const EARTH_RADIUS_KM = 6378.137
const LUNAR_RADIUS_KM = 1737.4
const ARCMINUTES_PER_RADIAN = 60 / RADIANS_PER_DEGREE
/** The Moon is looked for when this part of its time after sunset is over (Yallop). */
const BEST_TIME = 4 / 9
/** Yallop's q from which the crescent is seen with the bare eye under perfect conditions. */
const SEEN_FROM = -0.014

/**
 * Whether the young Moon can be seen in the evening of a sunset, by B. D. Yallop's criterion (NAO Technical Note 69, 1997):
 * its height above the Sun against the width of the crescent, both at the best time.
 */
function isCrescentSeen(sunset: JulianDay, { place, sky: { track } }: AlmanacYear): boolean {
  const moonset = findNextEvent(sunset - 0.25, {
    luminary: 'moon',
    event: 'set',
    location: place,
    rule: 'upperLimb',
    track,
  })
  if (moonset === undefined || moonset <= sunset) return false

  const at = sunset + BEST_TIME * (moonset - sunset)
  const sight = (name: Luminary) => sightOf(name, at, place, 'upperLimb', track)
  const moon = sight('moon')
  const altitude = altitudeOf(moon, place.lat)
  const heightAboveSun = (altitude - altitudeOf(sight('sun'), place.lat)) / RADIANS_PER_DEGREE
  const sunAt = track.sunAt(at)
  const moonAt = track.moonAt(at)
  const elongation = acos(cos(moonAt.latitude) * cos(moonAt.longitude - sunAt.longitude))
  const radius = asin(LUNAR_RADIUS_KM / moon.distance) * (1 + (sin(altitude) * EARTH_RADIUS_KM) / moon.distance)
  const width = radius * ARCMINUTES_PER_RADIAN * (1 - cos(elongation))
  const needed = 11.8371 - 6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3
  return (heightAboveSun - needed) / 10 > SEEN_FROM
}

function altitudeOf({ hourAngle, declination }: Sight, lat: number): number {
  const latitude = lat * RADIANS_PER_DEGREE
  return asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle))
}

/** The tabular calendar: its first day, July 16, 622, and its mean year. */
const DAYS_PER_YEAR = 354 + 11 / 30
const EPOCH = 1948439.5
const ELONGATION_PER_DAY = 12.19
const CONJUNCTION_TO_MONTH = 1.5

/** Where the tabular calendar begins a month, within two days of the one that is seen. */
function tabularStart(year: number, month: number): JulianDay {
  return EPOCH + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
}

/** The month begins on the day after the first evening on which its crescent can be seen. */
function firstDay(tabular: JulianDay, year: AlmanacYear): FestivalDay {
  const elongationAt = (jdUt: JulianDay) => limbAngle('tithi', jdUt, year.sky)
  const conjunction = findCrossing(elongationAt, 0, tabular - CONJUNCTION_TO_MONTH, ELONGATION_PER_DAY)
  let evening = year.dayAt(conjunction)
  while (evening.sunset < conjunction || !isCrescentSeen(evening.sunset, year)) evening = dayAfter(evening, year)
  return dayAfter(evening, year)
}

/**
 * The dates of a day of the Islamic calendar in a civil year, one or two, as far as they can be calculated: the month begins
 * when the Moon is really seen, and may do so a day earlier or later.
 */
export function crescentDays({ month, day }: CrescentDay, year: AlmanacYear): FestivalDay[] {
  const newYear = julianDayOfDate({ year: year.year, month: 1, day: 1 })
  const before = Math.floor((newYear - EPOCH) / DAYS_PER_YEAR)
  return [before, before + 1, before + 2].map((each) =>
    year.dayAt(firstDay(tabularStart(each, month), year).midnight + day - 0.5),
  )
}
