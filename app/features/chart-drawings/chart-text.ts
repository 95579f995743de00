import type { RashiIndex } from '@muhurta/jyotish'
import { chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { CHART_MARKS } from '#content/charts/chart-marks.ts'
import { ordinal } from '#content/words/grammar.ts'
import { type ChartContents, type ChartMark, houseOfRashi } from './chart-contents.ts'

const NARROW_SPACE = '\u2009'

/** Whole minutes, truncated: 29° 59′ must not be rounded into the next sign. */
export function degreesAndMinutes(degrees: number): string {
  const { whole, minutes } = degreeParts(degrees)
  return `${whole}° ${minutes}′`
}

export function degreeParts(degrees: number): { whole: string; minutes: string } {
  const minutes = Math.floor(degrees * 60 + 1e-9)
  return { whole: String(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') }
}

/** R for retrograde, C for combust, ? if the sign depends on the time of day. */
export function marksOf({ isRetrograde, isCombust, isUncertain }: ChartMark, isCrowded = false): string {
  const { short } = CHART_MARKS
  const marks = [isRetrograde && short.retrograde, isCombust && short.combust, isUncertain && short.uncertain].filter(
    Boolean,
  )
  return marks.join(isCrowded ? '' : NARROW_SPACE)
}

/** "7th house, Tula (Libra): Sun 28° 35′, Mercury 10° 30′ retrograde". */
export function signText(contents: ChartContents, rashi: RashiIndex): string {
  const house = houseOfRashi(contents, rashi)
  const marks = (contents.signs[rashi] ?? []).map(markText)
  const where = house === undefined ? chosenRashiName(rashi) : CHART_MARKS.house(ordinal(house), chosenRashiName(rashi))
  return CHART_MARKS.contents(where, marks)
}

export function markText({ name, degrees, isRetrograde, isCombust, isUncertain }: ChartMark): string {
  return [
    name,
    degrees === undefined ? '' : degreesAndMinutes(degrees),
    isRetrograde && CHART_MARKS.retrograde,
    isCombust && CHART_MARKS.combust,
    isUncertain && CHART_MARKS.uncertain,
  ]
    .filter(Boolean)
    .join(' ')
}
