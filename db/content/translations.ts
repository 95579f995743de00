import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translations } from '#db/schema/translations.ts'
import {
  isTranslatedPart,
  TRANSLATED_FIELDS,
  TRANSLATED_KINDS,
  type TranslatedKind,
  type TranslatedPart,
} from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'
import { istDate } from '#domain/time/india-time.ts'
import { IS_NAME, originalText, TRANSLATED_TABLES, type TranslatedTable } from './translated-columns.ts'

export type TranslatedItem = { readonly kind: TranslatedKind; readonly id: number }

type Texts = Readonly<Record<string, string>>

/** The originals of an item of a table, by field; undefined if it does not exist. */
export async function findOriginals(
  db: Database,
  { kind, id }: { readonly kind: TranslatedTable; readonly id: number },
): Promise<Texts | undefined> {
  const pairs = Object.keys(TRANSLATED_FIELDS[kind]).map((field) => sql`${field}::text, ${originalText(kind, field)}`)
  const { rows } = await db.execute<{ texts: Texts }>(sql`
    select jsonb_build_object(${sql.join(pairs, sql`, `)}) as texts from ${TRANSLATED_TABLES[kind]} where id = ${id}`)
  return rows[0]?.texts
}

export type StoredTranslation = {
  readonly field: string
  readonly text: string
  /** Of the original that was translated. */
  readonly originalHash: string
}

export function listTranslations(db: Database, { kind, id }: TranslatedItem, language: Language) {
  return db
    .select({ field: translations.field, text: translations.text, originalHash: translations.originalHash })
    .from(translations)
    .where(ofItem({ kind, id }, language))
    .orderBy(translations.field)
}

function ofItem({ kind, id }: TranslatedItem, language: Language): SQL | undefined {
  return and(eq(translations.kind, kind), eq(translations.itemId, id), eq(translations.language, language))
}

