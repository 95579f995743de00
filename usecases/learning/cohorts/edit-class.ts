import { lockDiary } from '#db/availability/slots.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findClass, recordClass, recordClassText } from '#db/content/classes.ts'
import { findCohort, listCohortClasses, lockBookingsOfCohort } from '#db/learning/cohorts.ts'
import { slugOf } from '#domain/blog/post-slug.ts'
import type { OfferedClass } from '#domain/content/offers.ts'
import type { TimetableProblem } from '#domain/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { changeTimetable } from './change-timetable.ts'
import type { TeacherBusy } from './check-teacher.ts'
import { addCohort, type CohortRefusal, changeCohort } from './edit-cohort.ts'

export type ClassText = Pick<OfferedClass, 'title' | 'description' | 'price'>

export type ClassDate = {
  readonly startsAt: Date
  readonly minutes: number
  readonly seats: number
  readonly astrologerId: number | null
  /** Its own; empty for that of the way of meeting. */
  readonly meetingLink: string
}

type By = { readonly staffId: string; readonly now: Date }

type NewClass = {
  /** What it is, or the class that gets another date. */
  readonly of: ClassText | number
  readonly date: ClassDate
}

/**
 * A class that is sold alone is a course of its kind, each of its dates a group without a name (0280). It is refused where its
 * teacher has a session or another class.
 */
export function addClass(
  db: Database,
  { of, date: { startsAt, minutes, ...date } }: NewClass,
  by: By,
): Promise<Outcome<AddedClass, ClassRefusal>> {
  return wholly<AddedClass, ClassRefusal>(db, async (tx) => {
    const known = typeof of === 'number' ? await findClass(tx, of) : undefined
    if (typeof of === 'number' && !known) return refused('class-not-found')
    const courseId = typeof of === 'number' ? of : await recordClass(tx, of, slugOf(of.title))
    const cohortId = await addCohort(tx, { courseId, title: '', ...date }, by)
    const classes = [{ startsAt, minutes, lessonId: null, recordingUrl: null }]
    const dated = await changeTimetable(tx, { cohortId, version: FIRST_VERSION, classes }, by)
    return dated.ok ? accepted({ cohortId, courseId }) : dated
  })
}

type AddedClass = { readonly cohortId: number; readonly courseId: number }

const FIRST_VERSION = 1

type ClassChange = {
  readonly cohortId: number
  readonly version: number
  readonly text: ClassText
  readonly date: ClassDate
}

/** The text and the price are those of all its dates; who has booked keeps their price, and gets an email about a new time. */
export function changeClass(
  db: Database,
  { cohortId, version, text, date: { startsAt, minutes, ...date } }: ClassChange,
  by: By,
): Promise<Outcome<null, ClassRefusal>> {
  return wholly<null, ClassRefusal>(db, async (tx) => {
    // In the order in which a change of the dates locks them.
    await lockDiary(tx)
    await lockBookingsOfCohort(tx, cohortId)
    const cohort = await findCohort(tx, cohortId, { now: by.now })
    if (!cohort?.isClass) return refused('cohort-not-found')
    const changed = await changeCohort(tx, { cohortId, version, title: '', ...date }, by)
    if (!changed.ok) return changed
    await recordClassText(tx, cohort.courseId, text, by.now)

    const [first, ...later] = await listCohortClasses(tx, [cohortId])
    if (first?.startsAt.getTime() === startsAt.getTime() && first.minutes === minutes) return accepted(null)
    const classes = [{ lessonId: null, recordingUrl: null, ...first, startsAt, minutes }, ...later]
    return changeTimetable(tx, { cohortId, version: version + 1, classes }, by)
  })
}

export type ClassRefusal = 'class-not-found' | 'seats-taken' | CohortRefusal | TimetableProblem | TeacherBusy

/** What is refused in the end leaves nothing behind. */
async function wholly<Value, Refusal>(
  db: Database,
  change: (tx: Transaction) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  let refusal: Outcome<Value, Refusal> | undefined
  const end = new Error('A refused change is undone.')
  try {
    return await db.transaction(async (tx) => {
      const outcome = await change(tx)
      if (outcome.ok) return outcome
      refusal = outcome
      throw end
    })
  } catch (error) {
    if (refusal && error === end) return refusal
    throw error
  }
}
