import { type Graha, nakshatraLord } from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import {
  chosenGrahaName,
  chosenNakshatraName,
  chosenRashiName,
  chosenSignName,
} from '#app/features/page-parts/shown-names.ts'
import { SUMMARY } from '#content/charts/chart-summary.ts'
import { mangalCancellation } from '#content/charts/mangal.ts'
import { listWithAnd, ordinal } from '#content/words/grammar.ts'
import type { TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartSummary, SadeSatiNow } from '#domain/charts/chart-summary.ts'
import { dateOf, timeOf } from './format-instant.ts'

/** One line of the summary, with the reason in one sentence. */
export type SummaryFact = { readonly term: string; readonly value: string; readonly why: string }

/** Lagna, rashi, nakshatra, running dasha, Mangal and Sade Sati, for the page and the PDF. */
export function summaryFacts(cast: TimedChart | UntimedChart, summary: ChartSummary): SummaryFact[] {
  const offsetSeconds = cast.kind === 'timed' ? cast.instant.offsetSeconds : cast.offsetSeconds
  return [
    { term: SUMMARY.lagna, ...lagnaFact(cast, summary) },
    { term: SUMMARY.moon, ...moonFact(summary) },
    { term: SUMMARY.star, ...starFact(summary) },
    { term: SUMMARY.dasha, ...dashaFact(cast, summary, offsetSeconds) },
    { term: SUMMARY.mangal, ...mangalFact(summary.mangal) },
    { term: SUMMARY.sadeSati, ...sadeSatiFact(summary.sadeSati, offsetSeconds) },
  ]
}

type ValueAndWhy = Omit<SummaryFact, 'term'>

const NEEDS_TIME: ValueAndWhy = { value: SUMMARY.needsTime, why: SUMMARY.needsTimeWhy }

function lagnaFact(cast: TimedChart | UntimedChart, { lagna }: ChartSummary): ValueAndWhy {
  if (lagna === null || cast.kind !== 'timed') return NEEDS_TIME
  const time = timeOf(cast.chart.jdUt, cast.instant.offsetSeconds)
  return { value: chosenRashiName(lagna), why: SUMMARY.lagnaWhy(time, cast.place.name) }
}

function moonFact({ moon }: ChartSummary): ValueAndWhy {
  if (!moon) return NEEDS_TIME
  const why = moon.degrees === null ? SUMMARY.moonWhyAllDay : SUMMARY.moonWhy(degreesAndMinutes(moon.degrees))
  return { value: chosenRashiName(moon.rashi), why }
}

function starFact({ star }: ChartSummary): ValueAndWhy {
  if (!star) return NEEDS_TIME
  const name = chosenNakshatraName(star.nakshatra)
  return {
    value: star.pada === null ? name : SUMMARY.starValue(name, star.pada),
    why: SUMMARY.starWhy(chosenGrahaName(nakshatraLord(star.nakshatra))),
  }
}

function dashaFact(cast: TimedChart | UntimedChart, { running }: ChartSummary, offsetSeconds: number): ValueAndWhy {
  if (cast.kind !== 'timed') return NEEDS_TIME
  const [maha, antar] = running
  if (!maha) return { value: SUMMARY.outside, why: SUMMARY.outsideWhy }
  const shown = antar ?? maha
  return {
    value: SUMMARY.dashaValue(shown.lords.map(nameOf).join(' \u2013 '), dateOf(shown.endJdUt, offsetSeconds)),
    why: SUMMARY.dashaWhy(
      maha.lords.map(nameOf).join(''),
      dateOf(maha.startJdUt, offsetSeconds),
      dateOf(maha.endJdUt, offsetSeconds),
    ),
  }
}

function mangalFact(mars: ChartSummary['mangal']): ValueAndWhy {
  // Without the lagna half of the rule is not examined, so only a finding counts.
  if (!mars || (mars.houses.lagna === null && !mars.isPresent)) return NEEDS_TIME
  const { isPresent, houses, cancellations } = mars
  const where = listWithAnd([
    ...(houses.lagna === null ? [] : [SUMMARY.fromLagna(ordinal(houses.lagna))]),
    ...(houses.moon === null ? [] : [SUMMARY.fromMoon(ordinal(houses.moon))]),
  ])
  if (!isPresent) return { value: SUMMARY.mangalAbsent, why: SUMMARY.mangalWhy(where) }
  const [eased] = cancellations
  if (eased) return { value: SUMMARY.mangalEased, why: SUMMARY.mangalEasedWhy(where, mangalCancellation(eased)) }
  return { value: SUMMARY.mangalPresent, why: SUMMARY.mangalWhy(where) }
}

function sadeSatiFact(sadeSati: SadeSatiNow | null, offsetSeconds: number): ValueAndWhy {
  if (!sadeSati) return NEEDS_TIME
  const { saturn, house, phase, untilJdUt } = sadeSati
  return {
    value: phase ? SUMMARY.sadeSatiNow(SUMMARY.phases[phase], dateOf(untilJdUt, offsetSeconds)) : SUMMARY.sadeSatiNo,
    why: SUMMARY.sadeSatiWhy(chosenSignName(saturn), ordinal(house)),
  }
}

function nameOf(graha: Graha): string {
  return chosenGrahaName(graha)
}
