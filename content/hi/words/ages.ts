import { type Age, ageOf } from '../../age.ts'
import { numberText } from '../../figures.ts'
import { duration } from './numbers.ts'

export type { Age } from '../../age.ts'

/** "अभी", "20 मिनट", "1 घंटा", "3 दिन". */
export function ageText(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? duration(age.count, age.unit) : 'अभी'
}

/** "1 घंटे पहले", "27 दिन पहले". */
export function ageInWords(since: Date, now: Date): string {
  const age = ageOf(since, now)
  return age ? `${beforeWord(age)} पहले` : 'अभी'
}

/** "1 घंटे से भुगतान बाकी". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const age = ageOf(bookedAt, now)
  return age ? `${beforeWord(age)} से भुगतान बाकी` : 'अभी बुक हुआ, भुगतान बाकी'
}

/** "20 मिनट में", "1 घंटे में". */
export function inTimeText(age: Age): string {
  return `${beforeWord(age)} में`
}

const BEFORE_WORDS = { minute: 'मिनट', hour: 'घंटे', day: 'दिन' } as const

/** Before another word: 1 घंटा, but 1 घंटे पहले. */
function beforeWord({ count, unit }: Age): string {
  return `${numberText(count)} ${BEFORE_WORDS[unit]}`
}
