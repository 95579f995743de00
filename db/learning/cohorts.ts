import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { meetingRoom } from '#db/meeting-room.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { cohortAttendance, cohortClasses, cohorts, cohortWaitlist } from '#db/schema/cohorts.ts'
import { courses } from '#db/schema/content.ts'
import { deskSettings } from '#db/schema/desk.ts'
import { lessons } from '#db/schema/learning.ts'
import { istDate } from '#domain/time/india-time.ts'

export type CohortRow = typeof cohorts.$inferSelect
export type CohortClass = typeof cohortClasses.$inferSelect

const classTime = (aggregate: 'min' | 'max', value: SQL) =>
  sql<Date | null>`(select ${sql.raw(aggregate)}(${value}) from cohort_classes c where c.cohort_id = cohorts.id)`.mapWith(
    cohortClasses.startsAt,
  )

const COHORT = {
  id: cohorts.id,
  courseId: cohorts.courseId,
  /** Empty for a date of a class that is sold alone. */
  title: cohorts.title,
  seats: cohorts.seats,
  status: cohorts.status,
  astrologerId: cohorts.astrologerId,
  meetingLink: cohorts.meetingLink,
  version: cohorts.version,
  /** Of the first class; null without classes. */
  startsAt: classTime('min', sql`c.starts_at`),
  /** Of the last class. */
  endsAt: classTime('max', sql`c.starts_at + c.minutes * interval '1 minute'`),
}

/** Whoever counts seats or takes one locks the group first: then nobody else can until the transaction ends. */
export async function lockCohort(tx: Database, id: number) {
  // The dates are read after the lock, because a change of the timetable holds it too.
  const locked = await tx.select({ id: cohorts.id }).from(cohorts).where(eq(cohorts.id, id)).for('update')
  return locked.length === 0 ? undefined : findCohortRow(tx, id)
}

async function findCohortRow(db: Database, id: number) {
  const [found] = await db.select(COHORT).from(cohorts).where(eq(cohorts.id, id))
  return found
}

export type DatedCohort = NonNullable<Awaited<ReturnType<typeof findCohortRow>>>

/**
 * Paid bookings, unpaid ones whose hold runs, and seats that are offered; without those of one booking and of one client who
 * waits.
 */
function takenSeats(now: Date, { bookingId, userId }: Except = {}) {
  return sql<number>`(
    (select count(*) from ${bookings} b where b.cohort_id = cohorts.id
      and (b.status = 'paid' or (b.status = 'pending' and b.hold_expires_at > ${now}))
      ${bookingId === undefined ? sql`` : sql`and b.id <> ${bookingId}`})
    + (select count(*) from ${cohortWaitlist} w where w.cohort_id = cohorts.id
      and w.ended_at is null and w.offer_expires_at > ${now}
      ${userId === undefined ? sql`` : sql`and w.user_id <> ${userId}`}))::integer`
}

type Except = { readonly bookingId?: string | undefined; readonly userId?: string | undefined }

export async function countTakenSeats(db: Database, cohortId: number, now: Date, except?: Except): Promise<number> {
  const [row] = await db
    .select({ taken: takenSeats(now, except) })
    .from(cohorts)
    .where(eq(cohorts.id, cohortId))
  return row?.taken ?? 0
}

function selectCohorts(db: Database, now: Date, language?: ReadIn) {
  return db
    .select({
      ...COHORT,
      title: translated(language, { kind: 'groups', field: 'title' }),
      /** As the practice wrote it. */
      ownTitle: cohorts.title,
      courseSlug: courses.slug,
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      isClass: sql<boolean>`${courses.kind} = 'class'`,
      taken: takenSeats(now),
      /** Who waits, with or without an offer. */
      waiting: sql<number>`(select count(*)::integer from ${cohortWaitlist} w where w.cohort_id = cohorts.id and w.ended_at is null)`,
    })
    .from(cohorts)
    .innerJoin(courses, eq(courses.id, cohorts.courseId))
}

