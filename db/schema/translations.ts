import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { instant } from './columns.ts'

export const translations = pgTable(
  'translations',
  {
    kind: text('kind').notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    field: text('field').notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    originalHash: text('original_hash').notNull(),
    translatedAt: instant('translated_at').notNull().defaultNow(),
    translatedBy: uuid('translated_by'),
    isSample: boolean('is_sample').notNull().default(false),
    searchSound: text('search_sound').generatedAlwaysAs(
      sql`case when kind = 'posts' and field in ('title', 'summary') then name_key(text) end`,
    ),
  },
  ({ kind, itemId, language, field }) => [primaryKey({ columns: [kind, itemId, language, field] })],
)
