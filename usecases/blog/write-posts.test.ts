import { beforeAll, describe, expect, test } from 'vitest'
import { findRevision, listRevisions } from '#db/blog/blog-revisions.ts'
import { findUnsavedPost, recordUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import { listAudit } from '#test/audit-log.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { changePost } from './change-post.ts'
import { createPost } from './create-post.ts'
import { restoreRevision } from './restore-revision.ts'

const MONDAY = new Date('2026-05-04T06:30:00Z')
const TUESDAY = new Date('2026-05-05T06:30:00Z')
let asha: string
let ravi: string

beforeAll(async () => {
  asha = (await givenUser(database(), { fullName: 'Asha Rao', roles: ['admin'], password: null })).id
  ravi = (await givenUser(database(), { fullName: 'Ravi Kumar', roles: ['admin'], password: null })).id
})

describe('a new post', () => {
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

  test('with a missing field is not saved', async () => {
    const form = { ...A_POST, title: '', category: 'Weather' }

    const outcome = await createPost(database(), { form, editorId: asha, now: MONDAY })

    const problems = { title: 'missing', category: 'invalid' }
    expect(outcome).toEqual({ ok: false, refusal: { reason: 'invalid', problems } })
  })

  test('gets a unique slug, also when ten posts with one title are saved at once', async () => {
    const form = { ...A_POST, title: 'Rahu and Ketu' }

    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => createPost(database(), { form, editorId: asha, now: MONDAY })),
    )

    const posts = await Promise.all(outcomes.map((made) => requirePost(database(), made.ok ? made.value.id : 0)))
    expect(new Set(posts.map((post) => post.slug)).size).toBe(10)
    expect(posts.map((post) => post.slug)).toContain('rahu-and-ketu')
  })

  test('is audited with its author', async () => {
    const id = await givenWrittenPost(database(), asha, { now: MONDAY })

    const [entry] = await listAudit(database(), { subject: { kind: 'post', id: String(id) } })
    expect(entry).toMatchObject({ action: 'post-created', actorId: asha })
  })
})

describe('a changed post', () => {
  test('retains its publication date and records when it was changed', async () => {
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

  test('retains its slug once published', async () => {
    const id = await givenWrittenPost(database(), asha, { title: 'First name of it', now: MONDAY })

    await changePost(database(), { id, version: 1, form: { ...A_POST, title: 'Second' }, editorId: asha, now: TUESDAY })

    expect(await requirePost(database(), id)).toMatchObject({ slug: 'first-name-of-it' })
  })

  test('that is still a draft gets the slug of its new title', async () => {
    const id = await givenWrittenPost(database(), asha, { title: 'Working title', isPublished: false })

    const form = { ...A_POST, title: 'The true title' }
    await changePost(database(), { id, version: 1, form, editorId: asha, now: TUESDAY })

    expect(await requirePost(database(), id)).toMatchObject({ slug: 'the-true-title', publishedAt: TUESDAY })
  })

  test('that was deleted is not found', async () => {
    const outcome = await changePost(database(), { id: 999_999, version: 1, form: A_POST, editorId: asha, now: MONDAY })

    expect(outcome).toEqual({ ok: false, refusal: { reason: 'post-not-found' } })
  })

  test('deletes its autosaved text', async () => {
    const id = await givenWrittenPost(database(), asha)
    const desk = { userId: asha, postId: id }
    await recordUnsavedPost(database(), desk, { fields: A_POST, savedAt: MONDAY })
    await recordUnsavedPost(database(), desk, { fields: { ...A_POST, title: 'Later' }, savedAt: TUESDAY })
    expect(await findUnsavedPost(database(), desk)).toMatchObject({ fields: { title: 'Later' }, savedAt: TUESDAY })

    await changePost(database(), { id, version: 1, form: A_POST, editorId: asha, now: TUESDAY })

    expect(await findUnsavedPost(database(), desk)).toBeUndefined()
  })
})

describe('two editors of one post', () => {
  test('the second to save is refused and sees who was first', async () => {
    const id = await givenWrittenPost(database(), asha, { now: MONDAY })
    const first = { id, version: 1, form: { ...A_POST, title: 'By Ravi' }, editorId: ravi, now: MONDAY }
    const second = { id, version: 1, form: { ...A_POST, title: 'By Asha' }, editorId: asha, now: TUESDAY }

    await changePost(database(), first)
    const refusedSave = await changePost(database(), second)

    expect(refusedSave).toEqual({
      ok: false,
      refusal: { reason: 'changed-meanwhile', version: 2, changedBy: 'Ravi Kumar', changedAt: MONDAY },
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
})

describe('a revision', () => {
  test('can be restored, and the replaced version stays', async () => {
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

  test('of another post is not found', async () => {
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
})
