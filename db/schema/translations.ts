import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
  },
  ({ kind, itemId, language, field }) => [primaryKey({ columns: [kind, itemId, language, field] })],
)
