import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { deskClients, profiles, userRoles, users } from '#db/schema/accounts.ts'
import { clientImports, clientNotes, clientTags, importedClients } from '#db/schema/desk.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import type { ClientLayout } from '#domain/imports/client-columns.ts'
import type { ImportedClient } from '#domain/imports/imported-client.ts'
import type { KnownPerson } from '#domain/imports/plan-rows.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type ClientImport = typeof clientImports.$inferSelect

type NewImport = {
  readonly sealedRows: SealedText
  readonly rowCount: number
  readonly layout: ClientLayout
  readonly uploadedBy: string
  readonly uploadedAt: Date
}

/** A later file of the same person replaces one that is not imported yet. */
export async function recordImport(tx: Database, upload: NewImport): Promise<string> {
  await tx
    .delete(clientImports)
    .where(and(eq(clientImports.uploadedBy, upload.uploadedBy), isNull(clientImports.importedAt)))
  const [recorded] = await tx.insert(clientImports).values(upload).returning({ id: clientImports.id })
  if (!recorded) throw new Error('The import was not recorded.')
  return recorded.id
}

export async function findImport(db: Database, id: string): Promise<ClientImport | undefined> {
  const [found] = await db.select().from(clientImports).where(eq(clientImports.id, id))
  return found
}

