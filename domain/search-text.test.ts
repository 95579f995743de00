import { expect, test } from 'vitest'
import { foldForSearch, searchableText, searchTerms } from './search-text.ts'

test.each([
  ['Nakṣatra', 'nakshatra'],
  ['पञ्चाङ्ग', 'पंचांग'],
  ['चाँद', 'चांद'],
  ['ज़रूर', 'जरूर'],
  ["O'Neil, 5%_\\", 'o neil 5'],
])('treats %s and %s as the same word', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
})

test('finds a Devanagari word by its Latin spelling', () => {
  expect(searchableText('नक्षत्र of the Moon').split(' ')).toEqual(['नक्षत्र', 'of', 'the', 'moon', 'nakshatra'])
})

test('E6: limits the number of terms of a long query', () => {
  expect(searchTerms('%'.repeat(5_000))).toEqual([])
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8)
  expect(searchTerms('x'.repeat(5_000))).toEqual(['x'.repeat(100)])
})

test('E5: gives database operators no meaning in a query', () => {
  expect(searchTerms(`moon' & !(sun) | *:* "; drop table blog_posts --`)).toEqual([
    'moon',
    'sun',
    'drop',
    'table',
    'blog',
    'posts',
  ])
})
