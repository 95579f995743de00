import type { Graha } from '../grahas.ts'
import type { JulianDay } from '../time/julian-day.ts'

/** An interval in Julian Days UT. */
export type JdSpan = { startJdUt: JulianDay; endJdUt: JulianDay }

/** A Vedic day, from sunrise to sunrise. Its parts vary in length with the season. */
export type SunlitDay = { sunrise: JulianDay; sunset: JulianDay; nextSunrise: JulianDay }

/** Which eighth of daylight, 1 to 8, for Sunday to Saturday. */
const RAHU_KALAM = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA = [7, 6, 5, 4, 3, 2, 1]

/** One of several equal parts of an interval; the last part ends exactly at the end of the interval. */
export function partOf(start: JulianDay, end: JulianDay, parts: number, index: number): JdSpan {
  const length = (end - start) / parts
  return {
    startJdUt: start + length * index,
    endJdUt: index + 1 === parts ? end : start + length * (index + 1),
  }
}

/** Wednesday has no Abhijit: its time is the dur muhurta of that day. */
export type DayParts = { rahuKalam: JdSpan; yamaganda: JdSpan; gulika: JdSpan; abhijit: JdSpan | undefined }

const WEDNESDAY = 3

/** Rahu kalam, yamaganda and gulika as eighths of daylight, and Abhijit, the 8th of 15 parts of daylight. */
export function dayParts({ sunrise, sunset }: SunlitDay, vara: number): DayParts {
  const eighth = (parts: readonly number[]) => partOf(sunrise, sunset, 8, (parts[vara] ?? 1) - 1)
  return {
    rahuKalam: eighth(RAHU_KALAM),
    yamaganda: eighth(YAMAGANDA),
    gulika: eighth(GULIKA),
    abhijit: vara === WEDNESDAY ? undefined : partOf(sunrise, sunset, 15, 7),
  }
}

/** The lords of the horas in their repeating order, by decreasing orbital period (Surya Siddhanta 12.78). */
const HORA_ORDER = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const satisfies readonly Graha[]
const WEEKDAY_LORDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[]

/** The index in `HORA_ORDER` of the lord of a weekday. */
function firstHoraIndex(vara: number): number {
  return HORA_ORDER.indexOf(WEEKDAY_LORDS[vara] ?? 'sun')
}

/** The lord of a hora of a weekday, counted from 0 at sunrise. */
export function horaLordAfter(vara: number, hora: number): (typeof HORA_ORDER)[number] {
  return HORA_ORDER[(firstHoraIndex(vara) + hora) % 7] as (typeof HORA_ORDER)[number]
}

export type Hora = JdSpan & { lord: Graha; isDay: boolean }

/** Twelve horas of daylight and twelve of night; the lord of the weekday rules the first. */
export function horas({ sunrise, sunset, nextSunrise }: SunlitDay, vara: number): Hora[] {
  return Array.from({ length: 24 }, (_, index) => {
    const isDay = index < 12
    const span = isDay ? partOf(sunrise, sunset, 12, index) : partOf(sunset, nextSunrise, 12, index - 12)
    return { ...span, lord: horaLordAfter(vara, index), isDay }
  })
}

/** The seven choghadiyas, in the order of their lords in `HORA_ORDER`. */
const CHOGHADIYAS = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const
export type ChoghadiyaName = (typeof CHOGHADIYAS)[number]
export type Choghadiya = JdSpan & { name: ChoghadiyaName; isDay: boolean }

/** Eight choghadiyas of daylight, each the next in order, and eight of night, each five further on. */
export function choghadiyas({ sunrise, sunset, nextSunrise }: SunlitDay, vara: number): Choghadiya[] {
  const first = firstHoraIndex(vara)
  return Array.from({ length: 16 }, (_, index) => {
    const isDay = index < 8
    const span = isDay ? partOf(sunrise, sunset, 8, index) : partOf(sunset, nextSunrise, 8, index - 8)
    const place = isDay ? first + index : first + 5 * (index - 7)
    return { ...span, name: CHOGHADIYAS[place % 7] as ChoghadiyaName, isDay }
  })
}
