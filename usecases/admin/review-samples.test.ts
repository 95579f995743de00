import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findRemoval, listSamples } from '#db/content/samples.ts'
import { listHandedInWork } from '#db/learning/handed-in-work.ts'
import { listSeenQuestions } from '#db/learning/lesson-questions.ts'
import { listQuizQuestions, listQuizTries } from '#db/learning/quizzes.ts'
import { resources, teacherPages, teachers, testimonials } from '#db/schema/content.ts'
import { courseModules, lessonProgress, lessons } from '#db/schema/learning.ts'
import { removedContent } from '#db/schema/removed-content.ts'
import { notificationRequests } from '#db/schema/visitors.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenHandedInWork } from '#test/factories/handed-in-work.ts'
import { givenLessons, givenQuizQuestions, givenQuizTry } from '#test/factories/learning.ts'
import { givenLessonQuestion } from '#test/factories/lesson-questions.ts'
import { purgeVisits } from '#usecases/visitors/purge-visits.ts'
import { removeContent } from './arrange-content.ts'
import { changeContent } from './change-content.ts'
import { acceptSamples, removeSamples, restoreSamples } from './review-samples.ts'

const now = new Date('2026-05-01T04:30:00Z')
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  await database().delete(removedContent)
  await database().delete(teachers)
  editor = { editorId: (await givenUser(database(), { roles: ['admin'] })).id, now }
})

/** The sample lessons of one module of a new course. */
async function givenSampleLessons() {
  const db = database()
  const course = await givenCourse(db)
  const ids = await givenLessons(db, course.id, 2)
  const [module] = await db.select().from(courseModules).where(eq(courseModules.courseId, course.id))
  const moduleId = module?.id ?? 0
  await db.update(lessons).set({ isSample: true }).where(eq(lessons.moduleId, moduleId))
  await db.update(courseModules).set({ isSample: true }).where(eq(courseModules.id, moduleId))
  return { courseId: course.id, moduleId, ids, listed: { kind: 'lessons', parentId: moduleId } as const }
}

const lessonsOf = (moduleId: number) =>
  database().select().from(lessons).where(eq(lessons.moduleId, moduleId)).orderBy(lessons.id)

test('removing samples removes the named lessons of one module and no lesson of another course', async () => {
  const [one, other] = [await givenSampleLessons(), await givenSampleLessons()]

  const removed = await removeSamples(database(), { ...one.listed, ids: [...one.ids, ...other.ids] }, editor)

  expect(removed).toBe(2)
  expect(await lessonsOf(one.moduleId)).toEqual([])
  expect(await lessonsOf(other.moduleId)).toHaveLength(2)
})

test('removing samples leaves a lesson that was edited after the confirmation was shown', async () => {
  const { listed, ids, moduleId } = await givenSampleLessons()
  const [edited = 0] = ids
  await database().update(lessons).set({ isSample: false }).where(eq(lessons.id, edited))

  expect(await removeSamples(database(), { ...listed, ids }, editor)).toBe(1)
  expect(await lessonsOf(moduleId)).toMatchObject([{ id: edited }])
})

test('removing samples leaves a sample module that contains an own lesson', async () => {
  const { courseId, moduleId, ids } = await givenSampleLessons()
  const modules = { kind: 'modules', parentId: courseId } as const
  const [own = 0] = ids
  await database().update(lessons).set({ isSample: false }).where(eq(lessons.id, own))

  expect(await listSamples(database(), modules)).toMatchObject([{ id: moduleId, hasOwnContent: true }])
  expect(await removeSamples(database(), { ...modules, ids: [moduleId] }, editor)).toBe(0)
  expect(await lessonsOf(moduleId)).toHaveLength(2)
})

test('a deleted item comes back with everything inside it', async () => {
  const db = database()
  const { courseId, moduleId, ids } = await givenSampleLessons()
  const [lessonId = 0] = ids
  const { id: userId } = await givenUser(db)
  await givenQuizQuestions(db, lessonId, [{ kind: 'text', question: 'Which is first?', answers: ['Ashwini'] }])
  await givenQuizTry(db, { userId, lessonId, now })
  await givenHandedInWork(db, { userId, lessonId, now })
  await givenLessonQuestion(db, { userId, lessonId, now })

  const removed = await removeContent(db, { ...editor, kind: 'modules', id: moduleId, version: 1 })
  const left = await lessonsOf(moduleId)
  const removal = await findRemoval(db, { kind: 'modules', parentId: courseId }, undoableSince(now))
  const restored = await restoreSamples(db, { kind: 'modules', removalId: removal?.id ?? 0 }, editor)

  expect(removed.ok).toBe(true)
  expect(left).toEqual([])
  expect(restored).toBe(1)
  expect((await lessonsOf(moduleId)).map(({ id }) => id)).toEqual(ids)
  const ofLesson = { userId, lessonIds: [lessonId] }
  expect(await listQuizQuestions(db, lessonId)).toMatchObject([{ answers: ['Ashwini'] }])
  expect(await listQuizTries(db, ofLesson)).toMatchObject([{ number: 1, answers: [{ given: 'Bharani' }] }])
  expect(await listHandedInWork(db, ofLesson)).toHaveLength(1)
  expect(await listSeenQuestions(db, { userId, lessonId, limit: 9 })).toHaveLength(1)
})

