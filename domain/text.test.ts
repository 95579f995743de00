import { expect, test } from 'vitest'
import { countGraphemes, normalizeLine, normalizeName, normalizeText } from './text.ts'

test('a name is one line with single spaces', () => {
  expect(normalizeName('  Asha \t\n  Rao ')).toBe('Asha Rao')
})

test('a name is normalized to composed form, so that equal names are equal', () => {
  expect(normalizeName('Rene\u0301')).toBe('Ren\u00e9')
})

test('a name loses invisible characters', () => {
  expect(normalizeName('\u200bAs\u200bha\ufeff \u202eRao\u2066\u0000')).toBe('Asha Rao')
  expect(normalizeName('\u200b\u200c\u200d\u2060\u3164')).toBe('')
})

test('a name retains the joiners that Indian scripts need', () => {
  const withEyelashRa = '\u0926\u0930\u094d\u200d\u092f\u093e'

  expect(normalizeName(withEyelashRa)).toBe(withEyelashRa)
  expect(normalizeName('A\u200dsha')).toBe('Asha')
})

test('a name retains whole emoji', () => {
  expect(normalizeName('Asha \u{1f469}\u{1f3fd}\u200d\u{1f52c}')).toBe('Asha \u{1f469}\u{1f3fd}\u200d\u{1f52c}')
  expect(normalizeName('Asha \u2764\ufe0f')).toBe('Asha \u2764\ufe0f')
})

test('a name is cut after a hundred graphemes', () => {
  expect(normalizeName('क्षि'.repeat(300))).toBe('क्षि'.repeat(100))
  expect(normalizeName(`${'a'.repeat(99)} tail`)).toBe('a'.repeat(99))
})

test('a name limits stacked accents', () => {
  const normalized = normalizeName(`Z${'\u0300\u0301\u0302'.repeat(1_700)}algo`)

  expect(countGraphemes(normalized)).toBe(5)
  expect(normalized.length).toBeLessThan(12)
})

test('a name accepts half of a surrogate pair', () => {
  expect(normalizeName('Asha \ud83d')).toBe('Asha \ufffd')
})

test('a line cannot contain a second line', () => {
  expect(normalizeLine('Hello\r\nBcc: everybody@example.com\u2028more')).toBe('Hello Bcc: everybody@example.com more')
})

test('a text of several lines retains its paragraphs and drops other white space', () => {
  expect(normalizeText('  Namaste, \r\n\r\n\r\n\r\n  I have \t one question. \r ')).toBe(
    'Namaste,\n\nI have one question.',
  )
})

test('a text of several lines is empty when it has only blanks and invisible characters', () => {
  expect(normalizeText(' \n\u200b \u00a0\n\u0000')).toBe('')
})

test('counts Latin letters without a segmenter', () => {
  const latin = String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index))
  const counted = [...new Intl.Segmenter('en').segment(latin)].length

  expect(countGraphemes(latin)).toBe(counted)
})
