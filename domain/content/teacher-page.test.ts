import { expect, test } from 'vitest'
import { searchedSite } from './teacher-page.ts'

test('recognizes links that search another site', () => {
  expect(searchedSite('https://www.youtube.com/results?search_query=rashis')).toBe('YouTube')
  expect(searchedSite('https://archive.org/search?query=hora')).toBe('Internet Archive')
  expect(searchedSite('https://www.youtube.com/watch?v=abc')).toBeUndefined()
  expect(searchedSite('https://example.com/?to=https://www.youtube.com/results')).toBeUndefined()
})
