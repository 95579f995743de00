import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { type ChainedRecord, recordChain, recordLinks } from './schema/records.ts'

/** Of a hash in the name of a backup: enough to recognize it. */
export const SHORT_HASH = 12
export const LONG_HASH = 64

export type ChainEnd = { readonly position: number; readonly hash: string }

const hexOf = (hash: typeof recordLinks.hash | typeof recordChain.hash) => sql<string>`encode(${hash}, 'hex')`

/** How many records are chained, and the newest hash; undefined if somebody removed the row that knows it. */
export async function findChainEnd(db: Database): Promise<ChainEnd | undefined> {
  const [end] = await db.select({ position: recordChain.position, hash: hexOf(recordChain.hash) }).from(recordChain)
  return end
}

/** The last link that is there. */
export async function findLastLink(db: Database): Promise<ChainEnd | undefined> {
  const [link] = await db
    .select({ position: recordLinks.position, hash: hexOf(recordLinks.hash) })
    .from(recordLinks)
    .orderBy(desc(recordLinks.position))
    .limit(1)
  return link
}

/** The position of a hash, or of one that begins like this. */
export async function findPositionOf(db: Database, hash: string): Promise<number | undefined> {
  const [link] = await db
    .select({ position: recordLinks.position })
    .from(recordLinks)
    .where(eq(sql`left(encode(${recordLinks.hash}, 'hex'), ${hash.length})`, hash))
    .limit(1)
  return link?.position
}

const exactTime = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/**
 * What each version of a link hashes. The check has its own texts: a function in the database could have been replaced
 * like any row.
 */
const CONTENT = sql`case
  when l.record = 'audit' and l.version = 1 then jsonb_build_array('audit', 1, a.id, ${exactTime(sql`a.at`)},
    a.actor_id, a.action, a.subject_kind, a.subject_id, a.details)
  when l.record = 'ledger' and l.version = 1 then jsonb_build_array('ledger', 1, e.id, l.user_id, e.booking_id,
    ${exactTime(sql`e.at`)}, e.kind, e.amount_paise, e.way, e.reference, e.label, encode(l.note_hash, 'hex'),
    e.claim_id, e.reverses, e.recorded_by, e.form_key, ${exactTime(sql`e.created_at`)})
  end`

/** The client of the link, or the one whose account got everything of theirs. */
const HAS_ITS_CLIENT = sql`e.user_id = l.user_id or exists (
  with recursive merged as (
    select id, merged_into from users where id = l.user_id
    union
    select u.id, u.merged_into from users u join merged m on u.id = m.merged_into
  )
  select from merged where id = e.user_id)`

/** A note without a salt is one of an erased client: it is gone. */
const HAS_ITS_NOTE = sql`case
  when l.note_hash is null then e.note = ''
  when l.note_salt is null then e.note = '' and exists (select from users where id = e.user_id and erased_at is not null)
  else sha256(convert_to(l.note_salt || e.note, 'UTF8')) = l.note_hash
  end`

export type CheckedLink = {
  readonly position: number
  readonly record: ChainedRecord
  readonly recordId: number
  /** Null for an entry of the audit log or of a client's account. */
  readonly bookingCode: string | null
  /** Links that are missing before this one. */
  readonly missingBefore: number
  readonly isThere: boolean
  readonly isUnchanged: boolean
  readonly followsTheOneBefore: boolean
  readonly hasItsClient: boolean
  readonly hasItsNote: boolean
}

export type CheckedLinks = { readonly lastPosition: number | undefined; readonly faulty: readonly CheckedLink[] }

/** Computes the next links of the chain again. Returns those that differ from what is stored. */
export async function checkLinksAfter(db: Database, position: number, atMost: number): Promise<CheckedLinks> {
  const { rows } = await db.execute<CheckedLink & { readonly lastPosition: number }>(sql`
    with walked as (
      select *, lag(position, 1, 0) over in_order as position_before, lag(hash, 1, ''::bytea) over in_order as hash_before
      from (
        (select * from record_links where position <= ${position} order by position desc limit 1)
        union all
        (select * from record_links where position > ${position} order by position limit ${atMost})
      ) links
      window in_order as (order by position)
    ), checked as (
      select l.position::float8 as position, l.record, l.record_id::float8 as "recordId", b.code as "bookingCode",
        (max(l.position) over ())::float8 as "lastPosition",
        (l.position - l.position_before - 1)::float8 as "missingBefore",
        a.id is not null or e.id is not null as "isThere",
        sha256(convert_to((${CONTENT})::text, 'UTF8')) is not distinct from l.content_hash as "isUnchanged",
        l.hash = sha256(l.hash_before || l.content_hash) as "followsTheOneBefore",
        e.id is null or (${HAS_ITS_CLIENT}) as "hasItsClient",
        e.id is null or (${HAS_ITS_NOTE}) as "hasItsNote"
      from walked l
      left join audit_log a on l.record = 'audit' and a.id = l.record_id
      left join ledger_entries e on l.record = 'ledger' and e.id = l.record_id
      left join bookings b on b.id = e.booking_id
      where l.position > ${position}
    )
    select * from checked
    where position = "lastPosition" or "missingBefore" > 0
      or not ("isThere" and "isUnchanged" and "followsTheOneBefore" and "hasItsClient" and "hasItsNote")
    order by position`)
  return { lastPosition: rows.at(-1)?.lastPosition, faulty: rows.filter(isFaulty) }
}

function isFaulty(link: CheckedLink): boolean {
  const { missingBefore, isThere, isUnchanged, followsTheOneBefore, hasItsClient, hasItsNote } = link
  return missingBefore > 0 || !(isThere && isUnchanged && followsTheOneBefore && hasItsClient && hasItsNote)
}

const TABLES: Readonly<Record<ChainedRecord, SQL>> = { audit: sql`audit_log`, ledger: sql`ledger_entries` }

/** Records that no link names, among the next ones by their id. */
export async function listUnchainedAfter(
  db: Database,
  record: ChainedRecord,
  { id, atMost }: { readonly id: number; readonly atMost: number },
): Promise<{ lastId: number | undefined; ids: number[] }> {
  const { rows } = await db.execute<{ lastId: number | null; ids: number[] }>(sql`
    select max(r.id)::float8 as "lastId",
      coalesce(array_agg(r.id::float8 order by r.id) filter (where l.position is null), '{}') as ids
    from (select id from ${TABLES[record]} where id > ${id} order by id limit ${atMost}) r
    left join record_links l on l.record = ${record} and l.record_id = r.id`)
  return { lastId: rows[0]?.lastId ?? undefined, ids: rows[0]?.ids ?? [] }
}
