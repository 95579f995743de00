import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteOldRemovals, findRemoval } from '#db/content/samples.ts'
import { deleteLeftLessonFiles, findLessonFile } from '#db/learning/lesson-files.ts'
import { lessonFileChunks, lessonFiles, lessons } from '#db/schema/learning.ts'
import { MOST_FILES } from '#domain/sessions/file-room.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { A_PDF, givenLessonFile, pieces } from '#test/factories/files.ts'
import { givenLessons } from '#test/factories/learning.ts'
import { removeContent } from '#usecases/admin/arrange-content.ts'
import { restoreSamples } from '#usecases/admin/review-samples.ts'
import { BrokenUpload } from '#usecases/uploads/file-content.ts'
import { readLessonFiles } from './read-lesson-files.ts'
import { storeLessonFile } from './store-lesson-file.ts'

const now = new Date('2026-05-01T04:30:00Z')
const hourAgo = new Date(now.getTime() - HOUR_MS)

async function givenLesson() {
  const course = await givenCourse(database())
  const [lessonId = 0] = await givenLessons(database(), course.id, 1)
  const [lesson] = await database().select().from(lessons).where(eq(lessons.id, lessonId))
  const { id: editorId } = await givenUser(database(), { roles: ['client', 'admin'] })
  return { lessonId, moduleId: lesson?.moduleId ?? 0, editorId }
}

type Lesson = Awaited<ReturnType<typeof givenLesson>>

const store = ({ lessonId, editorId }: Lesson, content: AsyncIterable<Uint8Array>) =>
  storeLessonFile(database(), TEST_KEYS, { lessonId, editorId, name: 'slides.pdf', content }, now)

test('the files of a deleted lesson come back when it is restored, and go when it cannot be restored any more', async () => {
  const db = database()
  const lesson = await givenLesson()
  const { lessonId, moduleId, editorId } = lesson
  const fileId = await givenLessonFile(db, { lessonId })
  const removal = { kind: 'lessons', id: lessonId, editorId, now } as const

  await removeContent(db, { ...removal, version: 1 })
  await deleteLeftLessonFiles(db, hourAgo)
  expect(await findLessonFile(db, fileId)).toBeUndefined()
  const removed = await findRemoval(db, { kind: 'lessons', parentId: moduleId }, hourAgo)
  await restoreSamples(db, { kind: 'lessons', removalId: removed?.id ?? 0 }, { editorId, now })
  expect(await findLessonFile(db, fileId)).toMatchObject({ lessonId })

  await removeContent(db, { ...removal, version: 1 })
  await deleteOldRemovals(db, new Date(now.getTime() + 1))
  await deleteLeftLessonFiles(db, hourAgo)
  expect(await db.$count(lessonFiles, eq(lessonFiles.id, fileId))).toBe(0)
  expect(await db.$count(lessonFileChunks, eq(lessonFileChunks.fileId, fileId))).toBe(0)
})

test('a file of a lesson leaves nothing behind when it is empty, of another type, broken off or its lesson is gone', async () => {
  const lesson = await givenLesson()
  async function* broken() {
    yield A_PDF
    throw new BrokenUpload()
  }

  expect(await store(lesson, pieces(Buffer.alloc(0)))).toMatchObject({ refusal: 'file-empty' })
  expect(await store(lesson, pieces(Buffer.from('<script>')))).toMatchObject({ refusal: 'file-type' })
  expect(await store(lesson, broken())).toMatchObject({ refusal: 'file-incomplete' })
  expect(await store({ ...lesson, lessonId: 999_999 }, pieces(A_PDF))).toMatchObject({ refusal: 'lesson-not-found' })
  expect(await database().$count(lessonFiles, eq(lessonFiles.lessonId, lesson.lessonId))).toBe(0)
})

test('a lesson has a limited number of files, listed in the order in which they were added', async () => {
  const lesson = await givenLesson()
  for (let added = 0; added < MOST_FILES; added++) await givenLessonFile(database(), lesson)

  expect(await store(lesson, pieces(A_PDF))).toMatchObject({ refusal: 'too-many-files' })
  expect(await readLessonFiles(database(), TEST_KEYS, lesson.lessonId)).toHaveLength(MOST_FILES)
})
