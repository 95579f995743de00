import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { readPublishedPosts } from '#db/blog/blog-posts.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findTeacherPage, listTeacherCards } from '#db/content/teachers.ts'
import { listTestimonials } from '#db/content/testimonials.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { createDatabase, database, type TestDatabase } from '#test/database.ts'
import { loadSampleContent } from './load-sample-content.ts'
import { createEmptyPractice } from './write-first-content.ts'

beforeAll(() => loadSampleContent(database()))

test('a new site offers the four courses at the prices of the practice', async () => {
  const courses = await listCourses(database())

  expect(
    courses.map((course) => [course.title, course.level, formatRupees(course.price), course.durationWeeks]),
  ).toEqual([
    ['Pradhamika', 'Basic', '₹2,999', 12],
    ['Madhyamika', 'Intermediate', '₹4,999', 12],
    ['Unnata', 'Advanced', '₹7,999', 12],
    ['Sampurna Jyotish', 'Complete', '₹10,999', 52],
  ])
  expect(courses.map((course) => course.compareAtPrice)).toEqual([null, null, null, 1_599_700])
})

test('a new site offers the three consultations, one of them as the most popular', async () => {
  const packages = await listConsultationPackages(database())

  expect(packages.map((one) => [one.name, formatRupees(one.price), one.isPerQuestion, one.isPopular])).toEqual([
    ['Prasna', '₹151', true, false],
    ['Birth Time Rectification', '₹1,001', false, true],
    ['Full Life Prediction', '₹3,001', false, false],
  ])
})

test('a new site has twelve testimonials with five stars each', async () => {
  const testimonials = await listTestimonials(database())

  expect(testimonials.map((testimonial) => testimonial.stars)).toEqual(Array(12).fill(5))
})

test('a new site has an FAQ entry on how a consultation is held', async () => {
  const [first] = await listFaqEntries(database(), 'consultation')

  expect(first?.answer).toMatch(/video call or phone.+link is sent.+before the appointment/)
})

test('a new site shows two teachers on each of the three levels', async () => {
  const cards = await listTeacherCards(database())

  expect(
    cards.map(({ slug, status, resourceCount, statedLessons }) => [slug, status, resourceCount, statedLessons]),
  ).toEqual([
    ['parashara-basic', 'available', 10, null],
    ['jaimini-basic', 'available', 17, null],
    ['parashara-intermediate', 'available', 1, null],
    ['jaimini-intermediate', 'coming_soon', 0, 8],
    ['parashara-advanced', 'coming_soon', 0, null],
    ['jaimini-advanced', 'coming_soon', 0, null],
  ])
})

test('a new site has one article in each category of the blog', async () => {
  const { posts } = await readPublishedPosts(database(), { limit: 20, offset: 0 })

  expect(posts.map((post) => post.category).toSorted()).toEqual([...POST_CATEGORIES].toSorted())
})

test('a new site can be paid only at a UPI handle that no bank has', async () => {
  const practice = await requirePractice(database())

  expect(practice.upi.payeeId).toMatch(/@example$/)
  expect(practice.sampleParts).toContain('upi')
})

test('Parashara, basic: ten available videos, three links and a note that more is coming', async () => {
  const page = await findTeacherPage(database(), 'parashara-basic')

  expect(page?.resources.map(({ type, status }) => `${type} ${status}`)).toEqual(Array(10).fill('video available'))
  expect(page?.teacher.links.map((link) => link.purpose)).toEqual(['homa', 'writings', 'software'])
  expect(page?.comingSoonNote).not.toBeNull()
})

test('Parashara, intermediate: one playlist with the videos 51 to 100', async () => {
  const page = await findTeacherPage(database(), 'parashara-intermediate')

  expect(page?.resources).toHaveLength(1)
  expect(page?.resources[0]).toMatchObject({ type: 'playlist', duration: '50 videos' })
  expect(page?.resources[0]?.title).toContain('videos 51-100')
  expect(page?.comingSoonNote).toBeNull()
})

test('the sample teacher pages link only to searches, each to its own', async () => {
  const page = await findTeacherPage(database(), 'jaimini-basic')

  const urls = page?.resources.map((resource) => resource.url) ?? []
  expect(new Set(urls).size).toBe(17)
  for (const url of urls) expect(url).toMatch(/^https:\/\/www\.youtube\.com\/results\?search_query=/)
})

describe('first content', () => {
  let site: TestDatabase

  beforeEach(async () => {
    site = await createDatabase()
  })

  afterEach(() => site.drop())

  test('first content is loaded once when several replicas start at the same time', async () => {
    const loads = await Promise.all(Array.from({ length: 5 }, () => loadSampleContent(site.db)))

    expect(loads.filter((loaded) => loaded)).toHaveLength(1)
    expect(await listCourses(site.db)).toHaveLength(4)
    expect(await listTeacherCards(site.db)).toHaveLength(6)
  })

  test('first content never overwrites a practice that started without samples', async () => {
    await createEmptyPractice(site.db)

    const loaded = await loadSampleContent(site.db)

    expect(loaded).toBe(false)
    expect(await listCourses(site.db)).toEqual([])
    expect((await requirePractice(site.db)).upi.payeeId).toBeNull()
  })

  test('first content makes every replica drop its cached pages', async () => {
    const replica = new Client({ connectionString: site.url })
    await replica.connect()
    const heard = new Promise((resolve) => replica.once('notification', (message) => resolve(message.channel)))
    await replica.query('listen content_changed')

    await loadSampleContent(site.db)

    await expect(heard.finally(() => replica.end())).resolves.toBe('content_changed')
  })
})
