import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CohortStatus, SeatWaitEnd } from '#domain/learning/cohorts.ts'
import { id, instant } from './columns.ts'

const reference = (name: string) => bigint(name, { mode: 'number' })

/** Groups of a course with fixed dates. Their seats are those of bookings, and of offers to those who wait. */
export const cohorts = pgTable('cohorts', {
  id: id(),
  courseId: reference('course_id').notNull(),
  title: text('title').notNull(),
  seats: integer('seats').notNull(),
  status: text('status').$type<CohortStatus>().notNull().default('open'),
  /** By whose way of meeting it meets; null: by the practice's. */
  astrologerId: reference('astrologer_id'),
  /** Its own; empty for that of the way of meeting. */
  meetingLink: text('meeting_link').notNull().default(''),
  /** Unguessable; the database makes it. */
  roomName: text('room_name').notNull().default(sql`default`),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull().default(1),
})

export const cohortClasses = pgTable('cohort_classes', {
  id: id(),
  cohortId: reference('cohort_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  /** Opens on the day of the class. */
  lessonId: reference('lesson_id'),
  recordingUrl: text('recording_url'),
  calendarSequence: integer('calendar_sequence').notNull().default(0),
})

/** The roll of a class. */
export const cohortAttendance = pgTable(
  'cohort_attendance',
  {
    classId: reference('class_id').notNull(),
    userId: uuid('user_id').notNull(),
    isPresent: boolean('is_present').notNull(),
    markedBy: uuid('marked_by'),
    markedAt: instant('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] })],
)

export const cohortWaitlist = pgTable('cohort_waitlist', {
  id: uuid('id').primaryKey(),
  cohortId: reference('cohort_id').notNull(),
  userId: uuid('user_id').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: instant('created_at').notNull(),
  /** A seat is held for them until it expires. */
  offeredAt: instant('offered_at'),
  offerExpiresAt: instant('offer_expires_at'),
  endedAt: instant('ended_at'),
  endReason: text('end_reason').$type<SeatWaitEnd>(),
})
