import { expect, test } from 'vitest'
import { canPrint, fontRuns, fontsFor, printable } from './font-runs.ts'

test('splits a text where its font changes', () => {
  expect(fontRuns('Asha राव ₹1', 'bold')).toEqual([
    { font: 'latin-bold', text: 'Asha ' },
    { font: 'devanagari-bold', text: 'राव' },
    { font: 'latin-bold', text: ' ' },
    { font: 'latin-extended-bold', text: '₹' },
    { font: 'latin-bold', text: '1' },
  ])
})

test('a joiner stays with the script around it', () => {
  expect(fontRuns('శ్\u200cరీ', 'body')).toEqual([{ font: 'telugu', text: 'శ్\u200cరీ' }])
})

test('a joiner after a letter of another script is left out', () => {
  expect(fontRuns('\u200dĀ\u200dA\u200c', 'body')).toEqual([
    { font: 'latin-extended', text: 'Ā' },
    { font: 'latin', text: 'A' },
  ])
})

test.each([
  ['Nguyễn', 'Nguyen'],
  ['e\u0301\u0302', 'é'],
  ['12°30′05″', '12°30’05”'],
  ['🌙 Chandra', '? Chandra'],
  ['שלום', '????'],
  ['₹\u202e100', '₹ 100'],
  ['a\u0000b\nc', 'a b c'],
])('writes %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test.each([
  ['Nguyễn', true],
  ['राव', true],
  ['Why?', true],
  ['চন্দ্র', false],
])('knows whether %s can be printed', (text, expected) => {
  expect(canPrint(text)).toBe(expected)
})

test('a document in English needs four fonts, and a script brings its own', () => {
  const plain = ['latin', 'latin-bold', 'heading', 'rashi']

  expect([...fontsFor('Asha Rao')].sort()).toEqual([...plain].sort())
  expect([...fontsFor('శ్రీ')].sort()).toEqual([...plain, 'telugu', 'telugu-bold'].sort())
})
