import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentContrast, isHexColour, LEAST_CONTRAST, STANDARD_ACCENTS } from './accent.ts'

test('the standard accents are readable in their themes', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const [, light = '', dark = ''] = /--action: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? []

  expect({ light, dark }).toEqual(STANDARD_ACCENTS)
  expect(accentContrast(light, 'light')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  expect(accentContrast(dark, 'dark')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('is measured as WCAG does', () => {
  expect(accentContrast('#000000', 'light')).toBeCloseTo(20.3, 0)
  expect(accentContrast('#767676', 'light')).toBeLessThan(4.54)
  expect(accentContrast('#e9b949', 'light')).toBeLessThan(2)
  expect(accentContrast('#a8480b', 'dark')).toBeLessThan(LEAST_CONTRAST)
})

test('a colour has six digits', () => {
  expect(['#a8480b', '#A8480B', '#a84', 'red', '#a8480b;'].map(isHexColour)).toEqual([true, false, false, false, false])
})
