import { beforeAll, expect, test } from 'vitest'
import { findPost } from '#db/blog/blog-desk.ts'
import { newsletterSubscribers } from '#db/schema/visitors.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenSubscriber, listEmailsTo } from '#test/factories/visitors.ts'
import { unsubscribe } from '#usecases/visitors/unsubscribe.ts'
import { unpublishPost } from './change-publication.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { writeToSubscribers } from './write-to-subscribers.ts'

const TUESDAY = new Date('2026-05-05T06:30:00Z')
const SITE = { appUrl: 'https://practice.example', secret: 'a secret for tests, long enough' }
let editorId: string

beforeAll(async () => {
  editorId = await givenStaff(database(), 'admin')
})

test('a post for the subscribers is refused and not marked as sent while there are none', async () => {
  const { id } = await givenPost(database())
  await database().update(newsletterSubscribers).set({ state: 'unsubscribed' })

  expect(await notifySubscribers(database(), { id, editorId, now: TUESDAY })).toEqual({
    ok: false,
    refusal: 'no-readers',
  })
  expect(await findPost(database(), id)).toMatchObject({ newsletterSentAt: null })
})

test('a post for the subscribers is sent once', async () => {
  const { id } = await givenPost(database())
  await givenSubscriber(database())

  const first = await notifySubscribers(database(), { id, editorId, now: TUESDAY })
  const second = await notifySubscribers(database(), { id, editorId, now: TUESDAY })

  expect([first.ok, second.ok]).toEqual([true, false])
})

test('a post for the subscribers is not sent while it is a draft', async () => {
  const { id } = await givenPost(database(), { isPublished: false })

  expect(await notifySubscribers(database(), { id, editorId, now: TUESDAY })).toMatchObject({ ok: false })
})

test('a post for the subscribers reaches each subscriber once with an unsubscribe link, also when the job runs twice', async () => {
  const { id } = await givenPost(database(), { title: 'To everybody' })
  const reader = await givenSubscriber(database())

  await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })
  expect(await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })).toBe(0)

  const emails = await listEmailsTo(database(), reader.email)
  expect(emails.map(({ kind }) => kind)).toEqual(['new-post'])
  const [token] = emails.map(({ payload }) => tokenIn(payload as EmailOf<'new-post'>))
  expect(await unsubscribe(database(), { token: token ?? '', now: TUESDAY })).toMatchObject({ ok: true })
})

test('a post for the subscribers that is unpublished before the job runs is not sent', async () => {
  const { id } = await givenPost(database())
  const reader = await givenSubscriber(database())
  await unpublishPost(database(), { id, editorId, now: TUESDAY })

  expect(await writeToSubscribers(database(), SITE, { postId: id, now: TUESDAY })).toBe(0)
  expect(await listEmailsTo(database(), reader.email)).toEqual([])
})

function tokenIn({ stop }: EmailOf<'new-post'>): string | null {
  return new URL(unsealText(stop, SITE.secret)).searchParams.get('token')
}
