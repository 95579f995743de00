import { romanize, withoutAccents } from './latin-letters.ts'

const LONGEST_QUERY = 100
const MOST_WORDS = 8

const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u094d(?=[क-ह])/g
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * The form in which spellings of one word are equal: no case, no accents, no nukta or joiner, and one way of writing
 * a nasal (पञ्चाङ्ग is पंचांग).
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

/** What a text is found by: its folded words, and those in Devanagari also as people type them in Latin letters. */
export function searchableText(text: string): string {
  const folded = foldForSearch(text)
  if (!DEVANAGARI.test(folded)) return folded

  const inDevanagari = text.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? []
  return `${folded} ${foldForSearch(romanize(inDevanagari.join(' ')))}`
}

/** The words of a question, few and short enough that no question is a burden. */
export function searchTerms(question: string): string[] {
  const folded = foldForSearch(question.slice(0, LONGEST_QUERY))
  return folded === '' ? [] : folded.split(' ').slice(0, MOST_WORDS)
}
