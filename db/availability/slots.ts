import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translationText } from '#db/content/translated-columns.ts'
import { classSpan, isGivenBy } from '#db/learning/given-classes.ts'
import { astrologerHours, astrologers, dateOverrides, packageAstrologers } from '#db/schema/availability.ts'
import { bookingRules, bookings, timeOff } from '#db/schema/bookings.ts'
import { busyTimes } from '#db/schema/calendars.ts'
import { cohortClasses, cohorts } from '#db/schema/cohorts.ts'
import { waitlistOffers } from '#db/schema/waitlist.ts'
import type { DateOverride, WeeklyHours } from '#domain/availability/hours.ts'
import type { AstrologerDiary, Diary, RequestedSlot } from '#domain/availability/slot-rules.ts'
import type { Span } from '#domain/availability/spans.ts'
import type { SessionLimits } from '#domain/content/offers.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** What is to be booked, and with whom; without an astrologer, with anyone who offers it. */
export type Offer = {
  readonly packageId: number
  /** Whether sessions per day or week are limited, so that they must be counted. */
  readonly isLimited: boolean
  readonly astrologerId?: number | undefined
}

type DiaryRange = {
  readonly now: Date
  readonly from: Date
  readonly until: Date
  /** Counts the sessions of this day. */
  readonly startsAt?: Date | undefined
  /** A booking that is about to be moved, so its own slot counts as free. */
  readonly exceptBookingId?: string | undefined
  /** The client for whom an offer from the waitlist counts as free. */
  readonly heldFor?: string | undefined
  /** Of the reasons of closed days. */
  readonly language?: ReadIn
}

/** Limits per week look this far around a range. */
const WEEK = sql.raw(`interval '8 days'`)

/** Everything that decides which slots are free, in one query. */
export async function requireDiary(db: Database, offer: Offer, range: DiaryRange): Promise<Diary> {
  const { packageId, isLimited, astrologerId = null } = offer
  const { now, from, until, language, startsAt = null, exceptBookingId = null, heldFor = null } = range
  const isLive = sql`holds_slot and (status = 'paid' or hold_expires_at > ${now})
    and id is distinct from ${exceptBookingId}::uuid`
  const isOffered = sql`state = 'open' and expires_at > ${now} and user_id is distinct from ${heldFor}::uuid`
  const starts = (isCounted: SQL) => sql<number[]>`(
    select coalesce(json_agg(extract(epoch from starts_at) * 1000), '[]') from (
      select starts_at from ${bookings}
      where ${isCounted} and ${isLive} and astrologer_id = ${astrologers.id}
        and tstzrange(occupied_from, occupied_until) && tstzrange(${from}::timestamptz - ${WEEK}, ${until}::timestamptz + ${WEEK})
      union all
      select starts_at from ${waitlistOffers}
      where ${isCounted} and ${isOffered} and astrologer_id = ${astrologers.id}) counted)`
  const day = (instant: SQL) => sql`(${instant} at time zone ${astrologers.timeZone})::date`
  const rows = await db
    .select({
      rules: { minimumNoticeMinutes: bookingRules.minimumNoticeMinutes, horizonDays: bookingRules.horizonDays },
      astrologerId: astrologers.id,
      timeZone: astrologers.timeZone,
      ...openTimes({ from, until, language }),
      taken: spansOf(sql`
        select tstzrange(occupied_from, occupied_until) as span from ${bookings}
        where ${isLive} and astrologer_id = ${astrologers.id}
          and tstzrange(occupied_from, occupied_until) && tstzrange(${from}, ${until})
        union all
        select tstzrange(occupied_from, occupied_until) from ${waitlistOffers}
        where ${isOffered} and astrologer_id = ${astrologers.id}
          and tstzrange(occupied_from, occupied_until) && tstzrange(${from}, ${until})`),
      counted: starts(sql`${isLimited} and package_id = ${packageId}`),
      limits: sql<SessionLimits>`json_build_object('mostPerDay', ${astrologers.mostPerDay}, 'mostPerWeek', ${astrologers.mostPerWeek})`,
      countedOfAll: starts(sql`coalesce(${astrologers.mostPerDay}, ${astrologers.mostPerWeek}) is not null`),
      sessionsThatDay: sql<number>`(
        select count(*)::int from ${bookings}
        where ${startsAt}::timestamptz is not null and ${isLive} and astrologer_id = ${astrologers.id}
          and tstzrange(occupied_from, occupied_until) && tstzrange(${from}, ${until})
          and ${day(sql`starts_at`)} = ${day(sql`${startsAt}::timestamptz`)})`,
    })
    .from(bookingRules)
    .leftJoin(astrologers, offers({ packageId, astrologerId }))
    .orderBy(astrologers.position, astrologers.id)
    // Planning takes longer than running it.
    .prepare('diary')
    .execute()
  const [first] = rows
  if (!first) throw new Error('The booking rules are missing.')
  return { rules: first.rules, astrologers: rows.flatMap((row) => toDiary(row) ?? []) }
}

/** The days around a requested start, which is enough to judge it. Call `lockSlots` first when taking the slot. */
export function requireDiaryAt(
  db: Database,
  offer: Pick<Offer, 'packageId' | 'isLimited'>,
  { startsAt, astrologerId }: RequestedSlot,
  request: Pick<DiaryRange, 'now' | 'exceptBookingId' | 'heldFor'>,
): Promise<Diary> {
  const around = (days: number) => new Date(startsAt.getTime() + days * DAY_MS)
  return requireDiary(db, { ...offer, astrologerId }, { ...request, from: around(-2), until: around(2), startsAt })
}

