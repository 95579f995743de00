import { and, eq, getTableColumns, getTableName, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologerHours, astrologers } from '#db/schema/availability.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { handedInWork, lessonProgress, lessonQuestions, lessons, quizTries } from '#db/schema/learning.ts'
import { removedContent } from '#db/schema/removed-content.ts'
import { translations } from '#db/schema/translations.ts'
import { notificationRequests } from '#db/schema/visitors.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import type { SampleSelection } from '#domain/content/go-live.ts'
import type { SamplePart } from '#domain/content/practice-profile.ts'
import { isFoundContent } from './admin-content.ts'
import { contentShape } from './admin-content-shapes.ts'
import { type PartValues, resetPracticeParts, restorePracticeParts } from './practice-settings.ts'
import { TRANSLATED_TABLES, type TranslatedTable } from './translated-columns.ts'
import { adoptSampleTranslations } from './translations.ts'

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
  const shape = contentShape(kind)
  const { table, parent } = shape
  return and(
    eq(table.isSample, true),
    parent && parentId !== undefined ? eq(parent, parentId) : undefined,
    isFoundContent(kind, shape, search),
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
  const ids = accepted.map(({ id }) => Number(id))
  const translated = translatedKindOf(table)
  if (translated) await adoptSampleTranslations(db, translated, ids)
  return ids.length
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
    {
      table: handedInWork,
      column: handedInWork.lessonId,
      refersTo: [
        { column: handedInWork.lessonId, table: lessons },
        { column: handedInWork.userId, table: users },
      ],
      inside: [],
    },
    {
      table: lessonQuestions,
      column: lessonQuestions.lessonId,
      refersTo: [
        { column: lessonQuestions.lessonId, table: lessons },
        { column: lessonQuestions.userId, table: users },
      ],
      inside: [],
    },
    {
      table: quizTries,
      column: quizTries.lessonId,
      refersTo: [
        { column: quizTries.lessonId, table: lessons },
        { column: quizTries.userId, table: users },
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
  const named = and(samplesIn({ kind, parentId }), inArray(table.id, [...ids]), not(ownContentInside(kind)))
  const { removed, rows } = await takeRows(tx, partOf(kind), named)
  if (removed > 0)
    await tx.insert(removedContent).values({ kind, parentId: parentId ?? null, removed, rows, removedAt: now })
  return removed
}

/**
 * Deletes an item with everything inside it, and stores copies. Returns its name, or undefined if it has been changed or
 * deleted since this version.
 */
export async function deleteContent(
  tx: Database,
  kind: ContentKind,
  { id, version, now }: { readonly id: number; readonly version: number; readonly now: Date },
): Promise<string | undefined> {
  const { table, name, parent } = contentShape(kind)
  const [found] = await tx
    .select({ name: sql<string>`${name}`, parentId: parent ?? sql<null>`null` })
    .from(table)
    .where(and(eq(table.id, id), eq(table.version, version)))
    .for('update')
  if (!found) return undefined
  const { removed, rows } = await takeRows(tx, partOf(kind), eq(table.id, id))
  const parentId = found.parentId === null ? null : Number(found.parentId)
  await tx.insert(removedContent).values({ kind, parentId, removed, rows, removedAt: now })
  return found.name
}

/** Deletes the chosen rows with everything inside them, and returns copies. */
async function takeRows(tx: Database, part: Part, chosen: SQL | undefined): Promise<{ removed: number; rows: Rows }> {
  const { table } = part
  const { rows: locked } = await tx.execute<{ id: string }>(sql`select id from ${table} where ${chosen} for update`)
  const ids = locked.map(({ id }) => Number(id))
  if (ids.length === 0) return { removed: 0, rows: {} }

  const rows = await copyRows(tx, part, ids)
  await tx.delete(table).where(inArray(part.column, ids))
  return { removed: ids.length, rows }
}

/** The kind under which a removal across all lists is stored. */
const ALL_LISTS = 'all'

const POSTS: Part = { table: blogPosts, column: blogPosts.id, refersTo: [], inside: [] }
const HOURS: Part = {
  table: astrologerHours,
  column: astrologerHours.astrologerId,
  refersTo: [{ column: astrologerHours.astrologerId, table: astrologers }],
  inside: [],
}

/**
 * Removes the samples of a selection: those that nobody has booked and that contain nothing of the admin's own. Samples
 * that were booked are taken off the site. Parts of the settings get the values of an empty practice. Copies of
 * everything are stored. Returns how many samples are gone from the site.
 */
export async function removeSelectedSamples(
  tx: Database,
  { parts, kinds, hasPosts }: SampleSelection,
  { empty, now }: { readonly empty: PartValues; readonly now: Date },
): Promise<number> {
  const reset = await resetPracticeParts(tx, parts, { empty, now })
  let removed = reset.parts.length
  const rows: Record<string, readonly object[]> = {
    practice: reset.before,
    parts: reset.parts.map((part) => ({ part })),
  }
  const take = async (part: Part, chosen: SQL | undefined) => {
    const taken = await takeRows(tx, part, chosen)
    for (const [table, copies] of Object.entries(taken.rows)) rows[table] = [...(rows[table] ?? []), ...copies]
    removed += taken.removed
  }

  for (const kind of kinds) {
    const unbooked = and(samplesIn({ kind, parentId: undefined }), not(ownContentInside(kind)), not(isBooked(kind)))
    await take(partOf(kind), unbooked)
    const retired = await retireBookedSamples(tx, kind, now)
    rows.retired = [...(rows.retired ?? []), ...retired]
    removed += retired.length
  }
  // Someone may have started to rewrite a sample post.
  if (hasPosts) {
    await take(POSTS, sql`is_sample and not exists (select from blog_unsaved_posts where post_id = blog_posts.id)`)
  }
  if (reset.parts.includes('hours')) rows.astrologer_hours = await takePrincipalHours(tx)
  if (removed > 0) await tx.insert(removedContent).values({ kind: ALL_LISTS, removed, rows, removedAt: now })
  return removed
}

function isBooked(kind: ContentKind): SQL {
  if (kind === 'courses') {
    return sql`(exists (select from bookings where course_id = courses.id)
      or exists (select from course_enrollments where course_id = courses.id)
      or exists (select from cohorts where course_id = courses.id))`
  }
  if (kind === 'packages') {
    return sql`(exists (select from bookings where package_id = consultation_packages.id)
      or exists (select from bought_passes where package_id = consultation_packages.id)
      or exists (select from session_passes where package_id = consultation_packages.id)
      or exists (select from waitlist_entries where package_id = consultation_packages.id))`
  }
  return sql`false`
}

async function retireBookedSamples(tx: Database, kind: ContentKind, now: Date) {
  const { table, retiredAt } = contentShape(kind)
  if (!retiredAt) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${table} set retired_at = ${now}, version = version + 1
    where is_sample and retired_at is null and ${isBooked(kind)} returning id`)
  return rows.map(({ id }) => ({ kind, id: Number(id) }))
}

/** The principal has no opening hours from now on. */
async function takePrincipalHours(tx: Database): Promise<readonly object[]> {
  const { rows } = await tx.execute<{ row: object }>(sql`
    delete from ${astrologerHours} where astrologer_id = (select id from ${astrologers} where is_principal)
    returning to_jsonb(${astrologerHours}) as row`)
  return rows.map(({ row }) => row)
}

/** The latest removal across all lists. */
export function findSelectedRemoval(db: Database, since: Date): Promise<Removal | undefined> {
  return latestRemoval(db, and(eq(removedContent.kind, ALL_LISTS), sql`${removedContent.removedAt} >= ${since}`))
}

/** Brings everything back that has not been replaced meanwhile. Returns how many samples are on the site again. */
export async function restoreSelectedSamples(
  tx: Database,
  id: number,
  { empty, now }: { readonly empty: PartValues; readonly now: Date },
): Promise<number> {
  const rows = await takeRemoval(tx, ALL_LISTS, id)
  if (!rows) return 0

  const parts = (rows.parts ?? []).map((row) => (row as { readonly part: SamplePart }).part)
  const restored = await restorePracticeParts(tx, parts, { before: rows.practice ?? [], empty, now })
  let count = restored.length
  if (restored.includes('hours')) await insertRows(tx, HOURS, rows)
  for (const kind of ['courses', 'packages', 'teachers', 'testimonials', 'faq'] as const) {
    count += await insertRows(tx, partOf(kind), rows)
  }
  count += await insertRows(tx, POSTS, rows)
  for (const row of rows.retired ?? []) {
    const retired = row as { readonly kind: ContentKind; readonly id: number }
    const { rowCount } = await tx.execute(sql`
      update ${contentShape(retired.kind).table} set retired_at = null, version = version + 1
      where id = ${retired.id} and is_sample and retired_at is not null`)
    count += rowCount ?? 0
  }
  return count
}

/** The rows are locked, so nothing can be added inside them between the copy and the deletion. */
async function copyRows(tx: Database, { table, column, inside }: Part, ids: readonly number[]): Promise<Rows> {
  if (ids.length === 0) return {}
  const { rows: found } = await tx.execute<{ row: { id?: number } }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${inArray(column, [...ids])} for update`,
  )
  const copied = found.map(({ row }) => row)
  const below = copied.map(({ id }) => Number(id))
  const copies: Record<string, readonly object[]> = {
    [getTableName(table)]: copied,
    [TRANSLATIONS]: await copyTranslations(tx, table, below),
  }
  for (const part of inside) {
    const { [TRANSLATIONS]: translated = [], ...rows } = await copyRows(tx, part, below)
    Object.assign(copies, rows)
    copies[TRANSLATIONS] = [...(copies[TRANSLATIONS] ?? []), ...translated]
  }
  return copies
}

const TRANSLATIONS = getTableName(translations)

function translatedKindOf(table: PgTable): TranslatedTable | undefined {
  const kinds = Object.keys(TRANSLATED_TABLES) as TranslatedTable[]
  return kinds.find((kind) => TRANSLATED_TABLES[kind] === table)
}

/** A trigger deletes them with their items. */
async function copyTranslations(tx: Database, table: PgTable, ids: readonly number[]): Promise<readonly object[]> {
  const kind = translatedKindOf(table)
  if (kind === undefined || ids.length === 0) return []
  const { rows } = await tx.execute<{ row: object }>(sql`
    select to_jsonb(${translations}) as row from ${translations}
    where ${and(eq(translations.kind, kind), inArray(translations.itemId, [...ids]))}`)
  return rows.map(({ row }) => row)
}

export type Removal = { readonly id: number; readonly removed: number; readonly removedAt: Date }

/** The latest removal from a list. */
export function findRemoval(
  db: Database,
  { kind, parentId }: ListedContent,
  since: Date,
): Promise<Removal | undefined> {
  return latestRemoval(
    db,
    and(
      eq(removedContent.kind, kind),
      parentId === undefined ? isNull(removedContent.parentId) : eq(removedContent.parentId, parentId),
      sql`${removedContent.removedAt} >= ${since}`,
    ),
  )
}

async function latestRemoval(db: Database, chosen: SQL | undefined): Promise<Removal | undefined> {
  const [removal] = await db
    .select({ id: removedContent.id, removed: removedContent.removed, removedAt: removedContent.removedAt })
    .from(removedContent)
    .where(chosen)
    .orderBy(sql`${removedContent.id} desc`)
    .limit(1)
  return removal
}

/** Inserts the removed rows again and returns how many items came back. Rows whose parent or user is gone stay removed. */
export async function restoreRemoval(tx: Database, kind: ContentKind, id: number): Promise<number> {
  const [removal] = await tx
    .select({ rows: removedContent.rows })
    .from(removedContent)
    .where(and(eq(removedContent.id, id), eq(removedContent.kind, kind)))
    .for('update')
  if (!removal) return 0
  const count = await insertRows(tx, partOf(kind), removal.rows)
  // When something else has its slug by now, it can still come back later.
  if (count > 0) await tx.delete(removedContent).where(eq(removedContent.id, id))
  return count
}

async function takeRemoval(tx: Database, kind: string, id: number): Promise<Rows | undefined> {
  const [removal] = await tx
    .delete(removedContent)
    .where(and(eq(removedContent.id, id), eq(removedContent.kind, kind)))
    .returning({ rows: removedContent.rows })
  return removal?.rows
}

async function insertRows(tx: Database, { table, refersTo, inside }: Part, rows: Rows): Promise<number> {
  const copies = JSON.stringify(rows[getTableName(table)] ?? [])
  const exist = refersTo.map(
    (to) => sql`exists (select from ${to.table} where id = copy.${sql.identifier(to.column.name)})`,
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${table} (${writtenColumns(table)}) overriding system value
    select ${writtenColumns(table)} from jsonb_populate_recordset(null::${table}, ${copies}::jsonb) copy
    where ${and(sql`true`, ...exist)}
    on conflict do nothing`)
  await insertTranslations(tx, table, rows)
  for (const part of inside) await insertRows(tx, part, rows)
  return rowCount ?? 0
}

/** All but those that the database computes. */
function writtenColumns(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

async function insertTranslations(tx: Database, table: PgTable, rows: Rows): Promise<void> {
  const kind = translatedKindOf(table)
  if (kind === undefined) return
  await tx.execute(sql`
    insert into ${translations} (${writtenColumns(translations)})
    select ${writtenColumns(translations)} from jsonb_populate_recordset(null::${translations}, ${JSON.stringify(rows[TRANSLATIONS] ?? [])}::jsonb) copy
    where copy.kind = ${kind} and exists (select from ${table} where id = copy.item_id)
    on conflict do nothing`)
}

export async function deleteOldRemovals(db: Database, before: Date): Promise<void> {
  await db.delete(removedContent).where(sql`${removedContent.removedAt} < ${before}`)
}
