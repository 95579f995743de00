import { and, eq, getTableName, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { containing } from '#db/like-pattern.ts'
import { users } from '#db/schema/accounts.ts'
import { lessonProgress, lessons } from '#db/schema/learning.ts'
import { removedSamples } from '#db/schema/removed-samples.ts'
import { notificationRequests } from '#db/schema/visitors.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { contentShape } from './admin-content-shapes.ts'

/** The part of a kind's content that a list shows. */
export type ListedContent = {
  readonly kind: ContentKind
  readonly parentId: number | undefined
  readonly search?: string
}

export type ListedSample = {
  readonly id: number
  readonly name: string
  /** It contains something that an admin wrote or accepted. */
  readonly hasOwnContent: boolean
}

/** The samples in a list, in the order of the site. */
export async function listSamples(db: Database, listed: ListedContent): Promise<ListedSample[]> {
  const { table, name, orderedBy } = contentShape(listed.kind)
  const rows = await db
    .select({
      id: table.id,
      name: sql<string>`${name}`,
      hasOwnContent: ownContentInside(listed.kind).mapWith(Boolean),
    })
    .from(table)
    .where(samplesIn(listed))
    .orderBy(orderedBy, table.id)
  return rows as ListedSample[]
}

function samplesIn({ kind, parentId, search = '' }: ListedContent): SQL | undefined {
  const { table, parent, searched } = contentShape(kind)
  return and(
    eq(table.isSample, true),
    parent && parentId !== undefined ? eq(parent, parentId) : undefined,
    containing(searched, search),
  )
}

function ownContentInside(kind: ContentKind): SQL {
  const { children } = CONTENT_KINDS[kind]
  if (!children) return sql`false`
  const { table } = contentShape(kind)
  const { table: childTable, parent } = contentShape(children)
  // Drizzle leaves out the table of a column in a select list, where "id" would be that of the inner table.
  const parentId = sql`${childTable}.${sql.identifier(parent?.name ?? 'id')}`
  return sql`exists (
    select from ${childTable}
    where ${parentId} = ${table}.id and (not ${childTable}.is_sample or ${ownContentInside(children)})
  )`
}

/** An admin has read the samples of a list and adopts them. */
export async function markSamplesAccepted(db: Database, listed: ListedContent, now: Date): Promise<number> {
  const { table } = contentShape(listed.kind)
  const accepted = await db
    .update(table)
    .set({ isSample: false, updatedAt: now, version: sql`${table.version} + 1` } as never)
    .where(samplesIn(listed))
    .returning({ id: table.id })
  return accepted.length
}

/** A table whose rows are deleted together with the rows that they refer to. */
type Part = {
  readonly table: PgTable
  /** Selects the rows: the id itself, or the reference to the row above. */
  readonly column: PgColumn
  readonly refersTo: readonly Reference[]
  readonly inside: readonly Part[]
}

type Reference = { readonly column: PgColumn; readonly table: PgTable }

function partOf(kind: ContentKind): Part {
  const { table, parent } = contentShape(kind)
  const { parent: parentKind, children } = CONTENT_KINDS[kind]
  const child = children && partOf(children)
  const childColumn = children && contentShape(children).parent
  return {
    table,
    column: table.id,
    refersTo: parent && parentKind ? [{ column: parent, table: contentShape(parentKind).table }] : [],
    inside: [
      ...(child && childColumn ? [{ ...child, column: childColumn }] : []),
      ...(REQUESTS_AND_PROGRESS[kind] ?? []),
    ],
  }
}

/** What clients and visitors have left at a piece of content. */
const REQUESTS_AND_PROGRESS: Partial<Record<ContentKind, readonly Part[]>> = {
  lessons: [
    {
      table: lessonProgress,
      column: lessonProgress.lessonId,
      refersTo: [
        { column: lessonProgress.lessonId, table: lessons },
        { column: lessonProgress.userId, table: users },
      ],
      inside: [],
    },
  ],
  'teacher-pages': [
    {
      table: notificationRequests,
      column: notificationRequests.teacherPageId,
      refersTo: [{ column: notificationRequests.teacherPageId, table: contentShape('teacher-pages').table }],
      inside: [],
    },
  ],
}

type Rows = Readonly<Record<string, readonly object[]>>

/** Deletes those of the named items that are still samples without own content, and stores copies of all deleted rows. */
export async function deleteSamples(
  tx: Database,
  { kind, parentId, ids, now }: ListedContent & { readonly ids: readonly number[]; readonly now: Date },
): Promise<number> {
  const { table } = contentShape(kind)
  const removable = and(samplesIn({ kind, parentId }), inArray(table.id, [...ids]), not(ownContentInside(kind)))
  const locked = await tx.select({ id: table.id }).from(table).where(removable).for('update')
  const lockedIds = locked.map(({ id }) => Number(id))
  if (lockedIds.length === 0) return 0

  const rows = await copyRows(tx, partOf(kind), lockedIds)
  await tx.delete(table).where(inArray(table.id, lockedIds))
  await tx
    .insert(removedSamples)
    .values({ kind, parentId: parentId ?? null, removed: lockedIds.length, rows, removedAt: now })
  return lockedIds.length
}

/** The rows are locked, so nothing can be added inside them between the copy and the deletion. */
async function copyRows(tx: Database, { table, column, inside }: Part, ids: readonly number[]): Promise<Rows> {
  if (ids.length === 0) return {}
  const { rows: found } = await tx.execute<{ row: { id?: number } }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${inArray(column, [...ids])} for update`,
  )
  const copied = found.map(({ row }) => row)
  const copies: Record<string, readonly object[]> = { [getTableName(table)]: copied }
  for (const part of inside) {
    const below = copied.map(({ id }) => Number(id))
    Object.assign(copies, await copyRows(tx, part, below))
  }
  return copies
}

export type Removal = { readonly id: number; readonly removed: number; readonly removedAt: Date }

/** The latest removal from a list. */
export async function findRemoval(
  db: Database,
  { kind, parentId }: ListedContent,
  since: Date,
): Promise<Removal | undefined> {
  const [removal] = await db
    .select({ id: removedSamples.id, removed: removedSamples.removed, removedAt: removedSamples.removedAt })
    .from(removedSamples)
    .where(
      and(
        eq(removedSamples.kind, kind),
        parentId === undefined ? isNull(removedSamples.parentId) : eq(removedSamples.parentId, parentId),
        sql`${removedSamples.removedAt} >= ${since}`,
      ),
    )
    .orderBy(sql`${removedSamples.id} desc`)
    .limit(1)
  return removal
}

/** Inserts the removed rows again and returns how many items came back. Rows whose parent or user is gone stay removed. */
export async function restoreRemoval(tx: Database, kind: ContentKind, id: number): Promise<number> {
  const [removal] = await tx
    .delete(removedSamples)
    .where(and(eq(removedSamples.id, id), eq(removedSamples.kind, kind)))
    .returning({ rows: removedSamples.rows })
  return removal ? insertRows(tx, partOf(kind), removal.rows) : 0
}

async function insertRows(tx: Database, { table, refersTo, inside }: Part, rows: Rows): Promise<number> {
  const copies = JSON.stringify(rows[getTableName(table)] ?? [])
  const exist = refersTo.map(
    (to) => sql`exists (select from ${to.table} where id = copy.${sql.identifier(to.column.name)})`,
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${table} overriding system value
    select copy.* from jsonb_populate_recordset(null::${table}, ${copies}::jsonb) copy
    where ${and(sql`true`, ...exist)}
    on conflict do nothing`)
  for (const part of inside) await insertRows(tx, part, rows)
  return rowCount ?? 0
}

export async function deleteOldRemovals(db: Database, before: Date): Promise<void> {
  await db.delete(removedSamples).where(sql`${removedSamples.removedAt} < ${before}`)
}
