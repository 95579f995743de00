import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ActivityPace } from '#domain/bookings/client-activity.ts'
import type { CallWay, VideoWay } from '#domain/content/astrologers.ts'
import type { ClientLayout } from '#domain/imports/client-columns.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { MessageKind } from '#domain/sessions/phone-messages.ts'
import type { SessionOutcome } from '#domain/sessions/session-stage.ts'
import type { StatementBank, StatementColumns } from '#domain/statements/statement-layout.ts'
import { id, instant, paise } from './columns.ts'

export const sessionNotes = pgTable('session_notes', {
  bookingId: uuid('booking_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  meetingLink: text('meeting_link').notNull().default(''),
  /** The private notes of staff. */
  sealedNotes: text('sealed_notes').$type<SealedText>(),
  /** What earlier versions stored, until the next start encrypts it. */
  plainNotes: text('plain_notes').notNull().default(''),
  notesVersion: integer('notes_version').notNull().default(0),
  outcome: text('outcome').$type<SessionOutcome>(),
  updatedBy: uuid('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const clientNotes = pgTable('client_notes', {
  userId: uuid('user_id').primaryKey(),
  stateCode: text('state_code'),
  /** Belongs to no booking; private notes of staff. */
  sealedNote: text('sealed_note').$type<SealedText>(),
  updatedAt: instant('updated_at').notNull(),
})

export const clientTags = pgTable('client_tags', {
  userId: uuid('user_id').notNull(),
  tag: text('tag').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: instant('added_at').notNull(),
})

export const clientImports = pgTable('client_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The rows of the file; null once they are imported. */
  sealedRows: text('sealed_rows').$type<SealedText>(),
  rowCount: integer('row_count').notNull(),
  layout: jsonb('columns').$type<ClientLayout>().notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  importedBy: uuid('imported_by'),
  importedAt: instant('imported_at'),
  importedCount: integer('imported_count'),
  undoneAt: instant('undone_at'),
})

export const importedClients = pgTable('imported_clients', {
  userId: uuid('user_id').primaryKey(),
  importId: uuid('import_id').notNull(),
})

export const callMarks = pgTable(
  'call_marks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    callKey: text('call_key').notNull(),
    userId: uuid('user_id').notNull(),
    doneBy: uuid('done_by').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.callKey] })],
)

export const sentMessages = pgTable('sent_messages', {
  key: text('message_key').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  sentBy: uuid('sent_by').notNull(),
  sentAt: instant('sent_at').notNull(),
})

export const deskSettings = pgTable('desk_settings', {
  id: smallint('id').primaryKey().default(1),
  defaultMeetingLink: text('default_meeting_link').notNull().default(''),
  videoWay: text('video_way').$type<VideoWay>().notNull().default('room'),
  roomServer: text('room_server').notNull().default('https://meet.jit.si'),
  callWay: text('call_way').$type<CallWay>().notNull().default('we-call'),
  callNumber: text('call_number').notNull().default(''),
  activityEmails: text('activity_emails').$type<ActivityPace>().notNull().default('at-once'),
  /** Whether astrologers see only their own bookings. */
  seesOnlyOwn: boolean('sees_only_own').notNull().default(false),
  /** From when staff need a second factor; null while the practice does not require it. */
  secondFactorFrom: instant('second_factor_from'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const statementMappings = pgTable('statement_mappings', {
  headings: text('headings').primaryKey(),
  columns: jsonb('columns').$type<StatementColumns>().notNull(),
  /** The headings as the file writes them. */
  labels: jsonb('labels').$type<readonly string[]>(),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const statementUploads = pgTable('statement_uploads', {
  id: id(),
  fingerprint: text('fingerprint').notNull().unique(),
  bank: text('bank').$type<StatementBank>().notNull(),
  firstDay: date('first_day', { mode: 'string' }),
  lastDay: date('last_day', { mode: 'string' }),
  creditCount: integer('credit_count').notNull(),
  debitCount: integer('debit_count').notNull(),
  skippedCount: integer('skipped_count').notNull(),
  matchedCount: integer('matched_count').notNull().default(0),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  takenBackAt: instant('taken_back_at'),
  takenBackBy: uuid('taken_back_by'),
})

export const statementMatches = pgTable('statement_matches', {
  reference: text('reference').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  uploadId: bigint('upload_id', { mode: 'number' }).notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  amount: paise('amount_paise').notNull(),
  verifiedAt: instant('verified_at'),
})
