import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ADDRESS_COLUMNS, ADDRESS_TABLES, PERSONAL_TABLES } from './personal-data.ts'

/** Data under an email address; only for its verified owner. */
export async function listRowsOfAddress(db: Database, email: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const [table, { column, hidden = [] }] of Object.entries(ADDRESS_TABLES)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} as t
      where lower(t.${sql.identifier(column)}) = ${email} order by 1`)
    tables[table] = rows.map(({ row }) => without(row, hidden))
  }
  const { rows: gifts } = await db.execute(sql`
    select recipient_name, recipient_email, giver_name, message, issued_at, last_day from sold_vouchers
    where lower(recipient_email) = ${email} and issued_at is not null order by issued_at`)
  return { ...tables, received_vouchers: gifts }
}

/** All rows about one user, by table. Table names come from our own list, never from a request. */
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

/** The current address and earlier ones, which received an email when they were replaced, unless others use them now. */
export async function listAddressesOf(
  db: Database,
  { id, email }: { id: string; email: string | null },
): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct lower(recipient) as address from emails
    where starts_with(event_key, ${`address-changed:${id}:`})
      and not exists (select from users where users.email = lower(recipient) and users.id <> ${id})`)
  return [...new Set([...(email === null ? [] : [email]), ...rows.map(({ address }) => address)])]
}

/** The account must be marked as erased before: triggers protect the names on invoices and the reasons in histories. */
export async function deletePersonalRows(tx: Database, userId: string, addresses: readonly string[]): Promise<void> {
  for (const [table, { column, retained }] of Object.entries(PERSONAL_TABLES)) {
    const isTheirs = sql`${sql.identifier(column)} = ${userId}`
    if (!retained) await tx.execute(sql`delete from ${sql.identifier(table)} where ${isTheirs}`)

    for (const [name, value] of Object.entries(retained?.emptied ?? {})) {
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${value} where ${isTheirs}`)
    }
  }
  await emptyTypedReasons(tx, userId)
  await emptyGiftsTo(tx, addresses)
  for (const [table, column] of ADDRESS_COLUMNS) {
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where lower(${sql.identifier(column)}) = any(${sql.param([...addresses])}::text[])`,
    )
  }
  await deleteEmailsAbout(tx, userId, addresses)
  await deleteFromRemovedContent(tx, userId, addresses)
}

/** Vouchers that others have bought for the user: they stay valid, without the user's name. */
async function emptyGiftsTo(tx: Database, addresses: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sold_vouchers set recipient_name = '', recipient_email = null, message = ''
    where lower(recipient_email) = any(${sql.param([...addresses])}::text[])`)
}

/** Staff type why they reject a payment, and may name the client. Other reasons are codes of ours. */
async function emptyTypedReasons(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    update booking_events set reason = null
    where change = 'rejected' and booking_id in (select id from bookings where user_id = ${userId})`)
}

/**
 * Emails to others with an address of the user in them, such as a contact message to the practice, and emails about the
 * account to an address that was never confirmed.
 */
async function deleteEmailsAbout(tx: Database, userId: string, addresses: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from emails
    where strpos(event_key, ${userId}) > 0
      or exists (select from jsonb_each_text(payload) as field where lower(field.value) = any(${sql.param([...addresses])}::text[]))`)
}

/** Removed content can be restored for a day, together with the progress and requests of clients. */
async function deleteFromRemovedContent(tx: Database, userId: string, addresses: readonly string[]): Promise<void> {
  const isTheirs = sql`exists (
    select from jsonb_each_text(copy) as field where lower(field.value) in ${[userId, ...addresses]})`
  await tx.execute(sql`
    update removed_content set rows = (
      select jsonb_object_agg(part.key, (
        select coalesce(jsonb_agg(copy), '[]') from jsonb_array_elements(part.value) as copy where not ${isTheirs}))
      from jsonb_each(removed_content.rows) as part)
    where exists (
      select from jsonb_each(removed_content.rows) as part, jsonb_array_elements(part.value) as copy
      where ${isTheirs})`)
}

function without(row: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
}
