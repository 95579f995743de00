import { describe, expect, test } from 'vitest'
import { countGraphemes, normalizeLine, normalizeName, normalizeText } from './text.ts'

describe('a name', () => {
  test('is one line with single spaces', () => {
    expect(normalizeName('  Asha \t\n  Rao ')).toBe('Asha Rao')
  })

  test('is kept in composed form, so that equal names are equal', () => {
    expect(normalizeName('Rene\u0301')).toBe('Ren\u00e9')
  })

  test('loses characters that nobody can see', () => {
    expect(normalizeName('\u200bAs\u200bha\ufeff \u202eRao\u2066\u0000')).toBe('Asha Rao')
    expect(normalizeName('\u200b\u200c\u200d\u2060\u3164')).toBe('')
  })

  test('keeps the joiners that Indian scripts are spelled with', () => {
    const withEyelashRa = '\u0926\u0930\u094d\u200d\u092f\u093e'

    expect(normalizeName(withEyelashRa)).toBe(withEyelashRa)
    expect(normalizeName('A\u200dsha')).toBe('Asha')
  })

  test('keeps an emoji in one piece', () => {
    expect(normalizeName('Asha \u{1f469}\u{1f3fd}\u200d\u{1f52c}')).toBe('Asha \u{1f469}\u{1f3fd}\u200d\u{1f52c}')
    expect(normalizeName('Asha \u2764\ufe0f')).toBe('Asha \u2764\ufe0f')
  })

  test('ends after a hundred letters as people count them', () => {
    expect(normalizeName('क्षि'.repeat(300))).toBe('क्षि'.repeat(100))
    expect(normalizeName(`${'a'.repeat(99)} tail`)).toBe('a'.repeat(99))
  })

  test('carries no tower of accents', () => {
    const normalized = normalizeName(`Z${'\u0300\u0301\u0302'.repeat(1_700)}algo`)

    expect(countGraphemes(normalized)).toBe(5)
    expect(normalized.length).toBeLessThan(12)
  })

  test('survives half of a surrogate pair', () => {
    expect(normalizeName('Asha \ud83d')).toBe('Asha \ufffd')
  })
})

describe('a line', () => {
  test('cannot smuggle a second line', () => {
    expect(normalizeLine('Hello\r\nBcc: everybody@example.com\u2028more')).toBe('Hello Bcc: everybody@example.com more')
  })
})

describe('a text of several lines', () => {
  test('keeps its paragraphs and drops the rest of the white space', () => {
    expect(normalizeText('  Namaste, \r\n\r\n\r\n\r\n  I have \t one question. \r ')).toBe(
      'Namaste,\n\nI have one question.',
    )
  })

  test('of blanks and invisible characters is empty', () => {
    expect(normalizeText(' \n\u200b \u00a0\n\u0000')).toBe('')
  })
})

test('letters of the Latin alphabets are counted one by one, without the help they do not need', () => {
  const latin = String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index))
  const counted = [...new Intl.Segmenter('en').segment(latin)].length

  expect(countGraphemes(latin)).toBe(counted)
})
