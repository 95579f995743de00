import { type JdSpan, partOf } from '../panchanga/day-parts.ts'
import { panchangaSky } from '../panchanga/limb.ts'
import { staysBetween } from '../panchanga/stays.ts'
import { varaOfSunrise } from '../panchanga/vara.ts'
import { trackLuminaries } from '../sky/luminary-track.ts'
import { findLastEvent } from '../sky/rise-set.ts'
import { type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import type { AlmanacDay } from './almanac-day.ts'
import { type Bhadra, bhadras } from './bhadra.ts'
import { type ChandraBala, chandraBalas, type TaraBala, taraBalas } from './birth-bala.ts'
import { type DayYoga, dayYogas } from './day-yogas.ts'
import { type Direction, dishaShula } from './disha-shula.ts'
import { type Gowri, gowriPanchanga } from './gowri.ts'
import { type JovianYear, jovianYearAt, northernSamvatsara } from './jovian-year.ts'
import { moonPanchakaKind, type PanchakaKind, wholeMoonPanchaka } from './panchaka.ts'

/** What fuller almanacs print of a day beside `AlmanacDay`. Instants are Julian Days UT. */
export type DayInFull = {
  yogas: DayYoga[]
  /** The eighth of the fifteen muhurtas of the night, and the eleventh of the day. */
  nishita: JdSpan
  vijaya: JdSpan
  bhadras: Bhadra[]
  /** The Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati, from end to end. */
  gandaMulas: (JdSpan & { star: number })[]
  /** The panchaka of the Moon that touches the day, from end to end, with its kind. */
  moonPanchaka: (JdSpan & { kind: PanchakaKind | undefined }) | undefined
  dishaShula: Direction
  gowri: Gowri[]
  taraBalas: TaraBala[]
  chandraBalas: ChandraBala[]
  /** The name of the Vikrama year in the north, 0 = Prabhava, and the year of Jupiter that runs at sunrise. */
  northernSamvatsara: number
  jovianYear: JovianYear
  /** At midnight of the date in Greenwich, as almanacs print it. */
  julianDay: JulianDay
}

const MUHURTAS = 15
const [NISHITA, VIJAYA] = [7, 10]
/** At the ends and beginnings of the thirds of the zodiac (gandanta). */
const GANDA_MULA = [0, 8, 9, 17, 18, 26]

/** The rest of the day, from its almanac; without a track of its own, the Sun and the Moon are computed again. */
export function dayInFull(almanac: AlmanacDay, track = trackLuminaries(julianDayOfDate(almanac.date))): DayInFull {
  const { date, location, sunriseRule, startJdUt, day, tithis, nakshatras, karanas, years } = almanac
  const sky = panchangaSky(track, almanac.ayanamsa, startJdUt)
  const varaAt = (jdUt: JulianDay) => {
    const sunrise = findLastEvent(jdUt, { luminary: 'sun', event: 'rise', location, rule: sunriseRule, track })
    return sunrise === undefined ? undefined : varaOfSunrise(sunrise, location.lon)
  }
  const panchakaOf = (part: JdSpan) => {
    const whole = wholeMoonPanchaka((part.startJdUt + part.endJdUt) / 2, sky)
    const vara = varaAt(whole.startJdUt)
    return { ...whole, kind: vara === undefined ? undefined : moonPanchakaKind(vara) }
  }
  return {
    yogas: dayYogas({ tithis, nakshatras }, day.vara, almanac, sky),
    nishita: partOf(day.sunset, day.nextSunrise, MUHURTAS, NISHITA),
    vijaya: partOf(day.sunrise, day.sunset, MUHURTAS, VIJAYA),
    bhadras: bhadras(karanas, sky),
    gandaMulas: nakshatras
      .filter(({ index }) => GANDA_MULA.includes(index))
      .map(({ index: star, startJdUt: from, endJdUt: until }) => ({ startJdUt: from, endJdUt: until, star })),
    moonPanchaka: almanac.moonPanchaka && panchakaOf(almanac.moonPanchaka),
    dishaShula: dishaShula(day.vara),
    gowri: gowriPanchanga(day, day.vara),
    taraBalas: taraBalas(nakshatras),
    chandraBalas: chandraBalas(staysBetween('moon', 12, almanac, sky)),
    northernSamvatsara: northernSamvatsara(years.shaka),
    jovianYear: jovianYearAt(startJdUt, sky),
    julianDay: julianDayOfDate(date),
  }
}
