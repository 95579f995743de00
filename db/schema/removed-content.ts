import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Content that was removed and can still be restored. No page shows it, so it is not part of the content. */
export const removedContent = pgTable('removed_content', {
  id: id(),
  kind: text('kind').notNull(),
  parentId: bigint('parent_id', { mode: 'number' }),
  removed: integer('removed').notNull(),
  /** The deleted rows of each table. */
  rows: jsonb('rows').$type<Readonly<Record<string, readonly object[]>>>().notNull(),
  removedAt: instant('removed_at').notNull(),
})
