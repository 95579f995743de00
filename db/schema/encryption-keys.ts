import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

/** One row. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: smallint('id').primaryKey().default(1),
  sealedRing: text('sealed_ring').$type<SealedText>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
