import { expect, test } from 'vitest'
import { pathIn, readPath } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/courses', 'en', '/courses'],
  ['/hi', 'hi', '/'],
  ['/te/panchanga/delhi', 'te', '/panchanga/delhi'],
  ['/en/courses', 'en', '/en/courses'],
  ['/te?page=2', 'te', '/?page=2'],
  ['/hindi', 'en', '/hindi'],
  ['//hi', 'en', '//hi'],
] as const)('reads %s as %s, %s', (pathname, language, path) => {
  expect(readPath(pathname)).toEqual({ language, path })
})

test.each(['/hi', '/hi/courses', 'https://example.com/', '//example.com', '#main', '?page=2', 'mailto:a@example.com'])(
  'leaves %s as it is',
  (address) => {
    expect(pathIn('te', address)).toBe(address)
  },
)

test('a path in a language is read back as it was', () => {
  for (const path of ['/', '/courses', '/panchanga/delhi?when=2026']) {
    for (const language of ['en', 'hi', 'te'] as const) {
      expect(readPath(pathIn(language, path))).toEqual({ language, path })
    }
  }
})
