import { beforeAll, expect, test } from 'vitest'
import { findRevision, listRevisions } from '#db/blog/blog-revisions.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { changePost } from './change-post.ts'
import { restoreRevision } from './restore-revision.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
let asha: string
let ravi: string

beforeAll(async () => {
  asha = (await givenUser(database(), { fullName: 'Asha Rao', roles: ['admin'], password: null })).id
  ravi = (await givenUser(database(), { fullName: 'Ravi Kumar', roles: ['admin'], password: null })).id
})

test('a revision can be restored, and the replaced version stays', async () => {
  const id = await givenWrittenPost(database(), asha, { content: 'The first text', now: MONDAY })
  await changePost(database(), {
    id,
    version: 1,
    form: { ...A_POST, content: 'Others' },
    editorId: asha,
    now: MONDAY,
  })
  const oldest = (await listRevisions(database(), id)).at(-1)

  await restoreRevision(database(), { id, revisionId: oldest?.id ?? 0, version: 2, editorId: ravi, now: TUESDAY })

  expect(await requirePost(database(), id)).toMatchObject({ content: 'The first text', version: 3 })
  expect(await listRevisions(database(), id)).toHaveLength(3)
})

test('a revision of another post is not found', async () => {
  const id = await givenWrittenPost(database(), asha)
  const other = await givenWrittenPost(database(), asha)
  const [foreign] = await listRevisions(database(), other)

  const order = { id, revisionId: foreign?.id ?? 0, version: 1, editorId: asha, now: TUESDAY }

  expect(await restoreRevision(database(), order)).toEqual({ ok: false, refusal: { reason: 'post-not-found' } })
})

test('older than the latest hundred is deleted', async () => {
  const id = await givenWrittenPost(database(), asha)
  const [first] = await listRevisions(database(), id)
  for (let version = 1; version <= 100; version++) {
    await changePost(database(), { id, version, form: A_POST, editorId: asha, now: TUESDAY })
  }

  expect(await listRevisions(database(), id)).toHaveLength(100)
  expect(await findRevision(database(), { postId: id, id: first?.id ?? 0 })).toBeUndefined()
})
