import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sample content that was removed and can still be restored. No page shows it, so it is not part of the content. */
export const removedSamples = pgTable('removed_samples', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  parentId: bigint('parent_id', { mode: 'number' }),
  removed: integer('removed').notNull(),
  /** The deleted rows of each table. */
  rows: jsonb('rows').$type<Readonly<Record<string, readonly object[]>>>().notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }).notNull(),
})
