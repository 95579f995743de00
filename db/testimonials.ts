import { asc } from 'drizzle-orm'
import type { Testimonial } from '#domain/testimonials.ts'
import type { Database } from './client.ts'
import { preparedFor } from './prepared.ts'
import { testimonials } from './schema/content.ts'

const testimonialsQuery = preparedFor((db) =>
  db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      place: testimonials.place,
      words: testimonials.words,
      stars: testimonials.stars,
    })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id)),
)

export function listTestimonials(db: Database): Promise<Testimonial[]> {
  return testimonialsQuery(db).execute()
}

export type NewTestimonial = typeof testimonials.$inferInsert

export async function recordTestimonials(db: Database, added: readonly NewTestimonial[]): Promise<void> {
  await db.insert(testimonials).values([...added])
}
