import { beforeAll, describe, expect, test } from 'vitest'
import { countPublishedPosts } from '#db/blog/blog-posts.ts'
import { listRevisions } from '#db/blog/blog-revisions.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenPost, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { givenSubscriber, listEmailsTo } from '#test/factories/visitors.ts'
import { unsubscribe } from '#usecases/visitors/unsubscribe.ts'
import { changePost } from './change-post.ts'
import { publishPost, removePost, unpublishPost } from './change-publication.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { publishDuePosts } from './publish-due-posts.ts'
import { writeToSubscribers } from './write-to-subscribers.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
const SITE = { appUrl: 'https://practice.example', secret: 'a secret for tests, long enough' }
let editorId: string

beforeAll(async () => {
  editorId = (await givenUser(database(), { roles: ['admin'], password: null })).id
})

describe('publishing from the list', () => {
  test('publishes a draft now', async () => {
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

  test('makes a save of an editor opened earlier fail', async () => {
    const id = await givenWrittenPost(database(), editorId, { isPublished: false })
    await publishPost(database(), { id, editorId, now: TUESDAY })

    const saved = await changePost(database(), { id, version: 1, form: A_POST, editorId, now: TUESDAY })

    expect(saved).toMatchObject({ ok: false, refusal: { reason: 'changed-meanwhile', version: 2 } })
  })

  test('is refused for a post that does not exist', async () => {
    const order = { id: 999_999, editorId, now: TUESDAY }

    for (const change of [publishPost, unpublishPost, removePost]) {
      expect(await change(database(), order)).toEqual({ ok: false, refusal: 'post-not-found' })
    }
  })
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

describe('a scheduled draft', () => {
  test('is published once when due, even by concurrent jobs', async () => {
    const { id } = await givenPost(database(), { isPublished: false, scheduledFor: '2026-05-05T06:00:00Z' })

    expect(await publishDuePosts(database(), MONDAY)).toBe(0)
    const counts = await Promise.all([publishDuePosts(database(), TUESDAY), publishDuePosts(database(), TUESDAY)])

    expect(counts.toSorted()).toEqual([0, 1])
    const post = await requirePost(database(), id)
    expect(post).toMatchObject({ status: 'published', publishedAt: TUESDAY, scheduledFor: null })
  })

  test('that was published by hand is not published again', async () => {
    const { id } = await givenPost(database(), { isPublished: false, scheduledFor: '2026-05-05T06:00:00Z' })
    await publishPost(database(), { id, editorId, now: MONDAY })

    expect(await publishDuePosts(database(), TUESDAY)).toBe(0)
    expect(await requirePost(database(), id)).toMatchObject({ publishedAt: MONDAY })
  })
})

describe('a post for the subscribers', () => {
  test('is sent once', async () => {
    const { id } = await givenPost(database())

    const first = await notifySubscribers(database(), { id, editorId, now: TUESDAY })
    const second = await notifySubscribers(database(), { id, editorId, now: TUESDAY })

    expect([first.ok, second.ok]).toEqual([true, false])
  })

  test('is not sent while it is a draft', async () => {
    const { id } = await givenPost(database(), { isPublished: false })

    expect(await notifySubscribers(database(), { id, editorId, now: TUESDAY })).toMatchObject({ ok: false })
  })

  test('reaches each subscriber once with an unsubscribe link, also when the job runs twice', async () => {
    const { id } = await givenPost(database(), { title: 'To everybody' })
    const reader = await givenSubscriber(database())

    await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })
    expect(await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })).toBe(0)

    const emails = await listEmailsTo(database(), reader.email)
    expect(emails.map(({ kind }) => kind)).toEqual(['new-post'])
    const [token] = emails.map(({ payload }) => tokenIn(payload as EmailOf<'new-post'>))
    expect(await unsubscribe(database(), { token: token ?? '', now: TUESDAY })).toMatchObject({ ok: true })
  })

  test('that is unpublished before the job runs is not sent', async () => {
    const { id } = await givenPost(database())
    const reader = await givenSubscriber(database())
    await unpublishPost(database(), { id, editorId, now: TUESDAY })

    expect(await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })).toBe(0)
    expect(await listEmailsTo(database(), reader.email)).toEqual([])
  })
})

function tokenIn({ stop }: EmailOf<'new-post'>): string | null {
  return new URL(unsealText(stop, SITE.secret)).searchParams.get('token')
}
