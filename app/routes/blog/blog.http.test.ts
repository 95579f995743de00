import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { blogPosts } from '#db/schema/blog.ts'
import { database } from '#test/database.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

let site: TestSite
let moon: { id: number; slug: string }
let draft: { id: number; slug: string }

beforeAll(async () => {
  await givenPractice(database())
  moon = await givenPost(database(), { title: 'The Moon & her <mansions>', content: '# Rohini\n\nShe *rests* there.' })
  await givenPost(database(), { title: 'Saturn', category: 'Planets', now: new Date('2026-05-05T06:30:00Z') })
  draft = await givenPost(database(), { title: 'Secret draft', isPublished: false })
  site = await createSite({ db: database() })
})

async function read(path: string): Promise<string> {
  return (await site.request(path)).text()
}

test('a post is shown at its id and at its slug, with the slug as canonical address', async () => {
  const byId = await read(`/blog/${moon.id}`)
  const byName = await read(`/blog/${moon.slug}`)

  for (const page of [byId, byName]) {
    expect(page).toContain('<h1>The Moon &amp; her &lt;mansions&gt;</h1>')
    expect(page).toContain('<h2>Rohini</h2>\n<p>She <em>rests</em> there.</p>')
    expect(page).toContain(`<link rel="canonical" href="http://localhost:3000/blog/${moon.slug}"/>`)
  }
})

test('a post has structured data for search engines', async () => {
  const page = await read(`/blog/${moon.slug}`)

  const facts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(facts[0]).toMatchObject({ '@type': 'BlogPosting', headline: 'The Moon & her <mansions>' })
})

test('a post that does not exist shows Post Not Found', async () => {
  const answer = await site.request('/blog/no-such-post')

  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(page).toContain('Post Not Found')
  expect(page).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist or has been removed.')
})

test('a post sends no React to the browser', async () => {
  const page = await read(`/blog/${moon.slug}`)

  expect(page.match(/<script[^>]*src=/g)).toHaveLength(1)
})

test('the list is cached by page and category, and a search is not', async () => {
  const cached = await site.request('/blog?category=Planets')
  const searched = await site.request('/blog?q=saturn')

  expect(cached.headers.get('etag')).not.toBeNull()
  expect(searched.headers.get('cache-control')).toBe('no-store')
})

test.each([
  '?page=-1',
  '?page=1e9',
  '?page=999999',
  '?category=Weather',
  "?category='--",
  '?limit=1e9',
  '?page=2&page=3',
])('E5: the list answers %s with a page that is not cached', async (search) => {
  const answer = await site.request(`/blog${search}`)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Saturn')
})

test('the list shows a hint when nothing is found', async () => {
  const page = await read('/blog?q=zzzz')

  expect(page).toContain('No posts found')
  expect(page).toContain('Try adjusting your search or filters')
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' or 1=1 --", '%'.repeat(5_000)])(
  'E2: the list repeats a search such as %j only as text',
  async (question) => {
    const answer = await site.request(`/blog?q=${encodeURIComponent(question)}`)

    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(/<img src=x|<script>alert/)
  },
)

test('a former address of a post redirects to the present one for good', async () => {
  const post = await givenPost(database(), { title: 'Moved once' })
  await database().update(blogPosts).set({ slug: 'moved-away' }).where(eq(blogPosts.id, post.id))

  const answer = await site.request(`/blog/${post.slug}`)

  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/blog/moved-away'])
  expect(await read('/sitemap.xml')).not.toContain(`/blog/${post.slug}<`)
})

test.each(['', '/cover.svg', '/og.png', '.data'])('B9: a draft returns 404 at its address%s', async (ending) => {
  for (const address of [draft.id, draft.slug]) {
    const answer = await site.request(`/blog/${address}${ending}`)

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Secret draft')
  }
})

test.each(['/blog', '/blog?q=secret', '/blog.data', '/blog/feed.xml', '/sitemap.xml'])(
  'B9: a draft is not in %s',
  async (path) => {
    const page = await read(path)

    expect(page).not.toContain('Secret draft')
    expect(page).not.toContain(draft.slug)
  },
)

test('B9: a draft is not listed as a related post', async () => {
  expect(await read(`/blog/${moon.slug}`)).not.toContain('Secret draft')
})

test('the feed has full posts and is well-formed', async () => {
  const answer = await site.request('/blog/feed.xml')
  const feed = await answer.text()

  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(feed).toContain('<title>The Moon &amp; her &lt;mansions&gt;</title>')
  expect(feed).toContain('&lt;p&gt;She &lt;em&gt;rests&lt;/em&gt; there.&lt;/p&gt;')
  expect(feed.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/[<>]/)
})

test('the sitemap lists every published post', async () => {
  expect(await read('/sitemap.xml')).toContain(`<loc>http://localhost:3000/blog/${moon.slug}</loc>`)
})

test('a cover is cached forever under an address that changes with it', async () => {
  const page = await read('/blog')
  const address = /src="(\/blog\/\d+\/cover\.svg\?v=[^"]+)"/.exec(page)?.[1] ?? ''

  const named = await site.request(address.replaceAll('&amp;', '&'))
  const unnamed = await site.request(`/blog/${moon.id}/cover.svg`)

  expect(named.headers.get('content-type')).toBe('image/svg+xml')
  expect(named.headers.get('cache-control')).toContain('immutable')
  expect(unnamed.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/blog/..%2f..%2fetc%2fpasswd', '/blog/%00', '/uploads/..%2fsecrets%2fauth-secret', '/uploads/x.webp'])(
  'E12: returns 404 at %s',
  async (path) => {
    expect((await site.request(path)).status).toBe(404)
  },
)
