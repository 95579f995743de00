import { ageOf } from '../../age.ts'
import { duration } from './numbers.ts'

/** "अभी", "20 मिनट", "2 घंटे", "3 दिन". */
export function ageText(since: Date, now: Date): string {
  return spanText(since, now) ?? 'अभी'
}

/** "27 दिन पहले". */
export function ageInWords(since: Date, now: Date): string {
  const span = spanText(since, now)
  return span === undefined ? 'अभी' : `${span} पहले`
}

/** "20 मिनट से भुगतान बाकी". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const span = spanText(bookedAt, now)
  return span === undefined ? 'अभी बुक हुआ, भुगतान बाकी' : `${span} से भुगतान बाकी`
}

/** Undefined below a minute. */
function spanText(since: Date, now: Date): string | undefined {
  const age = ageOf(since, now)
  return age && duration(age.count, age.unit)
}
