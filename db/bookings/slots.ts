import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedSql } from '#db/prepared.ts'
import { bookingRules, bookings, consultationSlots, timeOff } from '#db/schema/bookings.ts'
import type { BookingRules, Diary, Interval, SlotHour } from '#domain/bookings/slot-rules.ts'
import { DAY_MS } from '#domain/durations.ts'

type DiaryPage = {
  readonly now: Date
  /** Only what touches these days is read. */
  readonly from: Date
  readonly until: Date
  /** Of the hours only this one. */
  readonly hourKey?: string | undefined
  /** A booking whose own slot shall count as free, because it is about to be changed. */
  readonly exceptBookingId?: string | undefined
}

type Written = { readonly startsAt: string; readonly endsAt: string }

type WrittenDiary = { hours: SlotHour[]; rules: BookingRules; timeOff: Written[]; taken: Written[] }

const diaryQuery = preparedSql<WrittenDiary>(sql`
  select
    (select coalesce(json_agg(json_build_object(
        'key', key, 'label', label, 'opensAt', opens_at, 'closesAt', closes_at, 'days', days) order by opens_at), '[]')
      from ${consultationSlots} where is_open and key = coalesce(${sql.placeholder('hourKey')}, key)) as hours,
    (select json_build_object('minimumNoticeMinutes', minimum_notice_minutes, 'horizonDays', horizon_days)
      from ${bookingRules}) as rules,
    (select coalesce(json_agg(json_build_object('startsAt', starts_at, 'endsAt', ends_at)), '[]')
      from ${timeOff} where ends_at > ${sql.placeholder('from')} and starts_at < ${sql.placeholder('until')}) as "timeOff",
    (select coalesce(json_agg(json_build_object('startsAt', starts_at, 'endsAt', ends_at)), '[]')
      from ${bookings}
      where holds_slot and (status = 'paid' or hold_expires_at > ${sql.placeholder('now')})
        and starts_at > ${sql.placeholder('reachesFrom')} and starts_at < ${sql.placeholder('until')}
        and ends_at > ${sql.placeholder('from')}
        and id is distinct from ${sql.placeholder('exceptBookingId')}::uuid) as taken`)

/** The hours, rules, days off and live sessions that decide which slots can be had, in one question. */
export async function requireDiary(db: Database, { hourKey, exceptBookingId, ...days }: DiaryPage): Promise<Diary> {
  const reachesFrom = new Date(days.from.getTime() - LONGEST_SESSION_MS)
  const only = { hourKey: hourKey ?? null, exceptBookingId: exceptBookingId ?? null }
  const { rows } = await diaryQuery(db).execute({ ...days, reachesFrom, ...only })
  const [page] = rows
  if (!page) throw new Error('The diary of the practice cannot be read.')
  return { hours: page.hours, rules: page.rules, timeOff: page.timeOff.map(read), taken: page.taken.map(read) }
}

/** Sessions that begin before a day may still reach into it. */
const LONGEST_SESSION_MS = DAY_MS

function read({ startsAt, endsAt }: Written): Interval {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

const DIARY_LOCK = 30_001

/** Part of a statement that shares the diary: whoever takes a slot reads it under this lock, many at the same time. */
export const diaryShare = sql<null>`pg_advisory_xact_lock_shared(${sql.raw(String(DIARY_LOCK))}::bigint)`

export async function shareDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select ${diaryShare}`)
}

/** Whoever changes the hours or takes time off is alone with the diary until the transaction ends. */
export async function lockDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DIARY_LOCK}::bigint)`)
}
