import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containing } from '#db/like-pattern.ts'
import { astrologers, dateOverrides } from '#db/schema/availability.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { cohorts } from '#db/schema/cohorts.ts'
import {
  consultationPackages,
  courses,
  faqEntries,
  intakeQuestions,
  ownPages,
  resources,
  teacherPages,
  teachers,
  testimonials,
} from '#db/schema/content.ts'
import { courseModules, lessons, quizQuestions } from '#db/schema/learning.ts'
import { giftVouchers, sessionPasses } from '#db/schema/offers.ts'
import { answerTemplates } from '#db/schema/sessions.ts'
import {
  type TranslatedField,
  type TranslatedKind,
  type TranslatedPart,
  translatedFieldType,
} from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'

/** Parts of the settings are translated where the practice is read. */
export type TranslatedTable = Exclude<TranslatedKind, TranslatedPart>

export const TRANSLATED_TABLES: Readonly<Record<TranslatedTable, PgTable>> = {
  packages: consultationPackages,
  'intake-questions': intakeQuestions,
  'answer-templates': answerTemplates,
  passes: sessionPasses,
  vouchers: giftVouchers,
  courses,
  modules: courseModules,
  lessons,
  groups: cohorts,
  'closed-days': dateOverrides,
  'quiz-questions': quizQuestions,
  astrologers,
  testimonials,
  faq: faqEntries,
  pages: ownPages,
  teachers,
  'teacher-pages': teacherPages,
  resources,
  posts: blogPosts,
}

/** The languages in which a page is read; undefined for the texts as the practice wrote them. */
export type ReadIn = Language | undefined

type Named<Kind extends TranslatedTable> = {
  readonly kind: Kind
  readonly field: TranslatedField<Kind>
  /** The alias of its table, if the query gives it one. */
  readonly alias?: string
}

/** A text column in a language; the original where there is no translation. */
export function translated<Kind extends TranslatedTable>(language: ReadIn, named: Named<Kind>): SQL<string> {
  const original = columnOf(named)
  if (!language) return sql<string>`${original}`
  return sql<string>`coalesce(${translationOf(language, named)}, ${original})`
}

/** The same for a list. */
export function translatedLines<Kind extends TranslatedTable>(language: ReadIn, named: Named<Kind>): SQL<string[]> {
  const original = columnOf(named)
  if (!language) return sql<string[]>`${original}`
  return sql<string[]>`coalesce(string_to_array(${translationOf(language, named)}, E'\\n'), ${original})`
}

/** Null where there is none. */
export function translationOf<Kind extends TranslatedTable>(
  language: Language,
  named: Named<Kind>,
): SQL<string | null> {
  return translationText(language, { kind: named.kind, id: nameIn(named, 'id'), field: named.field })
}

type NamedText = { readonly kind: TranslatedKind; readonly id: SQL; readonly field: string }

export function translationText(language: Language | 'none' | Placeholder, { kind, id, field }: NamedText) {
  return sql<string | null>`(
    select t.text from translations t
    where t.kind = ${kind} and t.item_id = ${id} and t.language = ${language} and t.field = ${field})`
}

/** The practice's own name of a category of posts. A translation has the line of its original. */
export function translatedCategory(language: ReadIn, category: SQL): SQL<string> {
  if (!language) return sql<string>`${category}`
  const lines = translationText(language, { kind: 'blog', id: sql`p.id`, field: 'postCategories' })
  return sql<string>`coalesce((
    select (string_to_array(${lines}, E'\\n'))[array_position(p.post_categories, ${category})] from practice p), ${category})`
}

/** Names of what is sold and of who gives it, and questions: bookings and emails have them in the original's language. */
export const IS_NAME = sql`(t.kind, t.field) in (
  ('packages', 'name'), ('courses', 'title'), ('passes', 'name'), ('vouchers', 'name'),
  ('astrologers', 'name'), ('identity', 'astrologerName'), ('intake-questions', 'label'))`

/** A name in the language in which a booking has it. */
export function translatedName(language: ReadIn, name: SQL): SQL<string> {
  if (!language) return sql<string>`${name}`
  return sql<string>`coalesce((
    select t.text from translations t
    where t.original_hash = md5(${name}) and t.language = ${language} and ${IS_NAME}
    order by t.translated_at desc limit 1), ${name})`
}

/** Whether a name, in the language in which a list shows it, contains the typed text. */
export function hasTranslatedName(language: ReadIn, name: PgColumn, typed: string): SQL | undefined {
  const isFound = language && containing([sql`t.text`], typed)
  return (
    isFound &&
    sql`md5(${name}) in (
      select t.original_hash from translations t where t.language = ${language} and ${IS_NAME} and ${isFound})`
  )
}

/** The original of a field as its translators see it, in a query of its table alone. */
export function originalText(kind: TranslatedTable, field: string): SQL<string> {
  const column = nameIn({ kind }, field)
  // The purpose and the address of a link are no words.
  if (kind === 'teachers' && field === 'links') {
    return sql<string>`(
      select coalesce(string_agg(link ->> 'label', E'\\n' order by place), '')
      from jsonb_array_elements(${column}) with ordinality linked (link, place))`
  }
  if (translatedFieldType(kind, field) === 'lines') return sql<string>`array_to_string(${column}, E'\\n')`
  return sql<string>`coalesce(${column}, '')`
}

/** Drizzle leaves out the table of a column in a query of one table, where "id" would be that of the inner query. */
function nameIn({ kind, alias }: { readonly kind: TranslatedTable; readonly alias?: string }, column: string): SQL {
  const table = TRANSLATED_TABLES[kind]
  const found = getTableColumns(table)[column]
  if (!found) throw new Error(`There is no column ${column} of ${kind}.`)
  const of = alias === undefined ? sql`${table}` : sql.identifier(alias)
  return sql`${of}.${sql.identifier(found.name)}`
}

function columnOf(named: { readonly kind: TranslatedTable; readonly field: string; readonly alias?: string }): SQL {
  return nameIn(named, named.field)
}
