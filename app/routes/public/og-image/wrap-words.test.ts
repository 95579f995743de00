import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words.ts'

test('a title is broken between words, as late as its measure allows', () => {
  expect(wrapWords('Know the time you were given', 17)).toEqual(['Know the time you', 'were given'])
})

test('a word longer than the measure keeps a line of its own', () => {
  expect(wrapWords('The Ardhanarishvaramahatmya read', 12)).toEqual(['The', 'Ardhanarishvaramahatmya', 'read'])
})
