import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import type { PushKind } from '#domain/push/push-kinds.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const pushKeys = pgTable('push_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  deviceHash: text('device_hash'),
  endpointHash: text('endpoint_hash').notNull().unique(),
  sealedSubscription: text('sealed_subscription').$type<SealedText>().notNull(),
  kinds: text('kinds').array().$type<PushKind[]>().notNull(),
  showsNames: boolean('shows_names').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id').notNull(),
    eventKey: text('event_key').notNull(),
    kind: text('kind').$type<PushKind>().notNull(),
    bookingId: uuid('booking_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    notBefore: instant('not_before'),
    doneAt: instant('done_at'),
  },
  (table) => [unique().on(table.eventKey, table.subscriptionId)],
)
