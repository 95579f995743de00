import { jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns of pg-boss's own table that we read; only pg-boss writes it. */
export const queuedJobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  data: jsonb('data'),
  createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
  sourceName: text('source_name'),
  sourceOutput: jsonb('source_output'),
})
