import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/accounts/api-keys.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { WebhookEvent, WebhookProblem } from '#domain/webhooks/webhooks.ts'
import { instant } from './columns.ts'

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  hint: text('hint').notNull(),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
})

export const apiWrites = pgTable(
  'api_writes',
  {
    keyId: uuid('key_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.idempotencyKey] })],
)

export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  sealedAddress: text('sealed_address').$type<SealedText>().notNull(),
  sealedSecret: text('sealed_secret').$type<SealedText>().notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  addedAt: instant('added_at').notNull(),
  failingSince: instant('failing_since'),
  switchedOffAt: instant('switched_off_at'),
})

/** Most rows are written by triggers, in the transaction of what happened. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  webhookId: uuid('webhook_id').notNull(),
  event: text('event').$type<WebhookEvent | 'test'>().notNull(),
  about: jsonb('about').$type<Readonly<Record<string, unknown>>>().notNull(),
  happenedAt: instant('happened_at').notNull(),
  queuedAt: instant('queued_at'),
  tries: integer('tries').notNull().default(0),
  triedAt: instant('tried_at'),
  status: integer('status'),
  problem: text('problem').$type<WebhookProblem>(),
  answer: text('answer'),
  deliveredAt: instant('delivered_at'),
  givenUpAt: instant('given_up_at'),
})

export const embedOrigins = pgTable('embed_origins', {
  origin: text('origin').primaryKey(),
  addedAt: instant('added_at').notNull(),
})
