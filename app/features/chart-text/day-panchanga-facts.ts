import type { DayPanchanga } from '@muhurta/jyotish'
import {
  chosenKaranaName,
  chosenTithiName,
  chosenVaraName,
  chosenYogaName,
} from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { lunarMonthName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { timeOf, untilOf } from './format-instant.ts'

/** A fact as text, which can be sent from the server to the page. */
export type TextFact = { readonly term: string; readonly value: string }

const { terms } = PANCHANGA

type Span = { readonly startJdUt: number; readonly endJdUt: number }

/** The panchanga of a day at a place: limbs with their ends, Sun and Moon, and the parts of daylight. */
export function dayPanchangaFacts(panchanga: DayPanchanga, offsetSeconds: number): TextFact[] {
  const { tithis, nakshatras, yogas, karanas, day, moonrise, moonset, lunarMonth, startJdUt } = panchanga
  const limbs = <Limb extends Span>(all: readonly Limb[], nameOf: (limb: Limb) => string) =>
    PANCHANGA.inTurn(all.map((limb) => `${nameOf(limb)} ${untilOf(limb.endJdUt, startJdUt, offsetSeconds)}`))
  const at = (jdUt: number | undefined) => (jdUt === undefined ? '\u2013' : timeOf(jdUt, offsetSeconds))

  return [
    { term: terms.tithi, value: limbs(tithis, chosenTithiName) },
    { term: terms.nakshatra, value: limbs(nakshatras, ({ index }) => chosenNakshatraName(index)) },
    { term: terms.yoga, value: limbs(yogas, ({ index }) => chosenYogaName(index)) },
    { term: terms.karana, value: limbs(karanas, ({ name }) => chosenKaranaName(name)) },
    { term: terms.lunarMonth, value: monthText(lunarMonth) },
    ...sunFacts(day, offsetSeconds),
    { term: terms.moonriseAndMoonset, value: `${at(moonrise)}, ${at(moonset)}` },
  ]
}

function monthText({ amanta, isAdhika, purnimanta }: DayPanchanga['lunarMonth']): string {
  return PANCHANGA.month(lunarMonthName(amanta), isAdhika, lunarMonthName(purnimanta))
}

function sunFacts(day: DayPanchanga['day'], offsetSeconds: number): TextFact[] {
  if (day.state !== 'sunlit') {
    return [{ term: terms.sun, value: day.state === 'polar-day' ? PANCHANGA.polarDay : PANCHANGA.polarNight }]
  }
  return [
    { term: terms.vara, value: chosenVaraName(day.vara) },
    {
      term: terms.sunriseAndSunset,
      value: `${timeOf(day.sunrise, offsetSeconds)}, ${timeOf(day.sunset, offsetSeconds)}`,
    },
    ...daylightFacts(day, offsetSeconds),
  ]
}

/** Rahu kalam and other parts of daylight; none on a polar day or night. */
export function daylightFacts(day: DayPanchanga['day'], offsetSeconds: number): TextFact[] {
  if (day.state !== 'sunlit') return []
  const range = ({ startJdUt, endJdUt }: Span) =>
    `${timeOf(startJdUt, offsetSeconds)}–${timeOf(endJdUt, offsetSeconds)}`
  return [
    { term: terms.rahuKalam, value: range(day.rahuKalam) },
    { term: terms.yamaganda, value: range(day.yamaganda) },
    { term: terms.gulika, value: range(day.gulika) },
    ...(day.abhijit ? [{ term: terms.abhijit, value: range(day.abhijit) }] : []),
  ]
}
