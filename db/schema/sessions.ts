import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SealedText } from '#domain/sealed-text.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import type { ReviewState, StarCount } from '#domain/sessions/reviews.ts'
import { bytea, id, instant } from './columns.ts'

export const answerDrafts = pgTable('answer_drafts', {
  bookingId: uuid('booking_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null once it is published. */
  sealedText: text('sealed_text').$type<SealedText>(),
  version: integer('version').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const answers = pgTable(
  'answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: smallint('version').notNull(),
    sealedText: text('sealed_text').$type<SealedText>().notNull(),
    publishedBy: uuid('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [unique().on(table.bookingId, table.version)],
)

export const answerTemplates = pgTable('answer_templates', {
  id: id(),
  name: text('name').notNull().unique(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

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
  /** The claimed payment that it proves; null for any other file. */
  claimId: bigint('claim_id', { mode: 'number' }),
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

export const prasnaSeals = pgTable(
  'prasna_seals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The place in the chain, counted from one without gaps. */
    position: integer('position').notNull().unique(),
    bookingId: uuid('booking_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: smallint('version').notNull(),
    sealedAt: instant('added_at').notNull(),
    /** Null after an erasure. */
    sealedContent: text('sealed_content').$type<SealedText>(),
    contentHash: text('content_hash').notNull(),
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
  },
  (table) => [unique().on(table.bookingId, table.version)],
)

export const reviews = pgTable('reviews', {
  bookingId: uuid('booking_id').primaryKey(),
  /** The order of lists. */
  id: bigint('id', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  stars: smallint('stars').$type<StarCount>().notNull(),
  sealedText: text('sealed_text').$type<SealedText>().notNull(),
  /** As the client wants them shown; either may be empty. */
  shownName: text('shown_name').notNull().default(''),
  shownCity: text('shown_city').notNull().default(''),
  /** The client's consent to show the review on the website. */
  isPublic: boolean('is_public').notNull(),
  state: text('state').$type<ReviewState>().notNull().default('waiting'),
  /** Counts the client's changes, so that staff publish only what they have read. */
  version: integer('version').notNull().default(1),
  reply: text('reply').notNull().default(''),
  writtenAt: instant('written_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
})
