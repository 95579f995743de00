import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each(['/dashboard', '/blog?page=2', '/courses#faq', '/dashboard/profile?edit=1'])(
  '%s leads back there',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

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
])('%j leads home, never to another site', (text) => {
  expect(safeReturnPath(text)).toBe('/')
})

test('nobody is led back to the page they sign in on', () => {
  expect(safeReturnPath('/auth?tab=sign-up')).toBe('/')
  expect(safeReturnPath('/sign-out')).toBe('/')
})
