import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { countItems, findContent, listContent } from '#db/content/admin-content.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { findTeacherPage } from '#db/content/teachers.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { faqEntries, testimonials } from '#db/schema/content.ts'
import type { ConsultationPackage } from '#domain/content/offers.ts'
import { rupees } from '#domain/money.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultationPackage, givenCourse, packageValues } from '#test/factories/catalogue.ts'
import { givenLessons } from '#test/factories/learning.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { requestNotification } from '#usecases/visitors/request-notification.ts'
import { addContent } from './add-content.ts'
import { moveContent, removeContent } from './arrange-content.ts'
import { changeContent, retireContent } from './change-content.ts'
import { acceptSamples } from './review-samples.ts'

const now = new Date('2026-05-01T04:30:00Z')
const fields = { name: 'Asha', place: 'Pune', quote: 'Calm and clear.', stars: 5 }
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  await database().delete(testimonials)
  editor = { editorId: (await givenUser(database(), { roles: ['admin'] })).id, now }
})

async function givenTestimonials(names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const added = await addContent(database(), {
      kind: 'testimonials',
      values: { ...fields, name },
      parentId: undefined,
      ...editor,
    })
    if (added.ok) ids.push(added.value.id)
  }
  return ids
}

const names = async () =>
  (await listContent(database(), 'testimonials', { limit: 100 })).map((testimonial) => testimonial.name)

test('an edit changes the page, clears the sample mark and audits the prices', async () => {
  const course = await givenCourse(database(), { isSample: true })
  const { id, slug, ...values } = course

  const saved = await changeContent(database(), {
    kind: 'courses',
    id,
    version: 1,
    values: { ...values, lessonOrder: 'free', certificateRule: 'lessons', price: rupees(3_499) },
    ...editor,
  })

  expect(saved.ok).toBe(true)
  expect((await listCourses(database())).find((listed) => listed.slug === slug)?.price).toBe(349_900)
  expect(await findContent(database(), 'courses', id)).toMatchObject({ isSample: false, version: 2 })
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.actorId, editor.editorId))
  expect(entry).toMatchObject({
    action: 'content-changed',
    subjectKind: 'courses',
    details: { fields: ['price'], price: { from: 299_900, to: 349_900 } },
  })
})

test('an edit by the second of two concurrent admins is refused with the current version', async () => {
  const [id = 0] = await givenTestimonials(['Asha'])
  const save = (name: string) =>
    changeContent(database(), { kind: 'testimonials', id, version: 1, values: { ...fields, name }, ...editor })

  const outcomes = await Promise.all([save('Meera'), save('Ravi')])

  const [current] = await names()
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: { reason: 'changed-meanwhile', current: { name: current, version: 2 } },
  })
})

test('an edit of deleted content is refused', async () => {
  const [id = 0] = await givenTestimonials(['Asha'])
  await removeContent(database(), { kind: 'testimonials', id, version: 1, ...editor })

  expect(await changeContent(database(), { kind: 'testimonials', id, version: 1, values: fields, ...editor })).toEqual({
    ok: false,
    refusal: { reason: 'content-not-found' },
  })
})

test('rejects a lesson whose module is being deleted, and a page of a teacher being deleted', async () => {
  const db = database()
  const course = await givenCourse(db)
  await givenLessons(db, course.id, 1)
  const [courseModule] = await listContent(db, 'modules', { parentId: course.id, limit: 1 })
  const teacher = await addContent(db, {
    kind: 'teachers',
    values: { name: 'Varahamihira', introduction: 'Of Ujjain.', biography: '', links: [] },
    parentId: undefined,
    ...editor,
  })
  const [moduleId, teacherId] = [courseModule?.id ?? 0, teacher.ok ? teacher.value.id : 0]

  const lesson = await whileUncommitted(
    db,
    (tx) => removeContent(tx, { kind: 'modules', id: moduleId, version: 1, ...editor }),
    () =>
      addContent(db, {
        kind: 'lessons',
        values: {
          title: 'The Moon',
          kind: 'text',
          content: 'Text.',
          url: null,
          startsAt: null,
          recordingUrl: null,
          minutes: 5,
          isFree: false,
          isPublished: true,
          exercise: null,
          exerciseLevel: 1,
          ownCharts: false,
          opensAfterDays: 0,
          passPercent: 70,
          mostTries: null,
          dueDays: null,
          task: '',
        },
        parentId: moduleId,
        ...editor,
      }),
  )
  const page = await whileUncommitted(
    db,
    (tx) => removeContent(tx, { kind: 'teachers', id: teacherId, version: 1, ...editor }),
    () =>
      addContent(db, {
        kind: 'teacher-pages',
        values: { level: 'basic', summary: 'First.', status: 'available', statedLessons: null, comingSoonNote: null },
        parentId: teacherId,
        ...editor,
      }),
  )

  expect([lesson, page]).toEqual([HOMELESS, HOMELESS])
})

const HOMELESS = { ok: false, refusal: { reason: 'content-not-found' } }

test('the order changes by one place and stops at the ends', async () => {
  const [first = 0, , last = 0] = await givenTestimonials(['A', 'B', 'C'])

  await moveContent(database(), { kind: 'testimonials', id: first, direction: 'up', ...editor })
  expect(await names()).toEqual(['A', 'B', 'C'])
  await moveContent(database(), { kind: 'testimonials', id: last, direction: 'up', ...editor })
  expect(await names()).toEqual(['A', 'C', 'B'])
  await moveContent(database(), { kind: 'testimonials', id: first, direction: 'down', ...editor })
  expect(await names()).toEqual(['C', 'A', 'B'])
})

