import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words.ts'

test('breaks a title between words, as late as the width allows', () => {
  expect(wrapWords('Know the time you were given', 17)).toEqual(['Know the time you', 'were given'])
})

test('gives a word longer than the width its own line', () => {
  expect(wrapWords('The Ardhanarishvaramahatmya read', 12)).toEqual(['The', 'Ardhanarishvaramahatmya', 'read'])
})
