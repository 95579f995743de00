import { beforeAll, expect, test } from 'vitest'
import { listRevisions } from '#db/blog/blog-revisions.ts'
import { findUnsavedPost, recordUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import { findPresentSlug } from '#db/content/former-addresses.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { changePost } from './change-post.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
let asha: string
let ravi: string

beforeAll(async () => {
  asha = (await givenUser(database(), { fullName: 'Asha Rao', roles: ['admin'], password: null })).id
  ravi = (await givenUser(database(), { fullName: 'Ravi Kumar', roles: ['admin'], password: null })).id
})

test('a changed post retains its publication date and records when it was changed', async () => {
  const id = await givenWrittenPost(database(), asha, { now: MONDAY })

  await changePost(database(), {
    id,
    version: 1,
    form: { ...A_POST, title: 'Mansions' },
    editorId: asha,
    now: TUESDAY,
  })

  const post = await requirePost(database(), id)
  expect(post).toMatchObject({ title: 'Mansions', publishedAt: MONDAY, updatedAt: TUESDAY, version: 2 })
})

test('a changed post retains its slug once published', async () => {
  const id = await givenWrittenPost(database(), asha, { title: 'First name of it', now: MONDAY })

  await changePost(database(), { id, version: 1, form: { ...A_POST, title: 'Second' }, editorId: asha, now: TUESDAY })

  expect(await requirePost(database(), id)).toMatchObject({ slug: 'first-name-of-it' })
})

test('a published post moves to the typed address, and its old one leads there; that of a draft does not', async () => {
  const id = await givenWrittenPost(database(), asha, { title: 'Seen by readers', now: MONDAY })
  const draft = await givenWrittenPost(database(), asha, { title: 'Seen by nobody', isPublished: false })
  const change = { version: 1, editorId: asha, now: TUESDAY }

  await changePost(database(), { ...change, id, form: { ...A_POST, slug: 'seen-by-all' } })
  await changePost(database(), { ...change, id: draft, form: { ...A_POST, slug: 'seen-by-some' } })

  expect(await requirePost(database(), id)).toMatchObject({ slug: 'seen-by-all' })
  expect(await findPresentSlug(database(), 'posts', 'seen-by-readers')).toBe('seen-by-all')
  expect(await findPresentSlug(database(), 'posts', 'seen-by-nobody')).toBeUndefined()
})

test('a changed post that is still a draft gets the slug of its new title', async () => {
  const id = await givenWrittenPost(database(), asha, { title: 'Working title', isPublished: false })

  const form = { ...A_POST, title: 'The true title' }
  await changePost(database(), { id, version: 1, form, editorId: asha, now: TUESDAY })

  expect(await requirePost(database(), id)).toMatchObject({ slug: 'the-true-title', publishedAt: TUESDAY })
})

test('a changed post that was deleted is not found', async () => {
  const outcome = await changePost(database(), { id: 999_999, version: 1, form: A_POST, editorId: asha, now: MONDAY })

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'post-not-found' } })
})

test('a changed post deletes its autosaved text', async () => {
  const id = await givenWrittenPost(database(), asha)
  const desk = { userId: asha, postId: id }
  await recordUnsavedPost(database(), desk, { fields: A_POST, savedAt: MONDAY })
  await recordUnsavedPost(database(), desk, { fields: { ...A_POST, title: 'Later' }, savedAt: TUESDAY })
  expect(await findUnsavedPost(database(), desk)).toMatchObject({ fields: { title: 'Later' }, savedAt: TUESDAY })

  await changePost(database(), { id, version: 1, form: A_POST, editorId: asha, now: TUESDAY })

  expect(await findUnsavedPost(database(), desk)).toBeUndefined()
})

test('the second to save is refused and sees who was first', async () => {
  const id = await givenWrittenPost(database(), asha, { now: MONDAY })
  const first = { id, version: 1, form: { ...A_POST, title: 'By Ravi' }, editorId: ravi, now: MONDAY }
  const second = { id, version: 1, form: { ...A_POST, title: 'By Asha' }, editorId: asha, now: TUESDAY }

  await changePost(database(), first)
  const refusedSave = await changePost(database(), second)

  expect(refusedSave).toEqual({
    ok: false,
    refusal: {
      reason: 'changed-meanwhile',
      version: 2,
      changedBy: 'Ravi Kumar',
      changedAt: MONDAY,
      theirs: expect.objectContaining({ title: 'By Ravi', version: 2 }),
    },
  })
  expect(await requirePost(database(), id)).toMatchObject({ title: 'By Ravi' })
})

test('overwriting on purpose leaves both versions among the revisions', async () => {
  const id = await givenWrittenPost(database(), asha, { now: MONDAY })
  await changePost(database(), { id, version: 1, form: { ...A_POST, title: 'By Ravi' }, editorId: ravi, now: MONDAY })

  await changePost(database(), {
    id,
    version: 2,
    form: { ...A_POST, title: 'By Asha' },
    editorId: asha,
    now: TUESDAY,
  })

  const revisions = await listRevisions(database(), id)
  expect(revisions.map(({ version, title, savedBy }) => [version, title, savedBy])).toEqual([
    [3, 'By Asha', 'Asha Rao'],
    [2, 'By Ravi', 'Ravi Kumar'],
    [1, A_POST.title, 'Asha Rao'],
  ])
})

test('one of twenty concurrent saves succeeds', async () => {
  const id = await givenWrittenPost(database(), asha)

  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      changePost(database(), {
        id,
        version: 1,
        form: { ...A_POST, title: `Title ${index}` },
        editorId: asha,
        now: TUESDAY,
      }),
    ),
  )

  expect(saves.filter((save) => save.ok)).toHaveLength(1)
  expect(await requirePost(database(), id)).toMatchObject({ version: 2 })
})
