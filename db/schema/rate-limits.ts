import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: instant('hits').array().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
