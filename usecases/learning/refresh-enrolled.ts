import type { Database } from '#db/client.ts'
import { findCohortLink } from '#db/learning/cohorts.ts'
import { findEnrolledCourse } from '#db/learning/enrollments.ts'
import { findFirstLesson } from '#db/learning/learning.ts'
import { findFirstBookedClass } from '#db/learning/own-classes.ts'
import type { BookedClassInEmail } from '#domain/emails/booking-emails.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { classInEmail } from './cohorts/queue-class-reminders.ts'

/** Leads to the first lesson; of a class that is sold alone it says when and how to join, as both are now. */
export const refreshEnrolled: Refresh<'enrolled'> = async (db, email, { eventKey, language }) => {
  const [, bookingId = ''] = eventKey.split(':')
  const course = await findEnrolledCourse(db, bookingId)
  if (!course) return refused('enrollment-ended')
  if (course.level === null) {
    const live = await readBookedClass(db, bookingId, language)
    return live ? accepted({ ...email, live }) : refused('enrollment-ended')
  }
  const first = await findFirstLesson(db, course, language)
  const firstLesson = first ? { title: first.title, path: `/learning/${course.slug}/${first.id}` } : null
  return accepted({ ...email, firstLesson })
}

async function readBookedClass(
  db: Database,
  bookingId: string,
  language: Language | undefined,
): Promise<BookedClassInEmail | undefined> {
  const live = await findFirstBookedClass(db, bookingId, language)
  if (!live) return undefined
  const meetingLink = (await findCohortLink(db, live.cohortId)) ?? ''
  const { id: classId, calendarSequence: sequence, changedAt } = live
  return { ...classInEmail(live), meetingLink, classId, sequence, changedAt: changedAt.toISOString() }
}