type Read = { readonly now: Date; readonly language?: ReadIn }

/** Those of one course, or of all; the cancelled ones last. */
export function listCohorts(db: Database, { courseId, now, language }: Read & { readonly courseId?: number }) {
  return selectCohorts(db, now, language)
    .where(courseId === undefined ? undefined : eq(cohorts.courseId, courseId))
    .orderBy(
      asc(courses.position),
      asc(courses.id),
      sql`${cohorts.status} = 'cancelled'`,
      sql`${COHORT.startsAt} nulls last`,
      asc(cohorts.id),
    )
}

export type ListedCohort = Awaited<ReturnType<typeof listCohorts>>[number]

export async function findCohort(db: Database, id: number, { now, language }: Read): Promise<ListedCohort | undefined> {
  const [found] = await selectCohorts(db, now, language).where(eq(cohorts.id, id))
  return found
}

/** The groups of a course, or of all that are on offer, that can be booked, full or not, by their first class. */
export function listBookableCohorts(db: Database, courseId: number | 'all', { now, language }: Read) {
  return selectCohorts(db, now, language)
    .where(
      and(
        courseId === 'all' ? isNull(courses.retiredAt) : eq(cohorts.courseId, courseId),
        eq(cohorts.status, 'open'),
        sql`${COHORT.startsAt} > ${now}`,
      ),
    )
    .orderBy(sql`${COHORT.startsAt}`, asc(cohorts.id))
}

/** Whether a course is taught in groups, bookable or not. */
export async function hasCohorts(db: Database, courseId: number): Promise<boolean> {
  const [first] = await db.select({ id: cohorts.id }).from(cohorts).where(eq(cohorts.courseId, courseId)).limit(1)
  return first !== undefined
}

/** Courses that are taught in groups of which none can be booked. */
export async function listCoursesBetweenGroups(db: Database, now: Date): Promise<number[]> {
  const isBookable = sql`${cohorts.status} = 'open' and ${COHORT.startsAt} > ${now}`
  const rows = await db
    .select({ id: cohorts.courseId })
    .from(cohorts)
    .innerJoin(courses, and(eq(courses.id, cohorts.courseId), eq(courses.kind, 'course')))
    .groupBy(cohorts.courseId)
    .having(sql`not coalesce(bool_or(${isBookable}), false)`)
  return rows.map(({ id }) => id)
}

/** When a class that is sold alone begins; null for a group of a course, whose refund goes by what was opened. */
export async function findClassStart(db: Database, cohortId: number | null): Promise<Date | null> {
  if (cohortId === null) return null
  const [found] = await db
    .select({ startsAt: COHORT.startsAt })
    .from(cohorts)
    .innerJoin(courses, and(eq(courses.id, cohorts.courseId), eq(courses.kind, 'class')))
    .where(eq(cohorts.id, cohortId))
  return found?.startsAt ?? null
}

/** Where the classes of a group take place, for its students and staff alone. */
export async function findCohortLink(db: Database, id: number): Promise<string | undefined> {
  const room = meetingRoom(sql`cohorts.room_name`)
  const [found] = await db
    .select({
      link: sql<string>`coalesce(nullif(cohorts.meeting_link, ''), (
        select ${room} from ${deskSettings} d left join ${astrologers} a on a.id = cohorts.astrologer_id))`,
    })
    .from(cohorts)
    .where(eq(cohorts.id, id))
  return found?.link
}

