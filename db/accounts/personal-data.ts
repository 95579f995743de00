import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** How one table refers to users, and what happens to its rows at erasure. */
type PersonalTable = {
  readonly column: string
  /** `keep` is for what the law requires us to retain; the row then refers to a pseudonymous account. */
  readonly onErase: 'delete' | 'keep'
  /** Columns of retained rows that are overwritten at erasure, and with what. */
  readonly emptied?: Readonly<Record<string, string | null>>
  /** Not exported, not even to the user: hashes that would help a thief of the export. */
  readonly hidden?: readonly string[]
}

/**
 * Every table with personal data. A test reads the migrated schema and fails when a table with a reference to users is
 * missing here, so that export and erasure cannot forget one.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: { column: 'id', onErase: 'keep', hidden: ['password_hash'] },
  profiles: { column: 'user_id', onErase: 'delete' },
  user_roles: { column: 'user_id', onErase: 'delete', hidden: ['granted_by'] },
  user_identities: { column: 'user_id', onErase: 'delete' },
  sessions: { column: 'user_id', onErase: 'delete', hidden: ['token_hash'] },
  form_drafts: { column: 'user_id', onErase: 'delete', hidden: ['sealed_form'] },
  known_devices: { column: 'user_id', onErase: 'delete', hidden: ['token_hash'] },
  account_links: { column: 'user_id', onErase: 'delete', hidden: ['token_hash', 'invited_by'] },
  consents: { column: 'user_id', onErase: 'keep' },
  audit_log: { column: 'actor_id', onErase: 'keep' },
  blog_post_revisions: { column: 'saved_by', onErase: 'keep' },
  blog_unsaved_posts: { column: 'user_id', onErase: 'delete' },
  bookings: {
    column: 'user_id',
    onErase: 'keep',
    emptied: { birth_details: null, notes: '' },
    hidden: ['idempotency_key'],
  },
  booking_events: { column: 'actor_id', onErase: 'keep' },
  payment_claims: { column: 'user_id', onErase: 'keep', hidden: ['decided_by', 'is_suspicious'] },
  course_enrollments: { column: 'user_id', onErase: 'keep' },
  // Tax law requires the amounts for years; the name is removed.
  invoices: {
    column: 'user_id',
    onErase: 'keep',
    emptied: { client_name: 'Deleted client', client_email: '', client_phone: '' },
  },
  session_notes: { column: 'user_id', onErase: 'delete', hidden: ['private_notes', 'updated_by'] },
  client_notes: { column: 'user_id', onErase: 'delete' },
  lesson_progress: { column: 'user_id', onErase: 'delete' },
  certificates: { column: 'user_id', onErase: 'keep', emptied: { holder_name: null } },
  birth_profiles: { column: 'user_id', onErase: 'delete' },
  calendar_feeds: { column: 'user_id', onErase: 'delete', hidden: ['token_hash', 'sealed_token'] },
}

/** Data stored under an email address, with or without an account, and columns that are not exported. */
const ADDRESS_TABLES: Readonly<Record<string, { readonly column: string; readonly hidden?: readonly string[] }>> = {
  newsletter_subscribers: { column: 'email' },
  notification_requests: { column: 'email' },
  contact_messages: { column: 'email' },
  content_suggestions: { column: 'email' },
  // The text of an email is in the user's mailbox; its links would help a thief of the export.
  emails: { column: 'recipient', hidden: ['payload', 'event_key', 'message_id', 'reason'] },
}

/** Data under an email address; only for its verified owner. */
export async function listRowsOfAddress(db: Database, email: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const [table, { column, hidden = [] }] of Object.entries(ADDRESS_TABLES)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} as t
      where lower(t.${sql.identifier(column)}) = ${email} order by 1`)
    tables[table] = rows.map(({ row }) => without(row, hidden))
  }
  return tables
}

/** All rows about one user, by table. Table names come from the list above, never from a request. */
export async function listPersonalRows(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const [table, { column, hidden = [] }] of Object.entries(PERSONAL_TABLES)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} as t
      where t.${sql.identifier(column)} = ${userId} order by 1`)
    tables[table] = rows.map(({ row }) => without(row, hidden))
  }
  return tables
}

export async function deletePersonalRows(tx: Database, userId: string): Promise<void> {
  for (const [table, { column, onErase, emptied = {} }] of Object.entries(PERSONAL_TABLES)) {
    const isTheirs = sql`${sql.identifier(column)} = ${userId}`
    if (onErase === 'delete') await tx.execute(sql`delete from ${sql.identifier(table)} where ${isTheirs}`)

    for (const [name, value] of Object.entries(emptied)) {
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${value} where ${isTheirs}`)
    }
  }
}

function without(row: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
}
