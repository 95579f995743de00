import { PLANETS } from '#app/content/horoscope.ts'
import type { DayPanchanga } from '#jyotish/panchanga/day.ts'
import { LUNAR_MONTHS } from '#jyotish/panchanga/names.ts'
import { timeOf, untilOf } from './moment-words.ts'
import { karanaName, nakshatraName, tithiName, varaName, yogaName } from './panchanga-words.ts'

/** A fact as text: it travels from the server to the page. */
export type TextFact = { readonly term: string; readonly value: string }

type Span = { readonly startJdUt: number; readonly endJdUt: number }

/** The almanac of a day at a place: limbs with their ends, Sun and Moon, and the parts of daylight. */
export function dayPanchangaFacts(panchanga: DayPanchanga, offsetSeconds: number): TextFact[] {
  const { tithis, nakshatras, yogas, karanas, day, moonrise, moonset, lunarMonth, startJdUt } = panchanga
  const limbs = <Limb extends Span>(all: readonly Limb[], nameOf: (limb: Limb) => string) =>
    all.map((limb) => `${nameOf(limb)} ${untilOf(limb.endJdUt, startJdUt, offsetSeconds)}`).join(', then ')
  const at = (moment: number | undefined) => (moment === undefined ? '\u2013' : timeOf(moment, offsetSeconds))
  const month = LUNAR_MONTHS[lunarMonth.amanta]?.sanskrit ?? ''

  return [
    { term: 'Tithi', value: limbs(tithis, tithiName) },
    { term: 'Nakshatra', value: limbs(nakshatras, ({ index }) => nakshatraName(index)) },
    { term: 'Yoga', value: limbs(yogas, ({ index }) => yogaName(index)) },
    { term: 'Karana', value: limbs(karanas, ({ name }) => karanaName(name)) },
    { term: 'Lunar month', value: `${lunarMonth.isAdhika ? 'Adhika ' : ''}${month} (amanta)` },
    ...sunFacts(day, offsetSeconds),
    { term: 'Moonrise, moonset', value: `${at(moonrise)}, ${at(moonset)}` },
  ]
}

function sunFacts(day: DayPanchanga['day'], offsetSeconds: number): TextFact[] {
  if (day.state !== 'sunlit') {
    return [{ term: 'Sun', value: day.state === 'polar-day' ? PLANETS.polarDay : PLANETS.polarNight }]
  }
  return [
    { term: 'Vara', value: varaName(day.vara) },
    { term: 'Sunrise, sunset', value: `${timeOf(day.sunrise, offsetSeconds)}, ${timeOf(day.sunset, offsetSeconds)}` },
    ...daylightFacts(day, offsetSeconds),
  ]
}

/** The parts of daylight that people plan by; none where the Sun does not set or rise. */
export function daylightFacts(day: DayPanchanga['day'], offsetSeconds: number): TextFact[] {
  if (day.state !== 'sunlit') return []
  const range = ({ startJdUt, endJdUt }: Span) =>
    `${timeOf(startJdUt, offsetSeconds)}–${timeOf(endJdUt, offsetSeconds)}`
  return [
    { term: 'Rahu kalam', value: range(day.rahuKalam) },
    { term: 'Yamaganda', value: range(day.yamaganda) },
    { term: 'Gulika', value: range(day.gulika) },
    { term: 'Abhijit', value: range(day.abhijit) },
  ]
}
