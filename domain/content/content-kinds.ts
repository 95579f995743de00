import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'
import type { CertificateRule } from '#domain/learning/certificate-rule.ts'
import type { LessonKind } from '#domain/learning/course-progress.ts'
import type { LessonOrder } from '#domain/learning/lesson-order.ts'
import type { QuizQuestionKind, QuizRules } from '#domain/learning/quizzes.ts'
import type { AstrologerValues } from './astrologers.ts'
import type { FaqEntry, FaqPage } from './faq-entry.ts'
import type { IntakeQuestion } from './intake-questions.ts'
import type {
  ConsultationPackage,
  CouponRules,
  CouponTerms,
  Course,
  GiftVoucher,
  SessionPass,
  SessionTerms,
} from './offers.ts'
import type { OwnPage } from './own-pages.ts'
import type { Resource, TeacherLevel, TeacherLink, TeacherPage } from './teacher-page.ts'
import type { Testimonial } from './testimonial.ts'

/** The fields that an admin edits in each kind of content. Order, sample mark and version are managed by the site. */
export type ContentValues = {
  readonly astrologers: AstrologerValues
  readonly courses: Omit<Course, 'id' | 'slug'> & {
    readonly lessonOrder: LessonOrder
    readonly certificateRule: CertificateRule
  }
  readonly packages: Omit<ConsultationPackage, 'id' | 'slug'> &
    SessionTerms & {
      /** Slugs of astrologers; empty: everybody. */
      readonly offeredBy: readonly string[]
    }
  readonly 'intake-questions': Omit<IntakeQuestion, 'id'>
  readonly passes: SessionPass
  readonly vouchers: GiftVoucher
  readonly coupons: CouponTerms & CouponRules & { readonly note: string }
  readonly testimonials: Omit<Testimonial, 'id'>
  readonly faq: Omit<FaqEntry, 'id'> & { readonly page: FaqPage }
  readonly pages: OwnPage
  readonly teachers: {
    readonly name: string
    readonly introduction: string
    readonly biography: string
    readonly links: readonly TeacherLink[]
  }
  readonly 'teacher-pages': { readonly level: TeacherLevel } & Pick<
    TeacherPage,
    'summary' | 'status' | 'statedLessons' | 'comingSoonNote'
  >
  readonly resources: Omit<Resource, 'id'>
  readonly modules: { readonly title: string; readonly summary: string }
  readonly lessons: {
    readonly title: string
    readonly kind: LessonKind
    readonly content: string
    /** Of the page or the video; of a live class the meeting link. */
    readonly url: string | null
    /** Of a live class. */
    readonly startsAt: Date | null
    readonly recordingUrl: string | null
    readonly minutes: number
    /** Anybody may read it, without enrolling. */
    readonly isFree: boolean
    /** Students see no drafts. */
    readonly isPublished: boolean
    /** Answered until five in a row are right. */
    readonly exercise: ExerciseKind | null
    readonly exerciseLevel: Level
    readonly ownCharts: boolean
    /** Days after the start, in a course whose lessons open by day. */
    readonly opensAfterDays: number
    /** What students write about, in Markdown; empty for no written work. */
    readonly task: string
  } & QuizRules
  readonly 'quiz-questions': {
    readonly kind: QuizQuestionKind
    readonly question: string
    /** Of a choice: the options, the right one first. Of a text: every answer that is right. */
    readonly answers: readonly string[]
    readonly explanation: string
    readonly exercise: ExerciseKind | null
    readonly exerciseLevel: Level
    readonly ownCharts: boolean
  }
}

export type ContentKind = keyof ContentValues

type KindFacts = {
  /** The kind of its parent. */
  readonly parent?: ContentKind
  readonly children?: ContentKind
  /** Has a slug in its URL, which never changes because others link to it. */
  readonly hasSlug?: true
  /** Bookings refer to it forever, so it is retired and never deleted. */
  readonly isSold?: true
  /** Its samples quote people who do not exist: they are removed or replaced, never adopted. */
  readonly hasInventedSamples?: true
}

export const CONTENT_KINDS: Readonly<Record<ContentKind, KindFacts>> = {
  astrologers: { hasSlug: true, isSold: true },
  courses: { children: 'modules', hasSlug: true, isSold: true },
  packages: { children: 'intake-questions', hasSlug: true, isSold: true },
  'intake-questions': { parent: 'packages' },
  passes: { hasSlug: true, isSold: true },
  vouchers: { hasSlug: true, isSold: true },
  coupons: { isSold: true },
  testimonials: { hasInventedSamples: true },
  faq: {},
  pages: {},
  teachers: { children: 'teacher-pages', hasSlug: true },
  'teacher-pages': { parent: 'teachers', children: 'resources' },
  resources: { parent: 'teacher-pages' },
  modules: { parent: 'courses', children: 'lessons' },
  lessons: { parent: 'modules', children: 'quiz-questions' },
  'quiz-questions': { parent: 'lessons' },
}

export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(CONTENT_KINDS, text)
}

/** A piece of content as the staff area shows it. */
export type ContentRow<Kind extends ContentKind = ContentKind> = ContentValues[Kind] & {
  readonly id: number
  readonly parentId: number | null
  readonly position: number
  readonly isSample: boolean
  readonly version: number
  readonly updatedAt: Date
  readonly retiredAt: Date | null
}
