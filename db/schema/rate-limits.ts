import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: moment('hits').array().notNull(),
  expiresAt: moment('expires_at').notNull(),
})
