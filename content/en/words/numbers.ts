import { numberText } from '../../figures.ts'
import { plural } from './grammar.ts'

export { fileSize, numberText, percentText } from '../../figures.ts'

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "two" and "twelve"; larger numbers in digits. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInWords(number: number): string {
  return SMALL[number] ?? numberText(number)
}

/** "once", "twice", "3 times". */
/* @__NO_SIDE_EFFECTS__ */
export function howOften(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${numberText(times)} times`
}

const UNITS = {
  second: ['second', 'seconds'],
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
} as const

/** "30 minutes", "1 day". */
/* @__NO_SIDE_EFFECTS__ */
export function duration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit]
  return `${numberText(count)} ${plural(count, one, many)}`
}
