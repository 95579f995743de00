import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { containing, hasName, nameKey } from '#db/like-pattern.ts'
import type { ContentKind, ContentRow, ContentValues } from '#domain/content/content-kinds.ts'
import { type ContentShape, contentShape } from './admin-content-shapes.ts'

type Named = { readonly id: number; readonly version: number }

/** The last row of a page; the next page starts after it. */
export type ContentCursor = { readonly position: number; readonly id: number }

type ListOptions = {
  readonly parentId?: number | undefined
  readonly search?: string | undefined
  readonly after?: ContentCursor | undefined
  readonly limit: number
}

/** One page of a kind of content, in the order of the site. */
export async function listContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  { parentId, search = '', after, limit }: ListOptions,
): Promise<ContentRow<Kind>[]> {
  const shape = contentShape(kind)
  const { table, orderedBy, only, parent } = shape
  const rows = await db
    .select(columnsOf(shape))
    .from(table)
    .where(
      and(
        only,
        parent && parentId !== undefined ? eq(parent, parentId) : undefined,
        isFoundContent(kind, shape, search),
        after && sql`(${orderedBy}, ${table.id}) > (${after.position}, ${after.id})`,
      ),
    )
    .orderBy(asc(orderedBy), asc(table.id))
    .limit(limit)
  return rows as unknown as ContentRow<Kind>[]
}

/** In any language and script: whoever looks for an item may know the name that its readers see. */
export function isFoundContent(kind: ContentKind, shape: ContentShape, search: string): SQL | undefined {
  const { name, searched } = shape
  return or(containing(searched, search), hasName(search, nameKey(name)), hasTranslation(kind, shape, search))
}

function hasTranslation(kind: ContentKind, { table, name, searched }: ContentShape, search: string): SQL | undefined {
  const isFound = containing([sql`t.text`], search)
  const fields = Object.entries(getTableColumns(table))
  const searchedFields = fields.flatMap(([field, column]) => (searched.includes(column) ? [field] : []))
  const nameField = fields.find(([, column]) => column === name)?.[0] ?? ''
  return (
    isFound &&
    sql`exists (
      select from translations t
      where t.kind = ${kind} and t.item_id = ${table.id} and (
        ${inArray(sql`t.field`, searchedFields)} and ${isFound}
        or t.field = ${nameField} and ${hasName(search, nameKey(sql`t.text`))}))`
  )
}

export async function findContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ContentRow<Kind> | undefined> {
  const shape = contentShape(kind)
  const rows = await db
    .select(columnsOf(shape))
    .from(shape.table)
    .where(and(shape.only, eq(shape.table.id, id)))
  return rows[0] as ContentRow<Kind> | undefined
}

/** Whether it exists. It cannot be deleted until the transaction ends. */
export async function holdContent(tx: Database, kind: ContentKind, id: number): Promise<boolean> {
  const { table } = contentShape(kind)
  const held = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')
  return held.length === 1
}

/** The columns that all kinds of content have. */
function columnsOf({ table, columns, orderedBy, parent, retiredAt }: ContentShape) {
  return {
    ...columns,
    id: table.id,
    isSample: table.isSample,
    version: table.version,
    updatedAt: table.updatedAt,
    position: sql<number>`${orderedBy}`.mapWith(Number).as('place'),
    parentId: parent ?? sql<null>`null`.as('parent_id'),
    retiredAt: retiredAt ?? sql<null>`null`.as('retired_at'),
  }
}

type NewContent<Kind extends ContentKind> = {
  readonly values: ContentValues[Kind]
  readonly parentId?: number | undefined
  readonly slug?: string | undefined
  readonly now: Date
}

/** A new item comes after its siblings. */
export async function recordContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  { values, parentId, slug, now }: NewContent<Kind>,
): Promise<number> {
  const { table, position, parentKey } = contentShape(kind)
  const row = {
    ...columnValues(values),
    ...(slug !== undefined && { slug }),
    ...(parentKey && { [parentKey]: parentId }),
    ...(position && { position: sql`(select coalesce(max(${position}), 0) + 1 from ${table})` }),
    updatedAt: now,
  }
  // The shapes pair each kind with its own table; the compiler cannot follow that through the union.
  const [added] = await db
    .insert(table)
    .values(row as never)
    .returning({ id: table.id })
  return Number(added?.id)
}

