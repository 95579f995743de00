import { degreesInRashi } from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenGrahaName, chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { BRIEF_SADE_SATI } from '#content/charts/brief-sade-sati.ts'
import { CHART_MARKS } from '#content/charts/chart-marks.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'
import type { BriefChange } from '#domain/sessions/brief-changes.ts'
import type { Almanac, SessionBrief } from '#domain/sessions/session-brief.ts'
import { daylightFacts, type TextFact } from './day-panchanga-facts.ts'
import { dateOf } from './format-instant.ts'
import { panchangaFacts } from './panchanga-facts.tsx'

/** A transit as text, for the PDF and the screen. */
export type TransitRow = {
  readonly graha: string
  readonly position: string
  readonly sign: string
  readonly fromMoon: string
  readonly fromLagna: string
  readonly over: string
}

type DashaRow = { readonly level: string; readonly lord: string; readonly until: string }

/** "Born May 17, 1990, 6:42 AM", or when the question was asked. */
export function bornText({ cast: { birth } }: SessionBrief, isPrasna: boolean): string {
  const [date, time] = [longDay(birth.date), clockText(birth.time ?? '')]
  return isPrasna ? BRIEF.asked(`${date}, ${time}`) : BRIEF.born(date, time)
}

export function bornUntimedText({ birth }: UntimedChart): string {
  return BRIEF.bornUntimed(longDay(birth.date))
}

/** The three current periods, each with its end by the clock of the birth. */
export function dashaRows({ running, cast }: SessionBrief): DashaRow[] {
  return running.map(({ lords, endJdUt }, level) => ({
    level: BRIEF.levels[level] ?? '',
    lord: chosenGrahaName(lords.at(-1) ?? 'sun'),
    until: dateOf(endJdUt, cast.instant.offsetSeconds),
  }))
}

/** The part that runs and the whole of it, or when the next begins; nothing for Prasna. */
export function sadeSatiFacts({ sadeSati, cast }: SessionBrief): TextFact[] {
  if (!sadeSati) return []
  const day = (jdUt: number) => dateOf(jdUt, cast.instant.offsetSeconds)
  const { phase, phaseEndJdUt, isRunning, startJdUt, endJdUt } = sadeSati
  const span = BRIEF_SADE_SATI.span(day(startJdUt), day(endJdUt))
  if (!isRunning) {
    return [
      { term: BRIEF_SADE_SATI.part, value: BRIEF_SADE_SATI.notNow },
      { term: BRIEF_SADE_SATI.next, value: span },
    ]
  }
  const part =
    phase && phaseEndJdUt !== null
      ? BRIEF_SADE_SATI.untilDate(BRIEF_SADE_SATI.phases[phase], day(phaseEndJdUt))
      : BRIEF_SADE_SATI.pause
  return [
    { term: BRIEF_SADE_SATI.part, value: part },
    { term: BRIEF_SADE_SATI.whole, value: span },
  ]
}

/** The same in the columns of the running dasha. */
export function sadeSatiRow({ sadeSati, cast }: SessionBrief): DashaRow[] {
  if (!sadeSati) return []
  const day = (jdUt: number) => dateOf(jdUt, cast.instant.offsetSeconds)
  const { phase, isRunning, startJdUt, endJdUt } = sadeSati
  const level = BRIEF_SADE_SATI.title
  if (!isRunning) return [{ level, lord: BRIEF_SADE_SATI.notNow, until: BRIEF_SADE_SATI.from(day(startJdUt)) }]
  return [{ level, lord: phase ? BRIEF_SADE_SATI.short[phase] : '', until: day(endJdUt) }]
}

/** "Antardasha: Venus, before Mercury", or "Saturn in Mina, before in Kumbha". */
export function changeText(change: BriefChange): string {
  if (change.kind === 'transit') {
    const { graha, from, to } = change
    return BRIEF.movedOn(chosenGrahaName(graha), chosenRashiName(to), chosenRashiName(from))
  }
  const [from, to] = [chosenGrahaName(change.from), chosenGrahaName(change.to)]
  return BRIEF.newPeriod(BRIEF.levels[change.level] ?? '', to, from)
}

export function transitRows({ transits }: SessionBrief): TransitRow[] {
  return transits.map(({ graha, rashi, longitude, isRetrograde, houseFromMoon, houseFromLagna, over }) => ({
    graha: `${chosenGrahaName(graha)}${isRetrograde ? ` ${CHART_MARKS.short.retrograde}` : ''}`,
    position: degreesAndMinutes(degreesInRashi(longitude)),
    sign: chosenRashiName(rashi),
    fromMoon: ordinal(houseFromMoon),
    fromLagna: houseFromLagna === undefined ? '' : ordinal(houseFromLagna),
    over: over.map((natal) => chosenGrahaName(natal)).join(', '),
  }))
}

/** The limbs at the instant, then the parts of its daylight. */
export function almanacFacts({ panchanga, day, offsetSeconds }: Almanac): TextFact[] {
  return [...panchangaFacts(panchanga, offsetSeconds), ...daylightFacts(day.day, offsetSeconds)]
}
