import { numberText } from '../../figures.ts'
import { plural } from './grammar.ts'

export { fileSize, numberText, percentText } from '../../figures.ts'

const SMALL = ['0', 'ఒక', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది', 'పది', 'పదకొండు', 'పన్నెండు']

/** "రెండు" and "పన్నెండు"; larger numbers in digits. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInWords(number: number): string {
  return SMALL[number] ?? numberText(number)
}

/** "ఒకసారి", "రెండుసార్లు", "3 సార్లు". */
/* @__NO_SIDE_EFFECTS__ */
export function howOften(times: number): string {
  if (times === 1) return 'ఒకసారి'
  return times === 2 ? 'రెండుసార్లు' : `${numberText(times)} సార్లు`
}

const UNITS = {
  second: ['సెకను', 'సెకన్లు'],
  minute: ['నిమిషం', 'నిమిషాలు'],
  hour: ['గంట', 'గంటలు'],
  day: ['రోజు', 'రోజులు'],
  week: ['వారం', 'వారాలు'],
  month: ['నెల', 'నెలలు'],
  year: ['సంవత్సరం', 'సంవత్సరాలు'],
} as const

/** "30 నిమిషాలు", "1 రోజు". */
/* @__NO_SIDE_EFFECTS__ */
export function duration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit]
  return `${numberText(count)} ${plural(count, one, many)}`
}
