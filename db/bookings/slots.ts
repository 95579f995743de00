import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingRules, bookings, consultationSlots, timeOff } from '#db/schema/bookings.ts'
import type { Diary, Interval, SlotHour } from '#domain/bookings/slot-rules.ts'
import { DAY_MS } from '#domain/durations.ts'

type DiaryRange = {
  readonly now: Date
  readonly from: Date
  readonly until: Date
  /** Reads this slot hour only. */
  readonly hourKey?: string | undefined
  /** A booking that is about to be moved, so its own slot counts as free. */
  readonly exceptBookingId?: string | undefined
}

/** Sessions that begin before the range may still reach into it. */
const LONGEST_SESSION_MS = DAY_MS

type JsonInterval = { readonly startsAt: string; readonly endsAt: string }

/** Everything that decides which slots are free, in one query. */
export async function requireDiary(db: Database, range: DiaryRange): Promise<Diary> {
  const { now, from, until, hourKey = null, exceptBookingId = null } = range
  const startsAfter = new Date(from.getTime() - LONGEST_SESSION_MS)
  const intervals = sql`coalesce(json_agg(json_build_object('startsAt', starts_at, 'endsAt', ends_at)), '[]')`
  const [diary] = await db
    .select({
      rules: { minimumNoticeMinutes: bookingRules.minimumNoticeMinutes, horizonDays: bookingRules.horizonDays },
      hours: sql<SlotHour[]>`(
        select coalesce(json_agg(json_build_object(
          'key', key, 'label', label, 'opensAt', opens_at, 'closesAt', closes_at, 'days', days) order by opens_at), '[]')
        from ${consultationSlots} where is_open and key = coalesce(${hourKey}, key))`,
      timeOff: sql<JsonInterval[]>`(
        select ${intervals} from ${timeOff} where ends_at > ${from} and starts_at < ${until})`,
      taken: sql<JsonInterval[]>`(
        select ${intervals} from ${bookings}
        where holds_slot and (status = 'paid' or hold_expires_at > ${now})
          and starts_at > ${startsAfter} and starts_at < ${until} and ends_at > ${from}
          and id is distinct from ${exceptBookingId}::uuid)`,
    })
    .from(bookingRules)
    // Planning takes longer than running it.
    .prepare('diary')
    .execute()
  if (!diary) throw new Error('The booking rules are missing.')
  return { ...diary, timeOff: diary.timeOff.map(toInterval), taken: diary.taken.map(toInterval) }
}

function toInterval({ startsAt, endsAt }: JsonInterval): Interval {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

const DIARY_LOCK = 30_001

/** Part of a statement. Bookings read the diary under this shared lock, so that many can be made at the same time. */
export const diaryShare = sql<null>`pg_advisory_xact_lock_shared(${sql.raw(String(DIARY_LOCK))}::bigint)`

export async function shareDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select ${diaryShare}`)
}

/** For changes of hours and time off: no booking can read the diary until the transaction ends. */
export async function lockDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DIARY_LOCK}::bigint)`)
}
