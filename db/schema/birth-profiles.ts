import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'

export const birthProfiles = pgTable('birth_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedBirth: text('sealed_birth').$type<SealedText>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
