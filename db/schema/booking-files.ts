import { bigint, boolean, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { instant } from './columns.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const bookingFiles = pgTable('booking_files', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  isFromClient: boolean('is_from_client').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Null until the upload is complete. */
  sealedHeader: text('sealed_header').$type<SealedText>(),
  mediaType: text('media_type').$type<FileType>(),
  byteCount: integer('byte_count'),
  /** The question of the booking form that it answers; null for any other file. */
  questionId: bigint('question_id', { mode: 'number' }),
})

export const bookingFileChunks = pgTable(
  'booking_file_chunks',
  {
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)
