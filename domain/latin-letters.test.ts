import { expect, test } from 'vitest'
import { romanize, withoutAccents } from './latin-letters.ts'

test.each([
  ['Kṛttikā', 'krittika'],
  ['nakṣatra', 'nakshatra'],
  ['Śani', 'shani'],
  ['Rāhu Mahādaśā', 'rahu mahadasha'],
  ['Café', 'cafe'],
  ['नक्षत्र', 'नक्षत्र'],
])('%s without accents is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain)
})

test.each([
  ['नक्षत्र', 'nakshatra'],
  ['ज्योतिष', 'jyotisha'],
  ['कर्क राशि २०२६', 'karka rashi 2026'],
  ['ॐ नमः', 'om namah'],
  ['क़लम', 'kalama'],
  ['Moon चन्द्र', 'Moon chandra'],
])('%s in Latin letters is %s', (text, latin) => {
  expect(romanize(text)).toBe(latin)
})
