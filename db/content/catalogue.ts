import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { consultationPackages, courses, intakeQuestions } from '#db/schema/content.ts'
import type { IntakeQuestion } from '#domain/content/intake-questions.ts'
import type { ConsultationPackage, Course, CourseLevel, SoldConsultation, SoldCourse } from '#domain/content/offers.ts'
import type { Language } from '#domain/languages.ts'
import { isSlug } from '#domain/slug.ts'
import { type ReadIn, translated, translatedLines } from './translated-columns.ts'

const soldCourse = (language: ReadIn) => ({
  id: courses.id,
  slug: courses.slug,
  level: courses.level,
  title: translated(language, { kind: 'courses', field: 'title' }),
  price: courses.price,
})

const course = (language: ReadIn) => ({
  ...soldCourse(language),
  level: sql<CourseLevel>`${courses.level}`,
  description: translated(language, { kind: 'courses', field: 'description' }),
  durationWeeks: courses.durationWeeks,
  compareAtPrice: courses.compareAtPrice,
  highlights: translatedLines(language, { kind: 'courses', field: 'highlights' }),
})

const offeredConsultation = (language: ReadIn) => ({
  id: consultationPackages.id,
  slug: consultationPackages.slug,
  name: translated(language, { kind: 'packages', field: 'name' }),
  price: consultationPackages.price,
  isPrasna: consultationPackages.isPrasna,
  needsBirthTime: consultationPackages.needsBirthTime,
  isPerQuestion: consultationPackages.isPerQuestion,
  asksLifeEvents: consultationPackages.asksLifeEvents,
  heldAs: consultationPackages.heldAs,
})

/** Null for a translation of other choices, which would stand beside the wrong ones. */
function choiceLabels(language: Language): SQL {
  return sql`(
    select string_to_array(t.text, E'\\n') from translations t
    where t.kind = 'intake-questions' and t.item_id = asked.id and t.language = ${language} and t.field = 'choices'
      and t.original_hash = md5(array_to_string(asked.choices, E'\\n')))`
}

