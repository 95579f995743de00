import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChartPlace } from '#domain/charts/chart-places.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { instant } from './columns.ts'

export const birthProfiles = pgTable('birth_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedBirth: text('sealed_birth').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const savedCharts = pgTable('saved_charts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sealedChart: text('sealed_chart').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const chartNotes = pgTable('chart_notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  place: text('place').$type<ChartPlace>().notNull(),
  sealedText: text('sealed_text').$type<SealedText>().notNull(),
  writtenBy: uuid('written_by').notNull(),
  writtenAt: instant('written_at').notNull(),
})

export const lifeEvents = pgTable('life_events', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** It is kept with one of these three. */
  bookingId: uuid('booking_id'),
  birthId: uuid('birth_id'),
  chartId: uuid('chart_id'),
  sealedEvent: text('sealed_event').$type<SealedText>().notNull(),
  writtenBy: uuid('written_by').notNull(),
  writtenAt: instant('written_at').notNull(),
})
