import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingActor, BookingChange, BookingStatus, PaymentStatus } from '#domain/bookings/booking-states.ts'
import type { CourseLevel, HeldAs } from '#domain/content/offers.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import type { ClaimState } from '#domain/payments/claim-rules.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { DecisionKind } from '#domain/payments/payment-decisions.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { id, instant, paise } from './columns.ts'

const identity = () => id()

export const bookingRules = pgTable('booking_rules', {
  id: smallint('id').primaryKey().default(1),
  minimumNoticeMinutes: integer('minimum_notice_minutes').notNull().default(120),
  horizonDays: integer('horizon_days').notNull().default(60),
  mostUnverifiedClaims: integer('most_unverified_claims').notNull().default(3),
  hasUniqueAmounts: boolean('unique_paise').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const timeOff = pgTable('time_off', {
  id: identity(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null: everybody. */
  astrologerId: bigint('astrologer_id', { mode: 'number' }),
})

export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    userId: uuid('user_id').notNull(),
    bookedByStaff: boolean('booked_by_staff').notNull().default(false),
    idempotencyKey: text('idempotency_key').notNull(),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    serviceName: text('service_name').notNull(),
    courseId: bigint('course_id', { mode: 'number' }),
    cohortId: bigint('cohort_id', { mode: 'number' }),
    packageId: bigint('package_id', { mode: 'number' }),
    passId: bigint('pass_id', { mode: 'number' }),
    voucherId: bigint('voucher_id', { mode: 'number' }),
    listedPrice: paise('listed_paise').notNull(),
    amount: paise('amount_paise').notNull(),
    /** What the client reads about the discount; empty without one. */
    discountLabel: text('discount_label').notNull().default(''),
    /** By how many paise the amount was lowered to be like no other. */
    uniqueAmountPaise: smallint('own_paise'),
    questionCount: smallint('question_count').notNull().default(1),
    currency: text('currency').notNull().default('inr'),
    status: text('status').$type<BookingStatus>().notNull().default('pending'),
    paymentMethod: text('payment_method').$type<PaymentMethod | LedgerMethod>().notNull().default('upi'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    bookingDate: date('booking_date', { mode: 'string' }),
    preferredTime: text('preferred_time'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    holdsSlot: boolean('holds_slot').notNull().default(false),
    holdExpiresAt: instant('hold_expires_at').notNull(),
    payableUntil: instant('payable_until').notNull(),
    askedAt: instant('asked_at'),
    birthDetails: text('birth_details').$type<SealedText>(),
    /** A session that the desk booked without birth details, which come later. */
    birthMissing: boolean('birth_missing').notNull().default(false),
    sealedNotes: text('sealed_notes').$type<SealedText>(),
    /** What earlier versions stored, until the next start encrypts it. */
    plainNotes: text('plain_notes').notNull().default(''),
    timeZone: text('time_zone').notNull(),
    needsReschedule: boolean('needs_reschedule').notNull().default(false),
    rescheduleCount: smallint('reschedule_count').notNull().default(0),
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    rejectionReason: text('rejection_reason'),
    cancelledAt: instant('cancelled_at'),
    cancellationReason: text('cancellation_reason'),
    refundDue: paise('refund_due_paise'),
    /** The day by which the refund is sent. */
    refundBy: date('refund_by', { mode: 'string' }),
    /** The day by which a question is answered. */
    answerBy: date('answer_by', { mode: 'string' }),
    astrologerId: bigint('astrologer_id', { mode: 'number' }),
    heldAs: text('held_as').$type<HeldAs>(),
    /** The unguessable name of its room, which the database makes. */
    roomName: text('room_name').notNull().default(sql`default`),
    /** The session with its buffers. */
    occupiedFrom: instant('occupied_from'),
    occupiedUntil: instant('occupied_until'),
    /** The start that the desk keeps although it is outside the hours. */
    keptStart: instant('kept_start'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.idempotencyKey)],
)

export const bookingEvents = pgTable('booking_events', {
  id: identity(),
  bookingId: uuid('booking_id').notNull(),
  at: instant('at').notNull(),
  change: text('change').$type<BookingChange>().notNull(),
  actor: text('actor').$type<BookingActor>().notNull(),
  actorId: uuid('actor_id'),
  fromStatus: text('from_status').$type<BookingStatus>(),
  fromPaymentStatus: text('from_payment_status').$type<PaymentStatus>(),
  toStatus: text('to_status').$type<BookingStatus>().notNull(),
  toPaymentStatus: text('to_payment_status').$type<PaymentStatus>().notNull(),
  reason: text('reason'),
})

/** Events that the practice has been emailed about. */
export const notifiedEvents = pgTable('notified_events', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  notifiedAt: instant('notified_at').notNull(),
})

/** Decisions about payments that can still be undone. */
export const pendingDecisions = pgTable('pending_decisions', {
  id: identity(),
  bookingId: uuid('booking_id').notNull().unique(),
  kind: text('kind').$type<DecisionKind>().notNull(),
  reason: text('reason').notNull().default(''),
  received: paise('received_paise'),
  /** What the bank calls the transfer; null where the client has it right. */
  reference: text('reference'),
  decidedBy: uuid('decided_by').notNull(),
  decidedAt: instant('decided_at').notNull(),
})

export const paymentClaims = pgTable('payment_claims', {
  id: identity(),
  bookingId: uuid('booking_id').notNull(),
  userId: uuid('user_id').notNull(),
  method: text('way').$type<PaymentMethod>().notNull().default('upi'),
  /** Null for a payment at the session. */
  reference: text('reference'),
  amount: paise('amount_paise').notNull(),
  state: text('state').$type<ClaimState>().notNull(),
  isSuspicious: boolean('is_suspicious').notNull().default(false),
  claimedAt: instant('claimed_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  reason: text('reason'),
})

export const courseEnrollments = pgTable(
  'course_enrollments',
  {
    id: identity(),
    userId: uuid('user_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    bookingId: uuid('booking_id').notNull().unique(),
    cohortId: bigint('cohort_id', { mode: 'number' }),
    courseTitle: text('course_title').notNull(),
    /** Null for a class. */
    courseLevel: text('course_level').$type<CourseLevel>(),
    status: text('status').$type<EnrollmentStatus>().notNull().default('enrolled'),
    enrollmentDate: instant('enrollment_date').notNull(),
    notes: text('notes').notNull().default(''),
  },
  (table) => [unique().on(table.userId, table.courseId)],
)

export const bookingDrafts = pgTable('booking_drafts', {
  tokenHash: text('token_hash').primaryKey(),
  sealedForm: text('sealed_form').$type<SealedText>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