/** Returns false if it has been changed or deleted since this version. */
export async function recordContentChange<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  named: Named,
  { values, now }: { values: ContentValues[Kind]; now: Date },
): Promise<boolean> {
  return change(db, kind, named, { ...columnValues(values), updatedAt: now })
}

/** Who offers a package is in a table of its own. */
function columnValues(values: object): object {
  if (!('offeredBy' in values)) return values
  const { offeredBy: _, ...columns } = values
  return columns
}

export async function recordRetired(
  db: Database,
  kind: ContentKind,
  named: Named,
  { retiredAt, now }: { retiredAt: Date | null; now: Date },
): Promise<boolean> {
  return change(db, kind, named, { retiredAt, updatedAt: now })
}

/** An item that an admin has saved is no longer a sample. */
async function change(db: Database, kind: ContentKind, { id, version }: Named, values: object): Promise<boolean> {
  const { table } = contentShape(kind)
  const changed = await db
    .update(table)
    .set({ ...values, isSample: false, version: sql`${table.version} + 1` } as never)
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id })
  return changed.length === 1
}

/** Until the transaction ends, so that two admins cannot both choose a most popular package. Taken before any write. */
export async function lockPopular(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('most popular package'))`)
}

/** Only one package can be the most popular one. */
export async function clearOtherPopular(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    update consultation_packages set is_popular = false, version = version + 1 where is_popular and id <> ${id}`)
}

/** Numbers the siblings, then swaps the item with its neighbour. Returns false at the end of the list. */
export async function recordMoved(
  tx: Database,
  kind: ContentKind,
  id: number,
  direction: 'up' | 'down',
): Promise<boolean> {
  const { table, position, siblings } = contentShape(kind)
  if (!position) return false
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${kind}`}))`)

  const among = amongSiblings(siblings, table, id)
  const named = (column: PgColumn) => sql.identifier(column.name)
  await tx.execute(sql`
    with ordered as (
      select id, row_number() over (order by position, id) as place from ${table} where ${among}
    )
    update ${table} set position = ordered.place from ordered
    where ${table}.${named(table.id)} = ordered.id and ${table}.${named(position)} <> ordered.place`)

  const step = direction === 'up' ? -1 : 1
  const { rowCount } = await tx.execute(sql`
    with mover as (select position as place from ${table} where id = ${id}),
    neighbour as (
      select id from ${table} where ${among} and position = (select place from mover) + ${step}
    )
    update ${table}
    set position = (select place from mover) + case when id = ${id} then ${step} else 0 end
    where (id = ${id} or id in (select id from neighbour)) and exists (select from neighbour)`)
  return (rowCount ?? 0) > 0
}

function amongSiblings(siblings: PgColumn | undefined, table: ContentShape['table'], id: number): SQL {
  if (!siblings) return sql`true`
  const column = sql.identifier(siblings.name)
  return sql`${column} = (select ${column} from ${table} where id = ${id})`
}

type Counts = Readonly<Record<string, number>>

/** How many items of each kind there are, and how many samples of them are still on the site. */
export async function countItems(
  db: Database,
  kinds: readonly ContentKind[],
): Promise<{ readonly items: Counts; readonly samples: Counts }> {
  const counted = kinds.map((kind) => {
    const { table, retiredAt } = contentShape(kind)
    const isShown = retiredAt ? sql`and retired_at is null` : sql``
    return sql`
      select ${kind}::text as kind, count(*)::integer as items,
        (count(*) filter (where is_sample ${isShown}))::integer as samples
      from ${table}`
  })
  const { rows } = await db.execute<{ kind: string; items: number; samples: number }>(
    sql.join(counted, sql` union all `),
  )
  return {
    items: Object.fromEntries(rows.map(({ kind, items }) => [kind, items])),
    samples: Object.fromEntries(rows.map(({ kind, samples }) => [kind, samples])),
  }
}
