import { and, asc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { cohortClasses, cohorts } from '#db/schema/cohorts.ts'
import { courses } from '#db/schema/content.ts'
import type { Interval } from '#domain/availability/slot-rules.ts'
import type { DeskScope } from '#domain/rights.ts'

/** The principal gives the classes of no astrologer. */
export const giver = sql`coalesce(cohorts.astrologer_id, (select p.id from ${astrologers} p where p.is_principal))`

const classEnd = sql<Date>`${cohortClasses.startsAt} + ${cohortClasses.minutes} * interval '1 minute'`

/** The time of a class. */
export const classSpan = sql`tstzrange(${cohortClasses.startsAt}, ${classEnd})`

/** Whether the astrologer gives the classes of a group that was not cancelled. */
export function isGivenBy(astrologerId: SQL): SQL {
  return sql`cohorts.status = 'open' and ${giver} = ${astrologerId}`
}

type Range = { readonly from: Date; readonly until: Date }

function selectClasses(db: Database, language: ReadIn | undefined) {
  return db
    .select({
      id: cohortClasses.id,
      cohortId: cohorts.id,
      cohortTitle: translated(language, { kind: 'groups', field: 'title' }),
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      startsAt: cohortClasses.startsAt,
      endsAt: classEnd.mapWith(cohortClasses.startsAt),
    })
    .from(cohortClasses)
    .innerJoin(cohorts, and(eq(cohorts.id, cohortClasses.cohortId), eq(cohorts.status, 'open')))
    .innerJoin(courses, eq(courses.id, cohorts.courseId))
}

const isIn = ({ from, until }: Range) => and(gt(classEnd, from), lt(cohortClasses.startsAt, until))
const byTime = [asc(cohortClasses.startsAt), asc(cohortClasses.id)]

/** Classes of groups that take some of an astrologer's time in a range. */
export function listClassesOf(db: Database, astrologerId: number, range: Range, language?: ReadIn) {
  return selectClasses(db, language)
    .where(and(eq(giver, astrologerId), isIn(range)))
    .orderBy(...byTime)
}

/** Classes of groups in a range, of every astrologer whose sessions are in the scope. */
export async function listClassesInScope(db: Database, { onlyOf, language }: DeskScope, range: Range) {
  if (onlyOf?.astrologerId === null) return []
  return selectClasses(db, language)
    .where(and(onlyOf === null ? undefined : eq(giver, onlyOf.astrologerId), isIn(range)))
    .orderBy(...byTime)
}

export type GivenTime = Interval & {
  /** What takes the time: a session, held or booked, or a class of another group. */
  readonly kind: 'session' | 'class'
}

type Request = {
  /** Null: the practice's, so the principal's. */
  readonly astrologerId: number | null
  /** The group whose classes these are. */
  readonly cohortId: number
  readonly times: readonly Interval[]
}

/** The first session or class of another group that takes some of these times of an astrologer. Call `lockDiary` first. */
export async function findTakenTime(
  tx: Database,
  { astrologerId, cohortId, times }: Request,
): Promise<GivenTime | undefined> {
  if (times.length === 0) return undefined
  const wanted = sql`(select range_agg(tstzrange(w.starts_at, w.ends_at)) from json_to_recordset(${JSON.stringify(
    times.map(({ startsAt, endsAt }) => ({ starts_at: startsAt, ends_at: endsAt })),
  )}::json) w (starts_at timestamptz, ends_at timestamptz))`
  const theirs = sql`coalesce(${astrologerId}::bigint, (select p.id from ${astrologers} p where p.is_principal))`
  const span = { startsAt: bookings.startsAt, endsAt: bookings.endsAt }
  const [session] = await tx
    .select(span)
    .from(bookings)
    .where(
      and(
        eq(bookings.holdsSlot, true),
        eq(bookings.astrologerId, theirs),
        sql`${wanted} && tstzrange(${bookings.occupiedFrom}, ${bookings.occupiedUntil})`,
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(1)
  if (session?.startsAt && session.endsAt) {
    return { kind: 'session', startsAt: session.startsAt, endsAt: session.endsAt }
  }
  const [other] = await selectClasses(tx, undefined)
    .where(and(eq(giver, theirs), ne(cohorts.id, cohortId), sql`${wanted} && ${classSpan}`))
    .orderBy(...byTime)
    .limit(1)
  return other && { kind: 'class', startsAt: other.startsAt, endsAt: other.endsAt }
}