const REASON = { kind: 'closed-days', id: sql`date_overrides.id`, field: 'reason' } as const

/** When an astrologer works, and what keeps them from it: time off, other calendars, classes of groups. */
function openTimes({ from, until, language }: Pick<DiaryRange, 'from' | 'until' | 'language'>) {
  const isTheirs = sql`(astrologer_id is null or astrologer_id = ${astrologers.id})`
  return {
    weekly: sql<WeeklyHours[]>`(
      select coalesce(json_agg(json_build_object('weekday', weekday, 'opensAt', opens_at, 'closesAt', closes_at)
        order by weekday, opens_at), '[]')
      from ${astrologerHours} where astrologer_id = ${astrologers.id})`,
    overrides: sql<DateOverride[]>`(
      select coalesce(json_agg(json_build_object('id', id, 'isOwn', astrologer_id is not null,
        'firstDate', first_date, 'lastDate', last_date, 'hours', hours,
        'reason', case when shows_reason then nullif(coalesce(${translationText(language ?? 'none', REASON)}, reason), '') end,
        'holidayKey', holiday_key)), '[]')
      from ${dateOverrides}
      where ${isTheirs} and last_date >= ${from}::date - 1 and first_date <= ${until}::date + 1)`,
    closed: spansOf(sql`
      select tstzrange(starts_at, ends_at) as span from ${timeOff}
      where ${isTheirs} and ends_at > ${from} and starts_at < ${until}
      union all
      select tstzrange(starts_at, ends_at) from ${busyTimes}
      where astrologer_id = ${astrologers.id} and ends_at > ${from} and starts_at < ${until}
      union all
      select ${classSpan} from ${cohortClasses} join ${cohorts} on cohorts.id = cohort_id
      where ${isGivenBy(sql`${astrologers.id}`)} and ${classSpan} && tstzrange(${from}, ${until})`),
  }
}

/** The open times of every astrologer with these sessions, whether or not they still take bookings. */
export async function listOpenTimes(
  db: Database,
  range: Pick<DiaryRange, 'from' | 'until' | 'language'>,
): Promise<Pick<AstrologerDiary, 'astrologerId' | 'timeZone' | 'weekly' | 'overrides' | 'closed'>[]> {
  return db
    .select({ astrologerId: astrologers.id, timeZone: astrologers.timeZone, ...openTimes(range) })
    .from(astrologers)
    .innerJoin(bookingRules, sql`true`)
}

/** Overlapping and touching ranges become one, so that a full diary is a short list. */
function spansOf(ranges: SQL) {
  const ms = (bound: 'lower' | 'upper') => sql`extract(epoch from ${sql.raw(bound)}(span)) * 1000`
  return sql<Span[]>`(
    select coalesce(json_agg(json_build_array(${ms('lower')}, ${ms('upper')}) order by span), '[]')
    from (select unnest(range_agg(span)) as span from (${ranges}) ranges) merged)`
}

type Nullable<Row> = { readonly [Name in keyof Row]: Row[Name] | null }

/** Undefined for the row that a left join returns when no astrologer offers the service. */
function toDiary({
  astrologerId,
  timeZone,
  ...diary
}: Omit<AstrologerDiary, 'astrologerId' | 'timeZone'> & Nullable<Pick<AstrologerDiary, 'astrologerId' | 'timeZone'>>):
  | AstrologerDiary
  | undefined {
  return astrologerId === null || timeZone === null ? undefined : { astrologerId, timeZone, ...diary }
}

/** A package without a list of its own is offered by everybody. */
export function offers({ packageId, astrologerId }: { packageId: number; astrologerId: number | null }): SQL {
  const listed = sql`select from ${packageAstrologers} where package_id = ${packageId}`
  return and(
    isNull(astrologers.retiredAt),
    sql`coalesce(${astrologerId}::bigint, ${astrologers.id}) = ${astrologers.id}`,
    or(sql`not exists (${listed})`, sql`exists (${listed} and astrologer_id = ${astrologers.id})`),
  ) as SQL
}

const DIARY_LOCK = 30_001

/** How many days on either side decide whether an astrologer has reached the limits of all services. */
const COUNTED_DAYS = sql`lateral (
  select case when ${astrologers.mostPerWeek} is not null then 7 when ${astrologers.mostPerDay} is not null then 1 else 0 end as counted
) limits`

const diaryShare = sql<null>`pg_advisory_xact_lock_shared(${sql.raw(String(DIARY_LOCK))}::bigint)`

/**
 * Before a slot is chosen and taken. Until the transaction ends, hours and time off cannot change, and nobody else can
 * take a slot of the same days with these astrologers: so what is read next stays true, limits hold, and two updates
 * never wait for each other under the exclusion constraint, which would be a deadlock. Everybody locks astrologers and
 * days in ascending order. Days are counted per astrologer too, so a limit of their own locks the days around.
 */
export async function lockSlots(tx: Database, offer: Omit<Offer, 'isLimited'>, [from, until]: Span): Promise<void> {
  const { packageId, astrologerId = null } = offer
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor(until / DAY_MS)]
  await tx.execute(sql`
    with slots as materialized (
      select ${astrologers.id} as astrologer, day
      from ${astrologers}, ${COUNTED_DAYS}, generate_series(${first}::integer - counted, ${last}::integer + counted) day
      where ${offers({ packageId, astrologerId })} order by 1, 2)
    select ${diaryShare}, pg_advisory_xact_lock(astrologer::integer, day) from slots`)
}

/** For changes of hours, time off and classes: no slot can be taken until the transaction ends. */
export async function lockDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DIARY_LOCK}::bigint)`)
}
