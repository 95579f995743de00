import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const rememberedPeople = pgTable('remembered_people', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedPerson: text('sealed_person').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull(),
})
