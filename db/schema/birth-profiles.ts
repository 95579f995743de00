import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const birthProfiles = pgTable('birth_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedBirth: text('sealed_birth').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
