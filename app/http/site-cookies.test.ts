import { expect, test } from 'vitest'
import { COOKIES } from '#content/accounts/privacy.ts'
import { pagePath } from './page-path.ts'
import { readCookie, SITE_COOKIES, type SiteCookie, setCookie } from './site-cookies.ts'

const APP_URL = 'https://example.com'
const NAMES = Object.keys(SITE_COOKIES) as SiteCookie[]

/** RFC 6265, section 5.1.4. */
const isSentTo = (path: string, cookiePath: string) =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)

const readersOf = (name: SiteCookie): readonly string[] => {
  const { readBy } = SITE_COOKIES[name]
  return readBy === 'every page' ? ['/', '/auth', '/book/consultation/prasna'] : readBy
}

test.each(NAMES)('%s is sent to every page that reads it, and to the address of its data', (name) => {
  for (const page of readersOf(name).map((reader) => reader.replace('*', 'page'))) {
    expect(isSentTo(page, SITE_COOKIES[name].path), page).toBe(true)
    expect(isSentTo(page === '/' ? '/_.data' : `${page}.data`, SITE_COOKIES[name].path), `${page}.data`).toBe(true)
  }
})

test('a page reads a cookie at its own address and at that of its data, and other pages do not', () => {
  const [pair = ''] = setCookie('code', 'token', APP_URL).split(';')
  const read = (path: string) =>
    readCookie(new Request(`${APP_URL}${path}`, { headers: { cookie: pair } }), 'code', APP_URL)

  expect(['/auth', '/auth?code=sent', '/auth.data?code=sent', '/auth/_.data'].map(read)).toEqual(Array(4).fill('token'))
  expect(['/', '/authors', '/book/consultation/prasna'].map(read)).toEqual(Array(3).fill(undefined))
})

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard.data', '/dashboard'],
  ['/dashboard/_.data', '/dashboard'],
  ['/_.data', '/'],
  ['/', '/'],
  ['/book/course/kp/step.json', '/book/course/kp'],
  ['/blog/feed.xml', '/blog/feed.xml'],
  ['/personal-data', '/personal-data'],
])('%s belongs to the page %s', (address, page) => {
  expect(pagePath(address)).toBe(page)
})

const LIFETIMES: Readonly<Record<number, string>> = {
  60: 'one minute',
  300: 'five minutes',
  600: 'ten minutes',
  900: '15 minutes',
  3600: 'one hour',
  86400: 'one day',
  2592000: '30 days',
  31536000: 'one year',
}

test('the privacy page names every cookie with its lifetime, and no other', () => {
  expect(Object.keys(COOKIES).sort()).toEqual([...NAMES].sort())
  for (const name of NAMES) {
    expect(COOKIES[name], name).toContain(LIFETIMES[SITE_COOKIES[name].maxAgeSeconds] ?? 'a lifetime without words')
  }
})