/** By time, with the name of their lesson. */
export function listCohortClasses(db: Database, cohortIds: readonly number[], language?: ReadIn) {
  return db
    .select({
      id: cohortClasses.id,
      cohortId: cohortClasses.cohortId,
      startsAt: cohortClasses.startsAt,
      minutes: cohortClasses.minutes,
      lessonId: cohortClasses.lessonId,
      recordingUrl: cohortClasses.recordingUrl,
      calendarSequence: cohortClasses.calendarSequence,
      lessonTitle: sql<string | null>`${translated(language, { kind: 'lessons', field: 'title' })}`,
    })
    .from(cohortClasses)
    .leftJoin(lessons, eq(lessons.id, cohortClasses.lessonId))
    .where(inArray(cohortClasses.cohortId, [...cohortIds]))
    .orderBy(asc(cohortClasses.startsAt), asc(cohortClasses.id))
}

/** When the lessons of a course open for the students of each group that was not cancelled. */
export function listClassStarts(db: Database, courseId: number) {
  return db
    .select({
      cohortId: cohortClasses.cohortId,
      lessonId: cohortClasses.lessonId,
      startsAt: sql<Date>`min(${cohortClasses.startsAt})`.mapWith(cohortClasses.startsAt),
    })
    .from(cohortClasses)
    .innerJoin(cohorts, eq(cohorts.id, cohortClasses.cohortId))
    .where(and(eq(cohorts.courseId, courseId), eq(cohorts.status, 'open'), sql`${cohortClasses.lessonId} is not null`))
    .groupBy(cohortClasses.cohortId, cohortClasses.lessonId)
}

export async function recordCohort(
  tx: Database,
  cohort: Omit<typeof cohorts.$inferInsert, 'roomName' | 'version' | 'status'>,
): Promise<number> {
  const [added] = await tx.insert(cohorts).values(cohort).returning({ id: cohorts.id })
  if (!added) throw new Error('Postgres inserted a group without returning its id.')
  return added.id
}

type CohortChange = Partial<Pick<CohortRow, 'title' | 'seats' | 'status' | 'astrologerId' | 'meetingLink'>>

/** The group is locked. */
export async function recordCohortChange(tx: Database, id: number, change: CohortChange, now: Date): Promise<void> {
  await tx
    .update(cohorts)
    .set({ ...change, updatedAt: now, version: sql`${cohorts.version} + 1` })
    .where(eq(cohorts.id, id))
}

export async function deleteCohort(tx: Database, id: number): Promise<void> {
  await tx.delete(cohorts).where(eq(cohorts.id, id))
}

export async function recordNewClasses(
  tx: Database,
  classes: readonly (typeof cohortClasses.$inferInsert)[],
): Promise<void> {
  if (classes.length > 0) await tx.insert(cohortClasses).values([...classes])
}

export async function recordClassChange(
  tx: Database,
  { id, cohortId }: { readonly id: number; readonly cohortId: number },
  change: Partial<Pick<CohortClass, 'startsAt' | 'minutes' | 'lessonId' | 'recordingUrl'>>,
): Promise<void> {
  const isMoved = change.startsAt !== undefined || change.minutes !== undefined
  await tx
    .update(cohortClasses)
    .set({ ...change, ...(isMoved && { calendarSequence: sql`${cohortClasses.calendarSequence} + 1` }) })
    .where(and(eq(cohortClasses.id, id), eq(cohortClasses.cohortId, cohortId)))
}

export async function deleteClasses(tx: Database, cohortId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(cohortClasses).where(and(eq(cohortClasses.cohortId, cohortId), inArray(cohortClasses.id, [...ids])))
}

/** How many bookings of a group are not cancelled, paid or not. */
export function countStudents(db: Database, cohortId: number): Promise<number> {
  return db.$count(bookings, isBookingOf(cohortId))
}

const STUDENT = {
  bookingId: bookings.id,
  bookingCode: bookings.code,
  userId: bookings.userId,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  holdExpiresAt: bookings.holdExpiresAt,
  timeZone: bookings.timeZone,
  enrollmentId: courseEnrollments.id,
  fullName: profiles.fullName,
  email: users.email,
}

