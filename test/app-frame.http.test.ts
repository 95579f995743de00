import { beforeAll, expect, test } from 'vitest'
import { MATRIX, type Viewer } from './security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './security/viewers.ts'

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
})

const VIEWERS = ['owner', 'astrologer', 'admin'] as const satisfies readonly Viewer[]

/** The pages that a viewer can open, with whether they need a sign-in. */
async function pagesOf(viewer: (typeof VIEWERS)[number]) {
  const visitor = await practice.visitorFor(viewer)
  const pages = []
  for (const { path, read } of Object.values(MATRIX)) {
    const response = await visitor.get(path)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.status < 300
    if (isPage) pages.push({ path, isPrivate: read.anonymous === 'sign-in', html: await response.text() })
  }
  return pages
}

const has = (html: string, part: string) => html.includes(`class="${part}"`)

test.each(VIEWERS)('every page behind sign-in has the app frame, and only those, for: %s', async (viewer) => {
  const pages = await pagesOf(viewer)

  const framed = pages.filter(({ html }) => has(html, 'app-bar') && has(html, 'app-nav'))
  const marketed = pages.filter(({ html }) => has(html, 'site-header') || has(html, 'site-footer'))
  const paths = (found: typeof pages) => found.map(({ path }) => path)
  expect(paths(framed)).toEqual(paths(pages.filter(({ isPrivate }) => isPrivate)))
  expect(paths(marketed)).toEqual(paths(pages.filter(({ isPrivate }) => !isPrivate)))
  expect(framed.length).toBeGreaterThan(5)
  for (const { html } of framed) expect(html).not.toContain('newsletter-form')
})

test.each(VIEWERS)('each place of the app frame opens for: %s', async (viewer) => {
  const visitor = await practice.visitorFor(viewer)
  const home = { owner: '/dashboard', astrologer: '/astrologer-dashboard', admin: '/admin' }[viewer]
  const nav = /<nav class="app-nav".*?<\/nav>/s.exec(await (await visitor.get(home)).text())?.[0] ?? ''
  const places = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

  expect(places).toContain(home)
  for (const href of places) expect([href, (await visitor.get(href)).status]).toEqual([href, 200])
})

test("Access Denied has the user's own places", async () => {
  const page = await (await (await practice.visitorFor('owner')).get('/admin')).text()

  expect(page).toContain('Access Denied')
  expect(page).toContain('href="/dashboard/profile"')
  expect(page).not.toContain('href="/admin/people"')
})
