import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EmailKind, EmailPayload, EmailState } from '#domain/emails/emails.ts'
import type { Language } from '#domain/languages.ts'
import { id, instant } from './columns.ts'

export const emails = pgTable('emails', {
  id: id(),
  eventKey: text('event_key').notNull().unique(),
  kind: text('kind').$type<EmailKind>().notNull(),
  recipient: text('recipient').notNull(),
  recipientName: text('recipient_name'),
  payload: jsonb('payload').$type<EmailPayload>().notNull(),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  language: text('language').$type<Language>().notNull().default('en'),
  state: text('state').$type<EmailState>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  doubtfulAttempts: integer('doubtful_attempts').notNull().default(0),
  reason: text('reason'),
  messageId: uuid('message_id').notNull().unique().defaultRandom(),
  createdAt: instant('created_at').notNull().defaultNow(),
  queuedAt: instant('queued_at').notNull().defaultNow(),
  sendingSince: instant('sending_since'),
  sentAt: instant('sent_at'),
})
