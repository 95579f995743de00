import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CourseLevel } from '#domain/content/offers.ts'
import type { LessonKind } from '#domain/learning/course-progress.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'
import type { QuizAnswer, QuizQuestionKind } from '#domain/learning/quizzes.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { FileType } from '#domain/sessions/file-types.ts'
import { bytea, id, instant } from './columns.ts'

/** The columns of all content that admins edit. */
const edited = () => ({
  position: integer('position').notNull().default(0),
  isSample: boolean('is_sample').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export const courseModules = pgTable('course_modules', {
  id: id(),
  courseId: bigint('course_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  ...edited(),
})

export const lessons = pgTable('lessons', {
  id: id(),
  moduleId: bigint('module_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  kind: text('kind').$type<LessonKind>().notNull(),
  content: text('content').notNull().default(''),
  /** Of the page or the video; of a live class the meeting link. */
  url: text('url'),
  /** Of a live class. */
  startsAt: instant('starts_at'),
  recordingUrl: text('recording_url'),
  /** Where a live class without a link of its own meets. */
  roomName: text('room_name')
    .notNull()
    .default(sql`left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40)`),
  minutes: integer('minutes').notNull(),
  /** Anybody may read it, without enrolling. */
  isFree: boolean('is_free').notNull().default(false),
  /** Answered until five in a row are right. */
  exercise: text('exercise').$type<ExerciseKind>(),
  exerciseLevel: integer('exercise_level').$type<Level>().notNull().default(1),
  /** Whether its questions are drawn from the teacher's charts. */
  ownCharts: boolean('own_charts').notNull().default(false),
  /** In a course whose lessons open by day. */
  opensAfterDays: integer('opens_after_days').notNull().default(0),
  /** Students see no drafts. */
  isPublished: boolean('is_published').notNull().default(true),
  /** Of the questions of its quiz. */
  passPercent: integer('pass_percent').notNull().default(70),
  mostTries: integer('most_tries'),
  /** For its quiz and its written work, counted from when it was opened. */
  dueDays: integer('due_days'),
  /** What students write about; empty for no written work. */
  task: text('task').notNull().default(''),
  /** Students have had no email about it yet. */
  isNew: boolean('is_new').notNull().default(true),
  ...edited(),
})

export const lessonFiles = pgTable('lesson_files', {
  id: uuid('id').primaryKey(),
  lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Null until the upload is complete. */
  sealedHeader: text('sealed_header').$type<SealedText>(),
  mediaType: text('media_type').$type<FileType>(),
  byteCount: integer('byte_count'),
})

export const lessonFileChunks = pgTable(
  'lesson_file_chunks',
  {
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    openedAt: instant('opened_at').notNull(),
    doneAt: instant('done_at'),
    reopenedAt: instant('reopened_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
)

export const quizQuestions = pgTable('quiz_questions', {
  id: id(),
  lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<QuizQuestionKind>().notNull(),
  question: text('question').notNull().default(''),
  /** Of a choice: the options, the right one first. */
  answers: text('answers').array().notNull().default([]),
  explanation: text('explanation').notNull().default(''),
  exercise: text('exercise').$type<ExerciseKind>(),
  exerciseLevel: integer('exercise_level').$type<Level>().notNull().default(1),
  ownCharts: boolean('own_charts').notNull().default(false),
  ...edited(),
})

/** Births that a teacher has chosen for exercises. */
export const exerciseCharts = pgTable('exercise_charts', {
  id: uuid('id').primaryKey().defaultRandom(),
  label: text('label').notNull(),
  sealedBirth: text('sealed_birth').$type<SealedText>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What a student wrote for a lesson, and what the teacher answered. */
export const handedInWork = pgTable('handed_in_work', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
  sealedText: text('sealed_text').$type<SealedText>().notNull(),
  handedInAt: instant('handed_in_at').notNull(),
  verdict: text('verdict').$type<WorkVerdict>(),
  sealedNote: text('sealed_note').$type<SealedText>(),
  answeredBy: uuid('answered_by'),
  answeredAt: instant('answered_at'),
})

/** What a student asked under a lesson, and what the teacher answered. */
export const lessonQuestions = pgTable('lesson_questions', {
  id: id(),
  formId: uuid('form_id').notNull(),
  userId: uuid('user_id').notNull(),
  lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
  isPrivate: boolean('is_private').notNull(),
  sealedQuestion: text('sealed_question').$type<SealedText>().notNull(),
  askedAt: instant('asked_at').notNull(),
  sealedAnswer: text('sealed_answer').$type<SealedText>(),
  answeredBy: uuid('answered_by'),
  answeredAt: instant('answered_at'),
  /** Since when the other students of the course see it. */
  shownAt: instant('shown_at'),
  version: integer('version').notNull().default(1),
})

export const quizTries = pgTable(
  'quiz_tries',
  {
    userId: uuid('user_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<readonly QuizAnswer[]>().notNull(),
    rightAnswers: integer('right_answers').notNull(),
    questions: integer('questions').notNull(),
    isPassed: boolean('is_passed').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.number] })],
)

/** The questions of the running row, and those whose solutions were shown, the latest last. */
const answered = () => ({
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<ExerciseKind>().notNull(),
  level: integer('level').$type<Level>().notNull(),
  rightSeeds: text('right_seeds').array().notNull().default([]),
  seenSeeds: text('seen_seeds').array().notNull().default([]),
  doneAt: instant('done_at'),
  answeredAt: instant('answered_at').notNull(),
})

/** Practice. */
export const exerciseProgress = pgTable('exercise_progress', answered(), (table) => [
  primaryKey({ columns: [table.userId, table.kind, table.level] }),
])

/** For a lesson that asks for an exercise. */
export const lessonExercises = pgTable(
  'lesson_exercises',
  { ...answered(), lessonId: bigint('lesson_id', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.kind, table.level] })],
)

export const certificates = pgTable('certificates', {
  code: text('code').primaryKey(),
  enrollmentId: bigint('enrollment_id', { mode: 'number' }).notNull().unique(),
  userId: uuid('user_id').notNull(),
  holderName: text('holder_name'),
  courseTitle: text('course_title').notNull(),
  courseLevel: text('course_level').$type<CourseLevel>().notNull(),
  completedAt: instant('completed_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})

export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').$type<SealedText>(),
  createdAt: instant('created_at').notNull(),
})
