import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  '/dashboard',
  '/blog?page=2',
  '/courses#faq',
  '/dashboard/profile?edit=1',
  '/blog/%E0%A4%97%E0%A5%81%E0%A4%B0%E0%A5%81',
])('returns to %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5c%5cevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '/dashboard//evil.example',
  '/%E0%A4%A',
])('replaces %j by the home page', (text) => {
  expect(safeReturnPath(text)).toBe('/')
})

test('never returns to the sign-in page', () => {
  expect(safeReturnPath('/auth?tab=sign-up')).toBe('/')
  expect(safeReturnPath('/sign-out')).toBe('/')
})