/** One import at a time, so that each sees the clients of the one before. */
export async function lockImport(tx: Database, id: string): Promise<ClientImport | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('client imports'))`)
  return findImport(tx, id)
}

/** Those of the last day, the latest first. */
export function listImports(db: Database, since: Date) {
  return db
    .select({
      id: clientImports.id,
      importedAt: clientImports.importedAt,
      importedCount: clientImports.importedCount,
      undoneAt: clientImports.undoneAt,
    })
    .from(clientImports)
    .where(sql`${clientImports.importedAt} > ${since.toISOString()}`)
    .orderBy(desc(clientImports.importedAt))
}

export async function recordLayout(db: Database, id: string, layout: ClientLayout): Promise<void> {
  await db
    .update(clientImports)
    .set({ layout })
    .where(and(eq(clientImports.id, id), isNull(clientImports.importedAt)))
}

type Done = { readonly staffId: string; readonly count: number; readonly now: Date }

export async function markImported(tx: Database, id: string, { staffId, count, now }: Done): Promise<void> {
  await tx
    .update(clientImports)
    .set({ sealedRows: null, importedBy: staffId, importedAt: now, importedCount: count })
    .where(eq(clientImports.id, id))
}

export async function markUndone(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(clientImports).set({ undoneAt: now }).where(eq(clientImports.id, id))
}

/** Files that nobody imported, and imports that can no longer be undone. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await db
    .delete(clientImports)
    .where(
      or(
        and(isNull(clientImports.importedAt), lt(clientImports.uploadedAt, before)),
        lt(clientImports.importedAt, before),
      ),
    )
}

/** Everybody with an account or a card, to compare with. */
export function listKnownPeople(db: Database): Promise<KnownPerson[]> {
  return db
    .select({
      id: users.id,
      fullName: profiles.fullName,
      email: users.email,
      phoneKey: sql<string | null>`phone_key(${profiles.phone})`,
      nameKey: profiles.searchName,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isNull(users.erasedAt))
    .orderBy(asc(users.createdAt), asc(users.id))
}

const ROWS_AT_ONCE = 500

/** How each name sounds, in the same order. */
export async function listNameKeys(db: Database, names: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  for (const some of inParts(names)) {
    const { rows } = await db.execute<{ key: string }>(sql`
      select name_key(name) as key from unnest(${sql.param(some)}::text[]) with ordinality as names (name, place)
      order by place`)
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}

export type NewClient = Omit<ImportedClient, 'note'> & { readonly sealedNote: SealedText | null }

type Import = { readonly importId: string; readonly staffId: string; readonly now: Date }

/**
 * Clients with a card, whose address counts as theirs like one that the desk types (0131). Whoever has got an account with the
 * address or the number in the meantime is left out. Returns how many were made.
 */
export async function recordImportedClients(
  tx: Database,
  clients: readonly NewClient[],
  { importId, staffId, now }: Import,
): Promise<number> {
  let made = 0
  for (const some of inParts(clients)) {
    const rows = some.map((client) => ({ ...client, userId: crypto.randomUUID() }))
    const inserted = await tx
      .insert(users)
      .values(
        rows.map(({ userId, email, phone, language }) => ({
          id: userId,
          email,
          phoneKey: email === null && phone !== null ? phoneKey(phone) : null,
          emailVerifiedAt: email === null ? null : now,
          language,
          createdAt: now,
          lastActiveAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: users.id })
    const ids = new Set(inserted.map(({ id }) => id))
    const recorded = rows.filter(({ userId }) => ids.has(userId))
    made += recorded.length
    if (recorded.length === 0) continue
    await tx
      .insert(profiles)
      .values(
        recorded.map(({ userId, fullName, phone }) => ({ userId, fullName, phone, createdAt: now, updatedAt: now })),
      )
    await tx
      .insert(userRoles)
      .values(recorded.map(({ userId }) => ({ userId, role: 'client' as const, grantedAt: now })))
    await tx.insert(deskClients).values(recorded.map(({ userId }) => ({ userId, openedBy: staffId, openedAt: now })))
    await tx.insert(importedClients).values(recorded.map(({ userId }) => ({ userId, importId })))
    const tags = recorded.flatMap(({ userId, tags }) =>
      tags.map((tag) => ({ userId, tag, addedBy: staffId, addedAt: now })),
    )
    if (tags.length > 0) await tx.insert(clientTags).values(tags)
    const notes = recorded.filter(({ sealedNote }) => sealedNote !== null)
    if (notes.length === 0) continue
    await tx.insert(clientNotes).values(notes.map(({ userId, sealedNote }) => ({ userId, sealedNote, updatedAt: now })))
  }
  return made
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, part) =>
    items.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  )
}

/** Whoever books for one of them or changes one of them from now on waits. */
export async function lockImportedClients(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`
    select from ${users} where id in (select user_id from ${importedClients} where import_id = ${importId})
    order by id for update`)
}

/** The clients of an import that still exist. */
export function listImportedClients(db: Database, importId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: profiles.fullName,
      hasChanged: sql<boolean>`coalesce(${profiles.updatedAt} > ${profiles.createdAt}, false)`,
      hasSignedIn: sql<boolean>`${users.lastActiveAt} > ${users.createdAt} or ${users.passwordHash} is not null`,
    })
    .from(importedClients)
    .innerJoin(users, eq(users.id, importedClients.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(importedClients.importId, importId))
    .orderBy(asc(profiles.fullName), asc(users.id))
}

/** Ids of those of the clients that one of the tables has, in rows that the import at this time did not write. */
export async function listUsedBy(
  tx: Database,
  tables: readonly { readonly table: string; readonly column: string }[],
  ids: readonly string[],
): Promise<string[]> {
  const of = sql`any(${sql.param([...ids])}::uuid[])`
  const parts = tables.map(({ table, column }) => {
    const name = sql.identifier(column)
    return sql`select ${name} as id from ${sql.identifier(table)} where ${name} = ${of}`
  })
  const { rows } = await tx.execute<{ id: string }>(sql.join(parts, sql` union `))
  return rows.map(({ id }) => id)
}

/** Whose card the desk has changed since: tags and notes with another time, other roles, or an entry in the audit log. */
export async function listChangedSince(tx: Database, ids: readonly string[], importedAt: Date): Promise<string[]> {
  const all = sql.param([...ids])
  const at = importedAt.toISOString()
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from client_tags where user_id = any(${all}::uuid[]) and added_at > ${at}
    union select user_id from client_notes where user_id = any(${all}::uuid[]) and updated_at > ${at}
    union select user_id from user_roles where user_id = any(${all}::uuid[]) and role <> 'client'
    union select subject_id::uuid from audit_log
    where subject_kind = 'user' and subject_id = any(${all}::text[]) and action <> 'client-viewed'`)
  return rows.map(({ id }) => id)
}

/** Whom the site has written to, or who has written to the practice. */
export async function listWrittenTo(tx: Database, addresses: readonly string[], since: Date): Promise<string[]> {
  const all = sql.param([...addresses])
  const at = since.toISOString()
  const { rows } = await tx.execute<{ address: string }>(sql`
    select lower(recipient) as address from emails where lower(recipient) = any(${all}::text[]) and created_at >= ${at}
    union select lower(email) from contact_messages where lower(email) = any(${all}::text[]) and received_at >= ${at}`)
  return rows.map(({ address }) => address)
}

/** Everything that the import has written about them goes with them. */
export async function deleteImportedClients(tx: Database, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids)) await tx.delete(users).where(inArray(users.id, some))
}
