import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { findContent, recordContent } from '#db/content/admin-content.ts'
import {
  listConsultationPackages,
  listCourses,
  type NewConsultationPackage,
  type NewCourse,
  recordConsultationPackages,
  recordCourses,
} from '#db/content/catalogue.ts'
import type { ContentValues } from '#domain/content/content-kinds.ts'
import type { ConsultationPackage, Course } from '#domain/content/offers.ts'
import { rupees } from '#domain/money.ts'

const aSlug = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}`

export async function givenCourse(db: Database, changes: Partial<NewCourse> = {}): Promise<Course> {
  const slug = aSlug('course')
  const course = { slug, level: 'Basic', title: 'Pradhamika', description: 'The alphabet of Jyotish.' } as const
  await recordCourses(db, [{ ...course, durationWeeks: 12, price: rupees(2_999), ...changes }])
  return withSlug(await listCourses(db), changes.slug ?? slug)
}

export async function givenConsultationPackage(
  db: Database,
  changes: Partial<NewConsultationPackage> = {},
): Promise<ConsultationPackage> {
  const slug = aSlug('package')
  const offer = { slug, name: 'Full Life Prediction', description: 'An hour with your chart.' }
  const isPrasna = changes.name === 'Prasna'
  const terms = { price: rupees(3_001), durationLabel: '60 minutes', durationMinutes: 60 }
  await recordConsultationPackages(db, [{ ...offer, ...terms, isPrasna, isPerQuestion: isPrasna, ...changes }])
  return withSlug(await listConsultationPackages(db), changes.slug ?? slug)
}

/** A question of the booking form; returns its id. */
export function givenIntakeQuestion(
  db: Database,
  packageId: number,
  changes: Partial<ContentValues['intake-questions']> = {},
): Promise<number> {
  const question = { kind: 'line', label: 'What is it about?', help: '', isRequired: false, choices: [] } as const
  const values = { ...question, ...changes }
  return recordContent(db, 'intake-questions', { values, parentId: packageId, now: new Date() })
}

/** What an admin edits in a package. */
export async function packageValues(db: Database, id: number): Promise<ContentValues['packages']> {
  const row = await findContent(db, 'packages', id)
  if (!row) throw new Error(`There is no package ${id}.`)
  const { id: _, parentId, position, isSample, version, updatedAt, retiredAt, ...values } = row
  return values
}

function withSlug<Row extends { readonly slug: string }>(rows: readonly Row[], slug: string): Row {
  const row = rows.find((offered) => offered.slug === slug)
  if (!row) throw new Error(`${slug} was recorded but not found.`)
  return row
}
