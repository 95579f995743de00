import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { recordClass } from '#db/content/classes.ts'
import { recordSeatWait } from '#db/learning/cohort-waitlist.ts'
import { findCohort, recordCohort, recordNewClasses } from '#db/learning/cohorts.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import { givenCourse } from './catalogue.ts'

type CohortDetails = {
  readonly courseId?: number
  readonly title?: string
  readonly seats?: number
  /** The starts of its classes; two, in one and two weeks, by default. */
  readonly starts?: readonly Date[]
  readonly lessonId?: number
  readonly now: Date
}

/** A group of a course, with classes of an hour; the first one is tied to the lesson. */
export async function givenCohort(db: Database, details: CohortDetails) {
  const { now, title = 'Saturdays', seats = 2, lessonId = null } = details
  const courseId = details.courseId ?? (await givenCourse(db)).id
  const values = { courseId, title, seats, meetingLink: '', createdAt: now, updatedAt: now }
  const cohortId = await recordCohort(db, values)
  const starts = details.starts ?? [7, 14].map((days) => new Date(now.getTime() + days * DAY_MS))
  await recordNewClasses(
    db,
    starts.map((startsAt, index) => ({ cohortId, startsAt, minutes: 60, lessonId: index === 0 ? lessonId : null })),
  )
  const cohort = await findCohort(db, cohortId, { now })
  if (!cohort) throw new Error('The group was not recorded.')
  return cohort
}

type Wait = { readonly cohortId: number; readonly userId: string; readonly now: Date }

/** A client in the line of a group. */
export async function givenSeatWait(db: Database, { cohortId, userId, now }: Wait): Promise<string> {
  const id = randomUUID()
  await recordSeatWait(db, { id, cohortId, userId, timeZone: 'Asia/Kolkata', createdAt: now })
  return id
}

type ClassDetails = {
  readonly title?: string
  readonly price?: Paise
  readonly seats?: number
  readonly startsAt?: Date
  readonly now: Date
}

/** A class that is sold alone, with one date in a week; free by default. */
export async function givenClass(db: Database, { now, ...details }: ClassDetails) {
  const { title = 'Bhajans at full moon', price = paiseFrom(0), seats = 2 } = details
  const courseId = await recordClass(
    db,
    { title, description: 'An evening of bhajans.', price },
    `class-${randomUUID()}`,
  )
  const startsAt = details.startsAt ?? new Date(now.getTime() + 7 * DAY_MS)
  const cohort = await givenCohort(db, { courseId, title: '', seats, starts: [startsAt], now })
  const service = await findService(db, { kind: 'course', slug: cohort.courseSlug })
  if (!service) throw new Error('The class is not on offer.')
  return { cohort, service }
}
