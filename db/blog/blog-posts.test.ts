import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchTerms } from '#domain/search-text.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenPost } from '#test/factories/blog.ts'
import { listPosts } from './blog-desk.ts'
import {
  countPublishedPosts,
  findPublishedPost,
  listNewestPosts,
  listPostAddresses,
  listPostsForFeed,
  readPublishedPosts,
} from './blog-posts.ts'
import { searchPublishedPosts } from './blog-search.ts'

let own: TestDatabase
let moon: { id: number; slug: string }
let draft: { id: number; slug: string }

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

beforeAll(async () => {
  own = await createDatabase()
  const saturn = { title: 'Śani, the slow teacher', summary: 'Patience', content: 'Slowly.', category: 'Planets' }
  await givenPost(own.db, { ...saturn, now: day(1) })
  await givenPost(own.db, {
    title: 'पञ्चाङ्ग',
    summary: 'पाँच अंग',
    content: 'Five.',
    category: 'Fundamentals',
    now: day(2),
  })
  moon = await givenPost(own.db, {
    title: 'The Moon',
    content: 'It rules the *tides*.',
    category: 'Planets',
    now: day(3),
  })
  draft = await givenPost(own.db, { title: 'Moonless draft', isPublished: false, now: day(4) })
})

afterAll(() => own.drop())

async function find(query: string): Promise<string[]> {
  const { posts } = await searchPublishedPosts(own.db, { terms: searchTerms(query), limit: 10, offset: 0 })
  return posts.map((post) => post.title)
}

test('the public blog lists the latest posts first, by category too', async () => {
  const all = await readPublishedPosts(own.db, { limit: 2, offset: 0 })
  const rest = await readPublishedPosts(own.db, { limit: 2, offset: 2 })
  const planets = await readPublishedPosts(own.db, { category: 'Planets', limit: 10, offset: 0 })

  expect([...all.posts, ...rest.posts].map((post) => post.title)).toEqual([
    'The Moon',
    'पञ्चाङ्ग',
    'Śani, the slow teacher',
  ])
  expect(planets.posts.map((post) => post.title)).toEqual(['The Moon', 'Śani, the slow teacher'])
  expect(all.posts[0]?.publishedAt).toEqual(day(3))
  expect([all.count, rest.count, planets.count]).toEqual([3, 3, 2])
})

test('the public blog counts the posts on all pages, also after the last one', async () => {
  expect(await readPublishedPosts(own.db, { limit: 2, offset: 20 })).toEqual({ posts: [], count: 3 })
  expect(await countPublishedPosts(own.db)).toBe(3)
  expect(await countPublishedPosts(own.db, 'Planets')).toBe(2)
})

test('the public blog finds a post by its id and by its slug', async () => {
  expect(await findPublishedPost(own.db, String(moon.id))).toMatchObject({ title: 'The Moon' })
  expect(await findPublishedPost(own.db, 'the-moon')).toMatchObject({ id: moon.id })
})

test.each(['0', '-1', '1e3', '99999999999999999999', '../etc/passwd', "1' or '1'='1", '%', 'THE-MOON', ''])(
  'E5, E12: the public blog find nothing at %j',
  async (address) => {
    expect(await findPublishedPost(own.db, address)).toBeUndefined()
  },
)

test('the public blog lists the newest posts', async () => {
  const newest = await listNewestPosts(own.db, 3)

  expect(newest.map((post) => post.title)).toEqual(['The Moon', 'पञ्चाङ्ग', 'Śani, the slow teacher'])
})

test.each([
  ['moon', ['The Moon']],
  ['MOON the', ['The Moon']],
  ['tide', ['The Moon']],
  ['oon', ['The Moon']],
  ['shani', ['Śani, the slow teacher']],
  ['śani', ['Śani, the slow teacher']],
  ['teachers', ['Śani, the slow teacher']],
  ['पंचांग', ['पञ्चाङ्ग']],
  ['पञ्चाङ्ग', ['पञ्चाङ्ग']],
  ['panchanga', ['पञ्चाङ्ग']],
  ['पांच', ['पञ्चाङ्ग']],
  ['పంచాంగం', ['पञ्चाङ्ग']],
  ['శని', ['Śani, the slow teacher']],
  ['शनि', ['Śani, the slow teacher']],
  ['moon mars', []],
  ["moon' or 1=1 --", []],
  ['moon & !sun', []],
])('searching for %j finds %j', async (query, titles) => {
  expect(await find(query)).toEqual(titles)
})

test.each(['%', '_', '\\', "'", ':*', '(((', '\0', '\ud800', '*'])(
  'E5, E6: searching for five thousand times %j is harmless',
  async (sign) => {
    const query = sign.repeat(5_000)

    await expect(find(query)).resolves.toBeInstanceOf(Array)
  },
)

test('searching stays within a category and counts the matches', async () => {
  const terms = searchTerms('moon')
  const inPlanets = await searchPublishedPosts(own.db, { terms, category: 'Planets', limit: 1, offset: 0 })
  const inHouses = await searchPublishedPosts(own.db, { terms, category: 'Houses', limit: 1, offset: 0 })

  expect([inPlanets.count, inHouses.count]).toEqual([1, 0])
})

test('B9: a draft is found only by staff who write', async () => {
  const { posts } = await searchPublishedPosts(own.db, { terms: ['moonless'], limit: 10, offset: 0 })
  const desk = await listPosts(own.db, { terms: ['moonless'], limit: 10, offset: 0 })

  expect(await findPublishedPost(own.db, String(draft.id))).toBeUndefined()
  expect(await findPublishedPost(own.db, draft.slug)).toBeUndefined()
  expect(posts).toEqual([])
  expect((await listNewestPosts(own.db, 10)).map(({ id }) => id)).not.toContain(draft.id)
  expect((await listPostsForFeed(own.db, 10)).map(({ id }) => id)).not.toContain(draft.id)
  expect((await listPostAddresses(own.db, 10)).map(({ slug }) => slug)).not.toContain(draft.slug)
  expect(desk.posts.map(({ id }) => id)).toEqual([draft.id])
})

test('every change of a post makes the replicas drop their cached pages', async () => {
  const replica = new Client({ connectionString: own.url })
  await replica.connect()
  await replica.query('listen content_changed')
  const heard = new Promise((resolve) => replica.once('notification', resolve))

  await own.db.execute(sql`update blog_posts set updated_at = updated_at where id = ${moon.id}`)

  await heard.finally(() => replica.end())
})

test('a database without trigrams finds the same posts', async () => {
  await own.db.execute(sql`drop index blog_posts_by_parts`)

  expect(await find('oon')).toEqual(['The Moon'])
})
