import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { givenPost, requirePost } from '#test/factories/blog.ts'
import { publishDuePosts, publishPost } from './change-publication.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
let editorId: string

beforeAll(async () => {
  editorId = await givenStaff(database(), 'admin')
})

test('a scheduled draft is published once when due, even by concurrent jobs', async () => {
  const { id } = await givenPost(database(), { isPublished: false, scheduledFor: '2026-05-05T06:00:00Z' })

  expect(await publishDuePosts(database(), MONDAY)).toBe(0)
  const counts = await Promise.all([publishDuePosts(database(), TUESDAY), publishDuePosts(database(), TUESDAY)])

  expect(counts.toSorted()).toEqual([0, 1])
  const post = await requirePost(database(), id)
  expect(post).toMatchObject({ status: 'published', publishedAt: TUESDAY, scheduledFor: null })
})

test('a scheduled draft that was published by hand is not published again', async () => {
  const { id } = await givenPost(database(), { isPublished: false, scheduledFor: '2026-05-05T06:00:00Z' })
  await publishPost(database(), { id, editorId, now: MONDAY })

  expect(await publishDuePosts(database(), TUESDAY)).toBe(0)
  expect(await requirePost(database(), id)).toMatchObject({ publishedAt: MONDAY })
})
