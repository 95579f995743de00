import { numberText } from '../../figures.ts'
import { plural } from './grammar.ts'

const UNITS = {
  second: ['సెకను', 'సెకన్ల'],
  minute: ['నిమిషం', 'నిమిషాల'],
  hour: ['గంట', 'గంటల'],
  day: ['రోజు', 'రోజుల'],
  week: ['వారం', 'వారాల'],
  month: ['నెల', 'నెలల'],
  year: ['సంవత్సరం', 'సంవత్సరాల'],
} as const

/** "24 గంటల", before a noun or a word such as లోపు, ముందు, తర్వాత. */
/* @__NO_SIDE_EFFECTS__ */
export function durationBefore(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit]
  return `${numberText(count)} ${plural(count, one, many)}`
}

/** A time of `clientTime` before వరకు, లోపు or తర్వాత: "16 నవం, సోమ, ఉదయం 10:00 గంటల వరకు (IST)". */
/* @__NO_SIDE_EFFECTS__ */
export function timeBefore(time: string, word: string): string {
  const inflected = time.replaceAll('గంటలకు', `గంటల ${word}`)
  return inflected === time ? `${time} ${word}` : inflected
}
