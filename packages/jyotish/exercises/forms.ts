import { GRAHAS, SIGN_LORDS } from '../grahas.ts'
import { RASHI_INDEXES } from '../zodiac/rashi.ts'
import type { AnswerForm, NumberUnit } from './exercise.ts'

// The forms of answers that several kinds ask for.

export const LORD: AnswerForm = { type: 'choice', of: 'graha', options: SIGN_LORDS }
/** The lords of stars and dashas, who include the nodes. */
export const ANY_GRAHA: AnswerForm = { type: 'choice', of: 'graha', options: GRAHAS }
export const GRAHA_SET: AnswerForm = { type: 'set', of: 'graha', options: GRAHAS }
export const LORD_SET: AnswerForm = { type: 'set', of: 'graha', options: SIGN_LORDS }
export const SIGN_SET: AnswerForm = { type: 'set', of: 'sign', options: RASHI_INDEXES }
export const SIGN: AnswerForm = { type: 'sign' }
export const YES_NO: AnswerForm = { type: 'choice', of: 'yesNo', options: ['yes', 'no'] }
export const HOUSE: AnswerForm = { type: 'number', unit: 'house', min: 1, max: 12, tolerance: 0 }

export function count(max: number, unit: NumberUnit = 'count'): AnswerForm {
  return { type: 'number', unit, min: 0, max, tolerance: 0 }
}

export const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no')
