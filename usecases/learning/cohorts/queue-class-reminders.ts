import type { Database } from '#db/client.ts'
import { findCohortLink } from '#db/learning/cohorts.ts'
import { findLiveLesson, listStudentsOfLiveLessons } from '#db/learning/live-lessons.ts'
import { type BookedClass, findBookedClass, listStudentsOfClasses } from '#db/learning/own-classes.ts'
import { listNotifiedEvents } from '#db/sessions/reminders.ts'
import type { ClassInEmail } from '#domain/emails/booking-emails.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import type { Language } from '#domain/languages.ts'
import { CLASS_REMINDER_TIMES, type ClassReminderTime, classReminderSpan } from '#domain/learning/class-reminders.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

/** Queues the reminders of the classes that are near; each goes out once. Returns how many were queued. */
export async function queueClassReminders(db: Database, now: Date): Promise<number> {
  let queued = 0
  for (const before of CLASS_REMINDER_TIMES) {
    const span = classReminderSpan(before, now)
    const students = [...(await listStudentsOfClasses(db, span)), ...(await listStudentsOfLiveLessons(db, span))]
    const keys = students.map((student) => reminderKey(before, student))
    const notified = await listNotifiedEvents(db, keys)
    for (const student of students.filter((one) => !notified.has(reminderKey(before, one)))) {
      const { id: classId, cohortId, bookingId } = student
      const isLesson = cohortId === null
      const email = {
        kind: 'class-reminder',
        before,
        classId,
        ...(isLesson && { isLesson }),
        bookingId,
        live: classInEmail(student),
      } as const
      // One transaction each, so that one failing reminder does not block the others.
      const isQueued = await db.transaction((tx) => notifyClient(tx, student, email, reminderKey(before, student)))
      if (isQueued) queued += 1
    }
  }
  return queued
}

type Named = Pick<BookedClass, 'id' | 'bookingId' | 'startsAt'> & { readonly cohortId: number | null }

/** The start is part of the key: a moved class is another appointment. Emails are unique by key. */
function reminderKey(before: ClassReminderTime, { id, cohortId, bookingId, startsAt }: Named): string {
  const name = cohortId === null ? `lesson-${id}` : id
  return `class-reminder:${before}:${name}:${bookingId}:${startsAt.toISOString()}`
}

/** With the names in the reader's language and the link as it is now. */
export const refreshClassReminder: Refresh<'class-reminder'> = async (db, email, { eventKey, language }) => {
  const live = await findOwn(db, email, language)
  if (!live) return refused('enrollment-ended')
  // The new time has a reminder of its own.
  if (reminderKey(email.before, live) !== eventKey) return refused('moved-again')
  return accepted({ ...email, live: { ...classInEmail(live), meetingLink: live.meetingLink } })
}

async function findOwn(
  db: Database,
  { classId, isLesson, bookingId }: EmailOf<'class-reminder'>,
  language: Language | undefined,
) {
  if (isLesson) return findLiveLesson(db, { lessonId: classId, bookingId }, language)
  const live = await findBookedClass(db, { classId, bookingId }, language)
  return live && { ...live, meetingLink: (await findCohortLink(db, live.cohortId)) ?? '' }
}

export function classInEmail(live: Omit<BookedClass, 'cohortId'>): ClassInEmail {
  const { courseTitle, courseSlug, cohortTitle, lessonTitle, startsAt } = live
  const time = { startsAt: startsAt.toISOString(), endsAt: classEnd(live).toISOString() }
  return { courseTitle, courseSlug, cohortTitle, lessonTitle, ...time }
}
