import { expect, test } from 'vitest'
import { PAGE_WORDS } from '#content/staff/search/search.ts'
import type { Role } from '#domain/roles.ts'
import { findPages, listPages } from './find-pages.ts'

const found = (role: Role, typed: string) => findPages({ roles: [role], astrologer: null, seesOnlyOwn: false }, typed)
const pathsOf = (role: Role, typed: string) => found(role, typed).map(({ href }) => href)

test.each([
  ['astrologer', 'block', '/staff/week/block'],
  ['astrologer', 'INCOME', '/staff/money/received'],
  ['assistant', 'stat', '/staff/money/statements'],
  ['admin', 'blog', '/admin/blog'],
  ['admin', 'ifsc', '/staff/practice/settings/ways'],
  ['admin', 'ret disc', '/staff/services/settings/discount'],
  ['admin', 'pri', '/staff/services'],
  ['astrologer', 'week', '/staff/week'],
] as const)('%s finds for %s first: %s', (role, typed, path) => {
  expect(pathsOf(role, typed)[0]).toBe(path)
})

test.each([
  ['assistant', 'block'],
  ['assistant', 'quick'],
  ['astrologer', 'ifsc'],
  ['admin', 'log-blog-ifsc'],
] as const)('%s finds nothing for %s', (role, typed) => {
  expect(pathsOf(role, typed)).toEqual([])
})

test('what people type leads to pages that exist', () => {
  const paths = listPages({ roles: ['astrologer', 'admin'], astrologer: null, seesOnlyOwn: false }).flatMap(
    ({ pages }) => pages.map(({ href }) => href),
  )

  expect(Object.keys(PAGE_WORDS).filter((path) => !paths.includes(path))).toEqual([])
})

test('a page says which place it belongs to, and is found once', () => {
  expect(found('astrologer', 'quick')).toEqual([{ href: '/staff/tools/studio', title: 'Quick chart', detail: 'Tools' }])
  expect(pathsOf('admin', 'c')).toHaveLength(new Set(pathsOf('admin', 'c')).size)
})