/** Until the transaction ends, so that two translators of an item save one after the other. */
export async function lockTranslation(tx: Database, { kind, id }: TranslatedItem): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`translations of ${kind} ${id}`}))`)
}

type Written = {
  readonly texts: readonly StoredTranslation[]
  readonly language: Language
  readonly now: Date
  readonly editorId: string
}

export async function recordTranslations(
  db: Database,
  { kind, id }: TranslatedItem,
  { texts, language, now, editorId }: Written,
): Promise<void> {
  if (texts.length === 0) return
  const rows = texts.map((text) => ({
    ...text,
    ...{ kind, itemId: id, language, translatedAt: now, translatedBy: editorId, isSample: false },
  }))
  await db
    .insert(translations)
    .values(rows)
    .onConflictDoUpdate({
      target: [translations.kind, translations.itemId, translations.language, translations.field],
      set: {
        text: sql`excluded.text`,
        originalHash: sql`excluded.original_hash`,
        translatedAt: sql`excluded.translated_at`,
        translatedBy: sql`excluded.translated_by`,
        isSample: sql`excluded.is_sample`,
      },
    })
}

export async function deleteTranslations(
  db: Database,
  item: TranslatedItem,
  { fields, language }: { readonly fields: readonly string[]; readonly language: Language },
): Promise<void> {
  if (fields.length === 0) return
  await db.delete(translations).where(and(ofItem(item, language), inArray(translations.field, [...fields])))
}

/**
 * After a change of an item's originals, given as they are now without empty ones: what is left without an original goes,
 * and so does a sample's translation of a text that is no longer the sample's.
 */
export async function deleteLeftTranslations(
  db: Database,
  { kind, id }: TranslatedItem,
  originals: Texts,
): Promise<void> {
  await db.execute(sql`
    delete from translations t
    where t.kind = ${kind} and t.item_id = ${id} and not exists (
      select from jsonb_each_text(${JSON.stringify(originals)}::jsonb) o (field, text)
      where o.field = t.field and (not t.is_sample or md5(o.text) = t.original_hash))`)
}

type MovedTranslation = Pick<StoredTranslation, 'field' | 'text'> & { readonly language: Language }

/** Its original has changed, and it stays a translation of the former one. */
export async function recordMovedTranslation(
  db: Database,
  item: TranslatedItem,
  { field, text, language }: MovedTranslation,
): Promise<void> {
  await db
    .update(translations)
    .set({ text })
    .where(and(ofItem(item, language), eq(translations.field, field)))
}

/** The practice adopts the translations of its samples. */
export async function adoptSampleTranslations(
  db: Database,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<void> {
  await db
    .update(translations)
    .set({ isSample: false })
    .where(and(eq(translations.kind, kind), inArray(translations.itemId, [...ids]), eq(translations.isSample, true)))
}

/** A text of a sample, and the same in another language. */
export type SampleTranslation = {
  readonly kind: TranslatedKind
  readonly field: string
  readonly original: string
  readonly language: Language
  readonly text: string
}

/** Translates every text that is still that of a sample, where there is no translation yet. */
export async function recordSampleTranslations(
  db: Database,
  samples: readonly SampleTranslation[],
  parts: PartOriginals,
): Promise<void> {
  await db.execute(sql`
    insert into translations (kind, item_id, field, language, text, original_hash, is_sample)
    select distinct on (o.kind, o.item_id, o.field, s.language)
      o.kind, o.item_id, o.field, s.language, s.text, o.hash, true
    from (${originals(parts)}) o
    join jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      s (kind text, field text, original text, language text, text text)
      on s.kind = o.kind and s.field = o.field and md5(s.original) = o.hash
    on conflict do nothing`)
}

/** The samples are written in another language from now on. */
export async function deleteSampleTranslations(db: Database): Promise<void> {
  await db.delete(translations).where(eq(translations.isSample, true))
}

export type ItemProgress = {
  readonly kind: TranslatedKind
  readonly id: number
  readonly title: string
  readonly language: Language
  /** Texts without a translation. */
  readonly missing: number
  /** Texts whose original has been changed since. */
  readonly older: number
}

/** Only what visitors can see now needs a translation. */
const ON_SITE: Partial<Record<TranslatedTable, SQL>> = {
  packages: sql`retired_at is null`,
  passes: sql`retired_at is null`,
  vouchers: sql`retired_at is null`,
  courses: sql`retired_at is null`,
  groups: sql`status = 'open'`,
  astrologers: sql`retired_at is null and not is_principal`,
  pages: sql`is_published`,
  posts: sql`(status = 'published' or scheduled_for is not null)`,
  // Public holidays have their names in every language.
  'closed-days': sql`shows_reason and hours = '[]' and holiday_key is null`,
}

type PartOriginals = Readonly<Record<TranslatedPart, Texts>>

/** How far the translation of everything is that visitors can see, by item and language. */
export async function listProgress(
  db: Database,
  site: { readonly languages: readonly Language[]; readonly writtenIn: Language },
  parts: PartOriginals,
  now: Date,
): Promise<ItemProgress[]> {
  const { rows } = await db.execute<ItemProgress>(sql`
    with originals as (${originals(parts)})
    select o.kind, o.item_id::integer as id, max(o.title) as title, l.language,
      (count(*) filter (where t.text is null))::integer as missing,
      (count(*) filter (where t.original_hash <> o.hash))::integer as older
    from originals o
    join unnest(${sql.param(site.languages)}::text[]) l (language) on l.language <> coalesce(o.written_in, ${site.writtenIn})
    left join translations t
      on t.kind = o.kind and t.item_id = o.item_id and t.field = o.field and t.language = l.language
    where o.kind <> 'closed-days' or o.item_id in (select id from date_overrides where last_date >= ${istDate(now)})
    group by o.kind, o.item_id, l.language
    order by o.kind, o.item_id`)
  return rows
}

/** Every text that is not empty: its item, its field and its hash; the title is in the row of the first field. */
function originals(parts: PartOriginals): SQL {
  const ofParts = Object.entries(parts).flatMap(([kind, texts]) =>
    Object.entries(texts).map(([field, text]) => ({ kind, field, text })),
  )
  const ofTables = TRANSLATED_KINDS.filter((kind): kind is TranslatedTable => !isTranslatedPart(kind)).flatMap((kind) =>
    Object.keys(TRANSLATED_FIELDS[kind]).map((field, index) => {
      const text = originalText(kind, field)
      const title = index === 0 ? sql`left(${text}, 150)` : sql`null`
      const writtenIn = kind === 'posts' ? sql`written_in` : sql`null`
      return sql`select ${kind}::text, id, ${field}::text, md5(${text}), ${title}, ${writtenIn}
        from ${TRANSLATED_TABLES[kind]} where ${text} <> '' and ${ON_SITE[kind] ?? sql`true`}`
    }),
  )
  return sql`
    select kind, 1::bigint as item_id, field, md5(text) as hash, null::text as title, null::text as written_in
    from jsonb_to_recordset(${JSON.stringify(ofParts)}::jsonb) part (kind text, field text, text text) where text <> ''
    union all ${sql.join(ofTables, sql` union all `)}`
}

/** Names by the words in which a booking or an email has them; those without a translation are left out. */
export async function findTranslatedNames(
  db: Database,
  names: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; text: string }>(sql`
    select distinct on (name) name, t.text
    from unnest(${sql.param([...names])}::text[]) name
    join translations t on t.original_hash = md5(name) and t.language = ${language}
    where ${IS_NAME}
    order by name, t.translated_at desc`)
  return new Map(rows.map(({ name, text }) => [name, text]))
}
