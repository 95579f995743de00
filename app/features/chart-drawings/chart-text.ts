import { RASHIS, type RashiIndex } from '@muhurta/jyotish'
import { type ChartContents, type ChartMark, houseOf } from './chart-contents.ts'

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

/** "Vrischika (Scorpio)". */
export function rashiName(rashi: RashiIndex): string {
  const { sanskrit, english } = RASHIS[rashi]
  return `${sanskrit} (${english})`
}

/** R for retrograde, C for combust, ? if the sign depends on the time of day. */
export function marksOf({ isRetrograde, isCombust, isUncertain }: ChartMark, isCrowded = false): string {
  const marks = [isRetrograde && 'R', isCombust && 'C', isUncertain && '?'].filter(Boolean)
  return marks.join(isCrowded ? '' : NARROW_SPACE)
}

/** "7th house, Tula (Libra): Sun 28° 35′, Mercury 10° 30′ retrograde". */
export function signText(contents: ChartContents, rashi: RashiIndex): string {
  const house = houseOf(contents, rashi)
  const marks = (contents.signs[rashi] ?? []).map(markText)
  const where = house === undefined ? rashiName(rashi) : `${ordinal(house)} house, ${rashiName(rashi)}`
  return `${where}: ${marks.length > 0 ? marks.join(', ') : 'empty'}`
}

export function markText({ name, degrees, isRetrograde, isCombust, isUncertain }: ChartMark): string {
  return [
    name,
    degrees === undefined ? '' : degreesAndMinutes(degrees),
    isRetrograde && 'retrograde',
    isCombust && 'combust',
    isUncertain && 'for part of the day',
  ]
    .filter(Boolean)
    .join(' ')
}

export function ordinal(number: number): string {
  const endings = ['th', 'st', 'nd', 'rd']
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${(!isTeen && endings[number % 10]) || 'th'}`
}
