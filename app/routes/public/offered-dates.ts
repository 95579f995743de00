import type { OfferedDate } from '#app/features/courses/offered-date.ts'
import { LANGUAGE } from '#content/language.ts'
import { clientTime } from '#content/words/session-times.ts'
import { listAstrologerNames } from '#db/availability/astrologers.ts'
import type { Database } from '#db/client.ts'
import { listBookableCohorts, listCohortClasses } from '#db/learning/cohorts.ts'
import { freeSeats } from '#domain/learning/cohorts.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'

/** The groups of all courses and the dates of all classes that can be booked, by their start. */
export async function listOfferedDates(db: Database, now: Date): Promise<OfferedDate[]> {
  const cohorts = await listBookableCohorts(db, 'all', { now, language: LANGUAGE })
  if (cohorts.length === 0) return []
  const ids = cohorts.map(({ id }) => id)
  const [classes, teachers] = await Promise.all([listCohortClasses(db, ids), listAstrologerNames(db)])
  return cohorts.flatMap((cohort) => {
    const first = classes.find(({ cohortId }) => cohortId === cohort.id)
    if (!first) return []
    const time = { startsAt: first.startsAt, endsAt: classEnd(first) }
    return {
      id: cohort.id,
      courseId: cohort.courseId,
      title: cohort.title,
      text: clientTime(time, { timeZone: INDIA_TIME_ZONE, now }),
      startsAt: time.startsAt.toISOString(),
      endsAt: time.endsAt.toISOString(),
      freeSeats: freeSeats(cohort),
      teacher: teachers.find(({ id }) => id === cohort.astrologerId)?.name ?? null,
    }
  })
}
