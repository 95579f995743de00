import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const keyOf = (path: string, init: RequestInit = {}) => pageKey(new Request(`http://localhost${path}`, init))?.('gzip')

test.each([
  '/',
  '/terms',
  '/blog',
  '/blog/eighteen-points-are-not-a-verdict',
  '/blog?page=2',
  '/blog?category=Planets',
  '/reviews?page=2',
])('caches %s', (path) => {
  expect(keyOf(path)).toBeDefined()
  expect(keyOf(path, { method: 'HEAD' })).toBe(keyOf(path))
})

test.each(['/TERMS', '/terms/', '//terms', '/blog//post', '/t%65rms', '/blog/a.b', '/~', '/blog/..%2f'])(
  'does not cache %s, another spelling of a page or a page that does not exist',
  (path) => {
    expect(keyOf(path)).toBeUndefined()
  },
)

test.each([
  '/?page=1',
  '/?category=Planets',
  '/terms?utm_source=x',
  '/blog?q=moon',
  '/blog?page=2&x=1',
  '/blog?PAGE=2',
])('does not cache %s, whose page does not read that parameter', (path) => {
  expect(keyOf(path)).toBeUndefined()
})

test.each(['session=secret', '__Host-session=secret', 'theme=dark; session=secret', 'flash=x', 'bench=1'])(
  'does not cache a request with the cookie %s',
  (cookie) => {
    expect(keyOf('/terms', { headers: { cookie } })).toBeUndefined()
  },
)

test('does not cache a page with charts for visitors who chose other names in them', () => {
  const headers = { cookie: 'names=iast' }

  expect(keyOf('/horoscope')).toBeDefined()
  expect(keyOf('/horoscope', { headers })).toBeUndefined()
  expect(keyOf('/horoscope/planets', { headers })).toBeUndefined()
  expect(keyOf('/terms', { headers })).toBe(keyOf('/terms'))
})

test('caches the pages of a city for visitors who chose one, but not the page that leads them there', () => {
  const headers = { cookie: 'city=pune' }

  expect(keyOf('/panchanga/pune/2026-11-17', { headers })).toBe(keyOf('/panchanga/pune/2026-11-17'))
  expect(keyOf('/terms', { headers })).toBe(keyOf('/terms'))
  expect(keyOf('/panchanga')).toBeDefined()
  expect(keyOf('/panchanga', { headers })).toBeUndefined()
})

test('does not cache a form post', () => {
  expect(keyOf('/contact', { method: 'POST' })).toBeUndefined()
})

test('stores themes, encodings and parameters apart', () => {
  const keys = [
    keyOf('/blog'),
    keyOf('/blog', { headers: { cookie: 'theme=dark' } }),
    keyOf('/blog', { headers: { cookie: 'theme=light' } }),
    pageKey(new Request('http://localhost/blog'))?.('identity'),
    keyOf('/blog?page=2'),
  ]

  expect(new Set(keys).size).toBe(keys.length)
})

test('an unknown theme is the theme of the device', () => {
  expect(keyOf('/blog', { headers: { cookie: 'theme=purple' } })).toBe(keyOf('/blog'))
})

test.each(['chart-style=south', 'device=token', '__Secure-device=token', 'code=token', 'sign-in-draft=token'])(
  'serves the same page to visitors with the cookie %s, which no public page reads',
  (cookie) => {
    expect(keyOf('/blog', { headers: { cookie } })).toBe(keyOf('/blog'))
  },
)
