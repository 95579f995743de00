import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Lines of at most ten characters. */
const fits = (line: string) => line.length <= 10
const wrap = (text: string, maxLines = 9) => wrapText(text, { fits, maxLines })

test.each([
  ['', []],
  ['short', ['short']],
  ['two words more', ['two words', 'more']],
  ['incomprehensibly long', ['incomprehe', 'nsibly', 'long']],
])('breaks %j into lines', (text, lines) => {
  expect(wrap(text)).toEqual(lines)
})

test('cuts what does not fit, with an ellipsis', () => {
  expect(wrap('one two three four five', 2)).toEqual(['one two', 'three fou…'])
})

test('never separates a letter from its marks', () => {
  expect(wrap(`${'क'.repeat(9)}की`)).toEqual(['क'.repeat(9), 'की'])
})

test('continues after a letter that is wider than the line', () => {
  expect(wrapText('abc', { fits: () => false, maxLines: 9 })).toEqual(['a', 'b', 'c'])
})