test('the order survives equal positions and concurrent moves', async () => {
  const ids = await givenTestimonials(['A', 'B', 'C', 'D'])
  await database().update(testimonials).set({ position: 7 })

  await Promise.all(
    ids.slice(1).map((id) => moveContent(database(), { kind: 'testimonials', id, direction: 'up', ...editor })),
  )

  expect((await names()).toSorted()).toEqual(['A', 'B', 'C', 'D'])
  const places = (await listContent(database(), 'testimonials', { limit: 9 })).map(({ position }) => position)
  expect(places).toEqual([1, 2, 3, 4])
})

test('pages and searches a list in the database', async () => {
  await givenTestimonials(['Asha', 'Meera', '100%'])

  const page = await listContent(database(), 'testimonials', { limit: 2 })
  const last = page.at(-1)
  const rest = await listContent(database(), 'testimonials', {
    limit: 2,
    after: { position: last?.position ?? 0, id: last?.id ?? 0 },
  })
  const found = await listContent(database(), 'testimonials', { limit: 9, search: '0%' })

  expect([page, rest, found].map((rows) => rows.map(({ name }) => name))).toEqual([
    ['Asha', 'Meera'],
    ['100%'],
    ['100%'],
  ])
})

test('the catalogue hides a retired course and shows it again, and never deletes what was sold', async () => {
  const course = await givenCourse(database())
  const isListed = async () => (await listCourses(database())).some(({ id }) => id === course.id)
  const named = { kind: 'courses', id: course.id, ...editor } as const

  await retireContent(database(), { ...named, version: 1, isRetired: true })
  expect(await isListed()).toBe(false)
  await retireContent(database(), { ...named, version: 2, isRetired: false })
  expect(await isListed()).toBe(true)
  expect(await removeContent(database(), { ...named, version: 3 })).toEqual({
    ok: false,
    refusal: { reason: 'sold' },
  })
})

test('the catalogue has one most popular package', async () => {
  const first = await givenConsultationPackage(database(), { isPopular: true })
  const { id, slug } = await givenConsultationPackage(database())
  const values = await packageValues(database(), id)

  await changeContent(database(), {
    kind: 'packages',
    id,
    version: 1,
    values: { ...values, isPopular: true },
    ...editor,
  })

  const popular = (await listConsultationPackages(database())).filter(({ isPopular }) => isPopular)
  expect(popular.map((one) => one.slug)).toEqual([slug])
  expect(popular).not.toContainEqual(expect.objectContaining({ id: first.id }))
})

test('the catalogue has one most popular package when two are chosen at once', async () => {
  const choose = async (db: Database, { id }: ConsultationPackage) => {
    const values = { ...(await packageValues(db, id)), isPopular: true }
    return changeContent(db, { kind: 'packages', id, version: 1, values, ...editor })
  }
  const [one, other] = [await givenConsultationPackage(database()), await givenConsultationPackage(database())]

  await whileUncommitted(
    database(),
    (tx) => choose(tx, one),
    () => choose(database(), other),
  )

  const popular = (await listConsultationPackages(database())).filter(({ isPopular }) => isPopular)
  expect(popular.map(({ id }) => id)).toEqual([other.id])
})

test('the catalogue rejects a second course with the same slug', async () => {
  const course = { level: 'Basic', title: 'Nakshatra days', description: 'Days.', durationWeeks: 2 } as const
  const values = {
    ...course,
    price: rupees(100),
    compareAtPrice: null,
    highlights: [],
    lessonOrder: 'free',
    certificateRule: 'lessons',
  } as const
  const addition = { kind: 'courses', values, parentId: undefined, ...editor } as const

  expect((await addContent(database(), addition)).ok).toBe(true)
  expect(await addContent(database(), addition)).toEqual({ ok: false, refusal: { reason: 'name-taken' } })
})

test('emails waiting visitors when a teacher page gets its content', async () => {
  const site = await createDatabase()
  try {
    await loadSampleContent(site.db)
    const admin = await givenUser(site.db, { roles: ['admin'] })
    const visit = { address: '10.0.0.1', now, honeypot: '' }
    await requestNotification(site.db, { email: 'asha@example.com', teacherPageSlug: 'jaimini-advanced' }, visit)
    const page = await findTeacherPage(site.db, 'jaimini-advanced')

    await changeContent(site.db, {
      kind: 'teacher-pages',
      id: page?.id ?? 0,
      version: 1,
      values: {
        level: 'advanced',
        summary: 'Now here.',
        status: 'available',
        statedLessons: null,
        comingSoonNote: null,
      },
      editorId: admin.id,
      now,
    })

    const { rows } = await site.db.execute<{ recipient: string }>(
      `select recipient from emails where kind = 'content-available'`,
    )
    expect(rows).toEqual([{ recipient: 'asha@example.com' }])
  } finally {
    await site.drop()
  }
})

test('accepted samples lose their sample mark', async () => {
  await database().insert(faqEntries).values({ page: 'contact', question: 'Why?', answer: 'So.', isSample: true })

  expect((await countItems(database(), ['faq'])).samples).toEqual({ faq: 1 })
  expect(await acceptSamples(database(), { kind: 'faq', parentId: undefined }, editor)).toBe(1)
  expect((await countItems(database(), ['faq'])).samples).toEqual({ faq: 0 })
})
