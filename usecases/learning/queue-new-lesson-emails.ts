import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listLessons, listOwnEnrollments, type OwnEnrollment } from '#db/learning/learning.ts'
import {
  findLessonEmailsStopped,
  listStudentsToEmail,
  listUnopenedLessons,
  recordLessonEmailsStopped,
  takeLessonDigest,
  takeNewLessons,
} from '#db/learning/new-lessons.ts'
import { readerOf } from '#domain/emails/emails.ts'
import type { Language } from '#domain/languages.ts'
import { type CourseToEmail, lessonsToEmail } from '#domain/learning/lessons-to-email.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endLessonEmailsLink } from './lesson-emails-link.ts'

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Emails each student about the lessons that were published, or that a day has opened, since the last time, all in one. Who has
 * just enrolled finds what is published in the course.
 */
export function queueNewLessonEmails(db: Database, signing: Signing, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const since = await takeLessonDigest(tx, now)
    const published = await takeNewLessons(tx)
    let queued = 0
    for (const student of await listStudentsToEmail(tx)) {
      if (await notifyStudent(tx, signing, { student, published, since, now })) queued += 1
    }
    return queued
  })
}

type NamedLessons = {
  readonly userId: string
  readonly lessonIds: readonly number[]
  readonly openedIds?: readonly number[]
}

type Notified = {
  readonly student: Awaited<ReturnType<typeof listStudentsToEmail>>[number]
  readonly published: readonly number[]
  readonly since: Date
  readonly now: Date
}

async function notifyStudent(tx: Transaction, { keys, site }: Signing, { student, published, since, now }: Notified) {
  const enrollments = await listOwnEnrollments(tx, student.id)
  const isNewcomer = enrollments.every(({ enrollmentDate }) => now.getTime() - enrollmentDate.getTime() <= DAY_MS)
  const courses = await readCourses(tx, student.id, enrollments)
  const due = lessonsToEmail(courses, { published: isNewcomer ? [] : published, since, now })
  const named = { lessonIds: [...due.published, ...due.opened], openedIds: due.opened }
  const lessons = await listedLessons(tx, { userId: student.id, ...named })
  if (lessons.length === 0) return false
  return queueEmail(tx, {
    eventKey: `new-lessons:${student.id}:${istDate(now)}`,
    to: readerOf(student),
    email: { kind: 'new-lessons', ...named, lessons, stop: endLessonEmailsLink(keys, site, student) },
    timeZone: enrollments[0]?.timeZone,
  })
}

/** The courses that a student reads; the complete one has the lessons of all. */
function readCourses(tx: Transaction, userId: string, enrollments: readonly OwnEnrollment[]): Promise<CourseToEmail[]> {
  return Promise.all(
    enrollments.map(async ({ courseId, level }) => ({
      lessons: await listLessons(tx, { id: courseId, level }, userId),
      enrollments: enrollments.filter((other) => other.courseId === courseId),
    })),
  )
}

async function listedLessons(db: Database, { openedIds = [], ...named }: NamedLessons, language?: Language) {
  if (named.lessonIds.length === 0) return []
  const lessons = await listUnopenedLessons(db, named, language)
  return lessons.map(({ id, title, course, courseSlug }) => ({
    title,
    course,
    path: `/learning/${courseSlug}/${id}`,
    ...(openedIds.includes(id) && { isOpened: true }),
  }))
}

/** Without lessons that were opened or taken back meanwhile. */
export const refreshNewLessons: Refresh<'new-lessons'> = async (db, email, { eventKey, language }) => {
  const [, userId = ''] = eventKey.split(':')
  if ((await findLessonEmailsStopped(db, userId)) !== null) return refused('unsubscribed')
  const { lessonIds, openedIds = [] } = email
  const lessons = await listedLessons(db, { userId, lessonIds, openedIds }, language)
  return lessons.length === 0 ? refused('lessons-seen') : accepted({ ...email, lessons })
}

/** No more emails about new lessons, or again. */
export async function changeLessonEmails(
  db: Database,
  { userId, isWanted }: { readonly userId: string; readonly isWanted: boolean },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return
    await recordLessonEmailsStopped(tx, userId, isWanted ? null : now)
  })
}
