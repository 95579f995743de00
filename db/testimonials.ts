import { asc } from 'drizzle-orm'
import type { Testimonial } from '#domain/testimonials.ts'
import type { Database } from './client.ts'
import { testimonials } from './schema/content.ts'

export function listTestimonials(db: Database): Promise<Testimonial[]> {
  return db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      place: testimonials.place,
      words: testimonials.words,
      stars: testimonials.stars,
    })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
}

export type NewTestimonial = typeof testimonials.$inferInsert

export async function recordTestimonials(db: Database, added: readonly NewTestimonial[]): Promise<void> {
  await db.insert(testimonials).values([...added])
}
