import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LetterKind, LetterPayload, LetterState } from '#domain/letters/letters.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const letters = pgTable('letters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventKey: text('event_key').notNull().unique(),
  kind: text('kind').$type<LetterKind>().notNull(),
  recipient: text('recipient').notNull(),
  recipientName: text('recipient_name'),
  payload: jsonb('payload').$type<LetterPayload>().notNull(),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  state: text('state').$type<LetterState>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  doubtfulAttempts: integer('doubtful_attempts').notNull().default(0),
  reason: text('reason'),
  messageId: uuid('message_id').notNull().unique().defaultRandom(),
  createdAt: moment('created_at').notNull().defaultNow(),
  queuedAt: moment('queued_at').notNull().defaultNow(),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  sendingSince: moment('sending_since'),
  sentAt: moment('sent_at'),
})
