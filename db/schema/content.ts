import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { EmailTexts } from '#domain/content/email-texts.ts'
import type { FaqPage } from '#domain/content/faq-entry.ts'
import type { GoLiveStep } from '#domain/content/go-live.ts'
import { type HomeTexts, STANDARD_HOME_TEXTS } from '#domain/content/home-texts.ts'
import type { IntakeQuestionKind } from '#domain/content/intake-questions.ts'
import type { CourseLevel, HeldAs } from '#domain/content/offers.ts'
import type { PagePlace } from '#domain/content/own-pages.ts'
import { ONLY_UPI, type PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import { type PracticeCharts, STANDARD_CHARTS } from '#domain/content/practice-charts.ts'
import type {
  GstMode,
  PracticeAlmanac,
  PracticeFact,
  SamplePart,
  SocialLink,
  UpiKind,
} from '#domain/content/practice-profile.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'
import type { SlotLabel } from '#domain/content/slot-label-names.ts'
import type {
  ContentStatus,
  ResourceLanguage,
  ResourceType,
  TeacherLevel,
  TeacherLink,
} from '#domain/content/teacher-page.ts'
import type { FinancialYear } from '#domain/invoices/invoice-number.ts'
import type { Language } from '#domain/languages.ts'
import type { CertificateRule } from '#domain/learning/certificate-rule.ts'
import type { CourseKind } from '#domain/learning/cohorts.ts'
import type { LessonOrder } from '#domain/learning/lesson-order.ts'
import { id, instant, paise } from './columns.ts'

const position = () => integer('position').notNull().default(0)
const isSample = () => boolean('is_sample').notNull().default(false)
const updatedAt = () => instant('updated_at').notNull().defaultNow()
/** Counts edits, so that the second of two concurrent saves is refused. */
const version = () => integer('version').notNull().default(1)

export const practice = pgTable('practice', {
  id: smallint('id').primaryKey().default(1),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  trustLine: text('trust_line').notNull(),
  astrologerName: text('astrologer_name').notNull(),
  astrologerTitles: text('astrologer_titles').array().notNull().default([]),
  about: text('about').notNull(),
  facts: jsonb('facts').$type<readonly PracticeFact[]>().notNull().default([]),
  portraitUrl: text('portrait_url'),
  address: text('address').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  supportEmail: text('support_email').notNull(),
  astrologerEmail: text('astrologer_email').notNull(),
  businessDays: smallint('business_days').array().notNull().default([1, 2, 3, 4, 5, 6]),
  opensAt: text('opens_at').notNull().default('09:00'),
  closesAt: text('closes_at').notNull().default('18:00'),
  socialLinks: jsonb('social_links').$type<readonly SocialLink[]>().notNull().default([]),
  upiPayeeId: text('upi_payee_id'),
  upiPayeeName: text('upi_payee_name'),
  upiKind: text('upi_kind').$type<UpiKind>().notNull().default('personal'),
  paymentMethods: jsonb('payment_ways').$type<PracticePaymentMethods>().notNull().default(ONLY_UPI),
  invoicePrefix: text('invoice_prefix').notNull().default('MU'),
  firstInvoiceNumber: integer('first_invoice_number').notNull().default(1),
  firstInvoiceYear: text('first_invoice_year').$type<FinancialYear>(),
  gstMode: text('gst_mode').$type<GstMode>().notNull().default('unregistered'),
  gstLegalName: text('gst_legal_name'),
  gstin: text('gstin'),
  gstStateCode: text('gst_state_code'),
  consultationSac: text('consultation_sac').notNull().default('999799'),
  courseSac: text('course_sac').notNull().default('999293'),
  termsAdditions: text('terms_additions').notNull().default(''),
  privacyAdditions: text('privacy_additions').notNull().default(''),
  termsText: text('terms_text').notNull().default(''),
  termsSince: date('terms_since').notNull().default('2026-11-01'),
  privacyText: text('privacy_text').notNull().default(''),
  privacySince: date('privacy_since').notNull().default('2026-11-01'),
  postCategories: text('post_categories').array().notNull().default([]),
  greetsBirthdays: boolean('greets_birthdays').notNull().default(true),
  emailTexts: jsonb('email_texts').$type<EmailTexts>().notNull().default({}),
  homeTexts: jsonb('home_texts').$type<HomeTexts>().notNull().default(STANDARD_HOME_TEXTS),
  logoUrl: text('logo_url'),
  accentLight: text('accent_light'),
  accentDark: text('accent_dark'),
  returningDiscount: smallint('returning_discount').notNull().default(30),
  showsReviews: boolean('shows_reviews').notNull().default(false),
  checksLinks: boolean('checks_links').notNull().default(true),
  upiChangedAt: instant('upi_changed_at'),
  almanacPlace: text('almanac_place').notNull().default('New Delhi'),
  almanacLat: doublePrecision('almanac_lat').notNull().default(28.6139),
  almanacLon: doublePrecision('almanac_lon').notNull().default(77.209),
  labelsSlots: boolean('labels_slots').notNull().default(false),
  hiddenSlotLabels: text('hidden_slot_labels').array().$type<SlotLabel[]>().notNull().default([]),
  almanacSunrise: text('almanac_sunrise').$type<PracticeAlmanac['sunrise']>().notNull().default('upperLimb'),
  charts: jsonb('charts').$type<PracticeCharts>().notNull().default(STANDARD_CHARTS),
  sampleParts: text('sample_parts').array().$type<SamplePart[]>().notNull().default([]),
  /** Points of the go-live checklist that are not for this practice. */
  skippedSteps: text('skipped_steps').array().$type<GoLiveStep[]>().notNull().default([]),
  languages: text('languages').array().$type<Language[]>().notNull().default(['en']),
  writtenIn: text('written_in').$type<Language>().notNull().default('en'),
  isOpen: boolean('is_open').notNull().default(true),
  setupSteps: text('setup_steps').array().$type<SetupStep[]>().notNull().default([]),
  updatedAt: updatedAt(),
  version: version(),
})

export const courses = pgTable('courses', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** Null for a class. */
  level: text('level').$type<CourseLevel>(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  durationWeeks: integer('duration_weeks').notNull(),
  price: paise('price_paise').notNull(),
  compareAtPrice: paise('compare_at_paise'),
  highlights: text('highlights').array().notNull().default([]),
  kind: text('kind').$type<CourseKind>().notNull().default('course'),
  certificateRule: text('certificate_rule').$type<CertificateRule>().notNull().default('lessons'),
  lessonOrder: text('lesson_order').$type<LessonOrder>().notNull().default('free'),
  position: position(),
  retiredAt: instant('retired_at'),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const consultationPackages = pgTable('consultation_packages', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: paise('price_paise').notNull(),
  isPrasna: boolean('is_prasna').notNull().default(false),
  needsBirthTime: boolean('needs_birth_time').notNull().default(true),
  isPerQuestion: boolean('is_per_question').notNull().default(false),
  asksLifeEvents: boolean('asks_life_events').notNull().default(false),
  durationLabel: text('duration_label').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull().default(0),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull().default(0),
  /** Minutes between two offered starts. */
  stepMinutes: integer('step_minutes').notNull().default(60),
  /** Null: the practice's own, in `booking_rules`. */
  minimumNoticeMinutes: integer('minimum_notice_minutes'),
  horizonDays: integer('horizon_days'),
  /** Sessions of this package per astrologer; null: no limit. */
  mostPerDay: integer('most_per_day'),
  mostPerWeek: integer('most_per_week'),
  heldAs: text('held_as').$type<HeldAs>().notNull().default('video'),
  /** Business days after the payment; null: nothing is promised. */
  answerWithinDays: smallint('answer_within_days'),
  features: text('features').array().notNull().default([]),
  needs: text('needs').array().notNull().default([]),
  isPopular: boolean('is_popular').notNull().default(false),
  position: position(),
  retiredAt: instant('retired_at'),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const intakeQuestions = pgTable('intake_questions', {
  id: id(),
  packageId: bigint('package_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<IntakeQuestionKind>().notNull(),
  label: text('label').notNull(),
  help: text('help').notNull().default(''),
  isRequired: boolean('is_required').notNull().default(false),
  choices: text('choices').array().notNull().default([]),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const testimonials = pgTable('testimonials', {
  id: id(),
  name: text('name').notNull(),
  place: text('place').notNull(),
  quote: text('quote').notNull(),
  stars: smallint('stars').notNull().default(5),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const faqEntries = pgTable('faq_entries', {
  id: id(),
  page: text('page').$type<FaqPage>().notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const ownPages = pgTable('own_pages', {
  id: id(),
  slug: text('slug').notNull().unique('own_pages_slug_key'),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  content: text('content').notNull(),
  place: text('place').$type<PagePlace>().notNull(),
  isPublished: boolean('is_published').notNull().default(false),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

/** Written by triggers (0380). */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    kind: text('kind').$type<'posts' | 'pages'>().notNull(),
    slug: text('slug').notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

export const teachers = pgTable('teachers', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  introduction: text('introduction').notNull(),
  biography: text('biography').notNull(),
  links: jsonb('links').$type<readonly TeacherLink[]>().notNull().default([]),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const teacherPages = pgTable('teacher_pages', {
  id: id(),
  teacherId: bigint('teacher_id', { mode: 'number' }).notNull(),
  level: text('level').$type<TeacherLevel>().notNull(),
  slug: text('slug').notNull().unique(),
  summary: text('summary').notNull(),
  status: text('status').$type<ContentStatus>().notNull(),
  statedLessons: integer('stated_lessons'),
  comingSoonNote: text('coming_soon_note'),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})

export const resources = pgTable('resources', {
  id: id(),
  teacherPageId: bigint('teacher_page_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  type: text('type').$type<ResourceType>().notNull(),
  language: text('language').$type<ResourceLanguage>(),
  duration: text('duration').notNull(),
  status: text('status').$type<ContentStatus>().notNull().default('available'),
  thumbnailUrl: text('thumbnail_url'),
  url: text('url').notNull(),
  position: position(),
  isSample: isSample(),
  updatedAt: updatedAt(),
  version: version(),
})
