import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: instant('hits').array().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
