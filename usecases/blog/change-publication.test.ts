import { beforeAll, expect, test } from 'vitest'
import { countPublishedPosts } from '#db/blog/blog-posts.ts'
import { listRevisions } from '#db/blog/blog-revisions.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_POST, givenPost, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { changePost } from './change-post.ts'
import { publishPost, removePost, unpublishPost } from './change-publication.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
let editorId: string

beforeAll(async () => {
  editorId = await givenStaff(database(), 'admin')
})

test('publishing from the list publishes a draft now', async () => {
  const { id } = await givenPost(database(), { isPublished: false, now: MONDAY })

  await publishPost(database(), { id, editorId, now: TUESDAY })

  expect(await requirePost(database(), id)).toMatchObject({ status: 'published', publishedAt: TUESDAY })
})

test('unpublishes a post, and dates it anew when it is published again', async () => {
  const { id } = await givenPost(database(), { now: MONDAY })

  await unpublishPost(database(), { id, editorId, now: MONDAY })
  expect(await requirePost(database(), id)).toMatchObject({ status: 'draft' })

  await publishPost(database(), { id, editorId, now: TUESDAY })
  expect(await requirePost(database(), id)).toMatchObject({ status: 'published', publishedAt: TUESDAY })
})

test('publishing from the list makes a save of an editor opened earlier fail', async () => {
  const id = await givenWrittenPost(database(), editorId, { isPublished: false })
  await publishPost(database(), { id, editorId, now: TUESDAY })

  const saved = await changePost(database(), { id, version: 1, form: A_POST, editorId, now: TUESDAY })

  expect(saved).toMatchObject({ ok: false, refusal: { reason: 'changed-meanwhile', version: 2 } })
})

test('publishing from the list is refused for a post that does not exist', async () => {
  const order = { id: 999_999, editorId, now: TUESDAY }

  for (const change of [publishPost, unpublishPost, removePost]) {
    expect(await change(database(), order)).toEqual({ ok: false, refusal: 'post-not-found' })
  }
})

test('deletes the revisions with the post', async () => {
  const id = await givenWrittenPost(database(), editorId)

  await removePost(database(), { id, editorId, now: TUESDAY })

  await expect(requirePost(database(), id)).rejects.toThrow('no post')
  expect(await listRevisions(database(), id)).toEqual([])
})

test('updates the count of published posts with every change', async () => {
  const before = await countPublishedPosts(database())
  const housesBefore = await countPublishedPosts(database(), 'Houses')

  const { id } = await givenPost(database(), { category: 'Planets' })
  await givenPost(database(), { category: 'Planets', isPublished: false })
  expect(await countPublishedPosts(database())).toBe(before + 1)

  const form = { ...A_POST, category: 'Houses' }
  await changePost(database(), { id, version: 1, form, editorId, now: TUESDAY })
  expect(await countPublishedPosts(database(), 'Houses')).toBe(housesBefore + 1)

  await unpublishPost(database(), { id, editorId, now: TUESDAY })
  expect(await countPublishedPosts(database())).toBe(before)
})
