import { recordAudit } from '#db/audit-log.ts'
import { lockDiary } from '#db/availability/slots.ts'
import type { Database, Transaction } from '#db/client.ts'
import { listSeatWaits } from '#db/learning/cohort-waitlist.ts'
import {
  countStudents,
  countTakenSeats,
  type DatedCohort,
  deleteCohort,
  listCohortClasses,
  lockCohort,
  recordCohort,
  recordCohortChange,
} from '#db/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { queueOffers } from '#usecases/bookings/waitlist/queue-offers.ts'
import { checkTeacher, type TeacherBusy } from './check-teacher.ts'

export type CohortValues = {
  readonly title: string
  readonly seats: number
  readonly astrologerId: number | null
  /** Its own; empty for that of the way of meeting. */
  readonly meetingLink: string
}

type By = { readonly staffId: string; readonly now: Date }

export function addCohort(
  db: Database,
  { courseId, ...values }: CohortValues & { readonly courseId: number },
  { staffId, now }: By,
): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await recordCohort(tx, { courseId, ...values, createdAt: now, updatedAt: now })
    await recordAudit(tx, {
      action: 'cohort-added',
      actorId: staffId,
      subject: { kind: 'cohort', id: String(id) },
      at: now,
    })
    return id
  })
}

export type CohortRefusal = 'cohort-not-found' | 'changed-meanwhile' | 'cohort-cancelled'

type Version = { readonly cohortId: number; readonly version: number }

/** Locks the group as staff saw it. */
export async function lockSeenCohort(
  tx: Database,
  { cohortId, version }: Version,
): Promise<Outcome<DatedCohort, CohortRefusal>> {
  const cohort = await lockCohort(tx, cohortId)
  if (!cohort) return refused('cohort-not-found')
  if (cohort.version !== version) return refused('changed-meanwhile')
  return cohort.status === 'cancelled' ? refused('cohort-cancelled') : accepted(cohort)
}

/**
 * More seats are offered to those who wait. Fewer than are taken are refused: nobody loses a seat by a number. Another teacher
 * must have time for the classes.
 */
export function changeCohort(
  db: Database,
  { cohortId, version, ...values }: CohortValues & Version,
  { staffId, now }: By,
): Promise<Outcome<null, CohortRefusal | 'seats-taken' | TeacherBusy>> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    const seen = await lockSeenCohort(tx, { cohortId, version })
    if (!seen.ok) return seen
    if (values.seats < (await countTakenSeats(tx, cohortId, now))) return refused('seats-taken')
    if (values.astrologerId !== seen.value.astrologerId) {
      const { astrologerId } = values
      const classes = await listCohortClasses(tx, [cohortId])
      const free = await checkTeacher(tx, { id: cohortId, astrologerId, classes }, now)
      if (!free.ok) return free
    }

    await recordCohortChange(tx, cohortId, values, now)
    await audit(tx, 'cohort-changed', { cohortId, staffId, now })
    if (values.seats > seen.value.seats) await queueOffers(tx)
    return accepted(null)
  })
}

/** Only a group that nobody is in or waits for; any other is cancelled. */
export function removeCohort(
  db: Database,
  { cohortId, staffId, now }: { readonly cohortId: number } & By,
): Promise<Outcome<null, 'cohort-not-found' | 'has-students'>> {
  return db.transaction(async (tx) => {
    const cohort = await lockCohort(tx, cohortId)
    if (!cohort) return refused('cohort-not-found')
    const waiting = await listSeatWaits(tx, cohortId)
    if (waiting.length > 0 || (await countStudents(tx, cohortId)) > 0) return refused('has-students')
    await deleteCohort(tx, cohortId)
    await audit(tx, 'cohort-removed', { cohortId, staffId, now })
    return accepted(null)
  })
}

type Audited = { readonly cohortId: number } & By

export async function audit(
  tx: Transaction,
  action: 'cohort-changed' | 'cohort-cancelled' | 'cohort-removed' | 'student-moved' | 'roll-changed',
  { cohortId, staffId, now }: Audited,
): Promise<void> {
  await recordAudit(tx, { action, actorId: staffId, subject: { kind: 'cohort', id: String(cohortId) }, at: now })
}