test('removing samples never removes a course, because clients may have bought it', async () => {
  const course = await givenCourse(database(), { isSample: true })

  expect(await removeSamples(database(), { kind: 'courses', parentId: undefined, ids: [course.id] }, editor)).toBe(0)
})

test('undoing a removal restores lessons with the progress of students', async () => {
  const db = database()
  const { listed, ids, moduleId } = await givenSampleLessons()
  const { id: userId } = await givenUser(db)
  const [lessonId = 0] = ids
  await db.insert(lessonProgress).values({ userId, lessonId, openedAt: now, doneAt: now })
  const before = await lessonsOf(moduleId)

  await removeSamples(db, { ...listed, ids }, editor)
  const removal = await findRemoval(db, listed, undoableSince(now))
  const restored = await restoreSamples(db, { kind: 'lessons', removalId: removal?.id ?? 0 }, editor)

  expect(removal).toMatchObject({ removed: 2, removedAt: now })
  expect(restored).toBe(2)
  expect(await lessonsOf(moduleId)).toEqual(before)
  expect(await db.select().from(lessonProgress).where(eq(lessonProgress.lessonId, lessonId))).toHaveLength(1)
  expect(await findRemoval(db, listed, undoableSince(now))).toBeUndefined()
})

test('undoing a removal restores a teacher with pages, resources and waiting readers', async () => {
  const db = database()
  const [teacher] = await db
    .insert(teachers)
    .values({ slug: 'garga', name: 'Garga', introduction: 'Old.', biography: '', isSample: true })
    .returning({ id: teachers.id })
  const [page] = await db
    .insert(teacherPages)
    .values({
      teacherId: teacher?.id ?? 0,
      level: 'basic',
      slug: 'garga-basic',
      summary: 'First.',
      status: 'coming_soon',
      comingSoonNote: 'Soon.',
      isSample: true,
    })
    .returning({ id: teacherPages.id })
  const teacherPageId = page?.id ?? 0
  await db.insert(resources).values({
    teacherPageId,
    title: 'A talk',
    description: 'On signs.',
    type: 'video',
    duration: '10 min',
    url: 'https://example.com/talk',
    isSample: true,
  })
  await db.insert(notificationRequests).values({ email: 'asha@example.com', teacherPageId, requestedAt: now })
  const listed = { kind: 'teachers', parentId: undefined } as const

  await removeSamples(db, { ...listed, ids: [teacher?.id ?? 0] }, editor)
  expect(await db.select().from(notificationRequests)).toEqual([])
  const removal = await findRemoval(db, listed, undoableSince(now))
  await restoreSamples(db, { kind: 'teachers', removalId: removal?.id ?? 0 }, editor)

  expect(await db.select().from(resources)).toMatchObject([{ teacherPageId, title: 'A talk' }])
  expect(await db.select().from(notificationRequests)).toMatchObject([{ email: 'asha@example.com' }])
})

test('undoing a removal leaves out lessons whose module was deleted meanwhile', async () => {
  const db = database()
  const { listed, ids, moduleId } = await givenSampleLessons()
  await removeSamples(db, { ...listed, ids }, editor)
  const removal = await findRemoval(db, listed, undoableSince(now))
  await db.delete(courseModules).where(eq(courseModules.id, moduleId))

  expect(await restoreSamples(db, { kind: 'lessons', removalId: removal?.id ?? 0 }, editor)).toBe(0)
})

test('undoing a removal is possible for a day, then the copies are deleted', async () => {
  const db = database()
  const { listed, ids } = await givenSampleLessons()
  await removeSamples(db, { ...listed, ids }, editor)
  const dayLater = new Date(now.getTime() + DAY_MS + 1)

  expect(await findRemoval(db, listed, undoableSince(dayLater))).toBeUndefined()
  await purgeVisits(db, dayLater)
  expect(await db.select().from(removedContent)).toEqual([])
})

test('invented testimonials are never accepted, nor edited while the name or the quote stays', async () => {
  const db = database()
  const sample = { name: 'Meera K.', place: 'Pune', quote: 'It was simply a good talk.', stars: 5 }
  const [row] = await db
    .insert(testimonials)
    .values({ ...sample, isSample: true })
    .returning({ id: testimonials.id })
  const edit = (values: Partial<typeof sample>) =>
    changeContent(db, {
      ...editor,
      kind: 'testimonials',
      id: row?.id ?? 0,
      version: 1,
      values: { ...sample, ...values },
    })

  expect(await acceptSamples(db, { kind: 'testimonials', parentId: undefined }, editor)).toBe(0)
  expect(await edit({ place: 'Mumbai' })).toEqual({ ok: false, refusal: { reason: 'still-invented' } })
  expect(await edit({ name: 'Lata', quote: ' It was simply a good talk! ' })).toMatchObject({ ok: false })
  expect(await edit({ name: 'Lata', quote: 'She explained it.' })).toMatchObject({ ok: true })
})

test('accepting samples leaves those of other lists', async () => {
  const [one, other] = [await givenSampleLessons(), await givenSampleLessons()]

  expect(await acceptSamples(database(), one.listed, editor)).toBe(2)
  expect(await listSamples(database(), other.listed)).toHaveLength(2)
})
