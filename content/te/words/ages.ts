import { type Age, ageOf } from '../../age.ts'
import { durationBefore } from './durations.ts'
import { duration } from './numbers.ts'

export type { Age } from '../../age.ts'

/** "ఇప్పుడే", "20 నిమిషాలు", "2 గంటలు", "3 రోజులు". */
export function ageText(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? duration(age.count, age.unit) : 'ఇప్పుడే'
}

/** "27 రోజుల క్రితం". */
export function ageInWords(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? `${durationBefore(age.count, age.unit)} క్రితం` : 'ఇప్పుడే'
}

/** "20 నిమిషాలుగా చెల్లింపు రాలేదు". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const age = ageOf(bookedAt, now)
  return age ? `${duration(age.count, age.unit)}గా చెల్లింపు రాలేదు` : 'ఇప్పుడే బుక్ అయింది, చెల్లింపు రావాలి'
}

/** "20 నిమిషాలలో", "1 గంటలో". */
export function inTimeText(age: Age): string {
  return `${durationBefore(age.count, age.unit)}లో`
}
