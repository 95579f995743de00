import { type Age, ageOf } from '../../age.ts'
import { duration, numberText } from './numbers.ts'

export type { Age } from '../../age.ts'

/** "ఇప్పుడే", "20 నిమిషాలు", "2 గంటలు", "3 రోజులు". */
export function ageText(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? duration(age.count, age.unit) : 'ఇప్పుడే'
}

/** "27 రోజుల క్రితం". */
export function ageInWords(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? `${beforeWord(age)} క్రితం` : 'ఇప్పుడే'
}

/** "20 నిమిషాలుగా చెల్లింపు రావాలి". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const age = ageOf(bookedAt, now)
  return age ? `${duration(age.count, age.unit)}గా చెల్లింపు రావాలి` : 'ఇప్పుడే బుక్ అయింది, చెల్లింపు రావాలి'
}

/** "20 నిమిషాలలో", "1 గంటలో". */
export function inTimeText(age: Age): string {
  return `${beforeWord(age)}లో`
}

const BEFORE_WORDS = { minute: ['నిమిషం', 'నిమిషాల'], hour: ['గంట', 'గంటల'], day: ['రోజు', 'రోజుల'] } as const

/** Before another word, plural nouns change: రోజులు, but రోజుల క్రితం. */
function beforeWord({ count, unit }: Age): string {
  const [one, many] = BEFORE_WORDS[unit]
  return `${numberText(count)} ${count === 1 ? one : many}`
}