/** In the order of the form. */
function askedQuestions(language: ReadIn) {
  const kind = 'intake-questions'
  const alias = 'asked'
  return sql<IntakeQuestion[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asked.id, 'kind', asked.kind, 'label', ${translated(language, { kind, field: 'label', alias })},
      'help', ${translated(language, { kind, field: 'help', alias })}, 'isRequired', asked.is_required,
      'choices', asked.choices, 'choiceLabels', ${language ? choiceLabels(language) : sql`null`}
    ) order by asked.position, asked.id), '[]')
    from ${intakeQuestions} asked where asked.package_id = consultation_packages.id)`.as('intake_questions')
}

const soldConsultation = (language: ReadIn) => ({
  ...offeredConsultation(language),
  intakeQuestions: askedQuestions(language),
  durationMinutes: consultationPackages.durationMinutes,
  bufferBeforeMinutes: consultationPackages.bufferBeforeMinutes,
  bufferAfterMinutes: consultationPackages.bufferAfterMinutes,
  stepMinutes: consultationPackages.stepMinutes,
  minimumNoticeMinutes: consultationPackages.minimumNoticeMinutes,
  horizonDays: consultationPackages.horizonDays,
  mostPerDay: consultationPackages.mostPerDay,
  mostPerWeek: consultationPackages.mostPerWeek,
})

export const consultationPackage = (language: ReadIn) => ({
  ...offeredConsultation(language),
  description: translated(language, { kind: 'packages', field: 'description' }),
  durationLabel: translated(language, { kind: 'packages', field: 'durationLabel' }),
  durationMinutes: consultationPackages.durationMinutes,
  features: translatedLines(language, { kind: 'packages', field: 'features' }),
  answerWithinDays: consultationPackages.answerWithinDays,
  needs: translatedLines(language, { kind: 'packages', field: 'needs' }),
  isPopular: consultationPackages.isPopular,
})

/** The courses on offer, in the order of the page; without classes that are sold alone. */
export function listCourses(db: Database, language?: ReadIn): Promise<Course[]> {
  return db
    .select(course(language))
    .from(courses)
    .where(and(eq(courses.kind, 'course'), isNull(courses.retiredAt)))
    .orderBy(asc(courses.position), asc(courses.id))
}

/** A course or a class. A retired one is not found, because it can no longer be booked. */
export async function findCourse(db: Database, slug: string, language?: ReadIn): Promise<SoldCourse | undefined> {
  if (!isSlug(slug)) return undefined

  const [found] = await db
    .select(soldCourse(language))
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.retiredAt)))
  return found
}

/** Null for a class. Includes retired courses, because bookings still refer to them. */
export async function requireCourseLevel(db: Database, id: number): Promise<CourseLevel | null> {
  const [found] = await db.select({ level: courses.level }).from(courses).where(eq(courses.id, id))
  if (!found) throw new Error(`There is no course ${id}.`)
  return found.level
}

export type PackageIntake = Pick<SoldConsultation, 'intakeQuestions' | 'asksLifeEvents'>

/** What staff may record for a booking; nothing is required of a caller. Includes retired packages. */
export async function findPackageIntake(db: Database, packageId: number, language?: ReadIn): Promise<PackageIntake> {
  const [found] = await db
    .select({
      intakeQuestions: askedQuestions(language),
      asksLifeEvents: sql<boolean>`${consultationPackages.asksLifeEvents} and not ${consultationPackages.isPrasna}`,
    })
    .from(consultationPackages)
    .where(eq(consultationPackages.id, packageId))
  if (!found) return { intakeQuestions: [], asksLifeEvents: false }
  return { ...found, intakeQuestions: found.intakeQuestions.map((question) => ({ ...question, isRequired: false })) }
}

/** The consultations on offer, in the order of the page. */
export function listConsultationPackages(db: Database, language?: ReadIn): Promise<ConsultationPackage[]> {
  return db
    .select(consultationPackage(language))
    .from(consultationPackages)
    .where(isNull(consultationPackages.retiredAt))
    .orderBy(asc(consultationPackages.position), asc(consultationPackages.id))
}

/** The same with what a booking needs. */
export function listSoldConsultations(db: Database, language?: ReadIn): Promise<SoldConsultation[]> {
  return db
    .select(soldConsultation(language))
    .from(consultationPackages)
    .where(isNull(consultationPackages.retiredAt))
    .orderBy(asc(consultationPackages.position), asc(consultationPackages.id))
}

/** A retired package is not found, because it can no longer be booked. */
export async function findConsultationPackage(
  db: Database,
  slug: string,
  language?: ReadIn,
): Promise<SoldConsultation | undefined> {
  if (!isSlug(slug)) return undefined

  const [found] = await db
    .select(soldConsultation(language))
    .from(consultationPackages)
    .where(and(eq(consultationPackages.slug, slug), isNull(consultationPackages.retiredAt)))
  return found
}

/** Includes retired packages, because sessions of them can still be moved. */
export async function requireSoldConsultation(db: Database, id: number): Promise<SoldConsultation> {
  const [found] = await db
    .select(soldConsultation(undefined))
    .from(consultationPackages)
    .where(eq(consultationPackages.id, id))
  if (!found) throw new Error(`There is no consultation package ${id}.`)
  return found
}

/** How many business days the practice takes to answer; null without a promise. */
export async function findAnswerWithinDays(db: Database, packageId: number): Promise<number | null> {
  const [found] = await db
    .select({ days: consultationPackages.answerWithinDays })
    .from(consultationPackages)
    .where(eq(consultationPackages.id, packageId))
  return found?.days ?? null
}

export type NewCourse = typeof courses.$inferInsert
export type NewConsultationPackage = typeof consultationPackages.$inferInsert

export async function recordCourses(db: Database, added: readonly NewCourse[]): Promise<void> {
  await db.insert(courses).values([...added])
}

export async function recordConsultationPackages(
  db: Database,
  added: readonly NewConsultationPackage[],
): Promise<void> {
  await db.insert(consultationPackages).values([...added])
}