function selectStudents(db: Database) {
  return db
    .select(STUDENT)
    .from(bookings)
    .innerJoin(users, and(eq(users.id, bookings.userId), isNull(users.erasedAt)))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(courseEnrollments, eq(courseEnrollments.bookingId, bookings.id))
}

/** Who has a booking in a group that is not cancelled, by name; an unpaid one only while it is held. */
export function listCohortStudents(db: Database, cohortId: number, now: Date) {
  return selectStudents(db)
    .where(and(eq(bookings.cohortId, cohortId), hasSeat(now)))
    .orderBy(sql`lower(coalesce(${profiles.fullName}, ${users.email}))`, asc(bookings.id))
}

export type CohortStudent = Awaited<ReturnType<typeof listCohortStudents>>[number]

/** Students of a course who are in none of its groups. */
export function listStudentsWithoutCohort(db: Database, courseId: number) {
  return selectStudents(db)
    .where(and(eq(bookings.courseId, courseId), isNull(bookings.cohortId), eq(bookings.status, 'paid')))
    .orderBy(sql`lower(coalesce(${profiles.fullName}, ${users.email}))`, asc(bookings.id))
}

const hasSeat = (now: Date) =>
  or(eq(bookings.status, 'paid'), and(eq(bookings.status, 'pending'), sql`${bookings.holdExpiresAt} > ${now}`))

/** The booking is locked. Its course starts with the first class of the group. */
export async function recordBookingCohort(
  tx: Database,
  bookingId: string,
  { id: cohortId, startsAt }: Pick<DatedCohort, 'id' | 'startsAt'>,
  now: Date,
): Promise<void> {
  const bookingDate = startsAt && istDate(startsAt)
  await tx.update(bookings).set({ cohortId, bookingDate, updatedAt: now }).where(eq(bookings.id, bookingId))
  await tx.update(courseEnrollments).set({ cohortId }).where(eq(courseEnrollments.bookingId, bookingId))
}

/** Locks the bookings of a group, which is not locked yet, and returns their ids. */
export async function lockBookingsOfCohort(tx: Database, cohortId: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(isBookingOf(cohortId))
    .orderBy(asc(bookings.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function listBookingsOf(tx: Database, cohortId: number): Promise<readonly string[]> {
  const rows = await tx.select({ id: bookings.id }).from(bookings).where(isBookingOf(cohortId))
  return rows.map(({ id }) => id)
}

const isBookingOf = (cohortId: number) => and(eq(bookings.cohortId, cohortId), ne(bookings.status, 'cancelled'))

/** The bookings of the group are locked. */
export async function recordStartOf(tx: Database, cohortId: number, startsAt: Date | null, now: Date): Promise<void> {
  const bookingDate = startsAt && istDate(startsAt)
  await tx.update(bookings).set({ bookingDate, updatedAt: now }).where(isBookingOf(cohortId))
}

/** Who was there at the classes of a group. */
export function listAttendance(db: Database, cohortId: number) {
  return db
    .select({
      classId: cohortAttendance.classId,
      userId: cohortAttendance.userId,
      isPresent: cohortAttendance.isPresent,
    })
    .from(cohortAttendance)
    .innerJoin(cohortClasses, eq(cohortClasses.id, cohortAttendance.classId))
    .where(eq(cohortClasses.cohortId, cohortId))
}

/** The latest mark counts. */
export async function recordAttendance(
  tx: Database,
  marks: readonly (typeof cohortAttendance.$inferInsert)[],
): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insert(cohortAttendance)
    .values([...marks])
    .onConflictDoUpdate({
      target: [cohortAttendance.classId, cohortAttendance.userId],
      set: {
        isPresent: sql`excluded.is_present`,
        markedBy: sql`excluded.marked_by`,
        markedAt: sql`excluded.marked_at`,
      },
    })
}

export async function findCohortClass(db: Database, id: number) {
  const [found] = await db.select().from(cohortClasses).where(eq(cohortClasses.id, id))
  return found
}
