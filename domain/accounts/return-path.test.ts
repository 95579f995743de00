import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each(['/dashboard', '/blog?page=2', '/courses#faq', '/dashboard/profile?edit=1'])('returns to %s', (path) => {
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
])('replaces %j by the home page', (text) => {
  expect(safeReturnPath(text)).toBe('/')
})

test('never returns to the sign-in page', () => {
  expect(safeReturnPath('/auth?tab=sign-up')).toBe('/')
  expect(safeReturnPath('/sign-out')).toBe('/')
})
