import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { astrologers, packageAstrologers } from '#db/schema/availability.ts'
import {
  consultationPackages,
  courses,
  faqEntries,
  intakeQuestions,
  ownPages,
  resources,
  teacherPages,
  teachers,
  testimonials,
} from '#db/schema/content.ts'
import { courseModules, lessons, quizQuestions } from '#db/schema/learning.ts'
import { coupons, giftVouchers, sessionPasses } from '#db/schema/offers.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'

export type ContentShape = {
  readonly table: PgTable & Readonly<Record<'id' | 'isSample' | 'version' | 'updatedAt', PgColumn>>
  readonly columns: Readonly<Record<string, PgColumn | SQL.Aliased>>
  /** The column that names an item in messages. */
  readonly name: PgColumn | SQL
  readonly searched: readonly PgColumn[]
  /** The order on the site; items that the admin orders have a position. */
  readonly orderedBy: PgColumn | SQL
  readonly position?: PgColumn
  /** The rows that are this kind of content; all by default. */
  readonly only?: SQL
  readonly parent?: PgColumn
  readonly parentKey?: string
  /** Items with the same value here are ordered among each other. */
  readonly siblings?: PgColumn
  readonly retiredAt?: PgColumn
}

type OrderedTable = ContentShape['table'] & { readonly position: PgColumn }

/** The first of the searched columns is the name of an item. */
function ordered(table: OrderedTable, searched: readonly [PgColumn, ...PgColumn[]]): ContentShape {
  const { position } = table
  return { table, columns: getTableColumns(table), name: searched[0], searched, orderedBy: position, position }
}

function inside(parentKey: string, parent: PgColumn) {
  return { parentKey, parent, siblings: parent }
}

/** Slugs of the astrologers who offer a package. */
const OFFERED_BY = sql<string[]>`array(
  select offering.slug from ${packageAstrologers} offered join ${astrologers} offering on offering.id = offered.astrologer_id
  where offered.package_id = consultation_packages.id order by offering.position, offering.id)`.as('offered_by')

/** All content is edited in the same way; this is what differs. */
const SHAPES: Readonly<Record<ContentKind, ContentShape>> = {
  astrologers: {
    ...ordered(astrologers, [astrologers.name, astrologers.about]),
    retiredAt: astrologers.retiredAt,
  },
  // A class that is sold alone has a form of its own.
  courses: {
    ...ordered(courses, [courses.title, courses.description]),
    only: eq(courses.kind, 'course'),
    retiredAt: courses.retiredAt,
  },
  packages: {
    ...ordered(consultationPackages, [consultationPackages.name, consultationPackages.description]),
    columns: { ...getTableColumns(consultationPackages), offeredBy: OFFERED_BY },
    retiredAt: consultationPackages.retiredAt,
  },
  'intake-questions': {
    ...ordered(intakeQuestions, [intakeQuestions.label, intakeQuestions.help]),
    ...inside('packageId', intakeQuestions.packageId),
  },
  passes: {
    ...ordered(sessionPasses, [sessionPasses.name, sessionPasses.description]),
    retiredAt: sessionPasses.retiredAt,
  },
  vouchers: { ...ordered(giftVouchers, [giftVouchers.name]), retiredAt: giftVouchers.retiredAt },
  coupons: {
    table: coupons,
    columns: getTableColumns(coupons),
    name: coupons.code,
    searched: [coupons.code, coupons.note],
    orderedBy: coupons.id,
    retiredAt: coupons.retiredAt,
  },
  testimonials: ordered(testimonials, [testimonials.name, testimonials.place, testimonials.quote]),
  faq: { ...ordered(faqEntries, [faqEntries.question, faqEntries.answer]), siblings: faqEntries.page },
  pages: ordered(ownPages, [ownPages.title, ownPages.lead, ownPages.content]),
  teachers: ordered(teachers, [teachers.name, teachers.introduction]),
  'teacher-pages': {
    table: teacherPages,
    columns: getTableColumns(teacherPages),
    name: sql`(select ${teachers.name} from ${teachers} where ${teachers.id} = ${teacherPages.teacherId})
      || ', ' || ${teacherPages.level}`,
    searched: [teacherPages.summary],
    // From easy to hard, in whatever order they were created.
    orderedBy: sql`array_position(array['basic', 'intermediate', 'advanced'], ${teacherPages.level})`,
    ...inside('teacherId', teacherPages.teacherId),
  },
  resources: {
    ...ordered(resources, [resources.title, resources.description]),
    ...inside('teacherPageId', resources.teacherPageId),
  },
  modules: {
    ...ordered(courseModules, [courseModules.title, courseModules.summary]),
    ...inside('courseId', courseModules.courseId),
  },
  lessons: { ...ordered(lessons, [lessons.title, lessons.content]), ...inside('moduleId', lessons.moduleId) },
  'quiz-questions': {
    ...ordered(quizQuestions, [quizQuestions.question, quizQuestions.explanation]),
    ...inside('lessonId', quizQuestions.lessonId),
  },
}

export function contentShape(kind: ContentKind): ContentShape {
  return SHAPES[kind]
}
