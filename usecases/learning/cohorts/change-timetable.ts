import { lockDiary } from '#db/availability/slots.ts'
import type { Database, Transaction } from '#db/client.ts'
import {
  type CohortClass,
  deleteClasses,
  listAttendance,
  listBookingsOf,
  listCohortClasses,
  listCohortStudents,
  lockBookingsOfCohort,
  recordClassChange,
  recordCohortChange,
  recordNewClasses,
  recordStartOf,
} from '#db/learning/cohorts.ts'
import { type TimetableClass, type TimetableProblem, timetableProblem } from '#domain/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { groupInEmail } from '#usecases/bookings/cohorts/group-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { checkTeacher, type TeacherBusy } from './check-teacher.ts'
import { audit, type CohortRefusal, lockSeenCohort } from './edit-cohort.ts'

type Timetable = {
  readonly cohortId: number
  readonly version: number
  /** All classes of the group; one that is missing is removed. */
  readonly classes: readonly TimetableClass[]
}

type By = { readonly staffId: string; readonly now: Date }

/**
 * Emails the students when a class that is ahead moves, is added or falls out, not for a lesson or a recording. A class that
 * gets a new time is refused where its teacher has a session or a class of another group.
 */
export function changeTimetable(
  db: Database,
  { cohortId, version, classes }: Timetable,
  { staffId, now }: By,
): Promise<Outcome<null, CohortRefusal | TimetableProblem | TeacherBusy>> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    // As everywhere, bookings are locked before their group. One that has come between the two would be a deadlock.
    const locked = await lockBookingsOfCohort(tx, cohortId)
    const seen = await lockSeenCohort(tx, { cohortId, version })
    if (!seen.ok) return seen
    const booked = await listBookingsOf(tx, cohortId)
    if (!booked.every((id) => locked.includes(id))) return refused('changed-meanwhile')
    const problem = timetableProblem(classes)
    if (problem) return refused(problem)

    const before = await listCohortClasses(tx, [cohortId])
    if (await losesRecords(tx, cohortId, { before, classes })) return refused('class-held')
    const moved = classes.filter((one) => !before.some((old) => old.id === one.id && isSameTime(old, one)))
    const free = await checkTeacher(tx, { ...seen.value, classes: moved }, now)
    if (!free.ok) return free

    const isMoved = await record(tx, cohortId, { before, classes, now })
    const starts = classes.map(({ startsAt }) => startsAt.getTime())
    const first = starts.length === 0 ? null : new Date(Math.min(...starts))
    if (first?.getTime() !== seen.value.startsAt?.getTime()) await recordStartOf(tx, cohortId, first, now)
    await recordCohortChange(tx, cohortId, {}, now)
    await audit(tx, 'cohort-changed', { cohortId, staffId, now })
    if (isMoved) await notifyStudents(tx, { cohortId, version: version + 1, now })
    return accepted(null)
  })
}

/** Whether a class is removed whose roll or recording would go with it. */
async function losesRecords(
  tx: Transaction,
  cohortId: number,
  { before, classes }: Pick<Change, 'before' | 'classes'>,
): Promise<boolean> {
  const removed = before.filter(({ id }) => !classes.some((one) => one.id === id))
  if (removed.length === 0) return false
  if (removed.some(({ recordingUrl }) => recordingUrl !== null)) return true
  const marks = await listAttendance(tx, cohortId)
  return removed.some(({ id }) => marks.some(({ classId }) => classId === id))
}

type Before = Pick<CohortClass, 'id' | 'startsAt' | 'minutes' | 'lessonId' | 'recordingUrl'>

type Change = { readonly before: readonly Before[]; readonly classes: readonly TimetableClass[]; readonly now: Date }

/** Returns whether the time of a class ahead has changed. */
async function record(tx: Transaction, cohortId: number, { before, classes, now }: Change): Promise<boolean> {
  const isAhead = ({ startsAt }: Pick<Before, 'startsAt'>) => startsAt > now
  const removed = before.filter(({ id }) => !classes.some((one) => one.id === id))
  await deleteClasses(
    tx,
    cohortId,
    removed.map(({ id }) => id),
  )
  let isMoved = removed.some(isAhead)

  const added = classes.filter(({ id }) => !before.some((one) => one.id === id))
  await recordNewClasses(
    tx,
    added.map(({ id: _, ...one }) => ({ cohortId, ...one })),
  )
  isMoved ||= added.some(isAhead)

  for (const one of classes) {
    const old = before.find(({ id }) => id === one.id)
    if (!old) continue
    const isKept = isSameTime(old, one)
    const { startsAt, minutes, lessonId, recordingUrl } = one
    const change = { lessonId, recordingUrl, ...(!isKept && { startsAt, minutes }) }
    await recordClassChange(tx, { id: old.id, cohortId }, change)
    isMoved ||= !isKept && (isAhead(old) || isAhead(one))
  }
  return isMoved
}

function isSameTime(one: ClassTime, other: ClassTime): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime() && one.minutes === other.minutes
}

type ClassTime = Pick<TimetableClass, 'startsAt' | 'minutes'>

type Moved = { readonly cohortId: number; readonly version: number; readonly now: Date }

async function notifyStudents(tx: Transaction, { cohortId, version, now }: Moved): Promise<void> {
  const group = await groupInEmail(tx, cohortId, now)
  for (const student of await listCohortStudents(tx, cohortId, now)) {
    const email = { kind: 'group-changed', group, change: 'dates' } as const
    await notifyClient(tx, student, email, `group-dates:${cohortId}:${version}:${student.userId}`)
  }
}
