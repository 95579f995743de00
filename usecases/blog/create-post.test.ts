import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { createPost } from './create-post.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
let asha: string

beforeAll(async () => {
  asha = (await givenUser(database(), { fullName: 'Asha Rao', roles: ['admin'], password: null })).id
})

test('saved as published is public at once', async () => {
  const outcome = await createPost(database(), { form: A_POST, editorId: asha, now: MONDAY })

  const post = await requirePost(database(), outcome.ok ? outcome.value.id : 0)
  expect(post).toMatchObject({ status: 'published', publishedAt: MONDAY, updatedAt: MONDAY, readTime: 4, version: 1 })
  expect(post.contentHtml).toBe('<p>The moon crosses <strong>one mansion</strong> a day, more or less.</p>\n')
})

test('saved as a draft has no publication date', async () => {
  const id = await givenWrittenPost(database(), asha, { isPublished: false, now: MONDAY })

  expect(await requirePost(database(), id)).toMatchObject({ status: 'draft', publishedAt: null })
})

test('a new post with a missing field is not saved', async () => {
  const form = { ...A_POST, title: '', category: 'Weather' }

  const outcome = await createPost(database(), { form, editorId: asha, now: MONDAY })

  const problems = { title: 'missing', category: 'invalid' }
  expect(outcome).toEqual({ ok: false, refusal: { reason: 'invalid', problems } })
})

test('a new post gets a unique slug, also when ten posts with one title are saved at once', async () => {
  const form = { ...A_POST, title: 'Rahu and Ketu' }

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => createPost(database(), { form, editorId: asha, now: MONDAY })),
  )

  const posts = await Promise.all(outcomes.map((made) => requirePost(database(), made.ok ? made.value.id : 0)))
  expect(new Set(posts.map((post) => post.slug)).size).toBe(10)
  expect(posts.map((post) => post.slug)).toContain('rahu-and-ketu')
})

test('a new post is audited with its author', async () => {
  const id = await givenWrittenPost(database(), asha, { now: MONDAY })

  const [entry] = await listAudit(database(), { subject: { kind: 'post', id: String(id) } })
  expect(entry).toMatchObject({ action: 'post-created', actorId: asha })
})
