import { expect, test } from 'vitest'
import { pagesToShow } from './pagination.tsx'

test('a few pages are all shown', () => {
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
})

test('in the middle of many pages the ends and the neighbours are shown, with a gap on each side', () => {
  expect(pagesToShow(10, 20)).toEqual([1, -9, 9, 10, 11, -20, 20])
})

test('a gap never hides a single page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('no page is shown that does not exist', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
})
