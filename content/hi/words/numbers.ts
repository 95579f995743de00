import { numberText } from '../../figures.ts'
import { plural } from './grammar.ts'

export { fileSize, numberText, percentText } from '../../figures.ts'

const SMALL = ['0', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह']

/** "दो" and "बारह"; larger numbers in digits. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInWords(number: number): string {
  return SMALL[number] ?? numberText(number)
}

/** "एक बार", "दो बार", "3 बार". */
/* @__NO_SIDE_EFFECTS__ */
export function howOften(times: number): string {
  if (times === 1) return 'एक बार'
  return times === 2 ? 'दो बार' : `${numberText(times)} बार`
}

const UNITS = {
  second: ['सेकंड', 'सेकंड'],
  minute: ['मिनट', 'मिनट'],
  hour: ['घंटा', 'घंटे'],
  day: ['दिन', 'दिन'],
  week: ['हफ़्ता', 'हफ़्ते'],
  month: ['महीना', 'महीने'],
  year: ['साल', 'साल'],
} as const

/** "30 मिनट", "1 दिन". */
/* @__NO_SIDE_EFFECTS__ */
export function duration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit]
  return `${numberText(count)} ${plural(count, one, many)}`
}
