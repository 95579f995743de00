import { isIndic, romanize, withoutAccents } from './latin-letters.ts'

const LONGEST_QUERY = 100
const MOST_WORDS = 8

const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u094d(?=[क-ह])/g
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * A form in which different spellings of a word are equal: no case, no accents, no nukta or joiner, and one way of
 * writing a nasal (पञ्चाङ्ग is पंचांग).
 */
export function foldForSearch(text: string): string {
  const letters = withoutAccents(text)
    .replaceAll(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
  return letters
    .replaceAll(NASAL_BEFORE_CONSONANT, 'ं')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The text to search in: folded words, and Devanagari words also in Latin letters as people type them. */
export function searchableText(text: string): string {
  const folded = foldForSearch(text)
  if (!DEVANAGARI.test(folded)) return folded

  const inDevanagari = text.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? []
  return `${folded} ${foldForSearch(romanize(inDevanagari.join(' ')))}`
}

/** The words of a query, limited in number and length so that no query is expensive. */
export function searchTerms(query: string): string[] {
  const folded = foldForSearch(query.slice(0, LONGEST_QUERY))
  return folded === '' ? [] : folded.split(' ').slice(0, MOST_WORDS)
}

/** Whether a word sounds as if it began with what was typed, where one of the two is in an Indian script. */
export function soundsAsBegun(word: string, typed: string): boolean {
  return (isIndic(word) || isIndic(typed)) && soundOf(word).startsWith(soundOf(typed))
}

/** What spellings of a name have in common: no aspiration, doubled letters or short a, with which scripts deal differently. */
function soundOf(word: string): string {
  const latin = withoutAccents(romanize(word))
    .replaceAll(/([kgcjtdbps])h+/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/m(?=[bcdfghjklmnpqrstvyz])/g, 'n')
  const [first = '', ...rest] = latin
  return (first + rest.join('').replaceAll('a', '')).replaceAll(/(.)\1+/g, '$1')
}
