import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listOwnEnrollments } from '#db/learning/learning.ts'
import {
  findLessonEmailsStopped,
  listStudentsToEmail,
  listUnopenedLessons,
  recordLessonEmailsStopped,
  takeNewLessons,
} from '#db/learning/new-lessons.ts'
import { readerOf } from '#domain/emails/emails.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endLessonEmailsLink } from './lesson-emails-link.ts'

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Emails each student about the lessons that were published since the last time, all in one. Who has just enrolled finds
 * them in the course.
 */
export function queueNewLessonEmails(db: Database, signing: Signing, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const lessonIds = await takeNewLessons(tx)
    if (lessonIds.length === 0) return 0
    let queued = 0
    for (const student of await listStudentsToEmail(tx, new Date(now.getTime() - DAY_MS))) {
      if (await notifyStudent(tx, signing, { student, lessonIds, now })) queued += 1
    }
    return queued
  })
}

type NamedLessons = { readonly userId: string; readonly lessonIds: readonly number[] }

type Notified = {
  readonly student: Awaited<ReturnType<typeof listStudentsToEmail>>[number]
  readonly lessonIds: readonly number[]
  readonly now: Date
}

async function notifyStudent(tx: Transaction, { keys, site }: Signing, { student, lessonIds, now }: Notified) {
  const lessons = await listedLessons(tx, { userId: student.id, lessonIds })
  if (lessons.length === 0) return false
  const [enrollment] = await listOwnEnrollments(tx, student.id)
  return queueEmail(tx, {
    eventKey: `new-lessons:${student.id}:${istDate(now)}`,
    to: readerOf(student),
    email: { kind: 'new-lessons', lessonIds, lessons, stop: endLessonEmailsLink(keys, site, student) },
    timeZone: enrollment?.timeZone,
  })
}

async function listedLessons(db: Database, named: NamedLessons, language?: Language) {
  const lessons = await listUnopenedLessons(db, named, language)
  return lessons.map(({ id, title, course, courseSlug }) => ({ title, course, path: `/learning/${courseSlug}/${id}` }))
}

/** Without lessons that were opened or taken back meanwhile. */
export const refreshNewLessons: Refresh<'new-lessons'> = async (db, email, { eventKey, language }) => {
  const [, userId = ''] = eventKey.split(':')
  if ((await findLessonEmailsStopped(db, userId)) !== null) return refused('unsubscribed')
  const lessons = await listedLessons(db, { userId, lessonIds: email.lessonIds }, language)
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
