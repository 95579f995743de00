import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'

/** One row. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: smallint('id').primaryKey().default(1),
  sealedRing: text('sealed_ring').$type<SealedText>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
