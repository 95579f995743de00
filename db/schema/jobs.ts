import { jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The columns of pg-boss's own table that we read; only pg-boss writes it. */
export const queuedJobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  data: jsonb('data'),
  createdOn: instant('created_on').notNull(),
  sourceName: text('source_name'),
  sourceOutput: jsonb('source_output'),
})
