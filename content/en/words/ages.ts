import { type Age, ageOf } from '../../age.ts'
import { plural } from './grammar.ts'
import { duration } from './numbers.ts'

export type { Age } from '../../age.ts'

/** "just now", "20 min", "2 h", "3 days". */
export function ageText(since: Date, now: Date): string {
  return spanText(since, now) ?? 'just now'
}

/** "27 days old". */
export function ageInWords(since: Date, now: Date): string {
  const span = spanText(since, now)
  return span === undefined ? 'just now' : `${span} old`
}

/** "Unpaid for 20 min". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const span = spanText(bookedAt, now)
  return span === undefined ? 'Unpaid, booked just now' : `Unpaid for ${span}`
}

/** "in 20 minutes", "in 1 day". */
export function inTimeText({ count, unit }: Age): string {
  return `in ${duration(count, unit)}`
}

/** Undefined below a minute. */
function spanText(since: Date, now: Date): string | undefined {
  const age = ageOf(since, now)
  if (!age) return undefined
  return age.unit === 'day' ? plural(age.count, '1 day', `${age.count} days`) : `${age.count} ${SHORT_UNITS[age.unit]}`
}

const SHORT_UNITS = { minute: 'min', hour: 'h' } as const
