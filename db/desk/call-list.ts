import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { callMarks } from '#db/schema/desk.ts'
import { ANSWER_WITHIN_MS, type CallReason, CONFIRM_WITHIN_MS } from '#domain/bookings/call-list.ts'
import type { DeskScope } from '#domain/rights.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

type Call = {
  readonly key: string
  readonly reason: CallReason
  readonly bookingId: string
  readonly userId: string
  readonly code: string
  readonly serviceName: string
  readonly questionCount: number
  readonly clientName: string | null
  readonly clientPhone: string | null
  /** When it failed, is payable until, starts or was asked. */
  readonly at: Date
  /** Null while nobody has seen to it today. */
  readonly doneBy: string | null
  readonly isDone: boolean
}

/** Emails that failed longer ago are not worth a call. */
const FAILED_WITHIN_MS = 14 * DAY_MS
const MOST = 200

/** Whom to call today and why, the most urgent first. Each part reads an index of its own. */
export async function listCalls(db: Database, scope: DeskScope, { now, today }: { now: Date; today: IsoDate }) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const { rows } = await db.execute<Omit<Call, 'at'> & { at: string }>(sql`
    with calls (reason, place, id, at) as (
      select 'email-failed', 1, bookings.id, max(e.created_at)
      from emails e join bookings on bookings.id = email_subject(e.event_key)::uuid
        join users on users.id = bookings.user_id and lower(e.recipient) = users.email
      where e.state = 'failed' and e.created_at > ${ago(FAILED_WITHIN_MS)}
      group by bookings.id
      union all
      select 'unconfirmed', 2, id, starts_at from bookings
      where status = 'paid' and payment_status <> 'paid' and holds_slot
        and starts_at between ${now.toISOString()} and ${ago(-CONFIRM_WITHIN_MS)}
      union all
      select 'answer-overdue', 3, id, asked_at from bookings
      where status = 'paid' and payment_status = 'paid' and asked_at is not null
        and case when answer_by is null then asked_at < ${ago(ANSWER_WITHIN_MS)} else answer_by < ${today}::date end
        and not exists (select from session_notes n where n.booking_id = bookings.id and n.outcome is not null)
        and not exists (select from answers a where a.booking_id = bookings.id)
      union all
      select 'unpaid', 4, id, payable_until from bookings
      where status = 'pending' and payment_status = 'pending' and payable_until > ${now.toISOString()}
    )
    select calls.reason || ':' || bookings.id as key, calls.reason, bookings.id as "bookingId",
      bookings.user_id as "userId", bookings.code,
      ${translatedName(scope.language, sql`bookings.service_name`)} as "serviceName",
      bookings.question_count as "questionCount",
      p.full_name as "clientName", p.phone as "clientPhone", calls.at,
      m.call_key is not null as "isDone", staff.full_name as "doneBy"
    from calls join bookings on bookings.id = calls.id
      join users on users.id = bookings.user_id and users.erased_at is null
      left join profiles p on p.user_id = bookings.user_id
      left join call_marks m on m.day = ${today} and m.call_key = calls.reason || ':' || bookings.id
      left join profiles staff on staff.user_id = m.done_by
    where ${isInScope(scope) ?? sql`true`}
    order by calls.place, calls.at, bookings.id limit ${MOST}`)
  return rows.map((row): Call => ({ ...row, at: new Date(row.at) }))
}

type Mark = { readonly day: IsoDate; readonly key: string }

/** Whoever was first has done it. */
export async function recordCallDone(
  tx: Database,
  { day, key, userId, staffId, now }: Mark & { readonly userId: string; readonly staffId: string; readonly now: Date },
): Promise<void> {
  await tx.insert(callMarks).values({ day, callKey: key, userId, doneBy: staffId, doneAt: now }).onConflictDoNothing()
}

export async function deleteCallDone(tx: Database, { day, key }: Mark): Promise<void> {
  await tx.delete(callMarks).where(and(eq(callMarks.day, day), eq(callMarks.callKey, key)))
}

/** Marks of earlier days say nothing any more. */
export async function deleteOldCallMarks(tx: Database, today: IsoDate): Promise<void> {
  await tx.delete(callMarks).where(sql`${callMarks.day} < ${today}`)
}
