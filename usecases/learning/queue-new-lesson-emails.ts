import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { listOwnEnrollments } from '#db/learning/learning.ts'
import {
  findLessonEmailsStopped,
  listStudentsToEmail,
  listUnopenedLessons,
  recordLessonEmailsStopped,
  takeNewLessons,
} from '#db/learning/new-lessons.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istDate } from '#domain/time/india-time.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

/**
 * Emails each student about the lessons that were published since the last time, all in one. Who has just enrolled finds
 * them in the course.
 */
export function queueNewLessonEmails(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const lessonIds = await takeNewLessons(tx)
    if (lessonIds.length === 0) return 0
    let queued = 0
    for (const userId of await listStudentsToEmail(tx, new Date(now.getTime() - DAY_MS))) {
      if (await notifyStudent(tx, { userId, lessonIds, now })) queued += 1
    }
    return queued
  })
}

type NamedLessons = { readonly userId: string; readonly lessonIds: readonly number[] }

async function notifyStudent(tx: Transaction, { userId, lessonIds, now }: NamedLessons & { readonly now: Date }) {
  const lessons = await listedLessons(tx, { userId, lessonIds })
  if (lessons.length === 0) return false
  const [enrollment] = await listOwnEnrollments(tx, userId)
  const email = { kind: 'new-lessons', lessonIds, lessons } as const
  const reader = { userId, timeZone: enrollment?.timeZone ?? INDIA_TIME_ZONE }
  return notifyClient(tx, reader, email, `new-lessons:${userId}:${istDate(now)}`)
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
