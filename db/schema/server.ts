import { jsonb, pgSchema, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { LinkProblem } from '#domain/content/link-check.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { bytea, instant } from './columns.ts'

/** One row. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: smallint('id').primaryKey().default(1),
  sealedRing: text('sealed_ring').$type<SealedText>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** One row. */
export const lessonDigests = pgTable('lesson_digests', {
  id: smallint('id').primaryKey().default(1),
  coveredUntil: instant('covered_until').notNull().defaultNow(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: instant('hits').array().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The columns of pg-boss's own table that we read; only pg-boss writes it. */
export const queuedJobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  data: jsonb('data'),
  createdOn: instant('created_on').notNull(),
  sourceName: text('source_name'),
  sourceOutput: jsonb('source_output'),
})

/** What the weekly check of links to other sites has found. */
export const checkedLinks = pgTable('checked_links', {
  url: text('url').primaryKey(),
  checkedAt: instant('checked_at').notNull(),
  problem: text('problem').$type<LinkProblem>(),
  failingSince: instant('failing_since'),
})

/** Under the file names of their addresses. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  content: bytea('content').notNull(),
})
