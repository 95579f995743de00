import { beforeAll, expect, test } from 'vitest'
import { findPost, findPostByPreview } from '#db/blog/blog-desk.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_POST, givenPost, givenWrittenPost } from '#test/factories/blog.ts'
import { changePost } from './change-post.ts'
import { revokePreview, sharePreview } from './preview-link.ts'

const now = new Date('2026-05-05T06:30:00Z')
let editorId: string

beforeAll(async () => {
  editorId = await givenStaff(database(), 'admin')
})

const tokenOf = async (id: number) => (await findPost(database(), id))?.previewToken ?? ''

test('a preview link finds a draft until it is revoked or replaced', async () => {
  const db = database()
  const { id } = await givenPost(db, { isPublished: false })
  const order = { id, editorId, now }

  await sharePreview(db, order)
  const first = await tokenOf(id)
  await sharePreview(db, order)
  const second = await tokenOf(id)

  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await findPostByPreview(db, first)).toBeUndefined()
  expect(await findPostByPreview(db, second)).toMatchObject({ id })
  await revokePreview(db, order)
  expect(await findPostByPreview(db, second)).toBeUndefined()
  expect(await sharePreview(db, { ...order, id: 999_999 })).toEqual({ ok: false, refusal: 'post-not-found' })
})

test('a draft and a published post take the typed address', async () => {
  const db = database()
  const draft = await givenWrittenPost(db, editorId, { isPublished: false, slug: 'my moon' })
  const published = await givenWrittenPost(db, editorId, { title: 'The steady star' })
  const form = { ...A_POST, title: 'The steady star', slug: 'elsewhere', description: 'On the pole star.' }

  await changePost(db, { id: published, version: 1, form, editorId, now })

  expect(await findPost(db, draft)).toMatchObject({ slug: 'my-moon' })
  expect(await findPost(db, published)).toMatchObject({ slug: 'elsewhere', description: 'On the pole star.' })
})
