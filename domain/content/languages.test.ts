import { expect, test } from 'vitest'
import { pathIn, readPath } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/courses', 'en', '/courses'],
  ['/hi', 'hi', '/'],
  ['/te/panchanga/delhi', 'te', '/panchanga/delhi'],
  ['/en/courses', 'en', '/en/courses'],
  ['/hindi', 'en', '/hindi'],
  ['//hi', 'en', '//hi'],
] as const)('reads %s as %s, %s', (pathname, language, path) => {
  expect(readPath(pathname)).toEqual({ language, path })
})

test('a path in a language is read back as it was', () => {
  for (const path of ['/', '/courses', '/panchanga/delhi']) {
    for (const language of ['en', 'hi', 'te'] as const) {
      expect(readPath(pathIn(language, path))).toEqual({ language, path })
    }
  }
})
