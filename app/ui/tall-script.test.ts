import { expect, test } from 'vitest'
import { tallScript } from './tall-script.ts'

test('marks headings in tall scripts only', () => {
  expect(tallScript('సూర్య జ్యోతిష్')).toBe('tall-script')
  expect(tallScript('Surya ஜோதிடம்')).toBe('tall-script')
  expect(tallScript('Surya Jyotish')).toBeUndefined()
  expect(tallScript('सूर्य ज्योतिष')).toBeUndefined()
})
