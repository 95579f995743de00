import { sql } from 'drizzle-orm'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Database, Transaction } from './client.ts'
import { hasKeyFor, type KeyRing, keyNameIn } from './key-ring.ts'

type EncryptedColumn = {
  readonly table: string
  readonly column: string
  /** A unique column of UUIDs, or of hashes, by which all rows are walked through. */
  readonly uniqueKey: 'id' | 'user_id' | 'booking_id' | 'form_id' | 'token_hash'
  /** What is left of a row that cannot be read any more. */
  readonly ifUnreadable: 'empty' | 'delete'
}

/** Every column that is encrypted with the key ring. A test compares this list with the tables. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'bookings', column: 'birth_details', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'bookings', column: 'sealed_notes', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'session_notes', column: 'sealed_notes', uniqueKey: 'booking_id', ifUnreadable: 'empty' },
  { table: 'birth_profiles', column: 'sealed_birth', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'exercise_charts', column: 'sealed_birth', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'saved_charts', column: 'sealed_chart', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'remembered_people', column: 'sealed_person', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'answers', column: 'sealed_text', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'answer_drafts', column: 'sealed_text', uniqueKey: 'booking_id', ifUnreadable: 'empty' },
  { table: 'remedies', column: 'sealed_content', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'chart_notes', column: 'sealed_text', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'life_events', column: 'sealed_event', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'handed_in_work', column: 'sealed_text', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'handed_in_work', column: 'sealed_note', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'lesson_questions', column: 'sealed_question', uniqueKey: 'form_id', ifUnreadable: 'delete' },
  { table: 'lesson_questions', column: 'sealed_answer', uniqueKey: 'form_id', ifUnreadable: 'empty' },
  { table: 'reviews', column: 'sealed_text', uniqueKey: 'booking_id', ifUnreadable: 'delete' },
  { table: 'prasna_seals', column: 'sealed_content', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'muhurta_requests', column: 'sealed_search', uniqueKey: 'booking_id', ifUnreadable: 'delete' },
  { table: 'booking_files', column: 'sealed_header', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'lesson_files', column: 'sealed_header', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'booking_drafts', column: 'sealed_form', uniqueKey: 'token_hash', ifUnreadable: 'delete' },
  { table: 'client_notes', column: 'sealed_note', uniqueKey: 'user_id', ifUnreadable: 'empty' },
  { table: 'client_imports', column: 'sealed_rows', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'form_drafts', column: 'sealed_form', uniqueKey: 'user_id', ifUnreadable: 'delete' },
  { table: 'authenticator_apps', column: 'sealed_secret', uniqueKey: 'user_id', ifUnreadable: 'delete' },
  { table: 'calendar_feeds', column: 'sealed_token', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'sold_vouchers', column: 'sealed_code', uniqueKey: 'booking_id', ifUnreadable: 'empty' },
  { table: 'signing_keys', column: 'sealed_private_key', uniqueKey: 'id', ifUnreadable: 'empty' },
  { table: 'payment_gateways', column: 'sealed_keys', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'external_calendars', column: 'sealed_address', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'webhooks', column: 'sealed_address', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'webhooks', column: 'sealed_secret', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'push_keys', column: 'sealed_private_key', uniqueKey: 'id', ifUnreadable: 'delete' },
  { table: 'push_subscriptions', column: 'sealed_subscription', uniqueKey: 'id', ifUnreadable: 'delete' },
]

export type SealedSample = { readonly table: string; readonly sealed: SealedText; readonly rows: number }

/** One value for each table and key, with the number of rows under that key. */
export async function listSealedSamples(db: Database): Promise<SealedSample[]> {
  const samples: SealedSample[] = []
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    const sealed = sql.identifier(column)
    // The name of the key comes before the first dot, see key-ring.ts.
    const { rows } = await db.execute<{ sealed: SealedText; rows: number }>(sql`
      select max(${sealed}) as sealed, count(*)::integer as rows from ${sql.identifier(table)}
      where ${sealed} is not null group by split_part(${sealed}, '.', 1)`)
    samples.push(...rows.map((row) => ({ table, ...row })))
  }
  return samples
}

const ROWS_AT_ONCE = 1_000
const BEFORE_EVERY_UUID = '00000000-0000-0000-0000-000000000000'

/** Every encrypted value of a table, a thousand at a time. */
export async function* readSealedValues(
  db: Database,
  { table, column, uniqueKey }: EncryptedColumn,
): AsyncGenerator<readonly SealedText[]> {
  const name = sql.identifier(table)
  const id = sql.identifier(uniqueKey)
  const sealed = sql.identifier(column)
  let after = uniqueKey === 'token_hash' ? '' : BEFORE_EVERY_UUID
  for (;;) {
    const { rows } = await db.execute<{ id: string; sealed: SealedText }>(sql`
      select ${id} as id, ${sealed} as sealed from ${name}
      where ${sealed} is not null and ${id} > ${after} order by ${id} limit ${ROWS_AT_ONCE}`)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => row.sealed)
    after = last.id
  }
}

/** Deletes what this ring cannot decrypt. */
export async function discardUnreadable(tx: Transaction, ring: KeyRing): Promise<void> {
  const unreadable = (await listSealedSamples(tx)).filter(({ sealed }) => !hasKeyFor(sealed, ring))
  for (const { table, column, ifUnreadable } of ENCRYPTED_COLUMNS) {
    const names = unreadable.filter((sample) => sample.table === table).map(({ sealed }) => keyNameIn(sealed))
    const name = sql.identifier(table)
    const value = sql.identifier(column)
    const isUnreadable = sql`split_part(${value}, '.', 1) = any(${sql.param(names)}::text[])`
    await tx.execute(
      ifUnreadable === 'delete'
        ? sql`delete from ${name} where ${isUnreadable}`
        : sql`update ${name} set ${value} = null where ${isUnreadable}`,
    )
  }
}
